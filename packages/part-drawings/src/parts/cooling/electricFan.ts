import { at, bold, circle, dimension, fine, holes, medium, num, part, path, pick, rotate, times } from "../../pen/index.ts"

/** Electric fan in a square shroud. */
export const electricFan = part(
  "electric-fan",
  "Electric fan",
  { dia: num(10, 18, 16), blades: num(5, 10, 8), blade: pick("curved", "straight") },
  (o) => {
    const x = 200
    const y = 186
    const R = 108 + (o.dia - 10) * 3
    const S = R + 18
    const n = Math.round(o.blades)
    const r0 = 42
    const bl = (i: number) =>
      rotate(
        (i * 360) / n,
        x,
        y,
        o.blade === "curved"
          ? path(
              `M${x - 10} ${y - r0 + 4}C${x - 34} ${y - R * 0.6} ${x - 8} ${y - R * 0.85} ${x - 6} ${y - R + 9}A${R - 9} ${R - 9} 0 0 1 ${x + 34} ${y - R + 16}C${x + 34} ${y - R * 0.75} ${x + 8} ${y - R * 0.6} ${x + 20} ${y - r0 + 6}Z`,
              medium,
              "tint"
            )
          : path(
              `M${x - 13} ${y - r0 + 4}L${x - 22} ${y - R + 11}A${R - 9} ${R - 9} 0 0 1 ${x + 22} ${y - R + 11}L${x + 11} ${y - r0 + 4}Z`,
              medium,
              "tint"
            )
      )
    return [
      at(
        [
          [x - S, y - S],
          [x + S, y - S],
          [x - S, y + S],
          [x + S, y + S]
        ],
        (p, q) => [circle(p + (p < x ? 10 : -10), q + (q < y ? 10 : -10), 17, bold)]
      ),
      path(
        `M${x - S + 8} ${y - S}h${2 * S - 16}q8 0 8 8v${2 * S - 16}q0 8-8 8h-${2 * S - 16}q-8 0-8-8v-${2 * S - 16}q0-8 8-8Z`,
        bold,
        "paper"
      ),
      at(
        [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1]
        ],
        (a, b) => circle(x + a * (S - 12), y + b * (S - 12), 6, medium, "hole")
      ),
      circle(x, y, R, bold, "mid"),
      circle(x, y, R - 5, fine, "none"),
      times(n, bl),
      circle(x, y, r0, bold, "accent"),
      circle(x, y, 31, fine, "none"),
      holes(x, y, 22, 3, 4, -90, medium, "hole"),
      circle(x, y, 8),
      dimension(x - R, 376, x + R, 376, `Ø${o.dia}"`, 376 - y - 30)
    ]
  },
  undefined,
  [-1, 15, 1.1]
)
