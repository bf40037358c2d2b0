import { bold, fine, medium, PAINT, part, path, pick, rect, stroke } from "../../pen/index.ts"

/** Racing shoe, side view. */
export const shoes = part(
  "shoes",
  "Racing shoe",
  { colour: pick("black", "accent", "red", "blue", "white"), cut: pick("mid", "high") },
  (o) => {
    const f = PAINT[o.colour]
    const a = o.colour === "accent" ? "paper" : "accent"
    const t = o.cut === "high" ? 46 : 84
    return [
      path(
        `M226 ${t + 8}Q280 ${t - 8} 326 ${t + 6}Q338 ${t + 10} 336 ${t + 24}L334 190Q352 230 348 286H40Q26 262 44 238Q80 214 140 200Q196 182 216 136Z`,
        bold,
        f
      ),
      path("M30 292Q26 278 36 274H342Q358 270 358 286Q358 302 342 304H70Q34 304 30 292Z", bold, "tint"),
      stroke("M60 292H346", fine),
      path("M40 266Q28 250 46 238Q74 222 104 214Q110 240 98 266Z", medium, a),
      path("M268 268Q274 216 318 196L334 192Q352 230 348 266Z", medium, a),
      stroke("M150 198L172 232M172 188L196 222M192 174L216 206M206 156L236 184", 4.5),
      stroke("M132 204Q160 262 240 258"),
      path(`M222 ${t + 44}Q278 ${t + 26} 336 ${t + 38}V${t + 66}Q280 ${t + 52} 220 ${t + 72}Z`, medium, a),
      stroke(`M232 ${t + 22}Q280 ${t + 6} 328 ${t + 20}`, fine),
      rect(316, t + 2, 14, 30, 3)
    ]
  }
)
