import { at, bold, circle, fill, fine, fins, medium, num, part, path, pick, rect, stroke } from "../../pen/index.ts"

/** Stacked-plate oil cooler with AN ports. */
export const oilCooler = part("oil-cooler", "Oil cooler", { rows: num(10, 25, 16), finish: pick("black", "raw", "accent") }, (o) => {
  const f = fill(o.finish, { black: "black", raw: "tint", accent: "accent" })
  const n = Math.round(o.rows)
  const st = Math.min(13.4, 290 / n)
  const h = n * st
  const y = 214 - h / 2
  let z = ""
  for (let i = 0; i < n; i++) z += `M78 ${y + st * (i + 0.5)}H322`
  return [
    [96, 304].map((x) => [
      rect(x - 15, y - 34, 30, 36, 2, bold, o.finish === "accent" ? "paper" : "accent"),
      rect(x - 20, y - 16, 40, 16, 2),
      stroke(`M${x - 14} ${y - 28}h28M${x - 14} ${y - 22}h28`, fine)
    ]),
    rect(74, y, 252, h, 0, bold),
    stroke(z, st - 5, "ink", ' stroke-dasharray="1.3 4.6" stroke-linecap="butt" stroke-opacity=".75"'),
    fins(74, y + st, 326, y + st, n - 1, 0, st, medium),
    [52, 306].map((x) => [
      path(`M${x} ${y - 2}h42v${h + 4}h-42q-8-${h / 2} 0-${h + 4}Z`, bold, f),
      fins(x + 3, y + st, x + 40, y + st, n - 1, 0, st, fine)
    ]),
    rect(36, y - 6, 328, 12, 2, medium, f),
    rect(36, y + h - 6, 328, 12, 2, medium, f),
    at(
      [
        [44, y],
        [356, y],
        [44, y + h],
        [356, y + h]
      ],
      (p, q) => circle(p, q, 4, fine, "hole")
    )
  ]
})
