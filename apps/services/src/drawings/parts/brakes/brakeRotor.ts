import {
  bold,
  centreCross,
  circle,
  dimension,
  dots,
  fine,
  holes,
  medium,
  num,
  part,
  pick,
  polar,
  stroke,
  times,
  turned
} from "../../pen/index.ts"

/** Vented brake rotor, face view with the vanes showing at the edge. */
export const brakeRotor = part(
  "brake-rotor",
  "Brake rotor",
  {
    style: pick("drilled-slotted", "drilled", "slotted", "plain"),
    bolts: num(4, 8, 5),
    circle: num(3.5, 10.5, 4.75),
    direction: pick("R", "L"),
    dia: num(9, 15, 12)
  },
  (o) => {
    const cx = 186
    const cy = 200
    const R = 118 + (o.dia - 9) * 6
    const ri = R * 0.6
    const k = o.direction === "L" ? -1 : 1
    // The widest circles leave the hat: such rotors bolt to a hub of their own.
    const rb = ri * Math.min(0.74, 0.64 + (o.circle - 4.75) * 0.08)
    const sl = /slotted/.test(o.style)
    const dr = /drilled/.test(o.style)
    const vane = times(60, (i) => {
      const [a, b] = polar(cx, cy, R, i * 6)
      return `M${a} ${b}h15`
    })
    const slot = (i: number, n: number) => {
      const a = (i * 360) / n + (sl && dr ? 15 : 0)
      const [x1, y1] = polar(cx, cy, ri + 9, a)
      const [x2, y2] = polar(cx, cy, R - 8, a + k * 24)
      const [qx, qy] = polar(cx, cy, (ri + R) / 2 + 4, a + k * 7)
      return `M${x1} ${y1}Q${qx} ${qy} ${x2} ${y2}`
    }
    const n = sl && dr ? 6 : 8
    const drill = dr
      ? [0, 1, 2, 3].map((j) => dots(cx, cy, ri + 11 + (j * (R - ri - 21)) / 3, sl ? 12 : 18, 8, k * j * 7 - (sl ? 7 : 0)))
      : ""
    return [
      circle(cx + 16, cy, R, bold, "tint"),
      stroke(vane, fine),
      circle(cx, cy, R, bold),
      turned(cx, cy, ri, R - 2),
      circle(cx, cy, R - 5, fine, "none"),
      sl
        ? stroke(
            times(n, (i) => slot(i, n)),
            4.5
          )
        : "",
      drill,
      circle(cx, cy, ri, medium, "mid"),
      circle(cx, cy, ri - 7, bold, "tint", "ink", "dome"),
      turned(cx, cy, ri * 0.38, ri - 12, 0.6),
      circle(cx, cy, ri - 15, fine, "none"),
      holes(cx, cy, rb, o.bolts, 8.5, -90, medium, "hole"),
      o.bolts < 7 ? holes(cx, cy, rb, o.bolts, 2.5, -90 + 180 / o.bolts, medium, "hole") : "",
      circle(cx, cy, ri * 0.38, bold, "mid"),
      circle(cx, cy, ri * 0.38 - 6, fine, "sheet"),
      centreCross(cx, cy, 20),
      dimension(cx - R, cy + R + 24, cx + R, cy + R + 24, `Ø${o.dia}"`, R * 0.55)
    ]
  },
  [6, -15],
  [6, 0, 1.1]
)
