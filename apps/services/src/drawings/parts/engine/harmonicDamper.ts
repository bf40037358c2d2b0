import { bold, circle, dimension, holes, medium, num, part, path, pick, polar, rotate, stroke, text, times } from "../../pen/index.ts"

/** Harmonic damper, face view with degree marks. */
export const harmonicDamper = part(
  "harmonic-damper",
  "Harmonic damper",
  { dia: num(6, 8, 7), finish: pick("raw", "black") },
  (o) => {
    const x = 200
    const y = 194
    const R = 134 + (o.dia - 6) * 12
    const f = o.finish === "black" ? "black" : "paper"
    const tick = (i: number, n: number) => {
      const L = i % 9 === 0 ? 22 : i % 3 === 0 ? 15 : 9
      const a = (i * 360) / n - 90
      return `M${polar(x, y, R - 3, a).join(" ")}L${polar(x, y, R - 3 - L, a).join(" ")}`
    }
    return [
      circle(x, y, R, bold, f),
      stroke(times(72, tick), 2),
      ["0", "90", "180", "270"].map((s, i) => {
        const [p, q] = polar(x, y, R - 34, i * 90 - 90)
        return text(s, p, q, 13, "middle", 2)
      }),
      circle(x, y, R * 0.66, medium, "accent"),
      circle(x, y, R * 0.6, bold, f),
      times(3, (i) =>
        rotate(
          i * 120 + 60,
          x,
          y,
          path(
            `M${x - 26} ${y - R * 0.5}Q${x} ${y - R * 0.57} ${x + 26} ${y - R * 0.5}L${x + 17} ${y - R * 0.34}Q${x} ${y - R * 0.38} ${x - 17} ${y - R * 0.34}Z`,
            medium,
            "mid"
          )
        )
      ),
      holes(x, y, R * 0.43, 3, 9, -90, medium, "hole"),
      circle(x, y, 34, bold, "tint"),
      circle(x, y, 21, medium, "hole"),
      path(`M${x - 5} ${y - 28}h10v12h-10z`, 0, "hole"),
      dimension(x - R, 374, x + R, 374, `Ø${o.dia}"`, R * 0.9)
    ]
  },
  [0, -14],
  [-1, 7, 1.1]
)
