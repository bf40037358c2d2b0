import { bold, type Color, fine, type Ink, label, medium, part, path, pick, PRINT, rect, rounded, stroke, text } from "../../pen/index.ts"

/** Brake fluid in its brand's container: a flat metal can or a bottle, with a screw cap. */
export const brakeFluid = part("brake-fluid", "Brake fluid", { boil: pick(570, 500, 600, 626) }, (o, V) => {
  const isCan = V.is("can")
  const f = V.one<Color>("goods", ["tint", "card", V.brand.ink, "rubber"])
  const cap = V.one<Color>("cap", ["#c8281e", "rubber", "#c9a35a", V.brand.ink])
  const half = isCan ? 124 : V.one("half", [84, 96])
  const top = V.one("top", [112, 132, 96])
  const neck = isCan ? V.one("neck", [0, -70, 70]) : 0
  const x = 200
  const height = 376 - top
  const [ly, lh] = [top + height * 0.2, height * 0.7]
  const body: Ink = isCan
    ? [
        path(
          `M${x - half + 6} ${top + 8}Q${x - half + 8} ${top - 14} ${x - half + 34} ${top - 14}H${x + half - 34}Q${x + half - 8} ${top - 14} ${x + half - 6} ${top + 8}Z`,
          bold,
          "mid"
        ),
        rect(x - half, top, 2 * half, height, 8, bold, f, "ink", "flat")
      ]
    : path(
        rounded([
          [x - 26, top - 14, 6],
          [x + 26, top - 14, 6],
          [x + half, top + 50, 26],
          [x + half, 376, 16],
          [x - half, 376, 16],
          [x - half, top + 50, 26]
        ]),
        bold,
        f,
        "ink",
        "",
        "upright"
      )
  return [
    rect(x + neck - 32, top - 62, 64, 42, 5, bold, cap, "ink", "upright"),
    stroke(
      `M${x + neck - 18} ${top - 56}v30M${x + neck - 6} ${top - 56}v30M${x + neck + 6} ${top - 56}v30M${x + neck + 18} ${top - 56}v30`,
      fine
    ),
    rect(x + neck - 24, top - 24, 48, 14, 2, medium, "tint", "ink", "upright"),
    body,
    label(V, x - half + 10, ly, 2 * half - 20, lh * 0.6, "DOT 4"),
    rect(x - half + 10, ly + lh * 0.6, 2 * half - 20, lh * 0.4, 0, 0, PRINT.light),
    text(`${o.boil}°`, x, ly + lh * 0.8, 40, "middle", 6, PRINT.dark),
    rect(x - half + 10, ly, 2 * half - 20, lh, 0, medium, "none")
  ]
})
