import { bold, circle, fill, medium, part, path, pick, rect, stroke, thread } from "../../pen/index.ts"

/** Wheel cylinder: the bore between two dust boots, with its inlet, bleeder and push rods. */
export const wheelCylinder = part(
  "wheel-cylinder",
  "Wheel cylinder",
  { bore: pick("3/4", "7/8", "15/16", "1"), finish: pick("raw", "black") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black" })
    const r = { "3/4": 40, "7/8": 46, "15/16": 50, "1": 54 }[o.bore]
    const boot = (side: 1 | -1) => {
      const x = 200 + side * 98
      return [
        rect(side > 0 ? x + 26 : x - 86, 191, 60, 18, 3, medium, "mid", "ink", "level"),
        path(
          `M${x} ${200 - r - 8}L${x + side * 14} ${200 - r - 8}L${x + side * 42} 178V222L${x + side * 14} ${200 + r + 8}H${x}Z`,
          bold,
          "rubber"
        ),
        stroke(`M${x + side * 12} ${200 - r + 2}V${200 + r - 2}`, medium, "mid")
      ]
    }
    return [
      boot(1),
      boot(-1),
      rect(102, 200 - r, 196, 2 * r, 8, bold, f, "ink", "level"),
      path(`M150 ${200 - r}L158 ${200 - r - 34}H242L250 ${200 - r}Z`, bold, f),
      rect(164, 108 - 16, 28, 46 + 20, 3, medium, "#c9a35a", "ink", "upright"),
      thread(164, 192, 98, 12, 6),
      circle(226, 200 - r - 14, 12, medium, "hole"),
      rect(138, 200 + r, 22, 22, 2, medium, f),
      rect(240, 200 + r, 22, 22, 2, medium, f)
    ]
  },
  [0, 14, 0.96]
)
