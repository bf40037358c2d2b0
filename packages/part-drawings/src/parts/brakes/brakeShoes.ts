import {
  type Ink,
  at,
  bold,
  circle,
  fine,
  gear,
  group,
  medium,
  mirror,
  num,
  part,
  path,
  polar,
  rect,
  stroke,
  times
} from "../../pen/index.ts"

/** A pair of brake shoes facing each other, with return springs and the adjuster. */
export const brakeShoes = part(
  "brake-shoes",
  "Brake shoes",
  { dia: num(9, 11, 10), width: num(2, 2.5, 2.25) },
  (o) => {
    const R = 150 + (o.dia - 10) * 12
    const t = 30 + (o.width - 2.25) * 24
    const arc = (r: number, a: number, b: number): string => {
      const [p, q] = [polar(196, 200, r, a), polar(196, 200, r, b)]
      return `${p.join(" ")}A${r} ${r} 0 0 ${a < b ? 1 : 0} ${q.join(" ")}`
    }
    const band = (r: number, s: number, a: number, b: number): string => `M${arc(r, a, b)}L${arc(s, b, a)}Z`
    const shoe: Ink = [
      path(band(R - t - 8, R - t - 54, 100, 260), bold, "tint"),
      path(band(R - t + 4, R - t - 10, 98, 262), bold, "paper"),
      path(band(R, R - t + 6, 116, 244), bold, "accent"),
      stroke(`M${arc(R - t / 2 + 2, 120, 240)}`, fine),
      at([polar(196, 200, R - t - 32, 118), polar(196, 200, R - t - 32, 180), polar(196, 200, R - t - 32, 242)], (x, y) =>
        circle(x, y, 9, medium, "hole")
      )
    ]
    const coil = (y: number, a: number, b: number): Ink => [
      stroke(`M${a} ${y}H${a + 24}M${b - 24} ${y}H${b}`, 4),
      stroke(
        times(9, (i) => `M${a + 26 + (i * (b - a - 56)) / 8} ${y + 13}l5 -26`),
        4.5
      )
    ]
    return [
      group("translate(-14 0)", shoe),
      mirror(200, group("translate(-14 0)", shoe)),
      coil(96, 138, 262),
      rect(150, 292, 100, 20, 3, bold, "paper"),
      path(gear(200, 302, 28, 14, 6), bold, "tint"),
      coil(342, 138, 262)
    ]
  },
  [1, -9]
)
