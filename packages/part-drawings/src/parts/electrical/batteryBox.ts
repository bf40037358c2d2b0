import { bold, circle, fine, hexagon, medium, part, path, pick, rect, stroke, threadVertical } from "../../pen/index.ts"

/** Battery box, isometric: tray, lid lifted off and hold-down rods. */
export const batteryBox = part(
  "battery-box",
  "Battery box",
  { case: pick("black", "aluminum") },
  (o) => {
    const [f, side, top] = o.case === "black" ? (["black", "hole", "mid"] as const) : (["tint", "mid", "paper"] as const)
    return [
      path("M40 232L184 304V384L40 312Z", bold, f),
      path("M184 304L360 222V302L184 384Z", bold, side),
      path("M40 232L216 160L360 222L184 304Z", bold, top),
      path("M64 233L216 172L336 223L184 290Z", bold, "hole"),
      stroke("M52 262L180 326M52 284L180 348", medium, o.case === "black" ? "mid" : "ink"),
      [
        [84, 226],
        [306, 208]
      ].map(([x = 0, y = 0]) => [rect(x - 5, y - 120, 10, 120, 3, medium, "tint"), threadVertical(y - 120, y - 70, x, 5, 6)]),
      path("M28 112L184 190V224L28 146Z", bold, f),
      path("M184 190L372 102V136L184 224Z", bold, side),
      path("M28 112L216 34L372 102L184 190Z", bold, o.case === "black" ? "black" : "paper"),
      path("M78 112L216 56L318 101L184 164Z", medium, "none"),
      [
        [84, 108],
        [306, 94]
      ].map(([x = 0, y = 0]) => [hexagon(x, y, 17, bold, "accent", 0), circle(x, y, 6, fine)]),
      stroke("M150 112L196 133M196 92L242 113", 4)
    ]
  },
  [1, -8]
)
