import { type Ink, bold, num, part, path, rect, stroke, threadVertical, times, tone } from "../../pen/index.ts"

/** Press-in wheel studs: head, knurl and thread. */
export const wheelStud = part(
  "wheel-stud",
  "Wheel studs",
  { length: num(1.5, 3.5, 2.5) },
  (o) => {
    const l = 146 + (o.length - 1.5) * 44
    const stud = (x: number): Ink => [
      path(`M${x - 44} 352Q${x - 44} 334 ${x - 30} 334H${x + 30}Q${x + 44} 334 ${x + 44} 352V362H${x - 44}Z`, bold, "paper"),
      rect(x - 27, 286, 54, 48, 2, bold, "accent"),
      stroke(
        times(8, (i) => `M${x - 22 + i * 6.2} 288v44`),
        2
      ),
      rect(x - 22, 286 - l, 44, l, 2, bold, "tint"),
      tone(`M${x + 4} ${290 - l}h14v${l - 6}h-14z`, "mid"),
      threadVertical(292 - l, 268, x, 22, 9, 2),
      path(`M${x - 22} ${288 - l}L${x - 14} ${266 - l}H${x + 14}L${x + 22} ${288 - l}Z`, bold, "tint")
    ]
    return [stud(84), stud(200), stud(316)]
  },
  [1, -16, 1.06]
)
