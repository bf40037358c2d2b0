import { PAINT, bold, circle, fill, fine, hexagon, medium, part, path, pick, rect, rotate, stroke, tube } from "../../pen/index.ts"

/** Two battery cables with ring lugs and post clamps. */
export const batteryCable = part(
  "battery-cable",
  "Battery cable",
  { colour: pick("red", "black", "accent") },
  (o) => {
    const f = fill(o.colour, { red: PAINT.red, black: "black", accent: "accent" })
    const sleeve = o.colour === "black" ? "accent" : "black"
    const cable = "M108 92C250 40 380 120 330 220S60 200 70 300S220 380 296 330"
    return [
      tube(cable, 36, f, 5),
      stroke(cable, fine, "ink", ' stroke-dasharray="40 14"'),
      rotate(-17, 108, 92, [
        rect(66, 74, 52, 36, 4, bold, sleeve),
        path("M70 80L30 66Q2 92 30 118L70 104Z", bold, "tint"),
        circle(40, 92, 14, bold, "hole"),
        rect(-2, 80, 34, 24, 3, bold, "tint"),
        hexagon(6, 92, 12, medium, "paper", 30)
      ]),
      rotate(-32, 296, 330, [
        rect(284, 310, 52, 40, 4, bold, sleeve),
        rect(334, 316, 26, 28, 2, bold, "#c07a4a"),
        circle(378, 330, 28, bold, "#c07a4a"),
        circle(378, 330, 13, medium, "paper")
      ])
    ]
  },
  [3, -20, 0.87]
)
