import { PAINT, at, bold, circle, ellipse, fine, hexagon, medium, part, pick, polar, rotate, stroke, text } from "../../pen/index.ts"

/** Mud cover: a dished disc with quarter-turn fasteners around its rim and the foam filler behind. */
export const mudCover = part(
  "mud-cover",
  "Mud cover",
  { colour: pick("white", "black", "red", "yellow", "accent"), fastener: pick("quarter", "bolt") },
  (o) => {
    const f = PAINT[o.colour]
    return [
      ellipse(232, 206, 148, 166, bold, "mid"),
      ellipse(224, 204, 150, 166, bold, "black"),
      ellipse(184, 200, 158, 172, bold, f),
      ellipse(184, 200, 146, 160, fine, "none"),
      ellipse(188, 202, 104, 114, medium, "none"),
      stroke("M110 130Q132 92 176 84", 4),
      at(
        Array.from({ length: 5 }, (_, i) => polar(0, 0, 1, -90 + i * 72)),
        (x, y) => {
          const [a, b] = [184 + x * 124, 200 + y * 136]
          return o.fastener === "quarter"
            ? [
                circle(a, b, 14, bold, o.colour === "accent" || o.colour === "red" ? "paper" : "accent"),
                rotate(30, a, b, stroke(`M${a - 8} ${b}h16`, 4))
              ]
            : hexagon(a, b, 14, bold, "accent")
        }
      ),
      ellipse(188, 202, 34, 37, medium, "none"),
      text("24", 188, 204, 44, "middle", 6)
    ]
  }
)
