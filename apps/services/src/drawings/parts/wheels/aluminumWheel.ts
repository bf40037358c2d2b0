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
  rotate,
  shine,
  stroke,
  times
} from "../../pen/index.ts"

/** Aluminium street wheel with tapered spokes. */
export const aluminumWheel = part(
  "aluminum-wheel",
  "Aluminum wheel",
  { spokes: num(5, 10, 5), bolts: pick(5, 4, 6, 8), finish: pick("polished", "black", "grey"), dia: num(14, 20, 17), width: num(6, 12, 8) },
  (o) => {
    const x = 200
    const y = 194
    const R = 138 + (o.dia - 14) * 2.5
    const f = fill(o.finish, { polished: "paper", black: "black", grey: "mid" })
    const n = Math.round(o.spokes)
    const h = ((Math.PI * (R - 18)) / n) * 0.4
    const h0 = Math.min(34, 130 / n + 4)
    const sp = (i: number) =>
      rotate(
        (i * 360) / n,
        x,
        y,
        path(
          `M${x - h0} ${y - 38}C${x - h0 * 0.8} ${y - 80} ${x - h * 0.7} ${y - 100} ${x - h} ${y - R + 20}L${x + h} ${y - R + 20}C${x + h * 0.7} ${y - 100} ${x + h0 * 0.8} ${y - 80} ${x + h0} ${y - 38}Z`,
          medium,
          f
        ),
        path(
          `M${x - h * 0.42} ${y - R + 34}Q${x - h0 * 0.2} ${y - 90} ${x} ${y - 66}Q${x + h0 * 0.2} ${y - 90} ${x + h * 0.42} ${y - R + 34}Z`,
          fine,
          "tint"
        )
      )
    const face = [
      circle(x, y, R, bold, f),
      circle(x, y, R - 9, fine, f),
      circle(x, y, R - 19, bold, "mid"),
      circle(x, y, R * 0.6, fine, "none"),
      circle(x, y, R * 0.55, fine, "none"),
      times(n, sp),
      circle(x, y, R - 19, bold, "none"),
      circle(x, y, 55, medium, f),
      o.finish === "polished" ? shine(x - 44, y + 10, 0.8) : "",
      holes(x, y, 39, o.bolts, 8, -90 + 180 / o.bolts, medium, "hole"),
      circle(x, y, 22, medium, "accent"),
      circle(x, y, 12, fine, "none")
    ]
    const rx = R * 0.8
    const depth = 82 + (o.width - 8) * 8
    return [
      path(barrel(x, y, rx, R, depth), bold, o.finish === "polished" ? "tint" : "black"),
      path(
        `M${x + depth - 18} ${y - R}h18A${rx} ${R} 0 0 1 ${x + depth} ${y + R}h-18A${rx} ${R} 0 0 0 ${x + depth - 18} ${y - R}Z`,
        bold,
        f
      ),
      stroke(`M${x + 26} ${y - R}A${rx} ${R} 0 0 1 ${x + 26} ${y + R}`, medium),
      foreshortened(x, 0.8, face),
      dimension(x - rx - 28, y - R, x - rx - 28, y + R, `${o.dia}"`, rx + 28)
    ]
  },
  [-26, 6, 0.93],
  [-48, 7, 1.05]
)
