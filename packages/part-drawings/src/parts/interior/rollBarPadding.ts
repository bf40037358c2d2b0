import { PAINT, bold, ellipse, fill, fine, medium, part, path, pick, rect, rotate, stroke, text, tone } from "../../pen/index.ts"

/** Roll bar padding: split foam on a tube, the section in front. */
export const rollBarPadding = part(
  "roll-bar-padding",
  "Roll bar padding",
  { colour: pick("black", "red", "grey", "accent"), density: pick("standard", "sfi") },
  (o) => {
    const f = fill(o.colour, { black: "black", red: PAINT.red, grey: "mid", accent: "accent" })
    const tie = o.colour === "accent" || o.colour === "red" ? "ink" : "accent"
    return rotate(-34, 200, 200, [
      rect(330, 172, 90, 56, 4, bold, "paper"),
      tone("M334 208H416V224H334Z", "mid"),
      path("M34 104H344A42 96 0 0 1 344 296H34Z", bold, f),
      tone("M60 268H362Q354 290 340 292H60Z", o.colour === "grey" ? "black" : "hole"),
      [132, 282].map((x) => stroke(`M${x} 106Q${x + 42} 200 ${x} 294`, 13) + stroke(`M${x} 106Q${x + 42} 200 ${x} 294`, 6, tie)),
      o.density === "sfi"
        ? [rect(196, 150, 62, 40, 2, medium, "paper"), text("45.1", 227, 170, 18, "middle", 2.8)]
        : stroke("M180 150H240", fine, "paper"),
      ellipse(34, 200, 42, 96, bold, f),
      path("M0 190L34 200L0 214Z", 0, "paper"),
      ellipse(36, 200, 19, 44, bold, "paper"),
      ellipse(38, 200, 13, 34, medium, "hole"),
      stroke("M-7 194L18 197M-7 208L18 204", medium)
    ])
  },
  [3, -5, 0.86]
)
