import { at, bold, circle, fill, fine, fins, gear, holes, medium, mirrored, part, path, pick, stroke } from "../../pen/index.ts"

/** Roots supercharger, front view, with injector hat. */
export const supercharger = part(
  "supercharger",
  "Supercharger",
  { finish: pick("polished", "black", "raw"), hat: pick("accent", "black", "polished") },
  (o) => {
    const f = fill(o.finish, { polished: "paper", black: "black", raw: "tint" })
    const h = fill(o.hat, { accent: "accent", black: "black", polished: "paper" })
    return [
      path("M84 360L104 318H296L316 360Z", bold, f),
      stroke("M110 346H290", fine),
      path("M84 164Q84 150 98 150H302Q316 150 316 164V196Q336 216 336 244Q336 304 292 318H108Q64 304 64 244Q64 216 84 196Z", bold, f),
      mirrored(200, [stroke("M84 214Q74 228 74 246Q76 292 112 308", fine), fins(68, 214, 82, 214, 7, 0, 13, medium)]),
      path("M136 186H264Q312 200 312 244T264 302H136Q88 288 88 244T136 186Z", medium, "tint"),
      at(
        [
          [108, 200],
          [292, 200],
          [108, 290],
          [292, 290],
          [200, 182],
          [200, 306]
        ],
        (x, y) => circle(x, y, 5.5)
      ),
      mirrored(200, [circle(146, 244, 34), circle(146, 244, 24, fine, "none")]),
      path(gear(200, 248, 62, 36, 7), bold),
      circle(200, 248, 46, medium, "tint"),
      holes(200, 248, 28, 6, 6, 0, medium, "hole"),
      circle(200, 248, 12, medium, "accent"),
      path("M110 136H290V150H110Z"),
      path("M120 136L104 70Q102 48 124 46H276Q298 48 296 70L280 136Z", bold, h),
      path("M116 62Q118 56 126 56H274Q282 56 284 62L280 104H120Z", medium, "hole"),
      [150, 200, 250].map((x) => [circle(x, 80, 21, bold), stroke(`M${x - 19} 82h38`), circle(x, 82, 4, fine, "hole")]),
      stroke("M124 120H276", fine)
    ]
  }
)
