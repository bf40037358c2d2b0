import {
  bold,
  circle,
  dimension,
  dots,
  fine,
  gear,
  holes,
  line,
  medium,
  num,
  part,
  path,
  pick,
  type Point,
  polar,
  rect,
  rotate,
  stroke,
  times
} from "../../pen/index.ts"

/** Rivets of a puck: degrees from its middle, share of the radius. */
const RIVETS: readonly Point[] = [
  [-11, 0.76],
  [11, 0.76],
  [-11, 0.9],
  [11, 0.9]
]

/** Clutch disc, face view. splines, springs, friction organic or puck. */
export const clutchDisc = part(
  "clutch-disc",
  "Clutch disc",
  { dia: num(9, 12, 10.5), splines: pick(26, 10, 18, 23), springs: num(4, 8, 6), friction: pick("organic", "puck") },
  (o) => {
    const x = 200
    const y = 194
    const R = 130 + (o.dia - 9) * 8
    const ri = R * 0.64
    const n = Math.round(o.springs)
    const seg = (a0: number, a1: number, r1: number, r2: number) => {
      const corner = (r: number, a: number) => polar(x, y, r, a).map(Math.round).join(" ")
      return `M${corner(r2, a0)}A${r2} ${r2} 0 0 1 ${corner(r2, a1)}L${corner(r1, a1)}A${r1} ${r1} 0 0 0 ${corner(r1, a0)}Z`
    }
    const face =
      o.friction === "puck"
        ? path(
            times(6, (i) => seg(i * 60 - 20, i * 60 + 20, R * 0.66, R)),
            bold,
            "mid"
          ) +
          stroke(
            times(6, (i) =>
              RIVETS.map(
                ([a, k]) =>
                  `M${polar(x, y, R * k, i * 60 + a)
                    .map(Math.round)
                    .join(" ")}h.1`
              ).join("")
            ),
            9
          ) +
          path(
            times(6, (i) => seg(i * 60 - 10, i * 60 + 10, R * 0.48, R * 0.66)),
            medium,
            "paper"
          )
        : [
            circle(x, y, R, bold, "mid"),
            circle(x, y, ri),
            stroke(
              times(
                24,
                (i) =>
                  `M${polar(x, y, ri + 3, i * 15)
                    .map(Math.round)
                    .join(" ")}L${polar(x, y, R - 4, i * 15 + 7)
                    .map(Math.round)
                    .join(" ")}`
              )
            ),
            dots(x, y, R * 0.73, 24, 9, 3, "paper"),
            dots(x, y, R * 0.73, 24, 4, 3),
            dots(x, y, R * 0.91, 24, 9, 9, "paper"),
            dots(x, y, R * 0.91, 24, 4, 9)
          ]
    const sp = (i: number) =>
      rotate(
        (i * 360) / n,
        x,
        y,
        rect(x - 21, y - R * 0.43 - 11, 42, 22, 5, bold, "accent"),
        line(x - 16, y - R * 0.43, x + 16, y - R * 0.43, 18, "ink", ' stroke-linecap="butt" stroke-dasharray="2 5"')
      )
    return [
      face,
      circle(x, y, R * 0.57, bold),
      circle(x, y, R * 0.53, fine, "none"),
      times(n, sp),
      circle(x, y, R * 0.26, bold, "tint"),
      path(gear(x, y, R * 0.19, Math.min(o.splines, 26), 7).replace(/(\d)\.\d/g, "$1"), medium, "hole"),
      holes(x, y, R * 0.43, n, 4.5, -90 + 180 / n, medium, "hole"),
      dimension(x - R, 374, x + R, 374, `Ø${o.dia}"`, R * 0.9)
    ]
  },
  [0, -16],
  [-1, 7, 1.1]
)
