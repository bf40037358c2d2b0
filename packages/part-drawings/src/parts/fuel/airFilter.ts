import { bold, ellipse, medium, num, part, path, pick, stroke, times } from "../../pen/index.ts"

/** Bare air filter element, from above: pleats between two end rings. */
export const airFilter = part(
  "air-filter",
  "Air filter element",
  { dia: num(9, 16, 14), height: num(2, 5, 3), media: pick("paper", "cotton") },
  (o) => {
    const rx = 120 + o.dia * 3
    const ry = rx * 0.36
    const [top, bottom] = [176 - o.height * 11, 176 + o.height * 20]
    const f = o.media === "cotton" ? "accent" : "paper"
    const rim = o.media === "cotton" ? "black" : "accent"
    return [
      ellipse(200, bottom, rx, ry, bold, rim),
      path(`M${200 - rx + 8} ${top}V${bottom - 8}A${rx - 8} ${ry - 4} 0 0 0 ${192 + rx} ${bottom - 8}V${top}Z`, bold, f),
      stroke(
        times(35, (i) => {
          const x = Math.cos((Math.PI * (i + 1)) / 36)
          const drop = Math.sqrt(1 - x * x) * (ry - 4)
          return `M${200 + x * (rx - 8)} ${top + drop}V${bottom - 10 + drop}`
        }),
        2
      ),
      path(
        `M${200 - rx} ${bottom - 6}A${rx} ${ry} 0 0 0 ${200 + rx} ${bottom - 6}V${bottom + 10}A${rx} ${ry} 0 0 1 ${200 - rx} ${bottom + 10}Z`,
        bold,
        rim
      ),
      path(`M${200 - rx} ${top}V${top + 16}A${rx} ${ry} 0 0 0 ${200 + rx} ${top + 16}V${top}Z`, bold, rim),
      ellipse(200, top, rx, ry, bold, rim),
      ellipse(200, top, rx - 38, ry - 15, bold, "hole"),
      path(
        `M${240 - rx} ${top + 8}A${rx - 40} ${ry - 14} 0 0 1 ${160 + rx} ${top + 8}A${rx - 48} ${ry - 24} 0 0 0 ${240 - rx} ${top + 8}Z`,
        medium,
        f
      )
    ]
  },
  [1, 6, 1.05]
)
