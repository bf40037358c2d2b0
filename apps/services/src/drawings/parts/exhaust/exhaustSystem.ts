import { bold, fine, mirrored, part, path, pick, rect, stroke, tone, tube } from "../../pen/index.ts"

/** Dual exhaust system from above: crossover, two mufflers, over-axle pipes and tips. */
export const exhaustSystem = part(
  "exhaust-system",
  "Exhaust system",
  { finish: pick("raw", "stainless"), dia: pick("2.5", "3"), exit: pick("rear", "side", "down") },
  (o) => {
    const f = o.finish === "stainless" ? "paper" : "tint"
    const w = o.dia === "3" ? 26 : 22
    const tail = { rear: "M128 268C128 300 92 296 92 330V360", side: "M128 268C128 320 90 326 34 326", down: "M128 268V316" }[o.exit]
    const tip = {
      rear: rect(77, 350, 30, 36, 3, bold, "accent"),
      side: rect(14, 311, 36, 30, 3, bold, "accent"),
      down: rect(113, 304, 30, 36, 3, bold, "accent")
    }[o.exit]
    return [
      mirrored(200, [
        tube(tail, w, f, 4.5),
        tip,
        tube("M160 14C160 50 196 50 196 72S128 100 128 160", w, f, 4.5),
        rect(144, 12, 32, 18, 2, bold, "mid")
      ]),
      path("M176 60H224V86H176Z", bold, f),
      mirrored(200, [
        path("M104 148H152L162 168H94Z", bold, f),
        rect(82, 164, 92, 100, 16, bold, f),
        tone("M146 168H160Q170 168 170 182V248Q170 260 160 260H146Z", "mid"),
        stroke("M100 178V250M116 178V250", fine),
        path("M94 260H162L152 278H104Z", bold, f)
      ])
    ]
  },
  [0, 1, 0.91]
)
