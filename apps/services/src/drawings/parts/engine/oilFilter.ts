import { at, bold, ellipse, fill, fine, group, medium, num, part, path, pick, stroke, text, times } from "../../pen/index.ts"

/** Spin-on oil filter, base up. */
export const oilFilter = part(
  "oil-filter",
  "Oil filter",
  { colour: pick("accent", "white", "black", "blue", "orange"), height: pick("long", "short"), thread: num(0.7, 0.9, 0.75) },
  (o) => {
    const f = fill(o.colour, { accent: "accent", white: "paper", black: "black", blue: "#2a62b5", orange: "#e8731a" })
    const b = o.height === "long" ? 330 : 288
    const bore = 14 + (o.thread - 0.7) * 150
    const dy = o.height === "long" ? 0 : 20
    return group(`translate(0 ${dy})`, [
      path(`M84 104V${b - 30}Q88 ${b} 126 ${b + 26}Q200 ${b + 48} 274 ${b + 26}Q312 ${b} 316 ${b - 30}V104Z`, bold, f),
      path(`M286 140v${b - 170}q-4 30-30 46q44-10 57-46V128z`, 0, "hole", "ink", ' fill-opacity=".2"'),
      stroke(
        times(11, (i) => {
          const x = 100 + i * 20
          const t = 20 * Math.sin((Math.PI * (i + 0.8)) / 11.6)
          return `M${x} ${b - 44 + t}L${200 + (x - 200) * 0.82} ${b + 6 + t}`
        })
      ),
      path(`M84 164Q200 206 316 164V${b - 82}Q200 ${b - 40} 84 ${b - 82}Z`, medium, o.colour === "white" ? "accent" : "paper"),
      text("OIL", 200, (164 + b - 82) / 2 + 26, 40, "middle", 6),
      ellipse(200, 104, 116, 40, bold),
      ellipse(200, 102, 104, 34, medium, "hole"),
      ellipse(200, 102, 88, 27, medium, "tint"),
      ellipse(200, 100, bore + 9, 12 + (bore - 26) / 4),
      ellipse(200, 100, bore, 8 + (bore - 26) / 4, medium, "hole"),
      at(
        [
          [-58, 0],
          [58, 0],
          [-40, -13],
          [40, -13],
          [-40, 14],
          [40, 14],
          [0, -19],
          [0, 21]
        ],
        (x, y) => ellipse(200 + x, 101 + y, 9, 3.4, fine, "hole")
      )
    ])
  },
  [0, -16]
)
