import { bold, type Color, fine, label, medium, part, path, pick, PRINT, rect, stroke, text } from "../../pen/index.ts"

/** Gear oil: tall squeeze bottle with a pointed spout. */
export const gearOil = part(
  "gear-oil",
  "Gear oil",
  { grade: pick("75W-90", "80W-90", "75W-140"), type: pick("synthetic", "conventional") },
  (o, V) => {
    const cap = V.one<Color>("cap", ["accent", "rubber", "#c9a35a", "card"])
    const f = V.one<Color>("bottle", ["mid", "card", "rubber", V.brand.ink])
    const wide = V.one("wide", [84, 72, 98])
    const y = V.one("print", [204, 226, 186])
    return [
      path("M190 84L196 18H204L210 84Z", bold, cap),
      path("M166 84H234V116H166Z", bold, cap),
      stroke("M180 86v28M193 86v28M207 86v28M220 86v28", fine),
      path(
        `M176 116H224V136Q${196 + wide} 156 ${200 + wide} 206V352Q${200 + wide} 376 ${176 + wide} 376H${224 - wide}Q${200 - wide} 376 ${200 - wide} 352V206Q${204 - wide} 156 176 136Z`,
        bold,
        f,
        "ink",
        "",
        "upright"
      ),
      label(V, 212 - wide, y, 2 * wide - 24, 92, o.type),
      rect(212 - wide, y + 92, 2 * wide - 24, 48, 0, 0, PRINT.light),
      text(o.grade, 200, y + 116, Math.min(22, wide * 0.26), "middle", 3.2, PRINT.dark),
      rect(212 - wide, y, 2 * wide - 24, 140, 0, medium, "none")
    ]
  },
  [0, 3, 0.95]
)
