import { dimension, group, type Ink } from "../../pen/index.ts"

interface Views {
  /** Drawing of the wheel's face, around its center. `section` is drawn relative to the outer lip and the axle line. */
  readonly face: Ink
  readonly section: Ink
  readonly radius: number
  readonly width: number
  /** Distance from the inner bead to the mounting face in sheet units. The next field is the label of this dimension. */
  readonly plate: number
  readonly dia: string
  readonly wide: string
  readonly from: string
  /** The section is below the face, or to either side of it. */
  readonly layout: "beneath" | "right" | "left"
}

/** Draws a wheel's face and section at the same scale, with dimensions. */
export const wheelSheet = ({ face, section, radius: R, width: W, plate, dia, wide, from, layout }: Views): Ink => {
  if (layout === "beneath") {
    const k = Math.min(1.1, 366 / (3 * R + 40), 300 / (2 * R), 352 / (2 * R + W + 20))
    const fy = 14 + R * k
    const sy = Math.min(388 - (W / 2) * k - 4, fy + (R + 26 + W / 2) * k)
    return [
      group(`translate(200 ${fy}) scale(${k})`, face),
      group(`translate(200 ${sy - (W / 2) * k}) rotate(90) scale(${k})`, section),
      dimension(200 - R * k - 22, fy - R * k, 200 - R * k - 22, fy + R * k, dia, 0),
      dimension(200 + R * k + 22, sy - (W / 2) * k, 200 + R * k + 22, sy + (W / 2) * k, wide, 0)
    ]
  }
  const all = 2 * R + 30 + W
  const k = Math.min(1.12, 374 / all)
  const way = layout === "right" ? 1 : -1
  const fx = 200 - way * (all / 2 - R) * k
  const left = way > 0 ? 200 + (all / 2 - W) * k : 200 - (all / 2) * k
  const under = 194 + R * k + 28
  // The section is mirrored if necessary, so that its outer lip points toward the face.
  const mirrored = way < 0
  const at = (x: number): number => (mirrored ? left + (W - x) * k : left + x * k)
  const [x1, x2] = [Math.min(at(plate), at(W)), Math.max(at(plate), at(W))]
  return [
    group(`translate(${fx} 194) scale(${k})`, face),
    group(mirrored ? `translate(${left + W * k} 194) scale(${-k} ${k})` : `translate(${left} 194) scale(${k})`, section),
    dimension(fx - R * k, under, fx + R * k, under, dia, R * k * 0.4),
    from === "" ? "" : dimension(x1, 194 - R * k - 18, x2, 194 - R * k - 18, x2 - x1 > 60 ? from : "", 0),
    dimension(left, under, left + W * k, under, wide, 20)
  ]
}
