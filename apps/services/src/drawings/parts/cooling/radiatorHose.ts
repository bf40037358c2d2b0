import { type Ink, bold, ellipse, fine, part, pick, rect, rotate, stroke, times, tube } from "../../pen/index.ts"

/** Moulded radiator hose with a worm clamp at each end. */
export const radiatorHose = part(
  "radiator-hose",
  "Radiator hose",
  { position: pick("upper", "lower"), dia: pick("1.5", "1.25", "1.75") },
  (o) => {
    const w = { "1.25": 64, "1.5": 72, "1.75": 82 }[o.dia]
    const bend = o.position === "upper" ? "M74 336V216C74 130 130 92 200 92H344" : "M62 112H160C250 112 240 306 320 306H334"
    const clamp = (x: number, y: number, angle: number): Ink =>
      rotate(angle, x, y, [
        rect(x - 12, y - w / 2 - 5, 24, w + 10, 3, bold, "paper"),
        stroke(
          times(5, (i) => `M${x - 8} ${y - w / 2 + 6 + (i * w) / 5}h16`),
          fine
        ),
        rect(x - 17, y - w / 2 - 22, 34, 26, 4, bold, "accent"),
        stroke(`M${x - 6} ${y - w / 2 - 9}h12`)
      ])
    const upper = o.position === "upper"
    return [
      tube(bend, w, "black", 5),
      stroke(bend, w - 22, "mid", ' stroke-linecap="butt" stroke-opacity=".35"'),
      upper
        ? [ellipse(344, 92, 14, w / 2 - 2, bold, "hole"), ellipse(74, 336, w / 2 - 2, 14, bold, "hole")]
        : [ellipse(62, 112, 14, w / 2 - 2, bold, "hole"), ellipse(334, 306, 14, w / 2 - 2, bold, "hole")],
      stroke(upper ? "M96 210C100 150 140 116 204 112" : "M176 100C264 104 240 268 288 290", 3, "paper"),
      upper ? [clamp(74, 316, 90), clamp(322, 92, 0)] : [clamp(88, 112, 0), clamp(312, 306, 0)]
    ]
  },
  [5, 9, 1.05]
)
