import {
  BRASS,
  PAINT,
  at,
  bold,
  circle,
  fill,
  fine,
  hexagon,
  medium,
  mirror,
  mirrored,
  num,
  part,
  path,
  pick,
  rect,
  tone
} from "../../pen/index.ts"

/** Disc brake caliper from outside: body with piston bores, bridge bolts, bleeders and mounting lugs. */
export const brakeCaliper = part(
  "brake-caliper",
  "Brake caliper",
  {
    pistons: pick(4, 2, 6),
    finish: pick("accent", "black", "raw", "red", "blue", "nickel"),
    side: pick("L", "R"),
    pad: num(3, 8, 5.81),
    lugs: pick("top", "ends")
  },
  (o) => {
    const f = fill(o.finish, { black: "black", raw: "paper", red: PAINT.red, accent: "accent", blue: PAINT.blue, nickel: "tint" })
    const shade = o.finish === "raw" || o.finish === "nickel" ? "mid" : "hole"
    const n = o.pistons / 2
    const r = n === 1 ? 62 : n === 2 ? 50 : 38
    const bores = Array.from({ length: n }, (_, i) => {
      const u = i - (n - 1) / 2
      return [200 + u * (2 * r + 16), 188 + u * u * (n === 3 ? 26 : 34)] as const
    })
    const pads = o.finish === "accent" || o.finish === "red" ? "paper" : "accent"
    const half = 100 + (Math.min(7.2, Math.max(3.7, o.pad)) - 5.8) * 22
    const inlet = [path("M306 88H340V122H306Z", bold, "tint"), circle(346, 72, 22, bold, "paper"), circle(346, 72, 10, medium, BRASS)]
    const drawn = [
      rect(70, 62, 14, 40, 2, bold, BRASS),
      path("M60 92H94V122H60Z", bold, "tint"),
      inlet,
      mirrored(200, [
        path("M12 292Q12 262 44 258L90 240L104 300L62 322Q20 326 12 292Z", bold, f),
        circle(44, 292, 19, bold, "paper"),
        circle(44, 292, 9, medium, "hole")
      ]),
      o.lugs === "ends" ? rect(200 - half - 20, 292, 2 * half + 40, 22, 3, bold, "tint") : "",
      path(`M${200 - half} 286H${200 + half}V332Q200 308 ${200 - half} 332Z`, bold, pads),
      path(
        "M34 214Q52 90 140 78Q200 70 260 78Q348 90 366 214L372 262Q370 280 350 278L300 262Q200 236 100 262L50 278Q30 280 28 262Z",
        bold,
        f
      ),
      tone("M300 98Q352 130 361 214L366 258Q364 272 350 270L330 264Q340 170 300 98Z", shade),
      path("M90 118Q140 100 200 100T310 118L304 134Q250 118 200 118T96 134Z", medium, o.finish === "black" ? "mid" : "paper"),
      bores.map(([x, y]) => [circle(x, y, r, bold, f), circle(x, y, r - 10, bold, "paper"), circle(x, y, r - 22, medium, "mid")]),
      at(
        [
          [70, 190],
          [330, 190],
          [60, 246],
          [340, 246]
        ],
        (x, y) => [circle(x, y, 15, bold, "paper"), hexagon(x, y, 8, fine, "hole")]
      )
    ]
    return o.side === "R" ? mirror(200, drawn) : drawn
  },
  [0, 4, 0.91]
)
