import { at, bold, circle, fill, medium, part, path, pick, rect, thread } from "../../pen/index.ts"

/** Front spindle: the upright with its two tapered holes and the pin that carries the bearings. */
export const spindle = part(
  "spindle",
  "Spindle",
  { drop: pick("stock", "2in"), finish: pick("raw", "black") },
  (o) => {
    const f = fill(o.finish, { raw: "mid", black: "black" })
    const pin = o.drop === "2in" ? 168 : 206
    return [
      path(`M160 250Q112 270 74 336L40 330Q28 302 62 288Q104 262 128 220Z`, bold, f),
      path(
        "M120 40Q150 26 176 44L170 100Q186 130 188 170L192 262Q190 300 172 346Q146 368 118 350L126 286Q104 210 124 130Q110 80 120 40Z",
        bold,
        f,
        "ink",
        "",
        "upright"
      ),
      rect(182, pin - 42, 26, 84, 4, bold, "tint", "ink", "level"),
      path(`M208 ${pin - 28}L290 ${pin - 22}V${pin + 22}L208 ${pin + 28}Z`, bold, "tint", "ink", "", "level"),
      path(`M290 ${pin - 17}H338V${pin + 17}H290Z`, bold, "tint", "ink", "", "level"),
      rect(338, pin - 12, 34, 24, 2, bold, "tint", "ink", "level"),
      thread(340, 370, pin, 12, 6),
      at(
        [
          [148, 62],
          [146, 332]
        ],
        (x, y) => circle(x, y, 11, medium, "hole")
      ),
      circle(58, 308, 9, medium, "hole")
    ]
  },
  [-4, 4]
)
