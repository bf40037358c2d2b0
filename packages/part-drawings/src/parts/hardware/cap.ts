import { PAINT, bold, circle, ellipse, fine, medium, part, path, pick, rect, stroke, text } from "../../pen/index.ts"

/** Baseball cap, three-quarter view. */
export const cap = part(
  "cap",
  "Cap",
  { colour: pick("black", "grey", "navy", "red", "accent"), fit: pick("adjustable", "fitted") },
  (o) => {
    const f = PAINT[o.colour]
    const trim = o.colour === "accent" || o.colour === "red" ? "paper" : "accent"
    return [
      path("M66 258Q52 96 196 82Q330 80 338 246Q270 214 190 226Q120 236 66 258Z", bold, f),
      stroke("M196 82Q140 130 136 238M196 82Q262 130 268 222M196 82Q200 150 196 226", medium),
      path("M66 258Q120 236 190 226Q270 214 338 246L340 262Q260 232 180 246Q110 258 70 276Z", bold, "tint"),
      path("M70 262Q16 300 24 336Q34 352 76 336Q150 296 236 286Q200 252 176 244Q110 250 70 262Z", bold, f),
      path("M24 336Q34 352 76 336Q150 296 236 286L236 276Q140 288 68 324Q36 336 24 324Z", medium, trim),
      stroke("M60 288Q110 262 176 260M46 304Q110 272 198 270", fine),
      ellipse(196, 80, 15, 8, bold, trim),
      [
        [110, 140],
        [290, 140]
      ].map(([x = 0, y = 0]) => circle(x, y, 6, medium, "hole")),
      rect(136, 156, 92, 50, 6, bold, "paper"),
      text("CAMBER", 182, 181, 17, "middle", 2.8),
      o.fit === "adjustable" ? path("M338 240L358 256Q366 268 352 274L332 266Z", bold, trim) : ""
    ]
  },
  [9, -7]
)
