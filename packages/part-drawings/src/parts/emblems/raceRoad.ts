import { anyPaint, bold, circle, fine, ground, medium, PAINT, part, path, pick, rect, stroke, text, wheel } from "../../pen/index.ts"

/** Race type: road race, GT car with wing and splitter, side view. */
export const raceRoad = part(
  "race-road",
  "Road race",
  { colour: anyPaint, number: pick("24", "1", "7", "8", "11", "44", "99") },
  (o) => {
    const f = PAINT[o.colour]
    const body =
      "M20 252Q16 226 36 216Q66 196 130 192L150 190Q184 158 224 154Q276 152 316 184L362 188Q380 196 378 226L372 252H342Q340 206 303 206T264 252H138Q136 208 98 208T58 252Z"
    return [
      ground(272),
      path("M8 252H62V261H12Q4 261 8 252ZM134 250H268V262H134ZM340 248H386L376 262H340Z", medium, "hole"),
      path(body, bold, f),
      path("M160 189Q190 164 222 161L226 190Z"),
      path("M235 161Q268 161 298 184L294 190L237 190Z"),
      stroke("M172 187L188 173M250 187L257 168", fine),
      stroke("M150 192Q140 226 150 252M240 192Q252 218 244 252M146 206H242M38 218Q58 216 62 208M24 236H54M350 206L377 203M352 236H376"),
      path("M34 220Q50 208 76 205Q68 219 38 228Z"),
      path("M254 212q12-8 24-9l-5 12-20 9Z", medium, "hole"),
      path("M92 197l34-4 2 5-32 5Z", fine, "hole"),
      circle(196, 226, 21),
      text(o.number, 196, 226, 22, "middle", 4),
      stroke("M340 188L342 152M356 188L358 152", 4.5),
      path("M314 144Q352 134 388 142V152Q350 148 316 155Z", bold, f),
      rect(374, 134, 13, 30, 2),
      wheel(98, 240, 31, 0.66, 5, "tint"),
      wheel(303, 239, 32, 0.66, 5, "tint")
    ]
  },
  [2, -7, 0.95]
)
