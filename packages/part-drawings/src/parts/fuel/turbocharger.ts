import { bold, circle, fill, fine, holes, medium, num, part, path, pick, polar, rect, shine, stroke, times } from "../../pen/index.ts"

/** Turbocharger, compressor side: scroll, wheel, outlet. */
export const turbocharger = part(
  "turbocharger",
  "Turbocharger",
  { inducer: num(46, 80, 58), finish: pick("raw", "black", "polished") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    const x = 186
    const y = 216
    const r = 56 + (o.inducer - 46) * 0.55
    let sp = ""
    for (let a = 0; a <= 300; a += 10) {
      const R = 152 - a * 0.125
      const [p, q] = polar(x, y, R, -90 - a)
      sp += `${a ? "L" : "M"}${p.toFixed(1)} ${q.toFixed(1)}`
    }
    return [
      circle(x + 10, y - 6, 128, medium, "mid"),
      path(sp + `L${x + 92} ${y - 66}L${x + 60} ${y - 86}H350V64H${x}Z`, bold, f),
      stroke(`M${x} 80H342M${x - 134} ${y}A134 134 0 0 1 ${x} 82`, fine),
      rect(344, 54, 26, 86, 3, bold),
      stroke("M352 56v82M362 56v82", fine),
      circle(x, y, 112, medium, f),
      holes(x, y, 100, 8, 5, 22),
      circle(x, y, r + 30, bold),
      circle(x, y, r + 20, fine, "tint"),
      circle(x, y, r + 8, medium, "hole"),
      circle(x, y, r, 0, "mid"),
      path(
        times(8, (i) => {
          const a = i * 45
          const A = polar(x, y, 14, a)
          const Bq = polar(x, y, r - 1, a + 40)
          const C = polar(x, y, r - 1, a + 66)
          const D = polar(x, y, 14, a + 30)
          const m1 = polar(x, y, r * 0.62, a + 8)
          const m2 = polar(x, y, r * 0.6, a + 34)
          return `M${A.join(" ")}Q${m1.join(" ")} ${Bq.join(" ")}A${r} ${r} 0 0 1 ${C.join(" ")}Q${m2.join(" ")} ${D.join(" ")}Z`
        }),
        medium,
        "paper"
      ),
      o.finish === "polished" ? shine(62, 250, 1.3) + shine(270, 128, 1) : "",
      circle(x, y, 17),
      path(`M${x - 9} ${y - 5}l9-5 9 5v10l-9 5-9-5Z`, medium, "accent")
    ]
  }
)
