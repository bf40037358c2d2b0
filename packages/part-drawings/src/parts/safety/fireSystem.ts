import { BRASS, PAINT, bold, circle, fill, medium, part, path, pick, rect, stroke, text, tone } from "../../pen/index.ts"

/** Fire suppression system: bottle on its bracket, line to the nozzles and the pull handle. */
export const fireSystem = part(
  "fire-system",
  "Fire system",
  { size: pick(5, 10), colour: pick("red", "accent", "chrome", "white"), nozzles: pick(2, 3, 4) },
  (o) => {
    const f = fill(o.colour, { red: PAINT.red, accent: "accent", chrome: "tint", white: "paper" })
    const r = o.size === 10 ? 62 : 52
    const y = 270
    const nozzle = Array.from({ length: o.nozzles }, (_, i) => 350 - i * 58)
    return [
      stroke("M308 270H352V96H60V60", 11),
      stroke("M308 270H352V96H60V60", 5, "tint"),
      nozzle.map((x) => [stroke(`M${x} 96V64`, 9), path(`M${x - 9} 62H${x + 9}V44L${x + 15} 30H${x - 15}L${x - 9} 44Z`, bold, BRASS)]),
      stroke("M292 250C250 190 160 210 116 180", 5),
      path("M36 126H122L130 140V186H28V140Z", bold, "paper"),
      path("M52 146H106Q114 146 114 156V168H44V156Q44 146 52 146Z", bold, "accent"),
      path(
        `M84 ${y - r}H244Q284 ${y - r + 6} 288 ${y - 18}V${y + 18}Q284 ${y + r - 6} 244 ${y + r}H84Q50 ${y + r} 50 ${y}T84 ${y - r}Z`,
        bold,
        f
      ),
      tone(
        `M64 ${y + r * 0.5}H276Q266 ${y + r - 6} 244 ${y + r - 3}H84Q68 ${y + r - 6} 64 ${y + r * 0.5}Z`,
        o.colour === "white" || o.colour === "chrome" ? "mid" : "hole"
      ),
      rect(288, y - 20, 34, 40, 3, bold, BRASS),
      circle(306, y + 34, 19, bold, "paper"),
      stroke(`M306 ${y + 34}l8 -9`),
      rect(124, y - r * 0.5, 84, r * 0.8, 3, medium, "paper"),
      text("FIRE", 166, y - r * 0.1, 20, "middle", 3.2),
      [90, 226].map((x) => path(`M${x} ${y - r - 6}h20v${2 * r + 34}h-20z`, medium, "mid")),
      path(`M60 ${y + r + 20}H276V${y + r + 36}H60Z`, bold, "tint")
    ]
  },
  [4, 7]
)
