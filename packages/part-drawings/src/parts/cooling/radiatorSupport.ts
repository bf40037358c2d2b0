import { bold, circle, fine, medium, mirrored, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Radiator support: open frame with cushioned saddles and ears. */
export const radiatorSupport = part(
  "radiator-support",
  "Radiator support",
  { finish: pick("raw", "black"), cushion: pick("rubber", "polyurethane") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const saddle = o.cushion === "rubber" ? "hole" : "accent"
    return [
      path("M20 84H380V132H352V312H380V356H20V312H48V132H20Z", bold, f),
      path("M82 138H318V300H82Z", bold, "paper"),
      tone("M24 344H376V352H24ZM338 132H348V312H338Z", "mid"),
      stroke("M60 108H340M60 332H340M64 150V290M336 150V290", fine),
      mirrored(200, [
        circle(34, 104, 7, medium, "hole"),
        circle(34, 338, 7, medium, "hole"),
        rect(98, 280, 62, 30, 4, bold, saddle),
        path("M104 138H154V154Q154 162 146 162H112Q104 162 104 154Z", bold, saddle),
        path("M108 84V54H150V84", bold, f),
        circle(129, 68, 6, medium, "hole")
      ]),
      rect(188, 96, 24, 24, 3, medium, o.cushion === "rubber" ? "accent" : "paper")
    ]
  },
  [0, -4, 0.95]
)
