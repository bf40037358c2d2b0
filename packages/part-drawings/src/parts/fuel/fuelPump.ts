import {
  at,
  bold,
  BRASS,
  circle,
  fill,
  fine,
  group,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  thread,
  tone,
  num,
  text,
  type Ink
} from "../../pen/index.ts"

/** Fuel pump: mechanical (lever) or electric (in-line). */
export const fuelPump = part(
  "fuel-pump",
  "Fuel pump",
  {
    style: pick("mechanical", "electric"),
    finish: pick("raw", "black", "polished"),
    flow: num(0, 300, 0),
    inlet: pick("3/8", "1/2", "hose")
  },
  (o) => {
    const flow = (x: number, y: number): Ink =>
      o.flow === 0 ? "" : [rect(x - 44, y - 17, 88, 34, 3, medium, "paper"), text(`${Math.round(o.flow)} GPH`, x, y, 13, "middle", 2)]
    const half = { "3/8": 11, "1/2": 16, hose: 8 }[o.inlet]
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    if (o.style === "electric")
      return group(
        "translate(-18 0) scale(1)",
        rect(92, 128, 216, 128, 10, bold, f),
        tone("M96 222h208v24q0 6-6 6H102q-6 0-6-6z", "mid"),
        rect(148, 116, 18, 152, 3, medium, "accent"),
        rect(234, 116, 18, 152, 3, medium, "accent"),
        path("M120 268h160v20h24v20H96v-20h24Z", bold),
        circle(110, 298, 5, medium, "hole"),
        circle(290, 298, 5, medium, "hole"),
        at(
          [
            [68, 1],
            [308, 0]
          ],
          (x) => rect(x, 168, 24, 48, 2, bold)
        ),
        rect(46, 178, 22, 28, 2, medium, "tint"),
        rect(332, 178, 22, 28, 2, medium, "tint"),
        thread(22, 46, 192, 11, 6),
        rect(22, 181, 24, 22, 1, medium, "none"),
        rect(354, 181, 24, 22, 1, medium, "none"),
        thread(354, 378, 192, 11, 6),
        stroke("M110 150h24M182 150h36M266 150h24", fine),
        stroke("M182 176h36M182 190h36M182 204h24", fine),
        flow(200, 192)
      )
    return [
      path("M258 250H346V276H258Z"),
      path("M96 236C70 232 40 252 20 296q-4 12 8 14 8 2 12-8C54 270 74 262 100 268Z", bold),
      circle(88, 252, 9, medium, "mid"),
      path("M104 212h30v90h-30q-10 0-10-10v-70q0-10 10-10Z", bold, f),
      circle(116, 226, 5, medium, "hole"),
      circle(116, 288, 5, medium, "hole"),
      path("M134 206H268V270Q262 320 236 340H188Q146 320 134 288Z", bold, f),
      tone("M236 212h28v58q-6 40-26 62z", "mid"),
      path("M188 340h48v16h-48z", medium, "tint"),
      path("M110 186H310q8 0 8 8v10q0 8-8 8H110q-8 0-8-8v-10q0-8 8-8Z", bold),
      path("M110 164H310q8 0 8 8v6q0 8-8 8H110q-8 0-8-8v-6q0-8 8-8Z", bold, "accent"),
      [126, 182, 238, 294].map((x) => [rect(x - 8, 152, 16, 12, 2, medium, "tint"), rect(x - 5, 212, 10, 9, 1, medium, "tint")]),
      path("M128 164V104Q128 50 210 50T292 104V164Z", bold, f),
      tone("M262 72q26 14 26 34v56h-26z", "mid"),
      path("M150 84Q210 60 270 84", fine, "none"),
      circle(210, 66, 9),
      rect(292, 102, 26, 36, 2, bold, BRASS),
      rect(318, 108, 24, 24, 2),
      stroke("M324 108v24M331 108v24M338 108v24", fine),
      rect(100, 108, 28, 30, 2, bold, BRASS),
      rect(74, 123 - half, 26, 2 * half, 2),
      o.inlet === "hose" ? "" : stroke(`M80 ${123 - half}v${2 * half}M87 ${123 - half}v${2 * half}M94 ${123 - half}v${2 * half}`, fine),
      flow(202, 250)
    ]
  },
  [18, -2]
)
