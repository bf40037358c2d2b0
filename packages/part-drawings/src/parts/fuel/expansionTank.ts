import { bold, circle, fine, medium, num, part, path, pick, rect, stroke, tone, tube } from "../../pen/index.ts"

/** Round expansion tank with pressure cap, sight tube and brackets. */
export const expansionTank = part(
  "expansion-tank",
  "Expansion tank",
  { finish: pick("raw", "black"), quarts: num(1, 3, 2) },
  (o) => {
    const h = 182 + o.quarts * 20
    const top = 364 - h
    const f = o.finish === "black" ? "black" : "paper"
    return [
      [top + 44, top + h - 56].map((y) => [
        rect(90, y, 220, 26, 3, bold, "tint"),
        circle(106, y + 13, 5, fine, "hole"),
        circle(294, y + 13, 5, fine, "hole")
      ]),
      path(`M126 ${top + 16}Q126 ${top} 200 ${top}T274 ${top + 16}V350Q274 366 200 366T126 350Z`, bold, f),
      tone(`M236 ${top + 6}Q270 ${top + 8} 270 ${top + 18}V348Q268 358 236 362Z`, o.finish === "black" ? "hole" : "mid"),
      stroke(`M126 ${top + 18}Q200 ${top + 36} 274 ${top + 18}`),
      [top + 44, top + h - 56].map((y) => path(`M126 ${y}Q200 ${y + 14} 274 ${y}V${y + 26}Q200 ${y + 40} 126 ${y + 26}Z`, medium, "tint")),
      rect(172, top - 34, 56, 40, 2, bold),
      path(`M150 ${top - 62}Q150 ${top - 70} 200 ${top - 70}T250 ${top - 62}V${top - 34}H150Z`, bold, "accent"),
      stroke(`M166 ${top - 64}v28M182 ${top - 66}v30M218 ${top - 66}v30M234 ${top - 64}v28`, fine),
      rect(228, top - 22, 36, 14, 2, medium, "tint"),
      tube(`M152 ${top + 84}V${top + h - 66}`, 20, "paper", 4),
      stroke(`M152 ${top + 120}V${top + h - 70}`, 8, "accent", ' stroke-linecap="butt"'),
      rect(186, 364, 28, 24, 2, bold, "tint")
    ]
  },
  [1, -32, 1.07]
)
