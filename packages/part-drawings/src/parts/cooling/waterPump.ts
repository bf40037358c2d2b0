import { bold, circle, fill, fine, holes, medium, mirror, mirrored, part, path, pick, rect, shine, stroke, tube } from "../../pen/index.ts"

/** V8 water pump, front view: hub, two legs to the block. */
export const waterPump = part(
  "water-pump",
  "Water pump",
  {
    finish: pick("raw", "black", "polished", "accent"),
    length: pick("short", "long"),
    inlet: pick("right", "left"),
    shaft: pick("5/8", "3/4")
  },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", polished: "tint", accent: "accent" })
    const leg = [
      path("M150 150C96 160 66 214 58 278L52 330H124L130 286C136 250 158 232 180 226Z", bold, f),
      stroke("M146 168C108 184 86 222 78 280", fine),
      path("M40 324h96q6 0 6 6v26q0 6-6 6H40q-6 0-6-6v-26q0-6 6-6Z", bold, f),
      circle(50, 343, 8, medium, "hole"),
      circle(126, 343, 8, medium, "hole")
    ]
    const inlet = [
      path("M214 100q30-54 100-52v52q-30 0-44 24Z", bold, f),
      rect(308, 40, 22, 68, 4, bold, f),
      stroke("M250 84q24-24 54-24", fine)
    ]
    // The hub extends toward the fan, farther on a long pump than on a short one.
    const out = o.length === "long" ? 46 : 14
    const [hx, hy] = [200 - out * 0.5, 164 + out]
    return [
      o.inlet === "left" ? mirror(200, inlet) : inlet,
      mirrored(200, leg),
      path("M200 62q88 0 96 92 4 70-50 100-20 14-46 14t-46-14q-54-30-50-100 8-92 96-92Z", bold, f),
      circle(200, 164, 80, medium, "tint"),
      holes(200, 164, 91, 6, 5.5, -60, medium, "hole"),
      tube(`M200 164L${hx} ${hy}`, 112, f),
      circle(hx, hy, 56, bold),
      circle(hx, hy, 49, fine, "none"),
      holes(hx, hy, 36, 4, 7.5, 45, medium, "hole"),
      circle(hx, hy, 19, medium, o.finish === "accent" ? "tint" : "accent"),
      circle(hx, hy, o.shaft === "3/4" ? 13 : 8),
      o.finish === "polished" ? shine(78, 250, 1.1) + shine(136, 118, 0.9) : "",
      rect(188, 262, 24, 40, 4, medium, f),
      stroke("M188 276h24M188 288h24", fine)
    ]
  }
)
