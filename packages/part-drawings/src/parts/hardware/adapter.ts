import { type Ink, bold, circle, ellipse, fill, group, part, path, pick, rotate, stroke, thread, tone } from "../../pen/index.ts"

/** AN to pipe adapter: flare cone and thread, hexagon, tapered pipe thread; straight or angled. */
export const adapter = part(
  "an-adapter",
  "AN adapter",
  { angle: pick(0, 45, 90), finish: pick("accent", "black", "nickel"), size: pick(8, 4, 6, 10, 12, 16) },
  (o) => {
    const f = fill(o.finish, { accent: "accent", black: "black", nickel: "tint" })
    const r = 46 + o.size * 2
    const shade = o.finish === "nickel" ? "mid" : "hole"
    const flare: Ink = [
      path(`M200 ${200 - r + 10}H290V${190 + r}H200Z`, bold, f),
      thread(222, 290, 200, r - 12, 11, 2.5),
      path(`M290 ${210 - r}L334 ${200 - r * 0.52}V${200 + r * 0.52}L290 ${190 + r}Z`, bold, f),
      ellipse(334, 200, 9, r * 0.52, bold, "hole")
    ]
    const pipe: Ink = [
      path(`M200 ${206 - r}H110L64 ${214 - r}V${186 + r}L110 ${194 + r}H200Z`, bold, f),
      thread(66, 176, 200, r - 8, 11, 2.5)
    ]
    if (o.angle === 0)
      return rotate(-28, 200, 200, [
        flare,
        pipe,
        path(`M168 ${184 - r}H226V${216 + r}H168Z`, bold, f),
        tone(`M172 ${204 + r * 0.5}H222V${212 + r}H172Z`, shade),
        stroke(`M168 ${200 - r * 0.46}H226M168 ${200 + r * 0.46}H226`, bold)
      ])
    return group(
      "translate(26 52) scale(.78)",
      rotate(90, 178, 222, group("translate(-22 22)", rotate(180, 200, 200, group("translate(30 0)", pipe)))),
      group(
        "translate(-22 22)",
        rotate(o.angle === 90 ? 0 : -45, 200, 200, group("translate(26 0)", flare, path(`M200 ${192 - r}H232V${208 + r}H200Z`, bold, f)))
      ),
      circle(178, 222, r + 4, bold, f),
      path(`M${178 - r - 6} 258H${178 + r + 6}V290H${178 - r - 6}Z`, bold, f),
      stroke(`M${178 - r * 0.4} 258V290M${178 + r * 0.4} 258V290`, bold)
    )
  },
  [5, -8, 1.22]
)
