import { toneVariable } from "../../pen/color.ts"

/**
 * Tones of a car's drawing. `paint` is the paint that the owner chose, `line` contrasts with it. `face`, `side` and `core` are for parts of
 * a system.
 */
export type Tone =
  | "paper"
  | "tint"
  | "mid"
  | "ink"
  | "hole"
  | "accent"
  | "glass"
  | "rubber"
  | "rim"
  | "face"
  | "side"
  | "core"
  | "paint"
  | "line"
  | "none"
export type Fill = Tone | `#${string}`

/** Fill and stroke values of tones that do not depend on the paint. */
export const TONES: Readonly<Record<Exclude<Tone, "paint" | "line">, string>> = {
  paper: toneVariable("paper"),
  tint: toneVariable("tint"),
  mid: toneVariable("mid"),
  ink: "currentColor",
  hole: toneVariable("hole"),
  accent: toneVariable("acc"),
  glass: toneVariable("glass"),
  rubber: toneVariable("rub"),
  rim: toneVariable("rim"),
  face: toneVariable("sa"),
  side: toneVariable("sb"),
  core: toneVariable("sc"),
  none: "none"
}

export const isTone = (fill: string): fill is keyof typeof TONES => Object.hasOwn(TONES, fill)
