import { PAINT, bold, fine, medium, part, path, pick, rect, stroke, text, tone, tube } from "../../pen/index.ts"

/** Utility jug with grip, vent and pour hose; round or square. */
export const fuelJug = part(
  "fuel-jug",
  "Fuel jug",
  { shape: pick("square", "round"), colour: pick("white", "black", "accent"), hose: pick("no", "yes") },
  (o) => {
    const f = PAINT[o.colour]
    const cap = o.colour === "accent" ? "paper" : "accent"
    const r = o.shape === "round" ? 60 : 16
    return [
      o.hose === "yes" ? tube("M134 76C130 50 40 40 40 110V250", 26, "tint", 4.5) : "",
      path(`M150 112L186 70H272Q318 70 322 120V150H286V128Q286 106 262 106H232V150H150Z`, bold, f),
      path(
        `M92 ${140 + r}Q92 140 ${92 + r} 140H${322 - r}Q322 140 322 ${140 + r}V${376 - r}Q322 376 ${322 - r} 376H${92 + r}Q92 376 92 ${376 - r}Z`,
        bold,
        f
      ),
      tone(`M282 148Q316 150 317 ${150 + r}V${372 - r}Q316 370 282 371Z`, o.colour === "white" ? "tint" : "hole"),
      rect(108, 100, 52, 44, 2, bold, f),
      rect(100, 62, 68, 42, 6, bold, cap),
      stroke("M114 64v38M127 64v38M141 64v38M154 64v38", fine),
      rect(118, 186, 150, 140, 8, medium, "none"),
      stroke("M126 232H150M126 262H150M126 292H150", medium),
      text("5", 206, 256, 74, "middle", 9),
      stroke("M100 352H314", fine)
    ]
  },
  [-7, -20, 1.08]
)
