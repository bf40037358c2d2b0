import {
  bold,
  centreCross,
  circle,
  dimension,
  fill,
  fine,
  holes,
  medium,
  num,
  PAINT,
  part,
  path,
  pick,
  polar,
  rotate,
  stroke,
  times
} from "../../pen/index.ts"

/** Racing steering wheel, face view. */
export const steeringWheel = part(
  "steering-wheel",
  "Steering wheel",
  {
    dia: num(13, 17, 15),
    spokes: pick(3, 2, 4),
    grip: pick("black", "suede", "grey", "accent", "red", "blue"),
    centre: pick("alum", "black")
  },
  (o) => {
    const cx = 200
    const cy = 194
    const R = 128 + (o.dia - 13) * 5
    const gf = fill(o.grip, { suede: "mid", ...PAINT })
    const cf = o.centre === "black" ? "black" : "paper"
    const ang = { 2: [0, 180], 3: [0, 90, 180], 4: [25, 155, 205, 335] }[o.spokes]
    const spoke = (a: number) =>
      rotate(
        a,
        cx,
        cy,
        path(
          `M${cx + 30} ${cy - 34}Q${cx + 62} ${cy - 18} ${cx + R} ${cy - 15}V${cy + 15}Q${cx + 62} ${cy + 18} ${cx + 30} ${cy + 34}Z`,
          bold,
          cf
        ),
        [64, 84, 103].map((d, i) => circle(cx + d, cy, 9 - i * 1.6, medium, "tint"))
      )
    const st = times(44, (i) => {
      const a = (i * 360) / 44
      const [x, y] = polar(cx, cy, R - 7, a)
      const [u, w] = polar(cx, cy, R - 1, a + 2.4)
      return `M${x} ${y}L${u} ${w}`
    })
    return [
      ang.map(spoke),
      circle(cx, cy, R, 30, "none", "ink"),
      circle(cx, cy, R, 21, "none", gf),
      stroke(st, fine),
      rotate(0, cx, cy, path(`M${cx - 11} ${cy - R - 12.5}h22v25h-22z`, medium, o.grip === "accent" ? "paper" : "accent")),
      circle(cx, cy, 50, bold, cf),
      holes(cx, cy, 36, 6, 5.5, -90, medium, "hole"),
      circle(cx, cy, 22, medium, "tint"),
      circle(cx, cy, 14, fine),
      centreCross(cx, cy, 10),
      dimension(cx - R - 15, 372, cx + R + 15, 372, `Ø${o.dia}"`, R * 0.9)
    ]
  },
  undefined,
  [0, 7, 1.1]
)
