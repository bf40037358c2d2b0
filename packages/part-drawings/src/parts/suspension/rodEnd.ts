import {
  bold,
  BRASS,
  centreCross,
  centreLine,
  circle,
  fine,
  medium,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  threadVertical,
  tone
} from "../../pen/index.ts"

/** Rod end (heim joint) with jam nut. The shank is male or female. */
export const rodEnd = part(
  "rod-end",
  "Rod end",
  { shank: pick("male", "female"), size: pick("5/8", "3/8", "7/16", "1/2", "3/4"), nut: pick("yes", "no") },
  (o) => {
    const w = { "3/8": 24, "7/16": 27, "1/2": 30, "5/8": 34, "3/4": 38 }[o.size]
    const m = o.shank === "male"
    return rotate(
      40,
      200,
      190,
      centreLine(200, -14, 200, 420),
      m
        ? [
            rect(200 - w, 190, w * 2, 208, 3, bold),
            tone(`M${200 + w * 0.4} 194h${w * 0.6 - 3}v200h-${w * 0.6 - 3}z`),
            threadVertical(228, 396, 200, w, 9, fine + 0.5, 6)
          ]
        : [
            path(`M${200 - w - 10} 190h${w * 2 + 20}v196h-${w * 2 + 20}z`, bold),
            tone(`M${200 + w * 0.5} 194h${w * 0.5 + 8}v188h-${w * 0.5 + 8}z`),
            stroke(`M${200 - w + 6} 280v104M${200 + w - 6} 280v104`, fine, "ink", ' stroke-dasharray="8 5"'),
            rect(200 - w - 14, 330, w * 2 + 28, 34, 2, medium, "tint")
          ],
      m && o.nut === "yes"
        ? [
            path(`M${200 - w - 20} 300h${w * 2 + 40}v44h-${w * 2 + 40}z`, bold, "tint"),
            stroke(`M${200 - w * 0.55} 300v44M${200 + w * 0.55} 300v44`)
          ]
        : "",
      path(`M${200 - w} 210Q${200 - w - 4} 190 ${200 - 70} 160H${200 + 70}Q${200 + w + 4} 190 ${200 + w} 210v22h-${w * 2}Z`, bold),
      circle(200, 100, 92, bold),
      circle(200, 100, 82, fine, "none"),
      circle(200, 100, 64, bold, BRASS),
      circle(200, 100, 57, medium, "accent"),
      circle(200, 100, 34),
      circle(200, 100, 26, bold, "mid"),
      stroke("M166 62Q178 52 192 50", medium, "paper"),
      circle(200, 176, 4, fine, "hole"),
      centreCross(200, 100, 18)
    )
  }
)
