import {
  bold,
  centreCross,
  circle,
  fill,
  fine,
  group,
  hexagon,
  medium,
  part,
  path,
  pick,
  polar,
  rect,
  rotate,
  stroke
} from "../../pen/index.ts"

const CX = 44
const CY = 200
const arc = (r1: number, r2: number, a: number) => {
  const corner = (r: number, t: number) =>
    polar(CX, CY, r, t)
      .map((z) => z.toFixed(1))
      .join(" ")
  return `M${corner(r2, -a)}A${r2} ${r2} 0 0 1 ${corner(r2, a)}L${corner(r1, a)}A${r1} ${r1} 0 0 0 ${corner(r1, -a)}Z`
}
const open = (r: number, a: number) => `M${polar(CX, CY, r, -a).join(" ")}A${r} ${r} 0 0 1 ${polar(CX, CY, r, a).join(" ")}`
/** Fixed brake caliper on a rotor segment. pistons 2, 4 or 6 (both halves together). */
export const brakeCaliper = part(
  "brake-caliper",
  "Brake caliper",
  { pistons: pick(4, 2, 6), finish: pick("accent", "black", "raw", "red", "blue", "nickel") },
  (o) => {
    const f = fill(o.finish, { black: "black", raw: "paper", red: "#c8281e", accent: "accent", blue: "#2a62b5", nickel: "tint" })
    const n = o.pistons / 2
    const sp = n === 1 ? 27 : n === 2 ? 34 : 42
    const pr = n === 1 ? 42 : n === 2 ? 36 : 28
    const pis = Array.from({ length: n }, (_, i) => polar(CX, CY, 230, (i - (n - 1) / 2) * (n === 3 ? 17 : 22)))
    const lug = (a: number) => {
      const [x, y] = polar(CX, CY, 178, a)
      return [circle(x, y, 23, bold, f), circle(x, y, 11), circle(x, y, 5, fine, "hole")]
    }
    const ear = (a: number) => hexagon(...polar(CX, CY, 294, a), 10, medium, "paper", a)
    const bleed = (s: number) =>
      rotate(
        s * sp,
        CX,
        CY,
        rect(CX + 214, s < 0 ? 178 : 204, 16, 18, 2, medium, "tint"),
        rect(CX + 218, s < 0 ? 158 : 220, 8, 20, 2, medium, o.finish === "accent" ? "paper" : "accent")
      )
    const all = [
      path(arc(104, 236, sp + 15), 0, "tint"),
      stroke(open(236, sp + 15) + open(104, sp + 15)),
      stroke(open(112, sp + 15), fine),
      [124, 142, 160].map((r, i) => stroke(open(r, sp + 12 - i), 8, "ink", ' stroke-dasharray="0 21"')),
      stroke(open(60, 88)),
      centreCross(CX + 4, CY, 40),
      bleed(-1),
      bleed(1),
      lug(-sp - 3),
      lug(sp + 3),
      path(arc(164, 316, sp), bold, f),
      path(arc(278, 316, sp), medium, o.finish === "black" ? "mid" : "tint"),
      path(arc(164, 316, sp), bold, "none"),
      stroke(open(176, sp - 3), fine),
      pis.map(([x, y]) => [circle(x, y, pr), circle(x, y, pr - 8, medium, "tint"), circle(x, y, pr - 17, fine)]),
      ear(-sp + 6),
      ear(sp - 6),
      ear(0)
    ]
    return n === 3 ? group("translate(20 30) scale(.85)", all) : all
  },
  [15, 0]
)
