import {
  BRASS,
  at,
  bold,
  circle,
  fine,
  hexagon,
  medium,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  text,
  threadVertical
} from "../../pen/index.ts"

/** Battery disconnect switch: keyed dial on a square plate, two studs behind. */
export const batteryDisconnect = part(
  "battery-disconnect",
  "Battery disconnect",
  { poles: pick(2, 4) },
  (o) => {
    const studs = o.poles === 4 ? [56, 132, 268, 344] : [104, 296]
    return [
      studs.map((x) => [
        rect(x - 13, 318, 26, 64, 2, bold, BRASS),
        threadVertical(338, 382, x, 13, 8),
        hexagon(x, 334, 22, bold, BRASS, 0)
      ]),
      path("M30 52Q30 36 46 36H354Q370 36 370 52V308Q370 324 354 324H46Q30 324 30 308Z", bold, "paper"),
      at(
        [
          [56, 62],
          [344, 62],
          [56, 298],
          [344, 298]
        ],
        (x, y) => circle(x, y, 9, medium, "hole")
      ),
      circle(200, 180, 122, bold, "black"),
      circle(200, 180, 100, medium, "none"),
      rotate(-40, 200, 180, [
        path("M168 108Q168 84 200 84T232 108V252Q232 276 200 276T168 252Z", bold, "accent"),
        path("M200 96L212 120H188Z", 0, "paper"),
        stroke("M182 132V228M218 132V228", fine)
      ]),
      text("OFF", 88, 66, 18, "middle", 3),
      text("ON", 312, 66, 18, "middle", 3)
    ]
  },
  [1, -8]
)
