import { type Color, shaded } from "./color.ts"
import { type Ink, tube } from "./shape.ts"

/** Returns the path of one strand of wire from one side of the coil to the other. */
const strand = (x: number, y: number, u: number, v: number): string =>
  `M${x} ${y.toFixed(1)}C${x} ${(y + (v - y) * 0.6).toFixed(1)} ${u} ${(y + (v - y) * 0.4).toFixed(1)} ${u} ${v.toFixed(1)}`

/**
 * Draws a coil spring on a vertical axis from y1 to y2 as [back strands, front strands], so that a rod can be drawn between them. `wire` is
 * the width of the wire, `wall` the line weight of its edges. A closed spring has a flat coil at each end.
 */
export const spring = (
  cx: number,
  y1: number,
  y2: number,
  R: number,
  coils: number,
  wire: number,
  fill: Color = "paper",
  wall = 4,
  closed = true
): [back: Ink, front: Ink] => {
  const end = closed ? wire * 1.15 : 0
  const turns = Math.max(1, Math.round(closed ? coils - 1.5 : coils))
  const top = closed ? y1 + end : y1
  const bottom = closed ? y2 - end / 2 : y2
  const pitch = (bottom - top) / turns
  // The coils: the start of each on the left, and the height by which its front and back strands descend.
  const coilList = [
    ...(closed ? [{ y: y1, front: end / 2, back: end / 2 }] : []),
    ...Array.from({ length: turns }, (_, i) => ({ y: top + i * pitch, front: pitch / 2, back: pitch / 2 })),
    { y: bottom, front: end / 2, back: 0 }
  ]
  const lastBack = coilList.length - (closed ? 1 : 2)
  const front = coilList.filter((coil) => coil.front > 0).map((coil) => strand(cx - R, coil.y, cx + R, coil.y + coil.front))
  const back = coilList
    .filter((coil, i) => coil.back > 0 && i < lastBack)
    .map((coil) => strand(cx + R, coil.y + coil.front, cx - R, coil.y + coil.front + coil.back))
  return [tube(back.join(""), wire, shaded(fill), wall, "round"), tube(front.join(""), wire, fill, wall, "round")]
}
