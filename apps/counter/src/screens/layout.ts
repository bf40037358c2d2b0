import type { TextProps } from "ink"
import type { Block, KeyHint, Tone } from "../views/blocks.ts"

const GAP = 3

/** Width of the labels before a screen's facts, with the gap after them. */
export const LABEL_WIDTH = 12

/** Lines that a block takes on a screen of this width. A list takes the lines that remain. */
export const countLines = (block: Block, width: number): number =>
  block._tag === "List" ? 0 : block._tag === "Fact" && block.isLong === true && block.text.length > width - LABEL_WIDTH ? 2 : 1

/** Distributes all keys on lines of this width, because every key is shown. */
export const wrapKeys = (keys: ReadonlyArray<KeyHint>, width: number): ReadonlyArray<ReadonlyArray<KeyHint>> => {
  const lines: Array<Array<KeyHint>> = []
  let used = Infinity
  for (const hint of keys) {
    const length = hint.key.length + 1 + hint.action.length
    if (used + GAP + length > width) {
      lines.push([])
      used = -GAP
    }
    lines.at(-1)?.push(hint)
    used += GAP + length
  }
  return lines
}

/** Returns the range of rows that fits on the screen and includes the selected row. */
export const getVisibleRows = (count: number, selected: number, height: number): { readonly from: number; readonly to: number } => {
  const size = Math.max(1, Math.min(count, height))
  const from = Math.max(0, Math.min(selected - Math.floor(size / 2), count - size))
  return { from, to: Math.min(count, from + size) }
}

/** Uses only the sixteen colors that every terminal has. A symbol or a word always states the same as the color. */
export const toneProps: Readonly<Record<Tone, TextProps>> = {
  plain: {},
  strong: { bold: true },
  faint: { dimColor: true },
  good: { color: "green" },
  bad: { color: "red" },
  question: { color: "yellow" }
}
