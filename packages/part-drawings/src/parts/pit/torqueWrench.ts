import { bold, circle, fins, gear, medium, part, path, pick, rect, rotate, stroke, times, tone } from "../../pen/index.ts"

/** Click torque wrench on the slant: ratchet head with square drive, scale and knurled grip. */
export const torqueWrench = part(
  "torque-wrench",
  "Torque wrench",
  { drive: pick("1/2", "3/8", "1/4") },
  (o) => {
    const k = { "1/2": 1, "3/8": 0.88, "1/4": 0.78 }[o.drive]
    return rotate(-40, 200, 200, [
      rect(-30, 186, 320, 28, 3, bold, "tint"),
      tone("M-26 202H286V210H-26Z", "mid"),
      path("M-44 174Q-44 166 -36 166H86Q94 166 94 174V226Q94 234 86 234H-36Q-44 234 -44 226Z", bold, "accent"),
      fins(-28, 170, -28, 230, 8, 14.5, 0, medium),
      rect(94, 172, 26, 56, 3, bold, "paper"),
      rect(120, 180, 90, 40, 2, bold, "paper"),
      stroke(
        times(9, (i) => `M${130 + i * 9} 182v${i % 2 ? 9 : 16}`),
        2
      ),
      path("M286 184L310 172V228L286 216Z", bold, "paper"),
      circle(368, 200, 62 * k, bold, "paper"),
      circle(368, 200, 44 * k, bold, "mid"),
      path(gear(368, 200, 34 * k, 16, 6), medium, "paper"),
      rect(368 - 19 * k, 200 - 19 * k, 38 * k, 38 * k, 2, bold, "hole"),
      rotate(-50, 368, 200, rect(356, 186 - 62 * k, 24, 22, 3, medium, "accent")),
      circle(-58, 200, 18, bold, "mid")
    ])
  },
  [11, -5, 0.84]
)
