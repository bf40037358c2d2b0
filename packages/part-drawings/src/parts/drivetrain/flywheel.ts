import {
  barrel,
  bold,
  circle,
  dimension,
  fine,
  foreshortened,
  holes,
  medium,
  part,
  path,
  pick,
  polar,
  stroke,
  times
} from "../../pen/index.ts"

/** Flywheel, clutch face. */
export const flywheel = part(
  "flywheel",
  "Flywheel",
  { teeth: pick(153, 130, 168), bolts: pick(6, 8), material: pick("steel", "aluminum") },
  (o) => {
    const x = 200
    const y = 192
    const R = { 130: 138, 153: 148, 168: 156 }[o.teeth]
    const f = o.material === "steel" ? "tint" : "paper"
    const face = [
      circle(x, y, R, bold),
      `<circle cx="${x}" cy="${y}" r="${R - 4}" fill="none" stroke-width="9" stroke-dasharray="3 ${((2 * Math.PI * (R - 4)) / 76 - 3).toFixed(3)}" stroke-linecap="butt"/>`,
      circle(x, y, R - 11, bold, f),
      holes(x, y, R - 22, 6, 6, 0, medium, "hole"),
      holes(x, y, R - 22, 6, 3.5, 30),
      circle(x, y, R - 36),
      circle(x, y, R - 40, fine, "none"),
      circle(x, y, R - 60, fine, "none"),
      circle(x, y, R - 80, fine, "none"),
      circle(x, y, 66, bold, o.material === "steel" ? "mid" : "accent"),
      circle(x, y, 60, 0, f),
      circle(x, y, 60, medium, "none"),
      holes(x, y, 42, o.bolts, 8, -90, medium, "hole"),
      circle(x, y, 24, bold),
      circle(x, y, 16, medium, "accent"),
      circle(x, y, 8)
    ]
    const rx = R * 0.72
    return [
      path(barrel(x, y, rx, R, 44), bold, "mid"),
      stroke(
        times(29, (i) => {
          const [c, s] = polar(0, 0, 1, -84 + i * 6)
          return `M${x + c * rx} ${y + s * R}h28`
        }),
        3.5
      ),
      stroke(`M${x + 28} ${y - R}A${rx} ${R} 0 0 1 ${x + 28} ${y + R}`),
      foreshortened(x, 0.72, face),
      dimension(200 - rx, 376, 200 + rx, 376, `${o.teeth} T`, R * 0.9)
    ]
  },
  [-10, -4, 0.96],
  [-24, 10, 1.15]
)
