import { bold, centreLine, ellipse, fine, group, medium, part, path, pick, type Point, rect, stroke, times, tone } from "../../pen/index.ts"

/** Axle shaft with flange, on the slant. */
export const axleShaft = part(
  "axle-shaft",
  "Axle shaft",
  { splines: pick(31, 28, 35, 40), bolts: pick(5, 4, 6), finish: pick("raw", "black") },
  (o) => {
    const r = { 28: 17, 31: 20, 35: 24, 40: 28 }[o.splines]
    const f = o.finish === "black" ? "black" : "tint"
    const n = o.bolts
    const pts = Array.from({ length: n }, (_, i): Point => {
      const a = -Math.PI / 2 + (i * 2 * Math.PI) / n
      return [62 + 26 * Math.cos(a), 200 + 76 * Math.sin(a)]
    })
    return group(
      "translate(200 200) rotate(-36) scale(.9) translate(-196 -200)",
      centreLine(-40, 200, 460, 200),
      path(`M78 168H112L132 ${200 - r - 3}H346V${200 + r + 3}H132L112 232H78Z`, bold, f),
      tone(`M114 ${200 + r * 0.3}H344V${200 + r}H134L112 229H82z`, o.finish === "black" ? "hole" : "mid"),
      rect(108, 160, 24, 80, 3, bold),
      rect(136, 166, 12, 68, 2, medium, "accent"),
      rect(342, 200 - r, 92, r * 2, 3, bold),
      stroke(times(6, (i) => `M346 ${200 - r + ((i + 1) * r * 2) / 7}h84`)),
      path("M62 92H78A37 108 0 0 1 78 308H62Z", bold, "tint"),
      ellipse(62, 200, 37, 108, bold),
      ellipse(62, 200, 31, 97, fine, "none"),
      pts.map(([x, y]) => [
        path(`M${x} ${y - 9}H${x - 46}a5 9 0 0 0 0 18H${x}Z`, medium, "accent"),
        stroke(`M${x - 38} ${y - 9}v18M${x - 29} ${y - 9}v18M${x - 20} ${y - 9}v18M${x - 11} ${y - 9}v18`, fine)
      ]),
      ellipse(62, 200, 12, 34, medium, "tint"),
      ellipse(62, 200, 6, 18, medium, "hole")
    )
  }
)
