import { at, bold, centreLine, circle, fill, fine, medium, mirror, num, part, path, pick, rect, stroke, tube } from "../../pen/index.ts"

/** Tubular control arm, top view: two bushings, ball-joint plate. */
export const controlArm = part(
  "control-arm",
  "Control arm",
  { finish: pick("black", "raw", "accent"), side: pick("L", "R"), type: pick("upper", "lower"), holes: num(5, 8, 6.125) },
  (o) => {
    const f = fill(o.finish, { black: "black", raw: "paper", accent: "accent" })
    const low = o.type === "lower"
    const W = low ? 38 : 32
    const bf = o.finish === "accent" ? "tint" : "accent"
    const bush = (x: number) => [
      rect(x - 33, 60, 66, 52, 4, bold, f),
      rect(x - 44, 68, 12, 36, 2, medium, bf),
      rect(x + 32, 68, 12, 36, 2, medium, bf),
      rect(x - 54, 76, 11, 20, 1, medium, "tint"),
      rect(x + 43, 76, 11, 20, 1, medium, "tint"),
      stroke(`M${x - 20} 72h40`, fine)
    ]
    const a = [
      centreLine(30, 86, 370, 86),
      tube("M100 100C104 190 140 230 176 306", W, f),
      tube(low ? "M310 100C304 190 260 230 224 306" : "M310 100C312 170 262 230 224 306", W, f),
      stroke("M92 120C98 190 122 220 146 266M300 120C298 180 268 216 240 262", fine),
      tube("M128 192H284", low ? 30 : 24, f),
      path("M146 262Q200 232 254 262L250 318Q246 366 200 366T150 318Z", bold, f),
      rect(150, 76, 110, 20, 2, medium, "tint"),
      [-1, 1].map((way) => circle(205 + way * (o.holes - 3.6) * 12, 86, 6, medium, "hole")),
      bush(100),
      bush(310),
      circle(200, 308, 38, bold),
      circle(200, 308, 29, medium, bf),
      circle(200, 308, 17, medium, "tint"),
      circle(200, 308, 8, medium, "hole"),
      at(
        [
          [163, 276],
          [237, 276],
          [172, 346],
          [228, 346]
        ],
        (x, y) => circle(x, y, 6)
      )
    ]
    return o.side === "R" ? mirror(203, a) : a
  },
  [0, -13]
)
