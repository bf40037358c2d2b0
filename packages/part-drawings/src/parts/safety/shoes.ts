import { type Ink, PAINT, bold, fine, group, medium, part, path, pick, stroke } from "../../pen/index.ts"

/** A pair of driving shoes: thin sole, ankle collar with strap, laces. */
export const shoes = part(
  "shoes",
  "Racing shoe",
  { colour: pick("black", "accent", "red", "blue", "white"), cut: pick("mid", "high") },
  (o) => {
    const f = PAINT[o.colour]
    const a = o.colour === "accent" || o.colour === "red" ? "paper" : "accent"
    const t = o.cut === "high" ? 40 : 66
    const shoe: Ink = [
      path(
        `M210 ${t + 4}Q262 ${t - 14} 318 ${t + 4}Q328 ${t + 40} 318 134Q314 176 332 214Q338 246 326 264H24Q12 238 42 220Q96 196 136 182Q196 164 210 ${t + 4}Z`,
        bold,
        f
      ),
      path("M12 266Q10 252 26 248Q100 262 180 250Q270 240 334 250Q340 262 334 276H36Q16 280 12 266Z", bold, "tint"),
      stroke("M20 262Q110 274 190 264T334 264", fine),
      path("M24 236Q40 218 84 204Q104 226 92 254Q60 260 24 250Z", medium, a),
      path("M254 246Q256 204 288 186Q312 176 322 194Q338 222 330 248Q290 240 254 246Z", medium, a),
      path("M136 182Q186 166 200 116L222 122Q214 196 150 206Z", medium, o.colour === "white" ? "tint" : "paper"),
      stroke("M146 186l18 22M162 176l20 22M178 162l22 18M190 142l26 14", 5),
      path(`M204 ${t + 34}Q262 ${t + 14} 324 ${t + 34}V${t + 66}Q262 ${t + 46} 200 ${t + 66}Z`, bold, a),
      stroke(`M214 ${t + 16}Q262 ${t} 314 ${t + 16}`, fine),
      stroke("M230 190Q246 214 240 244M120 204Q150 226 196 246", fine)
    ]
    return [group("translate(56 -26) scale(.94)", shoe), group("translate(-4 92)", shoe)]
  },
  [17, 2]
)
