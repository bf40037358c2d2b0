import { at, bold, circle, fine, medium, part, path, pick, rect, stroke, tone, num, text } from "../../pen/index.ts"

/** Transmission, side view: bell housing, case, tail. A manual transmission shows levers, an automatic shows the pan. */
export const transmission = part(
  "transmission",
  "Transmission",
  { type: pick("manual", "automatic", "race-2-speed"), finish: pick("raw", "black"), power: num(0, 1200, 0) },
  (o) => {
    const f = o.finish === "black" ? "black" : "paper"
    const man = o.type !== "automatic"
    return [
      rect(10, 190, 26, 22, 2),
      stroke("M12 196h20M12 202h20M12 207h20", fine),
      path("M34 82q0-10 10-10h10L128 122V282L54 332H44q-10 0-10-10Z", bold, f),
      tone("M36 268l90-30v42l-72 48h-10q-8 0-8-6z", "mid"),
      stroke("M54 72V332M58 92L128 146M58 132L128 172M60 272L128 232M58 312L128 258", fine),
      [92, 142, 262, 312].map((y) => circle(44, y, 4.5, medium, "hole")),
      path("M124 116H264l10 14V274l-10 14H124Z", bold, f),
      tone("M128 246h142v26l-8 12H128z", "mid"),
      rect(120, 110, 14, 184, 2, medium, "tint"),
      rect(262, 118, 14, 168, 2, medium, "tint"),
      path("M276 140L330 166H352V236H330L276 268Z", bold, f),
      tone("M278 240l52-18h20v12h-22l-50 30z", "mid"),
      stroke("M286 150V258M304 158V250M322 166V240", fine),
      rect(352, 174, 14, 56, 2, bold, "tint"),
      path("M366 188h12q12 0 12 14t-12 14h-12Z", bold),
      circle(382, 202, 4, fine, "hole"),
      man
        ? [
            path("M148 140H246V252H148Z", medium, "tint"),
            at(
              [
                [156, 148],
                [238, 148],
                [156, 244],
                [238, 244],
                [197, 148],
                [197, 244]
              ],
              (x, y) => circle(x, y, 4, medium, "hole")
            ),
            at(
              [
                [172, 204],
                [222, 204]
              ],
              (x, y, i) => [
                path(`M${x - 8} ${y + 8}L${x - 6 + i * 4} ${y - 44}q6-10 12 0l4 52Z`, medium, "accent"),
                circle(x, y + 2, 11),
                circle(x, y + 2, 4, fine, "hole"),
                circle(x + i * 4, y - 40, 3, fine, "hole")
              ]
            ),
            path("M176 110l6-16h30l6 16Z", medium, "tint")
          ]
        : [
            path("M128 288H262V312L250 330H142L128 312Z", bold, "accent"),
            rect(120, 282, 150, 10, 2, medium, "tint"),
            stroke("M146 302h100", fine),
            path("M160 150h74v50h-74z", medium, "tint"),
            circle(197, 226, 13),
            path("M192 224l-4-40h14l0 40Z")
          ],
      path("M150 294h84v10h-84z", medium, man ? "tint" : "none", man ? "ink" : "none"),
      o.power === 0
        ? ""
        : [
            rect(46, 172, 76, 46, 3, medium, "paper"),
            text(Math.round(o.power), 84, 187, 18, "middle", 2.4),
            text("HP", 84, 208, 11, "middle", 1.8)
          ]
    ]
  },
  [0, 0, 0.94]
)
