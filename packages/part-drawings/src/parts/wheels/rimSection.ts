import { bold, centreLine, type Color, fine, hatch, type Ink, medium, path, type Point, rect, stroke } from "../../pen/index.ts"

/** Measures of a wheel's section in sheet units, across it from its outer lip at 0. */
interface Rim {
  readonly radius: number
  readonly width: number
  /** Position of the mounting face. */
  readonly plate: number
  /** Radius of the center bore. `circle` is the radius of the bolt circle. */
  readonly hub: number
  readonly circle: number
  readonly paint: Color
  /** Color of lines, which contrasts with the paint. */
  readonly line: Color
  /** Whether the wheel has a bead lock, a ring that bolts the tire's bead to the outer lip. */
  readonly lock: boolean
}

const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`

/**
 * Draws a wheel cut along its axle: the upper half shows the cut rim with bead seats and drop, and the disc that bolts to the hub; the
 * lower half is not cut.
 */
export const rimSection = ({ radius: R, width: W, plate, hub, circle, paint, line, lock }: Rim): Ink => {
  const h = R - 7
  const drop = h - Math.min(24, R * 0.19)
  const [a, b] = [Math.min(W * 0.3, 34), Math.max(W * 0.58, W - 62)]
  const rim: readonly Point[] = [
    [0, -R],
    [5, -R],
    [6, -h + 4],
    [19, -h + 6],
    [a, -drop],
    [b, -drop],
    [W - 19, -h + 6],
    [W - 6, -h + 4],
    [W - 5, -R],
    [W, -R],
    [W - 1, -h + 12],
    [W - 23, -h + 14],
    [b - 2, -drop + 8],
    [a - 1, -drop + 8],
    [21, -h + 14],
    [1, -h + 12]
  ]
  const meets = Math.min(W - 30, Math.max(14, plate - Math.min(30, W * 0.2)))
  const disc: readonly Point[] = [
    [plate, -hub],
    [plate, -hub * 0.36],
    [plate - 9, -hub * 0.36],
    [plate - 9, -hub + 4],
    [meets, -drop + 24],
    [meets - 4, -drop + 8],
    [meets + 12, -drop + 8],
    [meets + 10, -drop + 22]
  ]
  return [
    rect(0, 0, W, R, 3, bold, paint, "ink", "level"),
    stroke(`M5 2V${R - 2}M${W - 5} 2V${R - 2}M20 2V${h - 4}M${W - 20} 2V${h - 4}M${a} 2V${drop}M${b} 2V${drop}`, fine, line),
    stroke(`M${a} ${drop * 0.32}H${b}`, 3, "#ffffff", ' stroke-opacity=".4"'),
    lock ? rect(-7, 0, 9, R + 2, 2, medium, "accent", "ink", "level") : "",
    // The wheel's far half, visible through the cut.
    path(`M3 0V${-h + 12}H${W - 3}V0Z`, fine, "tint", "ink", "", "level"),
    path(outline(rim), medium, "tint"),
    hatch(rim, 6),
    path(outline(disc), medium, "tint"),
    hatch(disc, 6),
    lock ? rect(-7, -R - 2, 9, 18, 1, medium, "accent") : "",
    rect(plate - 11, -circle - 4, 13, 8, 0, fine, "sheet"),
    stroke(`M0 0H${W}`),
    centreLine(-12, 0, W + 14, 0),
    centreLine(plate - 22, -circle, plate + 16, -circle)
  ]
}
