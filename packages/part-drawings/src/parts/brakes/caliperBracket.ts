import { at, bold, circle, fill, medium, mirrored, part, path, pick } from "../../pen/index.ts"

/** A pair of caliper brackets: a plate around the axle with two ears that carry the caliper. */
export const caliperBracket = part(
  "caliper-bracket",
  "Caliper bracket kit",
  { finish: pick("raw", "black", "zinc") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", zinc: "#c9b26a" })
    return mirrored(200, [
      path(
        "M34 150Q30 84 74 66L96 92Q76 108 80 150Q84 192 124 200L156 178L178 198L150 246Q128 262 132 300L118 346L88 340L92 296Q92 266 76 246Q38 216 34 150Z",
        bold,
        f,
        "ink",
        "",
        "flat"
      ),
      at(
        [
          [78, 88],
          [160, 202],
          [106, 322]
        ],
        (x, y) => circle(x, y, 9, medium, "hole")
      ),
      at(
        [
          [54, 138],
          [66, 196],
          [108, 224]
        ],
        (x, y) => circle(x, y, 6, medium, "hole")
      )
    ])
  },
  [0, -4]
)
