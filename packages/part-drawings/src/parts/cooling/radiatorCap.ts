import { BRASS, bold, medium, part, path, pick, spring, stroke, text, tone } from "../../pen/index.ts"

/** Radiator cap in profile: ears, spring and sealing plates. */
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
