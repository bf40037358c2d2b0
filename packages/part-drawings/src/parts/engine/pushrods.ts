import { type Ink, bold, circle, fine, group, medium, part, path, pick, rect, rotate, tone } from "../../pen/index.ts"

/** A row of pushrods on the slant with ball ends. */
export const pushrods = part(
  "pushrod-set",
  "Pushrods",
  { dia: pick("5/16", "3/8") },
  (o) => {
    const r = o.dia === "3/8" ? 15 : 12
    const rod = (x: number): Ink => [
      rect(x - r, 20, 2 * r, 360, 3, bold, "tint"),
      tone(`M${x + 3} 24h${r - 5}v352h${5 - r}z`, "mid"),
      path(`M${x - r} 44h${2 * r}M${x - r} 356h${2 * r}`, medium),
      circle(x, 16, r + 3, bold, "accent"),
      circle(x, 16, 3.5, fine, "hole"),
      circle(x, 384, r + 3, bold, "accent")
    ]
    return rotate(
      38,
      200,
      200,
      [104, 152, 200, 248, 296].map((x, i) => group(`translate(0 ${(i - 2) * 14})`, rod(x)))
    )
  },
  [0, 0, 0.71]
)
