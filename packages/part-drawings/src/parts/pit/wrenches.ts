import {
  bold,
  circle,
  fins,
  gear,
  medium,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  times,
  tone,
  type Color,
  fine,
  group,
  hexagon,
  num
} from "../../pen/index.ts"

/** Click torque wrench on the slant: ratchet head with square drive, scale and knurled grip. */
export const torqueWrench = part(
  "torque-wrench",
  "Torque wrench",
  { drive: pick("1/2", "3/8", "1/4") },
  (o) => {
    const k = { "1/2": 1, "3/8": 0.88, "1/4": 0.78 }[o.drive]
    return rotate(-40, 200, 200, [
      rect(-30, 186, 320, 28, 3, bold, "tint"),
      tone("M-26 202H286V210H-26Z", "mid"),
      path("M-44 174Q-44 166 -36 166H86Q94 166 94 174V226Q94 234 86 234H-36Q-44 234 -44 226Z", bold, "accent"),
      fins(-28, 170, -28, 230, 8, 14.5, 0, medium),
      rect(94, 172, 26, 56, 3, bold, "paper"),
      rect(120, 180, 90, 40, 2, bold, "paper"),
      stroke(
        times(9, (i) => `M${130 + i * 9} 182v${i % 2 ? 9 : 16}`),
        2
      ),
      path("M286 184L310 172V228L286 216Z", bold, "paper"),
      circle(368, 200, 62 * k, bold, "paper"),
      circle(368, 200, 44 * k, bold, "mid"),
      path(gear(368, 200, 34 * k, 16, 6), medium, "paper"),
      rect(368 - 19 * k, 200 - 19 * k, 38 * k, 38 * k, 2, bold, "hole"),
      rotate(-50, 368, 200, rect(356, 186 - 62 * k, 24, 22, 3, medium, "accent")),
      circle(-58, 200, 18, bold, "mid")
    ])
  },
  [11, -5, 0.84]
)

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
