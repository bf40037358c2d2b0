import {
  bold,
  centreLine,
  circle,
  type Color,
  dimension,
  ellipse,
  fine,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  stroke,
  tone
} from "../../pen/index.ts"

/** Piston, front view with wrist-pin bore. */
export const piston = part(
  "piston",
  "Piston",
  { bore: num(3.4, 4.7, 4.03), crown: pick("flat", "dome", "dish"), rings: pick("accent", "plain") },
  (o) => {
    const rf = o.rings === "accent" ? "accent" : "tint"
    const ring = (y: number, f: Color) => rect(82, y, 236, 9, 3, medium, f)
    const crown = {
      flat: path("M86 82A114 24 0 0 1 314 82Z", 0, "tint") + ellipse(200, 82, 114, 24, bold),
      dome:
        path("M86 84C96 28 160 30 200 30s104-2 114 54Z", bold, "tint") +
        ellipse(200, 84, 114, 22, bold) +
        path("M118 80C124 48 170 44 200 44s76 4 82 36Q240 96 200 96T118 80Z", medium, "tint"),
      dish: ellipse(200, 82, 114, 24, bold) + ellipse(200, 83, 84, 16, medium, "mid")
    }[o.crown]
    const relief = o.crown === "dome" ? "" : stroke("M140 74a26 8 0 0 1 50 0M210 74a26 8 0 0 1 50 0", fine)
    return [
      path("M86 82V318Q96 334 124 336Q140 336 144 318Q150 288 200 288T256 318Q260 336 276 336Q304 334 314 318V82Z", bold),
      tone("M280 84h31v232q-10 15-31 17z"),
      tone("M128 162Q150 226 146 310Q152 286 200 286T254 310Q250 226 272 162Z", "mid"),
      stroke("M128 166Q150 226 146 306M272 166Q250 226 254 306"),
      rect(86, 82, 228, 84, 0, bold),
      tone("M280 84h32v80h-32z"),
      ring(98, rf),
      ring(120, rf),
      rect(84, 142, 232, 15, 3, medium, "tint"),
      stroke("M92 149.5h216", fine, "ink", ' stroke-dasharray="7 5"'),
      crown,
      relief,
      circle(200, 230, 47, bold),
      circle(200, 230, 35, medium, "tint"),
      circle(200, 230, 24, medium, "hole"),
      centreLine(200, 178, 200, 350),
      centreLine(60, 230, 340, 230),
      dimension(86, 366, 314, 366, `Ø${o.bore.toFixed(3)}`, 42)
    ]
  },
  [0, -15],
  [1, -3, 1.02]
)
