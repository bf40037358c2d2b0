import { bold, circle, fine, medium, PAINT, part, path, pick, stroke, tone, fill, mirrored } from "../../pen/index.ts"

/** Full-face race helmet, side view; color band. */
export const helmet = part(
  "helmet",
  "Helmet",
  {
    colour: pick("white", "black", "silver", "red", "blue", "yellow"),
    band: pick("accent", "none", "white", "black", "red", "blue", "yellow", "green"),
    visor: pick("clear", "smoke")
  },
  (o) => {
    const f = PAINT[o.colour]
    const b = o.band === "none" ? f : PAINT[o.band]
    return [
      path(
        "M124 336C78 334 50 308 50 268C50 246 58 232 66 222C58 112 130 44 218 44C312 44 366 116 362 206C360 262 348 302 330 344H186L166 330Z",
        bold,
        f
      ),
      path("M104 86C140 60 172 50 196 46C270 66 330 130 340 318L330 344H302C306 200 240 110 104 86Z", medium, b),
      tone("M352 160Q366 230 334 330l-12-2Q350 240 340 150z", "mid"),
      path(
        "M66 190C66 158 76 134 92 114L224 124Q254 128 252 160L246 214Q242 238 216 238L64 226Q60 210 66 190Z",
        bold,
        o.visor === "smoke" ? "black" : "tint"
      ),
      path("M80 190Q82 160 98 136L216 144Q232 146 231 162L226 206Q224 218 210 218L78 210Z", medium, o.visor === "smoke" ? "ink" : "paper"),
      stroke("M112 154L96 196M134 154L112 206", medium, o.visor === "smoke" ? "paper" : "ink"),
      circle(244, 178, 17),
      circle(244, 178, 6, fine, "hole"),
      path("M64 240L150 248Q166 252 160 268L150 300Q144 314 124 312L84 300Q62 284 64 240Z", medium, o.band === "none" ? "tint" : "none"),
      stroke("M82 262l44 4M84 276l40 4M90 290l30 3", 4.5),
      stroke("M186 344Q250 326 334 330"),
      circle(280, 300, 7, medium, "hole"),
      stroke("M176 58q30-8 60-4", medium, "ink")
    ]
  }
)

/** Head and neck restraint, front view: collar, yoke legs, tethers. */
export const neckRestraint = part("neck-restraint", "Head & neck restraint", { shell: pick("carbon", "grey", "accent") }, (o) => {
  const f = fill(o.shell, { carbon: "black", grey: "tint", accent: "accent" })
  const tf = o.shell === "accent" ? "paper" : "accent"
  return [
    path("M96 176Q78 92 128 56Q200 26 272 56Q322 92 304 176L276 190Q284 120 258 104Q200 84 142 104Q116 120 124 190Z", bold, f),
    path("M128 74Q200 44 272 74L262 98Q200 78 138 98Z", medium, o.shell === "carbon" ? "mid" : "paper"),
    stroke("M146 66l-10 26M170 58l-6 28M200 55v28M230 58l6 28M254 66l10 26", fine),
    mirrored(200, [
      path("M96 172Q84 196 92 232L108 330Q114 364 146 362Q172 358 168 322L150 236Q142 206 126 186Z", bold, f),
      path("M104 236Q120 226 140 240L156 322Q158 346 142 348Q126 348 122 328Z", medium, "mid"),
      stroke("M108 208q16-8 30 6", fine),
      path("M96 156L40 128Q26 122 32 110T52 106L104 130Z", bold, tf),
      stroke("M56 118L96 138", fine),
      circle(42, 116, 8),
      circle(102, 146, 9)
    ])
  ]
})
