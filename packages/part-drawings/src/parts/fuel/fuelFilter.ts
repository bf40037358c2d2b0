import { bold, fill, hatch, medium, part, path, pick, type Point, rect, rotate, stroke, thread, times } from "../../pen/index.ts"

/** In-line fuel filter on the slant, cut away to the pleated element. */
export const fuelFilter = part(
  "fuel-filter",
  "Fuel filter",
  { finish: pick("accent", "black", "raw", "blue"), micron: pick(40, 10, 100) },
  (o) => {
    const f = fill(o.finish, { accent: "accent", black: "black", raw: "tint", blue: "#2a62b5" })
    const n = { 10: 17, 40: 13, 100: 9 }[o.micron]
    const el = o.finish === "accent" ? "paper" : "accent"
    const w = 148 / n
    const seal = (y: number): Point[] => [
      [126, y],
      [274, y],
      [274, y + 8],
      [126, y + 8]
    ]
    return rotate(
      -32,
      200,
      200,
      [1, -1].map((d) => [
        rect(d > 0 ? 4 : 356, 182, 40, 36, 2, bold),
        thread(d > 0 ? 6 : 358, d > 0 ? 42 : 394, 200, 16, 7),
        path(d > 0 ? "M44 172h26v56H44z" : "M330 172h26v56h-26z", bold, "tint"),
        stroke(d > 0 ? "M44 190h26M44 210h26" : "M330 190h26M330 210h26")
      ]),
      path("M70 160q0-12 12-16H318q12 4 12 16v80q0 12-12 16H82q-12-4-12-16Z", bold, f),
      path("M74 236H326q0 12-10 17H84q-10-5-10-17z", 0, "hole", "ink", ' fill-opacity=".2"'),
      stroke("M96 144V256M304 144V256M88 144V256M312 144V256"),
      path("M126 166H274V234H126Z", bold),
      path("M126 174H274V226H126Z", medium, el),
      stroke(
        times(n - 1, (i) => `M${126 + (i + 1) * w} 174v52`),
        2
      ),
      hatch(seal(166), 6),
      hatch(seal(226), 6)
    )
  }
)
