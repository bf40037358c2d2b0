import { type Ink, bold, circle, ellipse, fill, group, medium, part, path, pick, rect, rotate, times } from "../../pen/index.ts"

/** Header gasket of one bank: four ports between their bolt holes, a second one behind. */
export const exhaustGasket = part(
  "exhaust-gasket",
  "Exhaust gasket",
  { port: pick("round", "square", "oval"), material: pick("composite", "mls", "copper"), bores: pick(4, 1, 2, 3, 5, 6) },
  (o) => {
    const f = fill(o.material, { composite: "mid", mls: "paper", copper: "#c07a4a" })
    const pitch = 344 / o.bores
    const X = Array.from({ length: o.bores }, (_, i) => 28 + pitch * (i + 0.5))
    const k = Math.min(1.2, pitch / 86)
    const port = (x: number): Ink =>
      o.port === "round"
        ? [circle(x, 200, 33 * k, bold, "accent"), circle(x, 200, 25 * k, medium, "hole")]
        : o.port === "square"
          ? [rect(x - 30 * k, 168, 60 * k, 64, 6, bold, "accent"), rect(x - 23 * k, 175, 46 * k, 50, 4, medium, "hole")]
          : [ellipse(x, 200, 27 * k, 40, bold, "accent"), ellipse(x, 200, 20 * k, 32, medium, "hole")]
    const strip = "M14 164Q14 148 34 148H366Q386 148 386 164V236Q386 252 366 252H34Q14 252 14 236Z"
    const holes = times(o.bores + 1, (i) => {
      const x = Math.min(370, Math.max(30, 28 + pitch * i))
      return circle(x, 161, 7, medium, "sheet") + circle(x, 239, 7, medium, "sheet")
    })
    return rotate(-34, 200, 200, [
      group(
        "translate(22 -92)",
        path(strip, bold, "tint"),
        X.map((x) => circle(x, 200, 27 * k, medium, "sheet"))
      ),
      path(strip, bold, f),
      X.map(port),
      holes
    ])
  },
  [15, 40, 0.88]
)
