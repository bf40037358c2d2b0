import { bold, ellipse, fill, medium, part, path, pick, rect, rotate, stroke, tone, tube } from "../../pen/index.ts"

/** Four-into-one collector seen into its ports, or the plain reducer cone. */
export const collector = part(
  "collector",
  "Collector",
  { style: pick("collector", "reducer"), finish: pick("raw", "black", "ceramic"), outlet: pick("3", "3.5", "2.5") },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", ceramic: "tint" })
    const shade = o.finish === "black" ? "hole" : "mid"
    const r = { "2.5": 34, 3: 42, "3.5": 50 }[o.outlet]
    if (o.style === "reducer")
      return rotate(-28, 200, 200, [
        path(`M70 104H112L262 ${200 - r}H352V${200 + r}H262L112 296H70Z`, bold, f),
        tone(`M74 268H112L262 ${200 + r * 0.5}H348V${196 + r}H262L111 291H74Z`, shade),
        stroke(`M112 106V294M262 ${204 - r}V${196 + r}`, medium),
        ellipse(352, 200, r * 0.34, r, bold, "hole"),
        path("M44 76H70V324H44Z", bold, "accent"),
        [96, 304].map((y) => [rect(22, y - 9, 26, 18, 2, bold, "tint"), rect(70, y - 11, 18, 22, 2, bold, "tint")])
      ])
    const starts = [84, 162, 240, 318]
    return rotate(-18, 200, 200, [
      starts.map((y, i) => tube(`M40 ${y}H84C150 ${y} 168 ${172 + i * 18} 250 ${182 + i * 12}`, 60, f, 4.5)),
      path(`M196 ${150 - r * 0.2}Q232 ${196 - r} 270 ${200 - r}H362V${200 + r}H270Q232 ${204 + r} 196 ${250 + r * 0.2}Z`, bold, f),
      tone(
        `M204 ${238 + r * 0.2}Q236 ${200 + r * 0.5} 270 ${200 + r * 0.4}H330V${196 + r}H270Q234 ${200 + r} 204 ${244 + r * 0.2}Z`,
        shade
      ),
      path(`M326 ${168 - r}H352V${232 + r}H326Z`, bold, "accent"),
      starts.map((y) => [ellipse(40, y, 16, 30, bold, f), ellipse(39, y, 10, 22, medium, "hole")])
    ])
  },
  [18, -33, 0.91]
)
