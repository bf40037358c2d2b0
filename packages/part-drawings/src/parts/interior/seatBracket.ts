import {
  type Ink,
  bold,
  circle,
  group,
  hexagon,
  medium,
  mirror,
  part,
  path,
  pick,
  rect,
  rotate,
  PAINT,
  ellipse,
  fill,
  fine,
  stroke,
  text,
  tone
} from "../../pen/index.ts"

/** Seat mounting brackets: two slotted side mounts and a slider between. */
export const seatBracket = part(
  "seat-bracket",
  "Seat brackets",
  { finish: pick("raw", "black"), side: pick("L", "R"), slider: pick("no", "yes") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const mount: Ink = [
      path("M26 60Q26 48 40 48H330Q352 48 362 70L374 116H340L334 96H62L58 116H26Z", bold, f),
      path("M26 112H374V148H26Z", bold, f),
      path("M62 96H338V112H62Z", medium, "mid"),
      [66, 132, 198].map((x) => rect(x, 60, 44, 18, 9, medium, "hole")),
      rect(268, 60, 44, 18, 9, medium, "accent"),
      [54, 200, 346].map((x) => circle(x, 130, 8, medium, "hole"))
    ]
    const pair = [
      group("translate(0 0)", mount),
      o.slider === "yes"
        ? [
            rect(20, 178, 360, 34, 4, bold, "paper"),
            rect(44, 186, 312, 18, 3, medium, "mid"),
            path("M352 190H388V240H372V206H352Z", bold, "accent")
          ]
        : rotate(
            0,
            0,
            0,
            rect(96, 176, 208, 26, 13, bold, "paper"),
            hexagon(110, 189, 12, medium, "accent"),
            hexagon(290, 189, 12, medium, "accent")
          ),
      group("translate(0 196)", mount)
    ]
    return o.side === "R" ? mirror(200, pair) : pair
  },
  [1, 5]
)

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
