import type { Color } from "./color.ts"
import { stroke } from "./shape.ts"

/** Path data of each character in a cell of 3 x 6 units; O has the path of 0, and unknown characters are left out. */
const GLYPHS: Readonly<Record<string, string>> = {
  0: "M1 0H2L3 1V5L2 6H1L0 5V1Z",
  1: "M.5 1L1.5 0V6",
  2: "M0 1L1 0H2L3 1V2L0 6H3",
  3: "M0 1L1 0H2L3 1V2L2 3L3 4V5L2 6H1L0 5M1 3H2",
  4: "M2 6V0L0 4H3",
  5: "M3 0H0V2.5H2L3 3.5V5L2 6H1L0 5",
  6: "M3 1L2 0H1L0 1V5L1 6H2L3 5V4L2 3H0",
  7: "M0 0H3L1 6",
  8: "M1 3L0 2V1L1 0H2L3 1V2L2 3H1L0 4V5L1 6H2L3 5V4L2 3",
  9: "M3 3H1L0 2V1L1 0H2L3 1V5L2 6H1L0 5",
  A: "M0 6V2L1.5 0L3 2V6M0 4H3",
  B: "M0 0H2L3 1V2L2 3L3 4V5L2 6H0ZM0 3H2",
  C: "M3 1L2 0H1L0 1V5L1 6H2L3 5",
  D: "M0 0H2L3 1V5L2 6H0Z",
  E: "M3 0H0V6H3M0 3H2",
  F: "M3 0H0V6M0 3H2",
  G: "M3 1L2 0H1L0 1V5L1 6H2L3 5V3H2",
  H: "M0 0V6M3 0V6M0 3H3",
  I: "M1.5 0V6",
  J: "M3 0V5L2 6H1L0 5",
  K: "M0 0V6M3 0L0 4M1 3L3 6",
  L: "M0 0V6H3",
  M: "M0 6V0L1.5 3L3 0V6",
  N: "M0 6V0L3 6V0",
  O: "M1 0H2L3 1V5L2 6H1L0 5V1Z",
  P: "M0 6V0H2L3 1V2L2 3H0",
  Q: "M1 0H2L3 1V5L2 6H1L0 5V1ZM2 4L3 6",
  R: "M0 6V0H2L3 1V2L2 3H0M1 3L3 6",
  S: "M3 1L2 0H1L0 1V2L1 3H2L3 4V5L2 6H1L0 5",
  T: "M0 0H3M1.5 0V6",
  U: "M0 0V5L1 6H2L3 5V0",
  V: "M0 0L1.5 6L3 0",
  W: "M0 0L.7 6L1.5 2L2.3 6L3 0",
  X: "M0 0L3 6M3 0L0 6",
  Y: "M0 0L1.5 3V6M3 0L1.5 3",
  Z: "M0 0H3L0 6H3",
  ".": "M.4 5.6V6",
  "/": "M0 6.5L2.4 -.5",
  "-": "M.4 3H2.4",
  "°": "M.5 0H1.5L2 1L1.5 2H.5L0 1Z",
  '"': "M.4 0V1.6M1.5 0V1.6",
  "×": "M.3 2.4L2.7 5.4M2.7 2.4L.3 5.4",
  ":": "M.4 1.8V2.2M.4 4.4V4.8",
  "+": "M0 3H3M1.5 1.5V4.5",
  Ø: "M1 0H2L3 1V5L2 6H1L0 5V1ZM-.3 6.5L3.3 -.5",
  " ": ""
}

/** Widths of the characters that are narrower than a cell. */
const WIDTHS: Readonly<Record<string, number>> = { ".": 0.8, "/": 2.4, "°": 2, '"': 1.9, " ": 1.6, ":": 0.8, "1": 2 }
const CELL = { width: 3, height: 6, gap: 1.3 }

const advance = (character: string): number => (WIDTHS[character] ?? CELL.width) + CELL.gap

/** Returns the width of a text at a letter height. */
export const textWidth = (text: string | number, height: number): number =>
  (Array.from(String(text).toUpperCase()).reduce((sum, character) => sum + advance(character), -CELL.gap) * height) / CELL.height

const tenth = (value: number): number => Number(value.toFixed(1))

/** Returns a glyph's path moved to (x, y) and scaled by k. */
const place = (glyph: string, x: number, y: number, k: number): string =>
  glyph.replace(/([MLHV])(-?[\d.]+)(?: (-?[\d.]+))?/g, (_, command: string, a: string, b: string | undefined) =>
    command === "V"
      ? `V${tenth(y + Number(a) * k)}`
      : command === "H"
        ? `H${tenth(x + Number(a) * k)}`
        : `${command}${tenth(x + Number(a) * k)} ${tenth(y + Number(b ?? 0) * k)}`
  )

/**
 * Draws single-stroke plotter lettering as paths, so that an `<img>` needs no font. Supports only capitals, digits and `. / - + : ° " × Ø`.
 * (x, y) is the anchor at half the letters' height.
 */
export const text = (
  content: string | number,
  x: number,
  y: number,
  height = 16,
  anchor: "start" | "middle" | "end" = "middle",
  weight = 1.8,
  color: Color = "ink"
): string => {
  const k = height / CELL.height
  const width = textWidth(content, height)
  let left = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0)
  let d = ""
  for (const character of String(content).toUpperCase()) {
    d += place(GLYPHS[character] ?? "", left, y - height / 2, k)
    left += advance(character) * k
  }
  return stroke(d, weight, color)
}
