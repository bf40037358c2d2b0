import { bold, circle, type Color, dimension, ellipse, fill, fine, medium, part, pick, stroke } from "../../pen/index.ts"

/** Half axes of the frame, in drawing units, by size in inches. */
const FRAMES = {
  "6.5": [128, 128],
  "4": [98, 98],
  "5.25": [112, 112],
  "8": [140, 140],
  "10": [150, 150],
  "6x9": [112, 156]
} as const

/** Car speaker, face view: coaxial with a tweeter on a bridge, or a woofer. */
export const speaker = part(
  "speaker",
  "Speaker",
  { size: pick("6.5", "4", "5.25", "8", "10", "6x9"), style: pick("coaxial", "woofer"), cone: pick("black", "grey", "accent") },
  (o) => {
    const [rx, ry] = FRAMES[o.size]
    const [x, y] = [200, 190]
    const f = fill(o.cone, { black: "black", grey: "mid", accent: "accent" })
    const cap = o.cone === "accent" ? "paper" : "accent"
    const oval = (k: number, weight: number, colour: Color) => ellipse(x, y, rx - k, ry - k, weight, colour)
    const ear = (a: number) => {
      const [ex, ey] = [x + (rx + 2) * Math.cos((a * Math.PI) / 180), y + (ry + 2) * Math.sin((a * Math.PI) / 180)]
      return [circle(ex, ey, 19, bold), circle(ex, ey, 8, medium, "hole")]
    }
    const coaxial = [
      stroke(`M${x - rx + 46} ${y}H${x + rx - 46}`, 22),
      stroke(`M${x - rx + 46} ${y}H${x + rx - 46}`, 13, "tint"),
      circle(x, y, 35, bold, "tint"),
      circle(x, y, 26, medium, cap),
      circle(x, y, 11, medium)
    ]
    const woofer = [
      circle(x, y, rx * 0.36, bold, cap),
      stroke(`M${x - rx * 0.2} ${y + 4}A${rx * 0.22} ${rx * 0.22} 0 0 1 ${x - 4} ${y - rx * 0.2}`, medium)
    ]
    return [
      [45, 135, 225, 315].map(ear),
      oval(0, bold, "paper"),
      oval(9, fine, "none"),
      oval(17, bold, "tint"),
      oval(25, fine, "none"),
      oval(36, bold, f),
      oval(50, fine, "none"),
      oval(62, fine, "none"),
      o.style === "coaxial" ? coaxial : woofer,
      dimension(x - rx, y + ry + 34, x + rx, y + ry + 34, o.size === "6x9" ? '6 × 9"' : `Ø${o.size}"`, ry)
    ]
  },
  [0, -12],
  [0, 10, 1.1]
)
