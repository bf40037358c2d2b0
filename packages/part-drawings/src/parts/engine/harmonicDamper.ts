import {
  barrel,
  bold,
  circle,
  dimension,
  foreshortened,
  holes,
  medium,
  num,
  part,
  path,
  pick,
  polar,
  rotate,
  stroke,
  text,
  times
} from "../../pen/index.ts"

/** Harmonic damper, face view with degree marks. */
export const harmonicDamper = part(
  "harmonic-damper",
  "Harmonic damper",
  {
    dia: num(6, 8, 7),
    finish: pick("raw", "black"),
    balance: pick("internal", "28", "50"),
    bore: pick("1.245", "1.375", "1.598", "press")
  },
  (o) => {
    const x = 200
    const y = 194
    const R = 134 + (o.dia - 6) * 12
    const f = o.finish === "black" ? "black" : "paper"
    const tick = (i: number, n: number) => {
      const L = i % 9 === 0 ? 22 : i % 3 === 0 ? 15 : 9
      const a = (i * 360) / n - 90
      return `M${polar(x, y, R - 3, a).join(" ")}L${polar(x, y, R - 3 - L, a).join(" ")}`
    }
    const face = [
      circle(x, y, R, bold, f),
      stroke(times(72, tick), 2),
      ["0", "90", "180", "270"].map((s, i) => {
        const [p, q] = polar(x, y, R - 34, i * 90 - 90)
        return text(s, p, q, 13, "middle", 2)
      }),
      circle(x, y, R * 0.66, medium, "accent"),
      circle(x, y, R * 0.6, bold, f),
      times(3, (i) =>
        rotate(
          i * 120 + 60,
          x,
          y,
          path(
            `M${x - 26} ${y - R * 0.5}Q${x} ${y - R * 0.57} ${x + 26} ${y - R * 0.5}L${x + 17} ${y - R * 0.34}Q${x} ${y - R * 0.38} ${x - 17} ${y - R * 0.34}Z`,
            medium,
            "mid"
          )
        )
      ),
      // External balance is a weight cast to one side of the hub.
      o.balance === "internal"
        ? ""
        : path(
            `M${x - (o.balance === "50" ? 84 : 58)} ${y + R * 0.3}A${R * 0.58} ${R * 0.58} 0 0 0 ${x + (o.balance === "50" ? 84 : 58)} ${y + R * 0.3}Z`,
            bold,
            "mid"
          ),
      holes(x, y, R * 0.43, 3, 9, -90, medium, "hole"),
      circle(x, y, 38, bold, "tint"),
      circle(x, y, { "1.245": 16, "1.375": 20, "1.598": 25, press: 25 }[o.bore], medium, "hole"),
      o.bore === "press" ? circle(x, y, 31, medium, "none") : "",
      path(`M${x - 5} ${y - 28}h10v12h-10z`, 0, "hole")
    ]
    const rx = R * 0.72
    return [
      path(barrel(x + 60, y, rx * 0.66, R * 0.66, 84), bold, o.finish === "black" ? "black" : "paper"),
      stroke(
        `M${x + 112} ${y - R * 0.66}A${rx * 0.66} ${R * 0.66} 0 0 1 ${x + 112} ${y + R * 0.66}M${x + 128} ${y - R * 0.66}A${rx * 0.66} ${R * 0.66} 0 0 1 ${x + 128} ${y + R * 0.66}`,
        4.5
      ),
      path(barrel(x, y, rx, R, 78), bold, o.finish === "black" ? "black" : "tint"),
      [26, 39, 52].map((d) => stroke(`M${x + d} ${y - R}A${rx} ${R} 0 0 1 ${x + d} ${y + R}`, 4.5)),
      foreshortened(x, 0.72, face),
      dimension(x - rx - 28, y - R, x - rx - 28, y + R, `Ø${o.dia}"`, rx + 28)
    ]
  },
  [-33, 5, 0.92],
  [-57, 7, 1.07]
)
