import { bold, circle, hexagon, medium, num, part, path, pick, polar, rect, stroke, text, times } from "../../pen/index.ts"

/** Camshaft degree wheel: graduated disc with pointer and dial indicator. */
export const degreeWheel = part(
  "degree-wheel",
  "Degree wheel kit",
  { dia: num(7, 16, 11), indicator: pick("with", "without") },
  (o) => {
    const R = 128 + (o.dia - 7) * 3
    const [x, y] = [172, 218]
    const ticks = (n: number, from: number): string =>
      times(n, (i) => {
        const [a, b] = [polar(x, y, R - 5, (i * 360) / n), polar(x, y, from, (i * 360) / n)]
        return `M${a.map(Math.round).join(" ")}L${b.map(Math.round).join(" ")}`
      })
    return [
      circle(x, y, R, bold, "paper"),
      stroke(ticks(72, R - 14), 1.8),
      stroke(ticks(12, R - 26), 3.5),
      circle(x, y, R - 34, medium, "tint"),
      text("TDC", x, y - R + 52, 22, "middle", 3.4, "accent"),
      text("90", x + R - 54, y, 20, "middle", 3),
      text("90", x - R + 54, y, 20, "middle", 3),
      text("BDC", x, y + R - 52, 22, "middle", 3.4),
      circle(x, y, 30, bold, "mid"),
      hexagon(x, y, 17, bold, "paper"),
      path(`M${x - 8} ${y - R - 34}H${x + 8}V${y - R - 12}L${x} ${y - R + 14}L${x - 8} ${y - R - 12}Z`, medium, "accent"),
      o.indicator === "with"
        ? [
            rect(310, 120, 18, 80, 2, bold, "tint"),
            rect(315, 200, 8, 70, 1, medium, "paper"),
            circle(319, 88, 58, bold, "black"),
            circle(319, 88, 44, bold, "paper"),
            stroke("M319 88L340 62", 5, "accent"),
            stroke("M319 52v8M355 88h-8M283 88h8M319 124v-8", 3)
          ]
        : ""
    ]
  },
  [-4, 7]
)
