import type { TextProps } from "ink"
import type { Tone } from "../views/blocks.ts"

/** Colors of the sixteen that every terminal has. A sign or a word always says the same. */
export const toneProps: Readonly<Record<Tone, TextProps>> = {
  plain: {},
  strong: { bold: true },
  faint: { dimColor: true },
  good: { color: "green" },
  bad: { color: "red" },
  question: { color: "yellow" }
}
