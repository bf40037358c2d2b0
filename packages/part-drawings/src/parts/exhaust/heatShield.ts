import {
  PAINT,
  bold,
  fill,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  times,
  tone,
  circle,
  hexagon,
  medium,
  mirrored
} from "../../pen/index.ts"

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

/** Exhaust hanger: body bracket, rubber strap and pipe clamp. */
export const exhaustHanger = part("exhaust-hanger", "Exhaust hanger", { cushion: pick("rubber", "polyurethane") }, (o) => [
  path("M96 26H304V62H226V104H174V62H96Z", bold, "tint"),
  circle(124, 44, 9, medium, "hole"),
  circle(276, 44, 9, medium, "hole"),
  path("M150 120Q150 84 200 84T250 120V188Q250 222 200 222T150 188Z", bold, o.cushion === "rubber" ? "black" : "accent"),
  path("M182 128Q182 118 200 118T218 128V180Q218 190 200 190T182 180Z", bold, "paper"),
  circle(200, 104, 11, bold, "tint"),
  circle(200, 204, 11, bold, "tint"),
  path("M188 216H212V252H188Z", bold, "tint"),
  circle(200, 312, 64, bold, "mid"),
  circle(200, 312, 48, bold, "hole"),
  mirrored(200, [
    rect(96, 300, 46, 24, 3, bold, "tint"),
    hexagon(116, 288, 15, bold, o.cushion === "rubber" ? "accent" : "paper", 0),
    rect(109, 324, 14, 26, 2)
  ])
])
