import { type Ink, PAINT, at, bold, circle, fine, group, medium, mirror, part, path, pick, stroke, tone } from "../../pen/index.ts"

/** Molded race nose from the front: two halves with the grille opening and fender flares. */
export const nosePiece = part(
  "nose-piece",
  "Nose piece",
  { piece: pick("complete", "left", "right", "center"), colour: pick("white", "accent", "black", "red", "yellow", "blue") },
  (o) => {
    const f = PAINT[o.colour]
    const shade = o.colour === "white" ? "tint" : "hole"
    const trim = o.colour === "accent" || o.colour === "red" ? "paper" : "accent"
    const half: Ink = [
      path("M196 120Q110 116 70 136Q24 160 16 250L12 306Q10 324 30 326L196 336Z", bold, f),
      tone("M20 274Q80 300 196 300V330L32 321Q16 320 17 306Z", shade),
      path("M196 232H96Q70 236 74 262Q80 290 110 294L196 298Z", bold, "hole"),
      stroke("M84 250H196M82 266H196M92 282H196", medium, "mid"),
      stroke("M34 214Q60 160 110 146L196 140", fine),
      path("M40 224Q60 190 118 188L110 210Q72 212 52 232Z", medium, trim),
      at(
        [
          [30, 300],
          [24, 268],
          [186, 130],
          [140, 130]
        ],
        (x, y) => circle(x, y, 4, fine, "hole")
      )
    ]
    const center: Ink = [
      path("M130 130H270L292 236L276 336H124L108 236Z", bold, f),
      path("M120 236H280L272 296H128Z", bold, "hole"),
      stroke("M122 250H278M124 266H276M126 282H274", medium, "mid"),
      path("M150 156H250L258 200H142Z", medium, trim),
      stroke("M170 160L160 196M230 160L240 196", fine)
    ]
    const right = mirror(200, half)
    if (o.piece === "center") return center
    if (o.piece === "left") return group("translate(95 0)", half)
    if (o.piece === "right") return group("translate(-95 0)", right)
    return [half, right, path("M176 120H224V232H176Z", medium, trim)]
  },
  [0, -25, 0.91]
)
