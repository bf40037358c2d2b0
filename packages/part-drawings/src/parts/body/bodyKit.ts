import { PAINT, anyPaint, at, bold, circle, fine, medium, part, path, stroke, text } from "../../pen/index.ts"

/** Late model body kit, seen flat from the side: nose, fender, door, quarter and deck pulled apart. */
export const bodyKit = part(
  "body-kit",
  "Body kit",
  { colour: anyPaint },
  (o) => {
    const f = PAINT[o.colour]
    const trim = o.colour === "accent" ? "paper" : "accent"
    return [
      path("M20 236Q30 206 92 196L100 286H30Q16 262 20 236Z", bold, trim),
      path("M108 192L178 182V286H164A46 46 0 0 0 112 262L108 262Z", bold, f),
      path("M188 182H270V286H188Z", bold, f),
      path("M280 184L376 156L384 166V266H364A42 42 0 0 0 300 286H280Z", bold, f),
      path("M150 168L196 106H262L352 140L366 148L280 172H176Z", bold, f),
      path("M176 164L204 120H236V164Z", medium, "mid"),
      path("M246 164V120H258L318 144L280 162Z", medium, "mid"),
      path("M330 96L386 84V140L372 142V112L334 118Z", bold, trim),
      path("M62 182L142 108L186 100L140 170Z", bold, f),
      stroke("M86 174L150 116", fine),
      circle(229, 234, 27, medium, o.colour === "white" ? "tint" : "paper"),
      text("24", 229, 234, 28, "middle", 4),
      at(
        [
          [194, 190],
          [264, 190],
          [194, 278],
          [264, 278],
          [114, 200],
          [286, 194]
        ],
        (x, y) => circle(x, y, 3.4, fine, "hole")
      ),
      path("M60 300H340V312H60Z", medium, "mid")
    ]
  },
  [-2, 3, 0.93]
)
