import { bold, circle, fill, fine, medium, num, part, path, pick, stroke, text } from "../../pen/index.ts"

/** Jack stand, ratchet type. `height` raises the column. */
export const jackStand = part(
  "jack-stand",
  "Jack stand",
  { tons: pick("3", "2", "6"), colour: pick("accent", "red", "blue", "silver", "black"), height: num(0, 1, 0.5) },
  (o) => {
    const f = fill(o.colour, { accent: "accent", red: "#c8281e", blue: "#2a62b5", silver: "tint", black: "black" })
    const y = 96 - o.height * 52
    let t = `M218 ${y + 30}`
    for (let i = 0; i < 12; i++) t += "l9 4l-9 10"
    return [
      path(`M182 ${y + 20}H216${t.slice(t.indexOf("l"))}V250H182Z`, bold, "tint"),
      stroke(`M192 ${y + 30}V240`, fine),
      path(`M142 ${y - 16}q4-10 14-4l16 18h56l16-18q10-6 14 4l-8 34q-2 8-12 8h-76q-10 0-12-8Z`, bold),
      stroke(`M166 ${y + 14}h68`, fine),
      path("M170 146H230L262 196 330 352H290L248 250H152L110 352H70L138 196Z", bold, f),
      path("M152 250H248L262 284H138Z", medium, "tint"),
      text(`${o.tons} T`, 200, 268, 17, "middle", 2.6),
      stroke("M150 196L84 346M250 196L316 346", fine),
      path("M166 150H234V222Q200 238 166 222Z", bold, f),
      circle(200, 172, 8),
      circle(200, 172, 3, fine, "hole"),
      path("M220 196L318 168q12-2 14 8t-8 12L226 214Z", bold),
      circle(226, 204, 12, medium, "mid"),
      path("M56 348H124v14H56zM276 348h68v14H276z", bold, "mid"),
      stroke("M40 366H360", fine)
    ]
  }
)
