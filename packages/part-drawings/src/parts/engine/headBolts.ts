import { type Ink, bold, ellipse, medium, part, path, pick, rect, stroke, threadVertical } from "../../pen/index.ts"

/** Head bolts in a rack, or studs with nuts. */
export const headBolts = part(
  "head-bolt-set",
  "Head bolts",
  { type: pick("hex", "12-point", "stud"), finish: pick("black", "stainless"), thread: pick("7/16", "1/2", "11mm", "12mm") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const [shank, pitch] = { "7/16": [12, 8], "1/2": [17, 9], "11mm": [12, 5], "12mm": [15, 6] }[o.thread] as [number, number]
    const head = (x: number): Ink =>
      o.type === "stud"
        ? [
            rect(x - 12, 26, 24, 60, 3, bold, f),
            threadVertical(28, 60, x, 12, 7),
            rect(x - 22, 64, 44, 30, 3, bold, "accent"),
            stroke(`M${x - 8} 64v30M${x + 8} 64v30`)
          ]
        : [
            rect(x - 22, 42, 44, 42, 5, bold, "accent"),
            stroke(o.type === "hex" ? `M${x - 9} 42v42M${x + 9} 42v42` : `M${x - 13} 42v42M${x - 5} 42v42M${x + 5} 42v42M${x + 13} 42v42`)
          ]
    const bolt = (x: number, tip: number): Ink => [
      rect(x - shank, 90, 2 * shank, tip - 90, 2, bold, f),
      path(`M${x - shank} ${tip - 4}L${x - shank + 5} ${tip + 8}H${x + shank - 5}L${x + shank} ${tip - 4}`, bold, f),
      rect(x - shank - 3, tip - 100, 2 * shank + 6, 100, 2, medium, f),
      threadVertical(tip - 100, tip, x, shank + 3, pitch),
      rect(x - 32, 84, 64, 14, 2, bold),
      head(x)
    ]
    return [
      bolt(72, 362),
      bolt(157, 362),
      bolt(242, 270),
      bolt(327, 270),
      [242, 327].map((x) => [ellipse(x, 330, 34, 22, bold), ellipse(x, 330, 14, 9, medium, "hole")])
    ]
  },
  [0, -5]
)
