import { bold, ellipse, fill, fine, group, medium, num, part, path, pick, stroke, tone } from "../../pen/index.ts"

/** Muffler, three-quarter view. The case is oval or round. A cutaway shows the perforation of a straight-through muffler. */
export const muffler = part(
  "muffler",
  "Muffler",
  {
    case: pick("oval", "round"),
    finish: pick("raw", "black", "stainless", "ceramic"),
    length: num(12, 24, 18),
    pipe: pick("2.5", "2", "3", "3.5")
  },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", stainless: "paper", ceramic: "tint" })
    const L = 150 + (o.length - 12) * 6
    const x1 = 200 - L / 2
    const x2 = 200 + L / 2
    const ry = o.case === "oval" ? 66 : 56
    const rx = 24
    const pr = 16 + (+o.pipe - 2) * 7
    const body = `M${x1} ${200 - ry}A${rx} ${ry} 0 0 0 ${x1} ${200 + ry}H${x2}A${rx} ${ry} 0 0 0 ${x2} ${200 - ry}Z`
    let perf = ""
    for (let i = 0; i < 7; i++) for (let k = 0; k < 3; k++) perf += `M${x1 + L * 0.3 + i * L * 0.065 + (k % 2) * 5} ${188 + k * 12}h.01`
    return group(
      "translate(200 200) rotate(-28) scale(1.16) translate(-200 -200)",
      path(`M${x1 - 52} ${200 - pr}A8 ${pr} 0 0 0 ${x1 - 52} ${200 + pr}H${x1 + 10}V${200 - pr}Z`, bold, f),
      stroke(`M${x1 - 40} ${200 - pr + 6}h26`, fine),
      path(body, bold, f),
      tone(`M${x1} ${200 + ry * 0.55}H${x2}V${200 + ry - 3}H${x1}q-10-4-14-${ry * 0.4}Z`, o.finish === "black" ? "mid" : "tint"),
      stroke(
        `M${x1 + 14} ${200 - ry}A${rx} ${ry} 0 0 0 ${x1 + 14} ${200 + ry}M${x2 - 16} ${200 - ry}A${rx} ${ry} 0 0 0 ${x2 - 16} ${200 + ry}`
      ),
      path(`M${x1 + L * 0.24} 166q${L * 0.26}-14 ${L * 0.52} 0v68q-${L * 0.26} 14-${L * 0.52} 0Z`, medium, "accent"),
      path(`M${x1 + L * 0.24} 182h${L * 0.52}v36h-${L * 0.52}Z`),
      stroke(perf, 4.5),
      ellipse(x2, 200, rx, ry, bold, "tint"),
      ellipse(x2 + 2, 200, rx - 7, ry - 14, fine, "none"),
      path(
        `M${x2 + 4} ${200 - pr}H${x2 + 48}A8 ${pr} 0 0 1 ${x2 + 48} ${200 + pr}H${x2 + 4}A8 ${pr} 0 0 1 ${x2 + 4} ${200 - pr}Z`,
        bold,
        f
      ),
      ellipse(x2 + 48, 200, 9, pr, bold, "hole")
    )
  }
)
