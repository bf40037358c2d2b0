import {
  type Ink,
  bold,
  circle,
  ellipse,
  fine,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  text,
  threadVertical,
  times,
  tone
} from "../../pen/index.ts"

/** Ring and pinion installation kit: two tapered bearings, crush sleeve, shims, ring bolts and marking compound. */
export const ringPinionKit = part(
  "ring-pinion-kit",
  "Ring & pinion installation kit",
  { contents: pick("bearings", "basic") },
  (o) => {
    const bearing = (x: number, y: number): Ink => [
      ellipse(x, y + 40, 78, 34, bold, "tint"),
      path(`M${x - 78} ${y + 40}L${x - 62} ${y}H${x + 62}L${x + 78} ${y + 40}A78 34 0 0 1 ${x - 78} ${y + 40}Z`, bold, "tint"),
      stroke(
        times(9, (i) => `M${x - 54 + i * 13.5} ${y + 24}L${x - 66 + i * 16.5} ${y + 54}`),
        7
      ),
      stroke(
        times(9, (i) => `M${x - 54 + i * 13.5} ${y + 24}L${x - 66 + i * 16.5} ${y + 54}`),
        3,
        "paper"
      ),
      ellipse(x, y, 62, 27, bold),
      ellipse(x, y, 38, 16, bold, "hole")
    ]
    const shim = (x: number, y: number): Ink => [
      circle(x, y, 54, bold, "tint"),
      circle(x, y, 34, bold, "paper"),
      stroke(`M${x - 44} ${y}A44 44 0 0 1 ${x} ${y - 44}`, fine)
    ]
    return [
      o.contents === "bearings" ? [bearing(104, 60), bearing(104, 176)] : [shim(100, 100), shim(120, 180)],
      path("M226 44H330V70L318 92L330 114V138H226V114L238 92L226 70Z", bold, "paper"),
      tone("M300 48H326V68L314 92L326 114V134H300Z", "mid"),
      ellipse(278, 44, 52, 16, bold),
      ellipse(278, 44, 40, 11, medium, "hole"),
      [226, 286, 346].map((x) => [
        rect(x - 10, 208, 20, 50, 2, bold, "tint"),
        threadVertical(216, 258, x, 10, 7),
        rect(x - 20, 186, 40, 26, 3, bold, "accent"),
        stroke(`M${x - 8} 186v26M${x + 8} 186v26`)
      ]),
      [60, 104, 148].map((x) => [circle(x, 328, 44, bold, "tint"), circle(x, 328, 27, bold, "paper")]),
      path("M236 300H322V366H236Q222 366 222 352V314Q222 300 236 300Z", bold, "accent"),
      path("M322 314H346V352H322Z", bold, "mid"),
      path("M346 318H372V348H346Z", bold),
      text("GEAR", 272, 333, 22, "middle", 3.4, "paper")
    ]
  },
  [7, 1]
)
