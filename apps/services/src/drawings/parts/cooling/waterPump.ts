import { bold, circle, fill, fine, holes, medium, mirrored, part, path, pick, rect, shine, stroke } from "../../pen/index.ts"

/** V8 water pump, front view: hub, two legs to the block. */
export const waterPump = part("water-pump", "Water pump", { finish: pick("raw", "black", "polished", "accent") }, (o) => {
  const f = fill(o.finish, { raw: "paper", black: "black", polished: "tint", accent: "accent" })
  const leg = [
    path("M150 150C96 160 66 214 58 278L52 330H124L130 286C136 250 158 232 180 226Z", bold, f),
    stroke("M146 168C108 184 86 222 78 280", fine),
    path("M40 324h96q6 0 6 6v26q0 6-6 6H40q-6 0-6-6v-26q0-6 6-6Z", bold, f),
    circle(50, 343, 8, medium, "hole"),
    circle(126, 343, 8, medium, "hole")
  ]
  return [
    path("M214 100q30-54 100-52v52q-30 0-44 24Z", bold, f),
    rect(308, 40, 22, 68, 4, bold, f),
    stroke("M250 84q24-24 54-24", fine),
    mirrored(200, leg),
    path("M200 62q88 0 96 92 4 70-50 100-20 14-46 14t-46-14q-54-30-50-100 8-92 96-92Z", bold, f),
    circle(200, 164, 80, medium, "tint"),
    holes(200, 164, 91, 6, 5.5, -60, medium, "hole"),
    circle(200, 164, 56, bold),
    circle(200, 164, 49, fine, "none"),
    holes(200, 164, 36, 4, 7.5, 45, medium, "hole"),
    circle(200, 164, 19, medium, o.finish === "accent" ? "tint" : "accent"),
    circle(200, 164, 9),
    o.finish === "polished" ? shine(78, 250, 1.1) + shine(136, 118, 0.9) : "",
    rect(188, 262, 24, 40, 4, medium, f),
    stroke("M188 276h24M188 288h24", fine)
  ]
})
