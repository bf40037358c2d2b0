import { PAINT, bold, fill, part, path, pick, rect, rotate, stroke, times, tone } from "../../pen/index.ts"

/** Heat shield: a dimpled sheet bent over a pipe, with two clamps. */
export const heatShield = part(
  "heat-shield",
  "Heat shield",
  { colour: pick("white", "tan", "black") },
  (o) => {
    const f = fill(o.colour, { white: "tint", tan: PAINT.tan, black: "black" })
    return rotate(-26, 200, 200, [
      rect(0, 222, 400, 66, 3, bold),
      tone("M4 264H396V284H4Z", "mid"),
      path("M34 262Q34 118 60 118H340Q366 118 366 262L346 244Q346 232 340 232H60Q54 232 54 244Z", bold, f),
      stroke(
        times(3, (row) => times(7, (i) => `M${74 + i * 38 + (row % 2) * 14} ${150 + row * 30}h.1`)),
        9,
        o.colour === "black" ? "hole" : "mid"
      ),
      [96, 286].map((x) => [rect(x, 108, 20, 190, 6, bold, "mid"), rect(x - 8, 176, 36, 24, 3, bold, "accent"), stroke(`M${x} 188h20`)])
    ])
  },
  [-21, -13, 0.88]
)
