import { bold, circle, type Color, fine, group, hexagon, medium, num, part, path, rect, stroke } from "../../pen/index.ts"

const wrench = (panel: Color) => [
  circle(0, -104, 27, bold),
  hexagon(0, -104, 16, medium, "hole", 0, 12),
  path("M-9 -80H9L11 78H-11Z", bold),
  rect(-4.5, -56, 9, 110, 4, medium, panel),
  path("M-12 76Q-34 88 -33 116Q-31 134 -19 138L-15 112 0 104 15 112 19 138Q31 134 33 116Q34 88 12 76Z", bold)
]

/** Wrench set: `count` combination wrenches in graduated sizes, one in the accent color. */
export const wrenchSet = part("wrench-set", "Wrench set", { count: num(3, 6, 5) }, (o) => {
  const n = Math.round(o.count)
  const s = Array.from({ length: n }, (_, i) => 1.22 - i * 0.14 - (n > 5 ? 0.04 * i : 0))
  const tot = s.reduce((a, k) => a + 66 * k, 0)
  const z = Math.min(1, 330 / tot)
  const widths = s.map((k) => 66 * k * z)
  const wrenches = s.map((k, i) => {
    const left = widths.slice(0, i).reduce((a, w) => a + w, 0)
    return group(
      `translate(${200 - (tot * z) / 2 + left + 33 * k * z} ${360 - 138 * k * z}) scale(${(k * z).toFixed(3)})`,
      wrench(i === 1 ? "accent" : "tint")
    )
  })
  return [wrenches, stroke("M24 366H376", fine)]
})
