import {
  barrel,
  bold,
  centreCross,
  circle,
  dimension,
  fill,
  fine,
  foreshortened,
  hexagon,
  holes,
  medium,
  num,
  part,
  path,
  pick,
  polar,
  stroke,
  times
} from "../../pen/index.ts"

/** Wheel spacer or adapter, face view, with its thickness visible behind. */
export const wheelSpacer = part(
  "wheel-spacer",
  "Wheel spacer",
  { bolts: pick(5, 4, 6, 8), thickness: num(0.25, 3, 1), circle: num(3.94, 6.5, 4.75), finish: pick("raw", "black", "accent") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", accent: "accent" })
    const depth = 22 + o.thickness * 20
    const t = 14
    const x = 190
    const y = 192
    const R = 138
    const n = o.bolts
    const face = [
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
      centreCross(x, y, 26)
    ]
    const rx = R * 0.78
    return [
      path(barrel(x, y, rx, R, depth), bold, o.finish === "black" ? "hole" : "mid"),
      stroke(`M${x + depth - 10} ${y - R}A${rx} ${R} 0 0 1 ${x + depth - 10} ${y + R}`, fine),
      foreshortened(x, 0.78, face),
      dimension(x - rx, 376, x + rx, 376, `${n} × ${o.circle}"`, 376 - y - 40)
    ]
  },
  [-6, -8, 0.96],
  [-17, 8, 1.12]
)
