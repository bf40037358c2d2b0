import { bold, circle, dimension, fill, hexagon, holes, medium, num, part, pick, polar, rect, times, thread } from "../../pen/index.ts"

/** Wheel adapter, with its edge beside its face. The nuts are on the bolt circle of the hub, the studs on that of the wheel. */
export const wheelAdapter = part(
  "wheel-adapter",
  "Wheel adapter",
  { bolts: pick(5, 4, 6, 8), thickness: num(1, 3, 1.5), finish: pick("raw", "black") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black" })
    const [x, y, R] = [138, 196, 112]
    const deep = 30 + o.thickness * 20
    const stud = (at: number) => [
      rect(296 + deep / 2, at - 9, 56, 18, 3, medium, "mid", "ink", "level"),
      thread(300 + deep / 2, 350 + deep / 2, at, 9, 6)
    ]
    return [
      circle(x, y, R, bold, f),
      circle(x, y, 44, bold, "hole"),
      holes(x, y, 76, o.bolts, 15, -90, medium, "mid"),
      times(o.bolts, (i) => {
        const [p, q] = polar(x, y, 76, -90 + (i * 360) / o.bolts)
        return hexagon(p, q, 10, medium, "paper", 12)
      }),
      times(o.bolts, (i) => {
        const [p, q] = polar(x, y, 92, -90 + ((i + 0.5) * 360) / o.bolts)
        return circle(p, q, 11, medium, "tint") + circle(p, q, 4, medium, "ink")
      }),
      stud(y - 84),
      stud(y + 84),
      stud(y),
      rect(296 - deep / 2, y - R, deep, 2 * R, 4, bold, f, "ink", "level"),
      dimension(296 - deep / 2, 340, 296 + deep / 2, 340, `${o.thickness}"`, 20)
    ]
  },
  [-2, -8]
)
