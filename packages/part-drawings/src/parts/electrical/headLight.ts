import {
  at,
  bold,
  circle,
  dimension,
  fine,
  foreshortened,
  medium,
  part,
  path,
  pick,
  polar,
  rect,
  stroke,
  times,
  tone
} from "../../pen/index.ts"

/** Round head light, front view. Options: a sealed-beam or LED lens, and the finish of the ring. */
export const headLight = part(
  "head-light",
  "Head light",
  { lens: pick("sealed", "led"), ring: pick("chrome", "black"), dia: pick("7", "5.75") },
  (o) => {
    const x = 200
    const y = 190
    const R = o.dia === "7" ? 152 : 134
    const f = o.ring === "chrome" ? "tint" : "black"
    const r = R - 24
    const q = r - 12
    const h = (dx: number) => Math.sqrt(Math.max(0, q * q - dx * dx))
    const seg = (dx: number, a: number, b: number) => {
      const H = h(dx)
      const t = Math.max(-H, a)
      const u = Math.min(H, b)
      return u - t > 8 ? `M${x + dx} ${y + t}V${y + u}` : ""
    }
    const n = Math.floor(q / 13)
    const col = (a: number, b: number) => times(2 * n + 1, (i) => seg((i - n) * 13, a, b))
    const wide = (a: number, b: number) => times(9, (i) => seg((i - 4) * 26, a, b))
    const hor = (d: number) => `M${x - h(d)} ${y + d}H${x + h(d)}`
    const sealed = [
      circle(x, y, q, fine, "tint"),
      path(
        `M${x - h(34)} ${y - 34}H${x + h(34)}A${q} ${q} 0 0 1 ${x + h(34)} ${y + 34}H${x - h(34)}A${q} ${q} 0 0 1 ${x - h(34)} ${y - 34}Z`,
        medium,
        "paper"
      ),
      stroke(hor(-78) + hor(78)),
      stroke(col(-34, 34)),
      stroke(wide(-78, -34) + wide(34, 78), fine),
      circle(x, y, 33, bold),
      circle(x, y, 22, medium, "accent"),
      circle(x, y, 9),
      at(
        [
          [0, -96],
          [-88, 62],
          [88, 62]
        ],
        (a, b) => circle(x + (a * r) / 128, y + (b * r) / 128, 8)
      )
    ]
    const led = [
      circle(x, y, q, fine, "mid"),
      path(`M${x - h(58)} ${y - 58}H${x + h(58)}L${x + h(10)} ${y - 10}H${x - h(10)}Z`, medium, "tint"),
      path(`M${x - h(58)} ${y + 58}H${x + h(58)}L${x + h(10)} ${y + 10}H${x - h(10)}Z`, medium, "tint"),
      [-54, 0, 54].map((d) => [
        circle(x + d, y - 34, 19, medium, "accent"),
        circle(x + d, y - 34, 8),
        circle(x + d, y + 34, 19),
        circle(x + d, y + 34, 8, medium, "hole")
      ])
    ]
    const face = [
      circle(x, y, R, bold, f),
      circle(x, y, R - 9, fine, "none"),
      circle(x, y, r, bold),
      o.lens === "led" ? led : sealed,
      [45, 165, 285].map((a) => {
        const [p, s] = polar(x, y, R - 12, a)
        return [circle(p, s, 8), stroke(`M${p - 4} ${s}h8`, fine)]
      })
    ]
    return [
      [-16, 0, 16].map((d) => rect(x + R + 66, y + d - 5, 26, 10, 1, medium, "#c9a35a")),
      path(`M${x + R + 30} ${y - 34}h40v68h-40z`, bold, "mid"),
      path(
        `M${x} ${y - R + 16}Q${x + R * 0.9} ${y - R + 20} ${x + R + 44} ${y - 44}V${y + 44}Q${x + R * 0.9} ${y + R - 20} ${x} ${y + R - 16}Z`,
        bold,
        "tint"
      ),
      tone(
        `M${x + 60} ${y + R * 0.66}Q${x + R * 0.86} ${y + R * 0.5} ${x + R + 40} ${y + 14}V${y + 42}Q${x + R * 0.9} ${y + R - 24} ${x + 60} ${y + R - 20}Z`,
        "mid"
      ),
      foreshortened(x, 0.84, face),
      dimension(x - R * 0.84, 374, x + R * 0.84, 374, `Ø${o.dia}"`, R * 0.9)
    ]
  },
  [-40, 2, 0.88],
  [-52, 10, 0.92]
)
