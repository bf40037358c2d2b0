import { bold, fine, medium, PAINT, part, path, pick, rect, rotate, stroke } from "../../pen/index.ts"

/** Driving glove, back of the hand. */
export const glove = part(
  "glove",
  "Driving glove",
  { colour: pick("black", "accent", "red", "blue", "grey", "white"), cuff: pick("gauntlet", "short") },
  (o) => {
    const f = PAINT[o.colour]
    const p = o.colour === "accent" ? "paper" : "accent"
    const yb = o.cuff === "gauntlet" ? 374 : 340
    const fin = (x: number, y: number, w: number, a: number) =>
      rotate(
        a,
        x,
        210,
        rect(x - w / 2, y, w, 220 - y, w / 2, bold, f),
        stroke(`M${x - w / 2 + 7} ${y + 54}q${w / 2 - 7}-7 ${w - 14} 0M${x - w / 2 + 7} ${y + 92}q${w / 2 - 7}-7 ${w - 14} 0`, fine)
      )
    return [
      fin(146, 66, 42, -13),
      fin(186, 34, 43, -4),
      fin(228, 40, 43, 4),
      fin(266, 78, 39, 14),
      path("M122 196Q124 250 134 288L138 300H266L276 268Q290 230 284 200Q240 182 204 184T122 196Z", bold, f),
      path("M124 212Q98 196 82 166Q70 146 54 156Q42 168 54 194Q74 246 136 290Q138 240 124 212Z", bold, f),
      path("M136 206Q204 184 278 206L274 244Q204 226 140 246Z", medium, p),
      stroke("M168 200v38M206 194v38M242 200v38", fine),
      path(`M136 288H268L282 ${yb}Q204 ${yb + 10} 122 ${yb}Z`, bold, f),
      path("M130 296h144v24H130z", medium, p),
      path("M206 292h76v32h-76q-8 0-8-8v-16q0-8 8-8Z", medium, "tint"),
      stroke(`M134 ${yb - 14}Q204 ${yb - 6} 272 ${yb - 14}`, fine)
    ]
  },
  [20, -6]
)
