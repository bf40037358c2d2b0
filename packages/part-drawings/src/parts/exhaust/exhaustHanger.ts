import { bold, circle, hexagon, medium, mirrored, part, path, pick, rect } from "../../pen/index.ts"

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
