import { bold, circle, dimension, fill, fine, medium, num, part, pick, rect, stroke, tube } from "../../pen/index.ts"

/** Leaf spring, side view. leaves 1-6, arch in inches. */
export const leafSpring = part(
  "leaf-spring",
  "Leaf spring",
  { leaves: num(1, 6, 4), arch: num(3, 9, 6), length: num(40, 64, 52), finish: pick("grey", "black", "raw") },
  (o) => {
    const n = Math.round(o.leaves)
    const s = 52 + (o.arch - 6) * 10
    const th = 24
    const f = fill(o.finish, { grey: "tint", black: "black", raw: "paper" })
    const y0 = 158 - s * 0.4 - n * 4
    const out = []
    for (let i = n - 1; i >= 0; i--) {
      const k = 1 - i * 0.155
      const w = 152 * k
      const y = y0 + s * (1 - k * k) + i * (th - 4)
      const L = Math.hypot(w, 2 * s * k * k)
      const nx = ((-2 * s * k * k) / L) * (th / 2 - 2)
      const ny = (w / L) * (th / 2 - 2)
      const e = (x: number, d: number) => (i ? `M${x + d * nx} ${y + ny}L${x - d * nx} ${y - ny}` : "")
      out.push(tube(`M${200 - w} ${y}Q200 ${y + s * k * k * 2} ${200 + w} ${y}`, th, f, 4), stroke(e(200 - w, 1) + e(200 + w, -1), 4))
    }
    const eye = (x: number) => [
      circle(x, y0 - 12, 26, bold, f),
      circle(x, y0 - 12, 15, medium, "accent"),
      circle(x, y0 - 12, 6, medium, "hole")
    ]
    const yc = y0 + s
    const h = n * (th - 4)
    const clip = (x: number) => (n > 2 ? rect(x - 9, y0 + s * (1 - ((x - 200) / 152) ** 2) - 17, 18, 38 + 18, 4) : "")
    return [
      out,
      eye(44),
      eye(356),
      clip(104),
      clip(296),
      rect(186, yc - th / 2 - 14, 28, 14, 2, medium, "accent"),
      stroke(`M195 ${yc - th / 2 + 2}v${h}M205 ${yc - th / 2 + 2}v${h}`, fine),
      rect(184, yc - th / 2 + h + 4, 32, 16, 3, medium, "accent"),
      dimension(44, y0 + s + h + 66, 356, y0 + s + h + 66, `${o.length}"`, s + h + 40)
    ]
  },
  undefined,
  [0, 28]
)
