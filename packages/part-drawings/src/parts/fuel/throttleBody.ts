import { at, bold, circle, dimension, ellipse, fill, fine, medium, num, part, path, pick, rect, stroke } from "../../pen/index.ts"

/** Throttle body, face view: blade, sensor, cable lever. */
export const throttleBody = part(
  "throttle-body",
  "EFI throttle body",
  { bore: num(75, 105, 92), finish: pick("raw", "black", "polished"), blade: num(0, 1, 0.3) },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    const x = 200
    const y = 190
    const r = 86 + (o.bore - 75) * 0.7
    return [
      path("M306 148h42q12 0 12 12v60q0 12-12 12h-42Z", bold, "black"),
      rect(318, 166, 30, 46, 3, medium, "hole"),
      stroke("M326 174v30M333 174v30M340 174v30", medium, "paper"),
      path("M96 128Q54 130 46 176Q42 218 70 240L96 250Z", bold),
      circle(76, 190, 15, medium, "tint"),
      circle(76, 190, 6, fine, "hole"),
      stroke("M58 170q-4 20 4 44", fine),
      path("M104 58H296Q324 58 324 86V294Q324 322 296 322H104Q76 322 76 294V86Q76 58 104 58Z", bold, f),
      at(
        [
          [104, 86],
          [296, 86],
          [104, 294],
          [296, 294]
        ],
        (p, q) => [circle(p, q, 16), circle(p, q, 8, medium, "hole")]
      ),
      circle(x, y, r + 13, bold),
      circle(x, y, r + 5, fine, "none"),
      circle(x, y, r, bold, "hole"),
      ellipse(x, y, r - 3, (r - 3) * (1 - o.blade * 0.6), medium, "accent"),
      ellipse(x, y, r - 12, (r - 12) * (1 - o.blade * 0.6), fine, "none"),
      path(`M${x - r} ${y - 5}h${r * 2}v10h-${r * 2}z`, medium, "mid"),
      circle(x - 26, y, 5, fine),
      circle(x + 26, y, 5, fine),
      dimension(x - r, 372, x + r, 372, `Ø${Math.round(o.bore)} MM`, 372 - y - 20)
    ]
  },
  [-3, -18],
  [-3, 10, 1.09]
)
