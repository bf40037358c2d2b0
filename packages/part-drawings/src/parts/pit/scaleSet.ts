import { bold, fine, group, isometric, medium, part, path, pick, type Point, polygon, stroke, text } from "../../pen/index.ts"

/** Race car scales: four pads and a display. */
export const scaleSet = part(
  "scale-set",
  "Scale set",
  { weight: pick("2412", "1850", "3200") },
  (o) => {
    const P = (x: number, y: number, z: number) => isometric(x, y, z, 200, 96)
    const pad = (x: number, y: number) => {
      const s = 96
      const h = 15
      const q = [P(x, y, 0), P(x + s, y, 0), P(x + s, y + s, 0), P(x, y + s, 0)]
      const in2 = [P(x + 14, y + 14, 0), P(x + s - 14, y + 14, 0), P(x + s - 14, y + s - 14, 0), P(x + 14, y + s - 14, 0)]
      return [
        polygon([P(x, y + s, 0), P(x + s, y + s, 0), P(x + s, y + s, -h), P(x, y + s, -h)], bold, "mid"),
        polygon([P(x + s, y, 0), P(x + s, y + s, 0), P(x + s, y + s, -h), P(x + s, y, -h)], bold, "black"),
        polygon(q, bold),
        polygon(in2, medium, "tint"),
        stroke(
          [0.25, 0.5, 0.75]
            .map((k) => `M${P(x + 14 + (s - 28) * k, y + 14, 0).join(" ")}L${P(x + 14 + (s - 28) * k, y + s - 14, 0).join(" ")}`)
            .join(""),
          fine
        )
      ]
    }
    const c = ([x, y]: Point, b: Point) => stroke(`M${x} ${y}Q${(x + b[0]) / 2} ${(y + b[1]) / 2 + 14} ${b[0]} ${b[1]}`, 4)

    return group(
      "translate(200 200) scale(1.14) translate(-200 -212)",
      pad(0, 0),
      pad(134, 0),
      pad(0, 134),
      c(P(96, 60, -6), [190, 186]),
      c(P(150, 96, -6), [212, 186]),
      c(P(60, 140, -6), [184, 206]),
      pad(134, 134),
      path("M144 172L200 140L258 172V196L200 230L144 196Z", bold, "accent"),
      path("M144 172L200 204L258 172M200 204V230", bold, "none"),
      path("M162 172L200 151L238 172L200 193Z", medium, "hole"),
      group("matrix(.87 .5 -.87 .5 200 172)", text(o.weight, 0, 0, 15, "middle", 2.6, "#ffffff"))
    )
  },
  [0, -6, 0.83]
)
