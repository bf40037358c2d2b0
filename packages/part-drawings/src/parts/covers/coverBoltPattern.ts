import {
  bold,
  centreCross,
  centreLine,
  circle,
  dimension,
  fine,
  hatch,
  holes,
  medium,
  part,
  type Point,
  polar,
  polygon,
  rect,
  stroke,
  text
} from "../../pen/index.ts"

/** Article cover: bolt pattern and offset, hub face with the circle, and a rim section. */
export const coverBoltPattern = part(
  "cover-bolt-pattern",
  "Bolt pattern and offset",
  {},
  () => {
    const x = 146
    const y = 206
    const r = 78
    const [ax, ay] = polar(x, y, r, -90)
    const [bx, by] = polar(x, y, r, 54)
    const full: Point[] = [
      [282, 60],
      [294, 60],
      [296, 78],
      [300, 86],
      [352, 86],
      [356, 78],
      [358, 60],
      [370, 60],
      [370, 70],
      [366, 96],
      [338, 98],
      [334, 112],
      [334, 200],
      [322, 200],
      [322, 112],
      [318, 98],
      [288, 96],
      [282, 70]
    ]
    const lo = full.map(([a, b]): Point => [a, 412 - b])
    return [
      circle(x, y, 124, bold),
      circle(x, y, 116, fine, "none"),
      circle(x, y, r, medium, "none", "accent"),
      holes(x, y, r, 5, 16, -90, bold),
      holes(x, y, r, 5, 9, -90, fine, "hole"),
      circle(x, y, 36, bold, "tint"),
      circle(x, y, 24),
      centreCross(x, y, 110),
      stroke(`M${ax} ${ay}L${bx} ${by}`, medium, "accent"),
      dimension(x - r, 356, x + r, 356, "5 × 4.75", 120),
      polygon(full, bold),
      hatch(full, 7),
      polygon(lo, bold),
      hatch(lo, 7),
      centreLine(326, 34, 326, 378),
      stroke("M334 206H378", fine),
      centreLine(312, 206, 384, 206),
      dimension(326, 372, 370, 372, "", 22),
      text("BS", 348, 389, 12),
      rect(320, 196, 16, 20, 1, medium, "accent")
    ]
  },
  [-2, -14]
)
