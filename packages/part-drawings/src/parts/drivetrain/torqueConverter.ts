import { bold, type Color, ellipse, fill, fine, medium, num, part, path, pick, stroke, times, tone } from "../../pen/index.ts"

/** Torque converter, three-quarter view from the transmission side. */
export const torqueConverter = part(
  "torque-converter",
  "Torque converter",
  { stall: num(1800, 5500, 3000), dia: num(8, 12, 10), colour: pick("accent", "black", "blue", "raw") },
  (o) => {
    const k = 0.9 + (o.dia - 8) * 0.03
    const f = fill(o.colour, { accent: "accent", black: "black", blue: "#2a62b5", raw: "tint" })
    const X = 228
    const Y = 200
    const rx = 122 * k
    const ry = 160 * k
    const e = (x: number, s: number, w: number, c: Color) => ellipse(x, Y, rx * s, ry * s, w, c)
    const lug = (a: number) => {
      const x = X + 26 + rx * Math.cos(a)
      const y = Y + ry * Math.sin(a)
      return path(`M${x - 12} ${y - 12}h30v24h-30z`)
    }
    const nr = Math.round(28 - (o.stall - 1800) / 308)
    const ribs = times(nr, (i) => {
      const a = (i * 2 * Math.PI) / nr
      const c = Math.cos(a)
      const s = Math.sin(a)
      return `M${X - 26 + rx * 0.84 * c} ${Y + ry * 0.84 * s}Q${X - 46 + rx * 0.72 * c} ${Y + ry * 0.72 * s} ${X - 56 + rx * 0.56 * c} ${Y + ry * 0.56 * s}`
    })
    return [
      lug(-0.6),
      lug(0.75),
      lug(-1.6),
      lug(1.75),
      path(`M${X} ${Y - ry}h26a${rx} ${ry} 0 0 1 0 ${ry * 2}h-26Z`, bold),
      e(X + 12, 1, fine, "none"),
      e(X, 1, bold, "tint"),
      e(X - 6, 0.95, medium, f),
      e(X - 16, 0.91, medium, f),
      stroke(ribs, fine),
      e(X - 46, 0.62, medium, f),
      e(X - 54, 0.52, medium, "tint"),
      e(X - 62, 0.4, medium, "paper"),
      path(
        `M${X - 66} ${Y - ry * 0.22}H${X - 138}V${Y + ry * 0.22}H${X - 66}A${rx * 0.22} ${ry * 0.22} 0 0 0 ${X - 66} ${Y - ry * 0.22}Z`,
        bold,
        "paper"
      ),
      tone(`M${X - 136} ${Y + ry * 0.1}h70v${ry * 0.1}h-70z`, "mid"),
      ellipse(X - 138, Y, rx * 0.2, ry * 0.22, bold),
      ellipse(X - 138, Y, rx * 0.13, ry * 0.15, medium, "hole"),
      path(`M${X - 142} ${Y - ry * 0.23}h16v14h-16zM${X - 142} ${Y + ry * 0.23 - 14}h16v14h-16z`, medium, "mid")
    ]
  },
  [-19, 2]
)
