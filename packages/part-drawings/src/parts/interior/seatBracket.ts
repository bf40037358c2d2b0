import { type Ink, bold, circle, group, hexagon, medium, mirror, part, path, pick, rect, rotate } from "../../pen/index.ts"

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
