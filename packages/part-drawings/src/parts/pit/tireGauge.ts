import {
  BRASS,
  type Color,
  type Ink,
  bold,
  circle,
  fine,
  medium,
  part,
  path,
  pick,
  polar,
  rect,
  rotate,
  stroke,
  text,
  times,
  tube
} from "../../pen/index.ts"

/** Tire pressure gauge: dial in a rubber guard, bleed button, hose and chuck. */
export const tireGauge = part(
  "tire-gauge",
  "Tire gauge",
  { chuck: pick("angled", "straight", "ball"), face: pick("white", "black"), range: pick(40, 15, 60) },
  (o) => {
    const mark: Color = o.face === "black" ? "#ffffff" : "ink"
    const hose = "M158 268C158 350 220 372 262 348S300 280 312 246"
    const chuck: Ink =
      o.chuck === "ball"
        ? [rect(298, 196, 28, 50, 3, bold, BRASS), circle(312, 170, 36, bold, BRASS), circle(312, 160, 13, medium, "hole")]
        : o.chuck === "straight"
          ? [rect(292, 120, 40, 128, 5, bold, BRASS), stroke("M292 150h40M292 164h40", fine), rect(286, 98, 52, 26, 4, bold, "tint")]
          : [
              path("M298 250V190L290 150L330 108L360 136L330 172L328 250Z", bold, BRASS),
              rotate(44, 344, 122, rect(318, 104, 54, 28, 4, bold, "tint"))
            ]
    return [
      tube(hose, 26, "black", 4.5),
      chuck,
      rect(136, 244, 44, 40, 3, bold, BRASS),
      path("M244 118H274V152H244Z", bold, BRASS),
      rect(268, 112, 22, 46, 4, bold, "accent"),
      circle(146, 138, 124, bold, "accent"),
      circle(146, 138, 100, bold, o.face === "black" ? "hole" : "paper"),
      stroke(
        times(21, (i) => {
          const [a, b] = [polar(146, 138, 94, 140 + i * 13), polar(146, 138, i % 5 ? 86 : 78, 140 + i * 13)]
          return `M${a.join(" ")}L${b.join(" ")}`
        }),
        2.5,
        mark
      ),
      text("0", 94, 184, 18, "middle", 2.8, mark),
      text(o.range, 196, 184, 18, "middle", 2.8, mark),
      text("PSI", 146, 200, 18, "middle", 2.8, mark),
      stroke("M146 138L118 74", 6, o.face === "black" ? "accent" : "ink"),
      circle(146, 138, 12, medium, "tint")
    ]
  },
  [2, 10]
)
