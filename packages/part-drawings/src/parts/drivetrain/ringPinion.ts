import {
  bold,
  circle,
  fine,
  gear,
  group,
  holes,
  medium,
  num,
  part,
  path,
  pick,
  polar,
  rect,
  rotate,
  stroke,
  thread,
  times,
  tone
} from "../../pen/index.ts"

/** Ring gear and pinion. `ratio` determines the tooth counts. */
export const ringPinion = part("ring-pinion", "Ring & pinion", { ratio: num(2.73, 6.5, 4.11), bolts: pick(10, 8, 12) }, (o) => {
  const x = 168
  const y = 168
  const R = 140
  const n = Math.round(28 + (o.ratio - 2.73) * 3.4)
  const tooth = times(n, (i) => {
    const a = (i * 360) / n
    const [p, q] = polar(x, y, R - 3, a)
    const [u, v] = polar(x, y, 92, a + 26)
    const [s, t] = polar(x, y, 120, a + 8)
    return `M${p} ${q}Q${s} ${t} ${u} ${v}`
  })
  const pw = 46 - (o.ratio - 2.73) * 3
  return group(
    "translate(4 4) scale(.88)",
    circle(x + 12, y + 10, R, medium, "mid"),
    path(gear(x, y, R + 4, n, 8, 0, 0.5, 0.8), bold, "tint"),
    stroke(tooth),
    circle(x, y, 92, bold),
    circle(x, y, 86, fine, "none"),
    holes(x, y, 74, o.bolts, 7, -90, medium, "hole"),
    circle(x, y, 58, bold, "mid"),
    circle(x, y, 50, medium, "none"),
    rotate(
      45,
      262,
      262,
      path(`M226 ${262 - pw + 12}L292 ${262 - pw - 8}q8 0 8 8V${262 + pw}q0 8-8 8L226 ${262 + pw - 12}Z`, bold, "accent"),
      stroke(
        times(7, (i) => {
          const t = -1 + ((i + 0.5) * 2) / 7
          return `M228 ${262 + t * (pw - 12) - 6}Q260 ${262 + t * pw - 4} 298 ${262 + t * (pw + 6) + 8}`
        })
      ),
      rect(300, 238, 18, 48, 1),
      rect(318, 232, 26, 60, 2, bold, "tint"),
      path("M344 240h52v44h-52z", bold),
      tone("M346 268h48v13h-48z", "mid"),
      rect(396, 246, 34, 32, 1, medium, "tint"),
      stroke("M398 252h30M398 258h30M398 264h30M398 271h30", fine),
      rect(430, 250, 26, 24, 2),
      thread(430, 456, 262, 12, 5)
    )
  )
})
