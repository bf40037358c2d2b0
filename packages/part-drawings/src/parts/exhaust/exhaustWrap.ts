import { bold, ellipse, fill, fine, medium, part, path, pick, rect, stroke, times } from "../../pen/index.ts"

/** Exhaust wrap, a roll. */
export const exhaustWrap = part(
  "exhaust-wrap",
  "Exhaust wrap",
  { colour: pick("tan", "black", "white", "accent"), width: pick(2, 1) },
  (o) => {
    const f = fill(o.colour, { tan: "#d0b98c", black: "black", white: "paper", accent: "accent" })
    const h = o.width === 2 ? 104 : 66
    const y = 190 - h / 2
    return [
      path(`M308 ${y + 30}Q360 ${y + 60} 352 ${y + h + 50}L378 ${y + h + 70}V${y + h + 118}Q320 ${y + h + 96} 240 ${y + h + 66}Z`, bold, f),
      stroke(`M322 ${y + 70}L300 ${y + h + 84}M350 ${y + h + 52}L340 ${y + h + 100}`, fine),
      path(`M48 ${y}V${y + h}A144 78 0 0 0 336 ${y + h}V${y}Z`, bold, f),
      stroke(
        times(13, (i) => {
          const a = (Math.PI * (i + 1)) / 14
          const x = 192 - 144 * Math.cos(a)
          const s = 78 * Math.sin(a)
          return `M${x} ${y + s + 6}l${8} ${h - 12}M${x + 8} ${y + s + 6}l-8 ${h - 12}`
        }),
        fine
      ),
      ellipse(192, y, 144, 78, bold, f),
      [0.86, 0.72, 0.58, 0.46].map((k) => ellipse(192, y, 144 * k, 78 * k, fine, "none")),
      ellipse(192, y, 46, 25, bold, "hole"),
      ellipse(192, y + 4, 38, 18, 0, "mid"),
      rect(66, y + h + 92, 26, 12, 0, 0, "none"),
      path(`M70 330h92q8 0 8 8v8q0 8-8 8H70Q58 354 58 342T70 330Z`, medium, o.colour === "accent" ? "paper" : "accent"),
      stroke("M82 336v12M94 336v12M106 336v12M118 336v12M130 336v12M142 336v12M154 336v12", fine)
    ]
  },
  [-14, -10]
)
