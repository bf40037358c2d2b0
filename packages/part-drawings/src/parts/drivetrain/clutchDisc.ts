import {
  type Point,
  bold,
  circle,
  dimension,
  dots,
  fine,
  holes,
  line,
  medium,
  num,
  part,
  path,
  pick,
  polar,
  rect,
  rotate,
  stroke,
  times
} from "../../pen/index.ts"

/** Positions of the rivets of a puck: degrees from its center, and share of the radius. */
const RIVETS: readonly Point[] = [
  [-11, 0.76],
  [11, 0.76],
  [-11, 0.9],
  [11, 0.9]
]

/** Clutch disc, face view. Options: splines, springs, and organic or puck friction. */
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
    const disc = [
      face,
      circle(x, y, R * 0.57, bold),
      circle(x, y, R * 0.53, fine, "none"),
      times(n, sp),
      circle(x, y, R * 0.26, bold, "tint"),
      circle(x, y, R * 0.17, medium, "hole"),
      `<circle cx="${x}" cy="${y}" r="${R * 0.17}" fill="none" stroke-width="8" stroke-linecap="butt" stroke-dasharray="${((Math.PI * R * 0.17) / o.splines).toFixed(2)}"/>`,
      holes(x, y, R * 0.43, n, 4.5, -90 + 180 / n, medium, "hole")
    ]
    const px = x + 92
    const py = y - 62
    return [
      holes(px, py, R + 2, 6, 19, 10, bold, "tint"),
      dots(px, py, R + 2, 6, 13, 10, "hole"),
      circle(px, py, R, bold, "tint"),
      circle(px, py, R - 22, bold, "paper"),
      `<circle cx="${px}" cy="${py}" r="${R * 0.57}" fill="none" stroke-width="${R * 0.44}" stroke-linecap="butt" stroke-dasharray="2.5 ${(R * 0.199 - 2.5).toFixed(2)}"/>`,
      disc,
      dimension(x - R, 374, x + R, 374, `Ø${o.dia}"`, R * 0.9)
    ]
  },
  [-30, 16, 0.78],
  [-47, 37, 0.86]
)
