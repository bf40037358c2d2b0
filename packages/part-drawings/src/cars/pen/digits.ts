import { listed, short } from "./spline.ts"

/** Strokes of the figures on a grid of 3 by 6, from the upper left. */
const STROKES: Readonly<Record<string, string>> = {
  "0": "M1 0H2L3 1V5L2 6H1L0 5V1Z",
  "1": "M.5 1L1.5 0V6",
  "2": "M0 1L1 0H2L3 1V2L0 6H3",
  "3": "M0 1L1 0H2L3 1V2L2 3L3 4V5L2 6H1L0 5M1 3H2",
  "4": "M2 6V0L0 4H3",
  "5": "M3 0H0V2.5H2L3 3.5V5L2 6H1L0 5",
  "6": "M3 1L2 0H1L0 1V5L1 6H2L3 5V4L2 3H0",
  "7": "M0 0H3L1 6",
  "8": "M1 3L0 2V1L1 0H2L3 1V2L2 3H1L0 4V5L1 6H2L3 5V4L2 3",
  "9": "M3 3H1L0 2V1L1 0H2L3 1V5L2 6H1L0 5"
}

/** Returns the path data of a number with its lower left corner at `x`, `y`, `height` high, all in inches. */
export const digits = (text: string, x: number, y: number, height: number, X: (x: number) => number, Y: (y: number) => number): string => {
  const unit = height / 6
  return [...text]
    .map((figure, at) => {
      const left = x + at * 4.4 * unit
      const top = y + height
      return (STROKES[figure] ?? "").replace(/([MLHV])([\d.]+)(?: ([\d.]+))?/g, (_, command: string, first: string, second = "0") => {
        if (command === "V") return `V${short(Y(top - Number(first) * unit))}`
        if (command === "H") return `H${short(X(left + Number(first) * unit))}`
        return command + listed(X(left + Number(first) * unit), Y(top - Number(second) * unit))
      })
    })
    .join("")
}
