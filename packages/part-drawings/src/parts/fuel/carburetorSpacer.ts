import { type Ink, at, bold, ellipse, medium, num, part, path, pick } from "../../pen/index.ts"

/** Carburetor spacer, isometric: four holes or one open bore through a thick plate. */
export const carburetorSpacer = part(
  "carburetor-spacer",
  "Carburetor spacer",
  { bore: pick("four-hole", "open"), thickness: num(0.5, 2, 1), material: pick("phenolic", "aluminum") },
  (o) => {
    const h = 30 + o.thickness * 36
    const y = 176 - h / 2
    const f = o.material === "phenolic" ? "black" : "tint"
    const bore = (x: number, dy: number, rx: number): Ink => [
      ellipse(x, y + dy, rx, rx * 0.58, bold, "hole"),
      path(
        `M${x - rx} ${y + dy}A${rx} ${rx * 0.58} 0 0 1 ${x + rx} ${y + dy}A${rx} ${rx * 0.5} 0 0 0 ${x - rx} ${y + dy}Z`,
        medium,
        "accent"
      )
    ]
    return [
      path(`M200 ${y + h - 84}L374 ${y + h + 16}L200 ${y + h + 116}L26 ${y + h + 16}Z`, bold, "accent"),
      path(`M26 ${y}L200 ${y + 100}V${y + 100 + h}L26 ${y + h}Z`, bold, f),
      path(`M374 ${y}L200 ${y + 100}V${y + 100 + h}L374 ${y + h}Z`, bold, "mid"),
      path(`M200 ${y - 100}L374 ${y}L200 ${y + 100}L26 ${y}Z`, bold, o.material === "phenolic" ? "mid" : "paper"),
      o.bore === "open"
        ? [
            path(`M200 ${y - 62}L308 ${y}L200 ${y + 62}L92 ${y}Z`, bold, "hole"),
            path(`M92 ${y}L200 ${y - 62}L308 ${y}L200 ${y - 26}Z`, medium, "accent")
          ]
        : [bore(200, -40, 40), bore(128, 0, 40), bore(272, 0, 40), bore(200, 42, 40)],
      at(
        [
          [200, -82],
          [56, 0],
          [344, 0],
          [200, 82]
        ],
        (x, dy) => ellipse(x, y + dy, 10, 6, medium, "hole")
      )
    ]
  },
  [1, 17]
)
