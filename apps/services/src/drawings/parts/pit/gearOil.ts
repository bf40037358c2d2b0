import { bold, circle, fine, gear, medium, part, path, pick, stroke, text, tone } from "../../pen/index.ts"

/** Gear oil: tall squeeze bottle with a pointed spout. */
export const gearOil = part(
  "gear-oil",
  "Gear oil",
  { grade: pick("75W-90", "80W-90", "75W-140"), type: pick("synthetic", "conventional") },
  (o) => [
    path("M190 84L196 18H204L210 84Z", bold, "accent"),
    path("M166 84H234V116H166Z", bold, "accent"),
    stroke("M180 86v28M193 86v28M207 86v28M220 86v28", fine),
    path(
      "M176 116H224V136Q280 156 284 206V352Q284 376 260 376H140Q116 376 116 352V206Q120 156 176 136Z",
      bold,
      o.type === "synthetic" ? "mid" : "paper"
    ),
    tone("M240 148Q276 164 278 206V352Q276 370 258 371H240Z", o.type === "synthetic" ? "black" : "tint"),
    stroke("M128 196V348", fine),
    path("M132 212H256V340H132Z", medium, "paper"),
    path(gear(194, 256, 32, 10, 9), medium, "accent"),
    circle(194, 256, 10, medium, "paper"),
    text(o.grade, 194, 318, 21, "middle", 3.2)
  ],
  [0, 3, 0.95]
)
