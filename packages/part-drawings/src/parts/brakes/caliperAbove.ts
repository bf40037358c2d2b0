import { type Color, circle, fine, type Ink, medium, bold, rect, stroke } from "../../pen/index.ts"

/** Measures of a caliper from above, in sheet units from its center. */
interface FromAbove {
  readonly half: number
  readonly paint: Color
  /** Color of lines, which contrasts with the paint. */
  readonly line: Color
  /** Whether the caliper is a floating one, which has pistons only on one side. */
  readonly floats: boolean
  readonly pad: number
  /** Positions of the pistons along the caliper. `bore` is their radius. */
  readonly bored: readonly number[]
  readonly bore: number
}

/** Draws a caliper from above: two halves with the rotor's edge and the pads between them, and the bridges that join them. */
export const caliperAbove = ({ half, paint, line, floats, pad, bored, bore }: FromAbove): Ink => {
  const shown = Math.min(pad, half - 12)
  const bridges = floats ? [-half * 0.62, half * 0.62] : [-half + 17, half - 17]
  return [
    rect(-half - 26, -6, 2 * half + 52, 12, 1, medium, "mid", "ink", "level"),
    stroke(`M${-half - 20} 0h${2 * half + 40}`, 3, "rubber", ' stroke-dasharray="9 5" stroke-linecap="butt"'),
    [-1, 1].map((way) => [
      rect(-shown, way > 0 ? 8 : -15, 2 * shown, 7, 1, fine, "#5b5048"),
      rect(-shown - 3, way > 0 ? 15 : -19, 2 * shown + 6, 4, 0, fine, "tint")
    ]),
    bored.map((x) => rect(x - bore * 0.8, 17, bore * 1.6, 10, 1, fine, "chrome", "ink", "upright")),
    floats ? "" : bored.map((x) => rect(x - bore * 0.8, -27, bore * 1.6, 10, 1, fine, "chrome", "ink", "upright")),
    rect(-half, 23, 2 * half, floats ? 34 : 24, 8, bold, paint, "ink", "level"),
    rect(-half, floats ? -33 : -47, 2 * half, floats ? 14 : 24, 6, bold, paint, "ink", "level"),
    bridges.map((x) => [
      rect(x - 13, floats ? -31 : -45, 26, floats ? 84 : 90, 5, medium, paint, "ink", "upright"),
      floats
        ? stroke(`M${x - 6} -22v66`, fine, line)
        : [-34, 34].map((y) => [circle(x, y, 6.5, fine, "tint"), circle(x, y, 3, fine, "hole")])
    ])
  ]
}
