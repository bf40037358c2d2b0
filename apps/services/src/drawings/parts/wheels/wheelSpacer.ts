import {
  bold,
  centreCross,
  circle,
  dimension,
  fill,
  fine,
  hexagon,
  holes,
  medium,
  num,
  part,
  path,
  pick,
  polar,
  times
} from "../../pen/index.ts"

/** Wheel spacer or adapter, face view with its thickness behind. */
export const wheelSpacer = part(
  "wheel-spacer",
  "Wheel spacer",
  { bolts: pick(5, 4, 6, 8), thickness: num(0.25, 3, 1), circle: num(3.94, 6.5, 4.75), finish: pick("raw", "black", "accent") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", accent: "accent" })
    const t = 10 + o.thickness * 15
    const x = 190 - t / 3
    const y = 188
    const R = 138
    const n = o.bolts
    return [
      circle(x + t, y + t * 0.5, R, bold, "mid"),
      path(`M${polar(x, y, R, -63).join(" ")}l${t} ${t * 0.5}M${polar(x, y, R, 117).join(" ")}l${t} ${t * 0.5}`, bold),
      circle(x, y, R, bold, f),
      circle(x, y, R - 9, fine, "none"),
      circle(x, y, 50, bold, "mid"),
      circle(x + t * 0.4, y + t * 0.2, 44, 0),
      circle(x, y, 50, bold, "none"),
      holes(x, y, 88, n, 19, -90),
      times(n, (i) => {
        const [p, q] = polar(x, y, 88, -90 + (i * 360) / n)
        return hexagon(p, q, 14, medium, o.finish === "accent" ? "paper" : "accent", 12) + circle(p, q, 6, fine, "hole")
      }),
      holes(x, y, 94, n, 10, -90 + 180 / n, medium, "hole"),
      centreCross(x, y, 26),
      dimension(x - R, 376, x + R, 376, `${n} × ${o.circle}"`, 376 - y - 40)
    ]
  },
  [6, -16],
  [7, 6, 1.1]
)
