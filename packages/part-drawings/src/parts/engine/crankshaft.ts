import { bold, centreLine, fine, type Ink, medium, num, part, path, pick, rect, rotate, stroke, tone } from "../../pen/index.ts"

/** Crankshaft, side view. stroke moves the throws. */
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
