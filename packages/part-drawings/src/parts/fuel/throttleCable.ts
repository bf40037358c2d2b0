import { bold, circle, medium, part, pick, rect, rotate, stroke, threadVertical, tube } from "../../pen/index.ts"

/** Throttle cable: conduit with threaded ends, inner cable and clevis. */
export const throttleCable = part(
  "throttle-cable",
  "Throttle cable",
  { cover: pick("rubber", "braided") },
  (o) => {
    const conduit = "M84 108C40 220 60 350 180 350S330 270 290 190S150 130 160 210S240 260 300 300"
    return [
      stroke("M84 108L112 36M300 300L356 336", 4.5),
      o.cover === "rubber"
        ? tube(conduit, 21, "black", 4.5)
        : [tube(conduit, 21, "paper", 4.5), stroke(conduit, 10, "ink", ' stroke-linecap="butt" stroke-dasharray="1.6 5"')],
      rotate(20, 84, 108, [
        rect(72, 60, 24, 62, 2, bold, "tint"),
        threadVertical(62, 104, 84, 12, 7),
        rect(64, 76, 40, 16, 2, bold, "accent")
      ]),
      rotate(-57, 300, 300, [
        rect(288, 280, 24, 58, 2, bold, "tint"),
        threadVertical(290, 336, 300, 12, 7),
        rect(280, 306, 40, 16, 2, bold, "accent")
      ]),
      rotate(-57, 356, 336, [rect(342, 326, 28, 40, 3, bold), circle(356, 352, 8, medium, "hole")]),
      circle(114, 32, 14, bold, "accent")
    ]
  },
  [-20, 10]
)
