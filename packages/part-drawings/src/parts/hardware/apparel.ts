import { bold, fine, medium, PAINT, part, path, pick, stroke, text, circle, ellipse, rect, rotate } from "../../pen/index.ts"

/** Draws the front of a T-shirt. */
export const tShirt = part(
  "t-shirt",
  "T-shirt",
  { colour: pick("black", "white", "grey", "accent", "navy", "red"), print: pick("CAMBER", "DIRT", "RACE", "NO PRINT") },
  (o) => {
    const f = PAINT[o.colour]
    const a = o.colour === "accent" ? "ink" : "accent"
    return [
      path(
        "M146 50Q200 82 254 50L318 74Q334 80 342 96L378 168L320 200L298 166V348Q200 366 102 348V166L80 200L22 168L58 96Q66 80 82 74Z",
        bold,
        f
      ),
      path("M146 50Q200 104 254 50L240 46Q200 72 160 46Z"),
      stroke("M34 160L86 190M366 160L314 190M106 336Q200 352 294 336M102 166L106 122M298 166L294 122", fine),
      o.print === "NO PRINT"
        ? ""
        : [path("M134 172H266V238H134Z"), path("M134 226H266V238H134Z", medium, a), text(o.print, 200, 200, 24, "middle", 4)]
    ]
  }
)

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

/** Gift card with the amount. */
export const giftCard = part("gift-card", "Gift card", { amount: pick(50, 25, 100, 200, 500) }, (o, V) => [
  rotate(
    V.one("turn", [-8, 6, -14, 11]),
    200,
    200,
    rect(64, 104, 290, 184, 12, medium, "mid"),
    rect(46, 112, 300, 190, 12, bold, "hole"),
    rect(56, 122, 280, 170, 8, fine, "none", "#ffffff"),
    rect(46, 112, 300, 190, 12, bold, "none"),
    text("CAMBER", 72, 152, 26, "start", 4, "#ffffff"),
    text("GIFT CARD", 320, 150, 13, "end", 2, "#ffffff"),
    path(
      V.one("band", ["M48 184H344V204H48Z", "M48 290L176 170H216L88 300H60Z", "M286 114H334Q344 114 344 124V176Z"]),
      0,
      V.one("ink", ["accent", "#2a62b5", "#2f8a45", "#e9b818"])
    ),
    text(`${o.amount}`, 320, 252, 52, "end", 8, "#ffffff"),
    circle(90, 254, 22, medium, "none", "#ffffff"),
    circle(90, 254, 9, medium, "accent", "#ffffff"),
    stroke("M90 232v-8M90 276v8M68 254h-8M112 254h8", medium, "#ffffff")
  )
])
