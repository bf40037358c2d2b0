import {
  barrel,
  bold,
  circle,
  dimension,
  fill,
  fine,
  foreshortened,
  holes,
  medium,
  num,
  part,
  path,
  pick,
  stroke,
  times,
  polar
} from "../../pen/index.ts"

/** Brake drum from its closed face, with cooling fins around the barrel where it has them. */
export const brakeDrum = part(
  "brake-drum",
  "Brake drum",
  { dia: num(9, 12, 10), width: num(1.75, 3, 2.25), fins: pick("no", "yes") },
  (o) => {
    const R = 118 + (o.dia - 10) * 9
    const depth = 60 + (o.width - 2) * 44
    const [x, y, share] = [158, 196, 0.86]
    const f = fill(o.fins, { no: "mid", yes: "tint" })
    return [
      path(barrel(x, y, R * share, R, depth), bold, f),
      o.fins === "yes"
        ? stroke(
            times(13, (i) => {
              const [p, q] = polar(x, y, R, -84 + i * 14)
              return `M${x + (p - x) * share} ${q}h${depth}`
            }),
            medium
          )
        : stroke(
            `M${x + depth - 14} ${y - R}A${R * share} ${R} 0 0 1 ${x + depth - 14} ${y + R}M${x + depth - 30} ${y - R}A${R * share} ${R} 0 0 1 ${x + depth - 30} ${y + R}`,
            fine
          ),
      foreshortened(x, share, [
        circle(x, y, R, bold, f),
        circle(x, y, R - 16, medium, "none"),
        circle(x, y, R * 0.62, medium, "tint", "ink", "dish"),
        circle(x, y, R * 0.26, bold, "hole"),
        holes(x, y, R * 0.43, 5, 10, -90, medium, "hole"),
        circle(x, y + R * 0.78, 7, medium, "hole")
      ]),
      dimension(x - R * share, 374, x + R * share, 374, `Ø${o.dia}"`, 374 - y - 20)
    ]
  },
  [6, -8]
)
