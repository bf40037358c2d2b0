import { bold, circle, fine, medium, mirrored, part, path, pick, rect, stroke, tone, BRASS, spring, text } from "../../pen/index.ts"

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

/** Radiator cap in profile, with ears, spring and sealing plates. */
export const radiatorCap = part("radiator-cap", "Radiator cap", { psi: pick("16", "7", "13", "19", "22", "30") }, (o) => {
  const [back, front] = spring(200, 226, 296, 48, 4, 12, "paper", 3.5)
  return [
    path("M188 190H212V330H188Z", medium, "mid"),
    back,
    front,
    path("M116 214H284V230H116Z", bold, "accent"),
    path("M128 294H272V316H128Z", bold, "tint"),
    path("M136 316H264V330H136Z", bold, "accent"),
    path("M168 330H232V344L216 360H184L168 344Z", bold, BRASS),
    path("M66 172H334V190L310 216H290V196H110V216H90L66 190Z", bold, "tint"),
    path("M22 120Q22 96 62 92Q130 40 200 40T338 92Q378 96 378 120V148Q378 164 358 164L330 176H70L42 164Q22 164 22 148Z", bold, "paper"),
    tone("M300 70Q340 92 350 100Q372 104 372 122V146Q370 158 354 160L328 170H296Q326 120 300 70Z", "mid"),
    stroke("M62 92Q70 130 84 172M338 92Q330 130 316 172"),
    text(`${o.psi}`, 178, 112, 52, "middle", 7),
    text("PSI", 240, 122, 24, "middle", 3.6)
  ]
})
