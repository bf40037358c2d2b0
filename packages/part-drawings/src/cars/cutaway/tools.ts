import type { CarPen } from "../pen/carPen.ts"
import type { Fill } from "../pen/tones.ts"

/** Drawing tools for rods or pipes of a width in inches, and discs. */
export const createTools = (k: CarPen) => ({
  tube: (points: string, width: number, fill: Fill = "face"): string =>
    k.raw(k.d(points), width * k.scale + 2.6) + k.raw(k.d(points), width * k.scale - 0.4, "none", fill),
  disc: (x: number, y: number, radius: number, weight = 1.4, fill: Fill = "face"): string => k.circ(x, y, radius, weight, fill)
})
