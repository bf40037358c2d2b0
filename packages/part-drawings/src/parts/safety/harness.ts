import { bold, circle, fine, group, medium, PAINT, part, path, pick, rect, rotate, stroke } from "../../pen/index.ts"

/** Ends of the sub belts by number of points. */
const SUB_BELTS: Readonly<Record<4 | 5 | 6 | 7, readonly (readonly [number, number, number, number])[]>> = {
  4: [],
  5: [[200, 238, 200, 378]],
  6: [
    [196, 238, 150, 376],
    [204, 238, 250, 376]
  ],
  7: [
    [200, 238, 200, 382],
    [190, 238, 122, 362],
    [210, 238, 278, 362]
  ]
}

/** Racing harness: shoulder, lap and sub belts on a cam lock or latch. */
export const harness = part(
  "harness",
  "Harness",
  { points: pick(5, 4, 6, 7), colour: pick("accent", "black", "red", "blue", "grey"), latch: pick("camlock", "latch") },
  (o) => {
    const f = PAINT[o.colour]
    const belt = (x1: number, y1: number, x2: number, y2: number, w = 44) => {
      const a = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
      const L = Math.hypot(x2 - x1, y2 - y1)
      return group(
        `translate(${x1} ${y1}) rotate(${a})`,
        rect(0, -w / 2, L, w, 2, bold, f),
        stroke(`M4 ${-w / 2 + 8}H${L - 6}M4 ${w / 2 - 8}H${L - 6}`, fine, "ink", ' stroke-dasharray="7 4"'),
        rect(L * 0.52, -w / 2 - 7, 38, w + 14, 4),
        rect(L * 0.52 + 9, -w / 2 - 1, 9, w + 2, 1, fine, "mid"),
        rect(L * 0.52 + 22, -w / 2 - 1, 9, w + 2, 1, fine, "mid"),
        path(`M28 -15h28l8-6v42l-8-6h-28z`)
      )
    }
    const sub = SUB_BELTS[o.points]
    return [
      belt(188, 214, 112, 26),
      belt(212, 214, 288, 26),
      belt(180, 232, 22, 262),
      belt(220, 232, 378, 262),
      sub.map(([a, b, c, d]) => belt(a, b, c, d, o.points === 5 ? 40 : 34)),
      o.latch === "camlock"
        ? [
            circle(200, 226, 48, bold),
            circle(200, 226, 40, fine, "none"),
            circle(200, 226, 33, medium, "mid"),
            rotate(45, 200, 226, path("M190 194h20v24h22v16h-22v24h-20v-24h-22v-16h22Z")),
            circle(200, 226, 9, medium, o.colour === "accent" ? "ink" : "accent")
          ]
        : [
            rect(146, 196, 108, 60, 6, bold),
            rect(156, 206, 56, 40, 3, medium, "tint"),
            path("M204 200h60q8 0 8 8v36q0 8-8 8h-60Z", bold, o.colour === "accent" ? "mid" : "accent"),
            circle(220, 226, 7)
          ]
    ]
  }
)
