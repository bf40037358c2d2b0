import {
  type Ink,
  at,
  bold,
  circle,
  hexagon,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  thread,
  times,
  rotate,
  threadVertical,
  tube
} from "../../pen/index.ts"

/** Throttle linkage: rod between two swivels, arm and double return springs. */
export const throttleLinkage = part(
  "throttle-linkage",
  "Throttle linkage",
  { finish: pick("zinc", "stainless"), carburetors: pick(1, 2) },
  (o) => {
    const f = o.finish === "zinc" ? "#d9bd74" : "tint"
    const coil = (x: number, y: number): Ink => [
      stroke(`M${x - 74} ${y}h-26a9 9 0 1 0-9-9M${x + 74} ${y}h26a9 9 0 1 1 9 9`, 4.5),
      stroke(
        times(15, (i) => `M${x - 72 + i * 10} ${y + 15}L${x - 68 + i * 10} ${y - 15}`),
        5
      )
    ]
    const swivel = (x: number): Ink => [
      rect(x - 20, 106, 40, 48, 4, bold, "accent"),
      circle(x, 130, 9, medium),
      rect(x - 8, 154, 16, 44, 2, bold, f),
      hexagon(x, 176, 17, bold, f, 0)
    ]
    return [
      rect(20, 122, 360, 16, 4, bold, f),
      thread(26, 110, 130, 8, 8),
      thread(290, 374, 130, 8, 8),
      swivel(82),
      swivel(318),
      o.carburetors === 2 ? swivel(200) : "",
      path("M64 208Q64 190 82 190H318Q336 190 336 208V222Q336 240 318 240H274L252 366H218L200 240H82Q64 240 64 222Z", bold, f),
      at(
        [
          [82, 214],
          [318, 214],
          [235, 344],
          [233, 304]
        ],
        (x, y) => circle(x, y, 8, medium, "hole")
      ),
      coil(122, 296),
      coil(122, 350)
    ]
  },
  [4, -33, 0.93]
)

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
