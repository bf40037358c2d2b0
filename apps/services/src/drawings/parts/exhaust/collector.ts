import { bold, ellipse, fill, fine, group, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Ends of the four primaries: centre and radii. */
const PORTS = [
  [90, 128, 17, 40],
  [90, 272, 17, 40],
  [74, 200, 12, 38],
  [110, 200, 13, 38]
] as const

/** Header collector or reducer. */
export const collector = part(
  "collector",
  "Collector",
  { style: pick("collector", "reducer"), finish: pick("raw", "black", "ceramic"), outlet: pick("3", "3.5", "2.5") },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", ceramic: "tint" })
    const r = { "2.5": 40, 3: 48, "3.5": 56 }[o.outlet]
    const col = o.style === "collector"
    const a = [
      path(`M96 84Q150 92 190 ${200 - r - 4}L262 ${200 - r}V${200 + r}L190 ${200 + r + 4}Q150 308 96 316Z`, bold, f),
      tone(
        `M120 290Q170 270 190 ${200 + r * 0.5}H260V${200 + r - 3}L190 ${200 + r}Q160 290 120 308z`,
        o.finish === "black" ? "hole" : "mid"
      ),
      stroke(`M118 200Q180 196 240 200M110 108Q160 130 188 176`, fine),
      rect(256, 200 - r - 3, 84, r * 2 + 6, 3, bold, f),
      path(`M330 ${200 - r - 34}H356V${200 + r + 34}H330Z`, bold, "accent"),
      stroke(`M330 ${200 - r - 14}h26M330 ${200 + r + 14}h26`),
      path(`M96 80A36 120 0 0 0 96 320A36 120 0 0 0 96 80Z`, bold, col ? "tint" : "hole"),
      col
        ? PORTS.map(([x, y, p, q]) => [ellipse(x, y, p, q, bold, f), ellipse(x - 1, y, p - 5, q - 8, medium, "hole")])
        : ellipse(94, 200, 26, 104, fine, "none", "#ffffff")
    ]
    return group("translate(200 200) rotate(-22) translate(-212 -200)", a)
  },
  [0, -13]
)
