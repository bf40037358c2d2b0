import { PAINT, bold, circle, medium, part, path, pick, stroke, threadVertical, times } from "../../pen/index.ts"

/** Shift knob with its pattern engraved, on the threaded stick. */
export const shiftKnob = part(
  "shift-knob",
  "Shift knob",
  { colour: pick("white", "black", "accent"), speeds: pick(4, 3, 5, 6) },
  (o) => {
    const legs = Math.ceil(o.speeds / 2)
    const gate = times(legs, (i) => {
      const x = 200 + (i - (legs - 1) / 2) * 54
      return `M${x} 88V${i === legs - 1 && o.speeds % 2 ? 136 : 184}`
    })
    return [
      path("M184 280H216V388H184Z", bold, "tint"),
      threadVertical(312, 388, 200, 16, 9),
      path("M150 258H250V282Q250 292 240 292H160Q150 292 150 282Z", bold, "mid"),
      path("M156 292H244V312H156Z", bold, "tint"),
      circle(200, 140, 126, bold, PAINT[o.colour]),
      path("M290 60A120 120 0 0 1 232 256A140 140 0 0 0 290 60Z", 0, o.colour === "black" ? "hole" : "mid"),
      circle(200, 140, 88, medium, o.colour === "accent" ? "paper" : "none"),
      stroke(
        `${gate}M${200 - ((legs - 1) / 2) * 54} 136H${200 + ((legs - 1) / 2) * 54}`,
        8,
        o.colour === "white" ? "accent" : o.colour === "black" ? "paper" : "ink"
      ),
      stroke("M96 116Q110 60 160 36", 4, o.colour === "white" ? "ink" : "paper")
    ]
  },
  [0, 0, 0.91]
)
