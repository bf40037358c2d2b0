import { bold, circle, dimension, ellipse, fill, fine, medium, num, part, path, pick, rect, shine, stroke, tone } from "../../pen/index.ts"

/** Round air cleaner, side view from above. `height` changes the height of the element. */
export const airCleaner = part(
  "air-cleaner",
  "Air cleaner",
  { height: num(2, 5, 3), finish: pick("chrome", "black", "raw", "accent"), dia: num(9, 16, 14) },
  (o) => {
    const R = 120 + (o.dia - 9) * 5.5
    const f = fill(o.finish, { chrome: "paper", black: "black", raw: "tint", accent: "accent" })
    const el = o.finish === "accent" ? "tint" : "accent"
    const h = 34 + (o.height - 2) * 26
    const y = 196 - h / 2
    const b = y + h
    const n = Math.round(R / 4.4)
    const q = R - 20
    let d = ""
    for (let i = 1; i < n; i++) {
      const t = (Math.PI * i) / n
      const x = 200 - q * Math.cos(t)
      const s = 30 * Math.sin(t)
      d += `M${x} ${y + s}V${b + s}`
    }
    return [
      path(
        `M${200 - R} ${b + 8}A${R} 44 0 0 0 ${200 + R} ${b + 8}v10Q${200 + R - 10} ${b + 38} 270 ${b + 56}v10H130v-10Q${200 - R + 10} ${b + 38} ${200 - R} ${b + 18}Z`,
        bold,
        f
      ),
      path(`M${200 - q} ${y}V${b}A${q} 32 0 0 0 ${200 + q} ${b}V${y}Z`, bold, el),
      stroke(d, 2),
      path(`M${200 - R} ${y - 6}v10A${R} 44 0 0 0 ${200 + R} ${y + 4}v-10Z`, bold, f),
      ellipse(200, y - 6, R, 44, bold, f),
      ellipse(200, y - 9, R - 16, 34, fine, "none"),
      ellipse(200, y - 14, R * 0.52, 18, medium, "tint"),
      ellipse(200, y - 15, R * 0.44, 13, fine, "none"),
      o.finish === "chrome"
        ? tone(
            `M${200 - R + 26} ${y - 14}Q${200 - R * 0.5} ${y - 44} 200 ${y - 44}Q${200 - R * 0.5} ${y - 36} ${200 - R + 36} ${y - 8}Z`,
            "mid"
          )
        : "",
      rect(194, y - 42, 12, 26, 2),
      path(`M200 ${y - 34}q-28-26-36-12-2 14 36 20 38-6 36-20-8-14-36 12Z`),
      circle(200, y - 34, 8, medium, "tint"),
      o.finish === "chrome" ? shine(200 - R * 0.72, y + 2, 0.8) + shine(200 + R * 0.62, y + 2, 0.8) : "",
      dimension(200 - R, b + 96, 200 + R, b + 96, `Ø${o.dia}"`, 78)
    ]
  },
  [0, -22],
  [0, -5, 1.1]
)
