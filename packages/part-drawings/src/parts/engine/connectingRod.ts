import { bold, BRASS, centreLine, circle, fine, medium, num, part, path, pick, rect, rotate, stroke } from "../../pen/index.ts"

/** Connecting rod with an I-beam or H-beam. */
export const connectingRod = part(
  "connecting-rod",
  "Connecting rod",
  { beam: pick("h", "i"), length: num(5.4, 6.8, 6) },
  (o) => {
    const L = 196 + (o.length - 6) * 40
    const y1 = 288
    const y0 = y1 - L
    return rotate(
      34,
      200,
      200,
      centreLine(200, y0 - 62, 200, y1 + 104),
      path(
        `M184 ${y0 + 20}L166 ${y1 - 62}Q158 ${y1 - 44} 128 ${y1 - 36}V${y1 + 2}H272V${y1 - 36}Q242 ${y1 - 44} 234 ${y1 - 62}L216 ${y0 + 20}Z`,
        bold,
        "paper"
      ),
      o.beam === "h"
        ? path(`M192 ${y0 + 40}L180 ${y1 - 66}Q200 ${y1 - 78} 220 ${y1 - 66}L208 ${y0 + 40}Z`, medium, "mid")
        : stroke(`M194 ${y0 + 36}L182 ${y1 - 60}M206 ${y0 + 36}L218 ${y1 - 60}M176 ${y0 + 60}`),
      path(`M124 ${y1 - 2}H276V${y1 + 30}H262Q248 ${y1 + 74} 200 ${y1 + 74}T138 ${y1 + 30}H124Z`, bold, "tint"),
      rect(128, y1 - 30, 26, 30, 2),
      rect(246, y1 - 30, 26, 30, 2),
      [131, 249].map((x) => [rect(x, y1 + 30, 20, 14, 2, medium, "accent"), rect(x + 4, y1 - 44, 12, 16, 2, medium, "accent")]),
      circle(200, y1, 53, bold),
      circle(200, y1, 44, medium, "none"),
      circle(200, y1, 44, 0, "mid"),
      circle(200, y1, 44, fine, "none"),
      stroke(`M124 ${y1}H147M253 ${y1}H276`),
      circle(200, y0, 38, bold, "tint"),
      circle(200, y0, 25, medium, BRASS),
      circle(200, y0, 18, medium, "mid"),
      circle(200, y0 - 30, 3, fine, "hole")
    )
  },
  [14, -2, 1.06]
)
