import { bold, circle, fill, fine, holes, medium, part, path, pick } from "../../pen/index.ts"

/** Crank, water pump, alternator and idler: centre and radius. */
const PULLEYS = [
  [200, 304, 68],
  [200, 108, 52],
  [334, 158, 34],
  [66, 172, 40]
] as const

/** Pulley and belt drive. */
export const pulleySet = part(
  "pulley-set",
  "Pulley & belt set",
  { belt: pick("serpentine", "v-belt", "cog"), finish: pick("raw", "black", "accent") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", accent: "accent" })
    const d = "M133 316A68 68 0 0 0 267 316L368 164A34 34 0 0 0 344 126L216 58A54 54 0 0 0 180 60L48 136A40 40 0 0 0 32 192Z"
    return [
      path(d, 17, "none", "ink"),
      path(d, 9, "none", "accent"),
      o.belt === "cog"
        ? path(d, 9, "none", "ink", ' stroke-dasharray="3 7" stroke-linecap="butt"')
        : o.belt === "serpentine"
          ? path(d, fine + 0.4, "none")
          : "",
      PULLEYS.map(([x, y, r], i) => [
        circle(x, y, r - 4, bold, o.finish === "accent" ? "paper" : f),
        circle(x, y, r - 12, fine, "none"),
        i < 2
          ? [holes(x, y, r * 0.5, i ? 4 : 3, 6, -90, medium, "hole"), circle(x, y, r * 0.2)]
          : [circle(x, y, r * 0.46), circle(x, y, r * 0.2, medium, "hole")]
      ])
    ]
  },
  [2, -14]
)
