import {
  bold,
  type Color,
  ellipse,
  fine,
  gloss,
  group,
  type Ink,
  label,
  medium,
  mirror,
  part,
  path,
  pick,
  PRINT,
  rect,
  stroke,
  text,
  times
} from "../../pen/index.ts"

/** Grease in its brand's packaging: a tube, a cartridge for the gun, or a tub. */
export const grease = part(
  "grease",
  "Grease",
  { style: pick("cartridge", "tube", "tub"), use: pick("GREASE", "BEARING", "CHASSIS", "ASSEMBLY", "ANTI-SEIZE") },
  (o, V) => {
    const goods = V.one<Color>("goods", ["card", "rubber", V.brand.ink, "tint"])
    const cap = V.one<Color>("cap", ["rubber", "#c8281e", "#c9a35a", V.brand.ink])
    const isLaid = V.is("laid")
    const way = V.is("way")
    const drawText = (x: number, y: number, width: number, height: number): Ink => [
      label(V, x, y, width, height * 0.7, "Grease"),
      rect(x, y + height * 0.7, width, height * 0.3, 0, 0, PRINT.light),
      text(o.use, x + width / 2, y + height * 0.85, Math.min(20, width * 0.13), "middle", 2.6, PRINT.dark)
    ]
    if (o.style === "cartridge") {
      const R = V.one("radius", [54, 62, 70])
      const top = V.one("top", [70, 96])
      const body: Ink = [
        path(`M${200 - R} ${top}V352Q${200 - R} 374 200 374T${200 + R} 352V${top}Z`, bold, goods, "ink", "", "upright"),
        drawText(200 - R + 2, top + 40, 2 * R - 4, 208),
        gloss(`M${200 - R + 2} ${top + 40}h${2 * R - 4}v208h${4 - 2 * R}Z`),
        stroke(`M${200 - R + 2} ${top + 40}h${2 * R - 4}m0 208h${4 - 2 * R}`, fine),
        ellipse(200, top, R, 16, bold, "tint"),
        ellipse(200, top - 2, R * 0.78, 11, medium, cap),
        path(`M188 ${top}Q182 ${top - 40} 206 ${top - 44}Q226 ${top - 42} 220 ${top - 20}L210 ${top}Z`, bold, "tint")
      ]
      return isLaid ? group(`rotate(${way ? 62 : -62} 200 210)`, body) : group(`translate(${way ? 14 : -14} 0)`, body)
    }
    if (o.style === "tube") {
      const W = V.one("wide", [58, 68, 78])
      const body: Ink = [
        rect(200 - W * 0.42, 330, W * 0.84, 44, 6, bold, cap, "ink", "upright"),
        stroke(
          times(6, (i) => `M${200 - W * 0.42 + 8 + (i * (W * 0.84 - 16)) / 5} 336v32`),
          fine
        ),
        path(`M${200 - W * 0.34} 330L${200 - W} 296V64H${200 + W}V296L${200 + W * 0.34} 330Z`, bold, goods, "ink", "", "upright"),
        rect(200 - W - 4, 40, 2 * W + 8, 30, 2, bold, goods, "ink", "flat"),
        stroke(`M${200 - W} 50h${2 * W}M${200 - W} 60h${2 * W}`, fine),
        drawText(200 - W + 6, 96, 2 * W - 12, 184),
        rect(200 - W + 6, 96, 2 * W - 12, 184, 0, fine, "none")
      ]
      return isLaid ? group(`rotate(${way ? 118 : -58} 200 205)`, body) : group(`rotate(${way ? 7 : -9} 200 205)`, body)
    }
    const R = V.one("tub", [116, 132, 104])
    const top = V.one("high", [128, 160, 104])
    const handle = stroke(`M${200 - R} ${top + 22}C${200 - R} ${top - 78} ${200 + R} ${top - 78} ${200 + R} ${top + 22}`, 5)
    return [
      V.is("handle") ? (way ? mirror(200, handle) : handle) : "",
      path(`M${200 - R} ${top + 10}H${200 + R}L${200 + R - 14} 350Q200 382 ${200 - R + 14} 350Z`, bold, goods, "ink", "", "upright"),
      drawText(200 - R + 16, top + 62, 2 * R - 32, Math.min(178, 280 - top + 40)),
      gloss(`M${200 - R + 16} ${top + 62}h${2 * R - 32}v${Math.min(178, 280 - top + 40)}h${32 - 2 * R}Z`),
      rect(200 - R - 8, top, 2 * R + 16, 34, 8, bold, cap, "ink", "upright"),
      stroke(
        times(14, (i) => `M${200 - R + 4 + (i * (2 * R - 8)) / 13} ${top + 8}v18`),
        fine
      )
    ]
  }
)
