import { PAINT, at, bold, circle, fill, fine, hexagon, medium, mirrored, part, path, pick, rect, tone } from "../../pen/index.ts"

/** Bare V8 block from the front: two banks, cam and main bores, main caps. */
export const engineBlock = part(
  "engine-block",
  "Engine block",
  { caps: pick(2, 4), finish: pick("cast", "orange", "black") },
  (o) => {
    const f = fill(o.finish, { cast: "tint", orange: PAINT.orange, black: "black" })
    const bank = [
      path("M118 40L206 128L128 216L40 118Z", bold, f),
      path("M118 40L138 26L224 112L206 128Z", bold, "paper"),
      tone("M60 128L128 200L140 188L76 112Z", "mid"),
      [0, 1].map((i) => circle(92 + i * 36, 98 + i * 36, 9, medium, "hole"))
    ]
    return [
      path("M104 196H296L330 260V318H70V260Z", bold, f),
      mirrored(200, bank),
      path("M200 96L268 164L296 214V290H104V214L132 164Z", bold, f),
      tone("M262 176L288 218V284H250Z", "mid"),
      circle(200, 168, 27, bold),
      circle(200, 168, 17, medium, "hole"),
      path("M136 318V262A64 64 0 0 1 264 262V318Z", medium, "mid"),
      circle(200, 286, 46, bold, "hole"),
      path("M146 290A54 54 0 0 0 254 290H278V346H122V290Z", bold, "accent"),
      path("M160 290A40 40 0 0 0 240 290Z", bold, "hole"),
      at(
        o.caps === 4
          ? [
              [138, 318],
              [262, 318],
              [168, 338],
              [232, 338]
            ]
          : [
              [146, 322],
              [254, 322]
            ],
        (x, y) => hexagon(x, y, 11, medium, "paper", 30)
      ),
      mirrored(200, [rect(58, 306, 66, 24, 3, bold, f), circle(78, 318, 5, fine, "hole"), circle(120, 236, 7, medium, "hole")])
    ]
  },
  [1, 15, 1.06]
)
