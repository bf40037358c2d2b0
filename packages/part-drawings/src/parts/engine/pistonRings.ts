import { type Color, type Ink, fine, num, part, polar, stroke, times, tube } from "../../pen/index.ts"

/** Piston ring set: two compression rings and the oil ring with its expander, gaps in view. */
export const pistonRings = part(
  "piston-ring-set",
  "Piston rings",
  { bore: num(3.4, 4.7, 4.03) },
  (o) => {
    const rx = 138 + (o.bore - 4.03) * 20
    const ring = (y: number, colour: Color, gap: number): Ink => {
      const ry = rx * 0.36
      const [a, b] = [polar(0, 0, 1, gap - 5), polar(0, 0, 1, gap + 5)]
      const d = `M${200 + b[0] * rx} ${y + b[1] * ry}A${rx} ${ry} 0 1 1 ${200 + a[0] * rx} ${y + a[1] * ry}`
      return [tube(d, 27, colour, 4.5), stroke(d, fine)]
    }
    const wave = times(26, (i) => {
      const [x, y] = polar(0, 0, 1, (i * 360) / 26)
      const [u, v] = polar(0, 0, 1, ((i + 0.5) * 360) / 26)
      return `${i ? "L" : "M"}${200 + x * rx} ${308 + y * rx * 0.36}L${200 + u * (rx - 13)} ${308 + v * (rx - 13) * 0.36}`
    })
    return [ring(308, "tint", 60), stroke(`${wave}Z`, 4.5), ring(208, "paper", 88), ring(108, "accent", 118)]
  },
  [1, -8, 1.05]
)
