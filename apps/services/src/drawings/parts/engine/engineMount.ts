import { at, bold, circle, fill, fine, medium, part, path, pick, rect, stroke, tone, threadVertical } from "../../pen/index.ts"

/** Engine mount: bracket and frame plate with the cushion between them. */
export const engineMount = part(
  "engine-mount",
  "Engine mount",
  { finish: pick("raw", "black"), cushion: pick("rubber", "polyurethane", "solid"), bolt: pick("3/8", "7/16", "10mm") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const c = fill(o.cushion, { rubber: "hole", polyurethane: "accent", solid: "paper" })
    const half = { "3/8": 7, "7/16": 11, "10mm": 9 }[o.bolt]
    return [
      path("M40 316H360V348H40Z", bold, f),
      at(
        [
          [84, 316],
          [316, 316]
        ],
        (x, y) => [
          rect(x - 10 - half, y - 22, 20 + 2 * half, 22, 2, bold),
          rect(x - half, y + 32, 2 * half, 44 - half, 2, medium, "tint"),
          threadVertical(y + 34, y + 74 - half, x, half, half)
        ]
      ),
      path("M96 316L126 196H274L304 316Z", bold, c),
      o.cushion === "solid"
        ? rect(180, 206, 40, 100, 0, medium, "tint")
        : stroke("M116 250Q200 236 284 250M106 286Q200 272 294 286", 4, "mid"),
      path("M110 196Q110 160 146 160H254Q290 160 290 196Z", bold, f),
      path("M146 160L158 62Q162 34 200 34Q238 34 242 62L254 160Z", bold, f),
      tone("M222 48Q236 52 238 72L248 154H226Z", "mid"),
      circle(200, 82, 30, bold),
      circle(200, 82, 16, medium, o.cushion === "polyurethane" ? "hole" : "accent"),
      stroke("M168 148L176 118M232 148L224 118", fine)
    ]
  },
  [1, -4]
)
