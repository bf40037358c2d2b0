import { type Ink, at, bold, circle, ellipse, fill, group, medium, part, path, pick, rect, rotate } from "../../pen/index.ts"

/** Header gasket of one bank: four ports between their bolt holes, a second one behind. */
export const exhaustGasket = part(
  "exhaust-gasket",
  "Exhaust gasket",
  { port: pick("round", "square", "oval"), material: pick("composite", "mls", "copper") },
  (o) => {
    const f = fill(o.material, { composite: "mid", mls: "paper", copper: "#c07a4a" })
    const port = (x: number): Ink =>
      o.port === "round"
        ? [circle(x, 200, 33, bold, "accent"), circle(x, 200, 25, medium, "hole")]
        : o.port === "square"
          ? [rect(x - 30, 168, 60, 64, 6, bold, "accent"), rect(x - 23, 175, 46, 50, 4, medium, "hole")]
          : [ellipse(x, 200, 27, 40, bold, "accent"), ellipse(x, 200, 20, 32, medium, "hole")]
    const strip = "M14 164Q14 148 34 148H366Q386 148 386 164V236Q386 252 366 252H34Q14 252 14 236Z"
    const holes = at(
      [
        [28, 164],
        [114, 160],
        [114, 240],
        [200, 160],
        [200, 240],
        [286, 160],
        [286, 240],
        [372, 236]
      ],
      (x, y) => circle(x, y, 8, medium, "paper")
    )
    return rotate(-34, 200, 200, [
      group(
        "translate(22 -92)",
        path(strip, bold, "tint"),
        [71, 157, 243, 329].map((x) => circle(x, 200, 27, medium, "paper"))
      ),
      path(strip, bold, f),
      [71, 157, 243, 329].map(port),
      holes
    ])
  },
  [15, 40, 0.88]
)
