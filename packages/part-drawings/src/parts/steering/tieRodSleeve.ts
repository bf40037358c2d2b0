import { bold, circle, fill, medium, part, pick, rect, rotate, stroke, thread } from "../../pen/index.ts"

/** Tie rod sleeve with a clamp at each end, and the slot that the clamps close. */
export const tieRodSleeve = part(
  "tie-rod-sleeve",
  "Tie rod sleeve",
  { material: pick("steel", "aluminum") },
  (o) => {
    const f = fill(o.material, { steel: "mid", aluminum: "tint" })
    const clamp = (x: number) => [
      rect(x, 158, 40, 84, 8, bold, "tint", "ink", "level"),
      rect(x + 4, 236, 32, 46, 4, bold, "mid", "ink", "level"),
      circle(x + 20, 262, 9, medium, "hole")
    ]
    return rotate(
      -24,
      200,
      200,
      rect(28, 168, 344, 64, 10, bold, f, "ink", "level"),
      o.material === "aluminum" ? [rect(160, 160, 80, 80, 3, bold, f, "ink", "level"), stroke("M160 186H240M160 214H240", medium)] : "",
      stroke("M34 188H120M280 188H366", medium),
      thread(30, 60, 200, 30, 8),
      thread(340, 370, 200, 30, 8),
      clamp(66),
      clamp(294)
    )
  },
  [0, -6]
)
