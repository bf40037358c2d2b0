import {
  bold,
  centreLine,
  type Color,
  ellipse,
  fill,
  group,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  stroke,
  text,
  times,
  tone
} from "../../pen/index.ts"

/** Torsion bars, a pair on the slant: splined ends, rate on the band. */
export const torsionBar = part(
  "torsion-bar",
  "Torsion bar",
  { rate: num(850, 1200, 1000), finish: pick("accent", "black", "raw") },
  (o) => {
    const f = fill(o.finish, { accent: "accent", black: "black", raw: "tint" })
    const r = 21 + (o.rate - 850) / 30
    const e = r + 9
    const end = (x: number, y: number, d: number) => [
      rect(d > 0 ? x : x - 64, y - e, 64, e * 2, 4, bold),
      stroke(times(6, (i) => `M${(d > 0 ? x : x - 64) + 4} ${y - e + ((i + 1) * e * 2) / 7}h56`))
    ]
    const bar = (y: number, q: Color, dx: number) => [
      centreLine(-46 + dx, y, 446 + dx, y),
      path(
        `M${42 + dx} ${y - e}L${76 + dx} ${y - r}H${324 + dx}L${358 + dx} ${y - e}V${y + e}L${324 + dx} ${y + r}H${76 + dx}L${42 + dx} ${y + e}Z`,
        bold,
        q
      ),
      tone(`M${78 + dx} ${y + r * 0.35}H${322 + dx}V${y + r - 3}H${78 + dx}z`, q === "black" ? "hole" : "mid"),
      path(`M${150 + dx} ${y - r}h100v${r * 2}h-100z`),
      text(`${Math.round(o.rate)}`, 200 + dx, y, 22, "middle", 3.2),
      end(-20 + dx, y, 1),
      ellipse(-20 + dx, y, 7, e - 2, medium, "tint"),
      end(420 + dx, y, -1),
      ellipse(420 + dx, y, 8, e - 2),
      ellipse(420 + dx, y, 4, e * 0.5, medium, "hole")
    ]
    return group("translate(200 200) rotate(-36) scale(.92) translate(-200 -200)", bar(150, "tint", 8), bar(252, f, -8))
  },
  [0, -1, 0.92]
)
