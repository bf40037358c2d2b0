import { bold, circle, fine, gear, holes, medium, part, path, pick, rect, rotate, times } from "../../pen/index.ts"

/** Timing set: cam and crank sprockets with roller chain. */
export const timingSet = part(
  "timing-set",
  "Timing set",
  { style: pick("chain", "gear"), finish: pick("raw", "black"), keyways: pick(3, 9) },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const cy = 144
    const ky = 318
    const R = 108
    const r = 54
    const gearD2 = o.style === "gear"
    const d = `M${200 - R - 4} ${cy}A${R + 4} ${R + 4} 0 1 1 ${200 + R + 4} ${cy}L${200 + r + 4} ${ky}A${r + 4} ${r + 4} 0 0 1 ${200 - r - 4} ${ky}Z`
    return [
      gearD2
        ? [path(gear(200, cy, R + 4, 42, 10), bold, f), path(gear(200, ky - 12, r + 7, 21, 10), bold, f)]
        : [
            path(d, 26, "none"),
            path(d, 18, "none", "paper"),
            path(d, 8, "none", "ink", ' stroke-dasharray="0 13"'),
            path(gear(200, cy, R - 3, 36, 9), medium, f),
            path(gear(200, ky, r - 3, 18, 9), medium, f)
          ],
      circle(200, cy, R - 24, fine, "none"),
      times(6, (i) =>
        rotate(
          i * 60,
          200,
          cy,
          path(
            `M${200 - 19} ${cy - R + 34}Q200 ${cy - R + 28} ${200 + 19} ${cy - R + 34}L${200 + 10} ${cy - 46}Q200 ${cy - 49} ${200 - 10} ${cy - 46}Z`,
            medium,
            "paper"
          )
        )
      ),
      circle(200, cy, 38, bold),
      holes(200, cy, 24, 3, 6, -90, medium, "hole"),
      circle(200, cy, 9, medium, "hole"),
      circle(200, gearD2 ? ky - 12 : ky, 26, bold),
      circle(200, gearD2 ? ky - 12 : ky, 18, medium, "hole"),
      times(o.keyways, (i) =>
        rotate((i * 360) / o.keyways, 200, gearD2 ? ky - 12 : ky, rect(197, (gearD2 ? ky - 12 : ky) - 26, 6, 10, 0, fine, "hole"))
      ),
      circle(200, cy + R - 14, 6, medium, "accent"),
      circle(200, (gearD2 ? ky - 12 : ky) - r + 14, 6, medium, "accent")
    ]
  }
)
