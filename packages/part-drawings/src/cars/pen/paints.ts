import type { Paint } from "@camber/domain/vehicle"

/** The available paints, equal in both themes. A car without a known paint has the paper color. */
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

/** Returns the perceived lightness of a hex color, from 0 to 1. */
const lightness = (hex: string): number =>
  [0.3, 0.59, 0.11].reduce((sum, share, at) => sum + (share * Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16)) / 255, 0)

/** Returns whether lines on the paint are white. */
export const isDark = (hex: string): boolean => lightness(hex) < 0.36
