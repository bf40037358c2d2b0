import { type Color, type Ink, bold, circle, fill, medium, part, pick, polar, stroke, times } from "../../pen/index.ts"

/** Gauge set: three, five or six matched gauges in a cluster. */
export const gaugeSet = part(
  "gauge-set",
  "Gauge set",
  { gauges: pick(5, 3, 6), face: pick("white", "black", "silver"), bezel: pick("black", "chrome") },
  (o) => {
    const face = fill(o.face, { white: "paper", black: "hole", silver: "tint" })
    const mark: Color = o.face === "black" ? "#ffffff" : "ink"
    const gauge = (x: number, y: number, r: number, turn: number): Ink => [
      circle(x, y, r, bold, o.bezel === "black" ? "black" : "paper"),
      circle(x, y, r - 9, medium, face),
      stroke(
        times(7, (i) => {
          const [a, b] = [polar(x, y, r - 13, 150 + i * 40), polar(x, y, r - 21, 150 + i * 40)]
          return `M${a.join(" ")}L${b.join(" ")}`
        }),
        2.5,
        mark
      ),
      stroke(`M${x} ${y}L${polar(x, y, r - 20, turn).join(" ")}`, 5, "accent"),
      circle(x, y, 6, 0, mark)
    ]
    const places: Readonly<Record<3 | 5 | 6, readonly (readonly [number, number, number])[]>> = {
      3: [
        [200, 106, 84],
        [106, 270, 84],
        [294, 270, 84]
      ],
      5: [
        [110, 126, 94],
        [290, 126, 94],
        [72, 294, 60],
        [200, 294, 60],
        [328, 294, 60]
      ],
      6: [
        [78, 128, 62],
        [204, 128, 62],
        [330, 128, 62],
        [78, 266, 62],
        [204, 266, 62],
        [330, 266, 62]
      ]
    }
    return places[o.gauges].map(([x, y, r], i) => gauge(x, y, r, 200 + i * 37))
  },
  [0, 7, 0.91]
)
