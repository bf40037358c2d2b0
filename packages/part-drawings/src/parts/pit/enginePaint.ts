import {
  bold,
  ellipse,
  fine,
  gloss,
  type Ink,
  label,
  medium,
  mirror,
  PAINT,
  part,
  path,
  pick,
  PRINT,
  rect,
  stroke,
  text
} from "../../pen/index.ts"

/** Engine paint: the can with its brand's print, its lid off, and a painted stripe. */
export const enginePaint = part(
  "engine-paint",
  "Engine paint",
  { colour: pick("accent", "black", "blue", "yellow", "green"), heat: pick("none", "500°", "1200°") },
  (o, V) => {
    const f = o.colour === "black" ? "rubber" : PAINT[o.colour]
    const R = V.one("radius", [74, 66, 82])
    const top = V.one("top", [150, 120, 136])
    const x = 250
    const lid = V.int("lid", 3)
    const stripe = V.int("stripe", 3)
    const ly = top + V.one("label", [46, 30, 58])
    const lh = Math.min(334 - ly, V.one("tall", [150, 126, 162]))
    const lidAt: Ink =
      lid === 2
        ? [
            path("M20 300H104V358Q104 378 84 378H40Q20 378 20 358Z", bold, f, "ink", "", "upright"),
            ellipse(62, 300, 42, 13, bold, f),
            ellipse(62, 300, 30, 8, medium, "hole")
          ]
        : [
            path(
              lid === 0 ? "M34 264H124V358Q124 378 104 378H54Q34 378 34 358Z" : "M22 346Q8 316 22 292H118Q134 318 118 346Z",
              bold,
              f,
              "ink",
              "",
              lid === 0 ? "upright" : "level"
            ),
            lid === 0
              ? [ellipse(79, 264, 45, 14, bold, f), ellipse(79, 264, 32, 8, medium, "hole")]
              : ellipse(120, 319, 10, 27, medium, "hole")
          ]
    const stripes = [
      "M24 64Q96 40 190 70V112Q96 130 24 106Z",
      "M14 150Q60 96 160 92V138Q80 140 40 186Z",
      "M20 58H176V84H20ZM20 96H150V122H20ZM20 134H164V160H20Z"
    ]
    const scene: Ink = [
      path(stripes[stripe] ?? "", stripe === 2 ? medium : 0, f),
      lidAt,
      rect(x - 22, top - 88, 44, 36, 6, bold, "paper", "ink", "upright"),
      rect(x - 28, top - 72, 12, 12, 2, medium, "hole"),
      rect(x - 38, top - 54, 76, 20, 3, bold, "tint", "ink", "upright"),
      path(
        `M${x - R + 4} ${top}Q${x - R + 4} ${top - 34} ${x - 38} ${top - 36}H${x + 38}Q${x + R - 4} ${top - 34} ${x + R - 4} ${top}Z`,
        bold,
        "tint",
        "ink",
        "",
        "upright"
      ),
      rect(x - R, top, 2 * R, 378 - top, 14, bold, V.is("can") ? "card" : "tint", "ink", "upright"),
      rect(x - R + 2, top + 8, 2 * R - 4, 16, 0, 0, f)
    ]
    const isMirrored = V.is("way")
    const cx = isMirrored ? 400 - x : x
    return [
      isMirrored ? mirror(200, scene) : scene,
      label(V, cx - R + 2, ly, 2 * R - 4, lh, "Engine paint"),
      gloss(`M${cx - R + 2} ${ly}h${2 * R - 4}v${lh}h${4 - 2 * R}Z`),
      stroke(`M${cx - R + 2} ${ly}h${2 * R - 4}m0 ${lh}h${4 - 2 * R}`, fine),
      o.heat === "none" ? "" : text(`${o.heat}F`, cx, ly + lh + 22, 22, "middle", 3.2, PRINT.dark)
    ]
  },
  [0, -6, 0.98]
)
