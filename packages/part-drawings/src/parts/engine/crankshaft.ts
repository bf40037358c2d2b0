import {
  bold,
  centreLine,
  fine,
  type Ink,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  tone,
  circle,
  ellipse,
  type Color,
  polar,
  times,
  tube
} from "../../pen/index.ts"

/** Crankshaft, side view. `stroke` moves the throws. */
export const crankshaft = part("crankshaft", "Crankshaft", { stroke: num(3, 4.5, 3.5), finish: pick("forged", "cast") }, (o) => {
  const s = 34 + (o.stroke - 3) * 16
  const cy = 200
  const f = o.finish === "cast" ? "tint" : "paper"
  const P = [-1, 0.35, -0.35, 1]
  const out: Ink[] = []
  const main = (x: number, w = 18) =>
    out.push(rect(x, cy - 24, w, 48, 1, medium, f), tone(`M${x + 2} ${cy + 8}h${w - 4}v14h-${w - 4}z`, "mid"))
  out.push(rect(18, cy - 15, 50, 30, 3, bold, f), stroke("M30 191h24v6H30z", fine), rect(66, cy - 20, 16, 40, 1, medium, f))
  main(82)
  P.forEach((k, i) => {
    const x = 98 + i * 64
    const t = cy + k * s
    out.push(rect(x + 14, t - 21, 28, 42, 1, medium, "accent"), stroke(`M${x + 28} ${t - 19}v38`, fine))
    const web = (wx: number) => {
      const a = cy - k * 74
      const lo = Math.min(a, t + Math.sign(k) * 30, cy - 40)
      const hi = Math.max(a, t + Math.sign(k) * 30, cy + 40)
      return path(`M${wx + 3} ${lo}h9l3 8V${hi - 8}l-3 8h-9l-3-8V${lo + 8}Z`, bold, f) + tone(`M${wx + 9} ${lo + 8}h4V${hi - 8}h-4z`, "mid")
    }
    out.push(web(x), web(x + 41))
    main(x + 56, i < 3 ? 8 : 14)
  })
  out.push(rect(366, cy - 46, 16, 92, 3, bold, f), stroke("M366 178h16M366 222h16", fine))
  return rotate(-30, 200, 200, centreLine(2, cy, 398, cy), out)
})

/** Rear main seal, three-quarter view: steel case, rubber lip and garter spring, the cross-section beside it. */
export const rearMainSeal = part(
  "rear-main-seal",
  "Rear main seal",
  { style: pick("one-piece", "two-piece"), material: pick("viton", "silicone") },
  (o) => [
    ellipse(176, 222, 150, 132, bold, "mid"),
    ellipse(160, 206, 150, 132, bold, "black"),
    ellipse(160, 206, 128, 110, medium, "paper"),
    ellipse(164, 210, 112, 96, bold, o.material === "viton" ? "#8a4b2a" : "accent"),
    ellipse(168, 214, 102, 86, fine, "none"),
    ellipse(172, 216, 94, 79, bold, "sheet"),
    o.style === "two-piece" ? path("M4 200H72M248 212H332", 8, "none", "paper") + stroke("M8 192H70M8 208H74M246 202H330M250 220H326") : "",
    path("M296 34H376V54H318V74L340 96Q346 108 334 114L316 108Q296 100 296 82Z", bold, "black"),
    circle(344, 82, 13, medium, "accent"),
    circle(344, 82, 4, fine, "hole")
  ],
  [7, 6, 0.93]
)

/** Piston ring set: two compression rings and the oil ring with its expander, gaps in view. */
export const pistonRings = part(
  "piston-ring-set",
  "Piston rings",
  { bore: num(3.4, 4.7, 4.03) },
  (o) => {
    const rx = 138 + (o.bore - 4.03) * 20
    const ring = (y: number, colour: Color, gap: number): Ink => {
      const ry = rx * 0.36
      const [a, b] = [polar(0, 0, 1, gap - 5), polar(0, 0, 1, gap + 5)]
      const d = `M${200 + b[0] * rx} ${y + b[1] * ry}A${rx} ${ry} 0 1 1 ${200 + a[0] * rx} ${y + a[1] * ry}`
      return [tube(d, 27, colour, 4.5), stroke(d, fine)]
    }
    const wave = times(26, (i) => {
      const [x, y] = polar(0, 0, 1, (i * 360) / 26)
      const [u, v] = polar(0, 0, 1, ((i + 0.5) * 360) / 26)
      return `${i ? "L" : "M"}${200 + x * rx} ${308 + y * rx * 0.36}L${200 + u * (rx - 13)} ${308 + v * (rx - 13) * 0.36}`
    })
    return [ring(308, "tint", 60), stroke(`${wave}Z`, 4.5), ring(208, "paper", 88), ring(108, "accent", 118)]
  },
  [1, -8, 1.05]
)
