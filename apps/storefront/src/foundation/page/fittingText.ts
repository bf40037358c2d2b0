import { formatCount } from "./format.ts"

/** '9 parts made for it, 359 universal': counts parts that fit any car separately. */
export const fittingText = (fitting: number, made: number): string => {
  const universal = fitting - made
  const own = `${formatCount(made)} ${made === 1 ? "part" : "parts"} made for it`
  return universal === 0
    ? own
    : made === 0
      ? `${formatCount(universal)} universal parts fit`
      : `${own}, ${formatCount(universal)} universal`
}
