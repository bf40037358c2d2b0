import type { Paint } from "@camber/domain/vehicle"

/** The paints that an owner can pick, in both themes the same. A car of no known paint is bare paper. */
export const PAINTS: Readonly<Record<Paint, string>> = {
  white: "#f3f1ea",
  silver: "#b8bdc4",
  gray: "#747b85",
  black: "#23272e",
  red: "#b32a22",
  maroon: "#6f2735",
  orange: "#cf5a22",
  yellow: "#dbab2c",
  tan: "#b7a283",
  green: "#2f6a50",
  teal: "#2b7d80",
  blue: "#2f62a3",
  navy: "#26375f",
  bronze: "#7b5f41",
  purple: "#543f77"
}

/** How light a hex color looks, from 0 to 1. */
const lightness = (hex: string): number =>
  [0.3, 0.59, 0.11].reduce((sum, share, at) => sum + (share * Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16)) / 255, 0)

/** Paint on which lines are white. */
export const isDark = (hex: string): boolean => lightness(hex) < 0.36
