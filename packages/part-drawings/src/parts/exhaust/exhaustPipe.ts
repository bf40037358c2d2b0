import { bold, dimension, ellipse, fill, fine, medium, part, path, pick, rotate, stroke, tube } from "../../pen/index.ts"

/** Exhaust tube: X-pipe, H-pipe, U-bend, J-bend or straight stick. */
export const exhaustPipe = part(
  "exhaust-pipe",
  "Exhaust pipe",
  { style: pick("x", "h", "u", "j", "straight"), finish: pick("raw", "black", "stainless", "ceramic"), dia: pick("2.5", "2", "3", "3.5") },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", stainless: "paper", ceramic: "tint" })
    const W = 46 + (+o.dia - 2) * 16
    const r = W / 2
    const cap = (x: number, y: number, a = 0) => rotate(a, x, y, ellipse(x, y, r - 2, r * 0.34, bold, "hole"))
    const band = (x: number, y: number) => [
      path(`M${x - r - 5} ${y - 9}h${W + 10}v18h-${W + 10}z`, medium, "accent"),
      path(`M${x + r + 5} ${y - 6}h12v12h-12z`)
    ]
    if (o.style === "u")
      return [
        tube("M110 330V170A90 90 0 0 1 290 170V330", W, f),
        stroke(`M${110 - r + 12} 310V170A${90 + r - 12} ${90 + r - 12} 0 0 1 200 ${80 - r + 12}`, fine),
        path(`M${110 - r} 170h${W}M${290 - r} 170h${W}`, fine, "none"),
        cap(110, 330),
        cap(290, 330),
        dimension(110, 376, 290, 376, "", 22)
      ]
    if (o.style === "j")
      return [
        tube("M120 60V230A80 80 0 0 0 200 310H350", W, f),
        stroke(`M${120 + r - 12} 80V230A${80 - r + 12} ${80 - r + 12} 0 0 0 200 ${310 - r + 12}H330`, fine),
        cap(120, 62),
        cap(350, 310, 90),
        stroke(`M${120 - r} 230h${W}M200 ${310 - r}v${W}`, fine)
      ]
    if (o.style === "straight")
      return rotate(
        -35,
        200,
        200,
        tube("M16 200H384", W, f),
        stroke(`M40 ${200 - r + 12}H350`, fine),
        path(`M16 ${200 - r}A${r * 0.34} ${r} 0 0 0 16 ${200 + r}`, bold, f),
        cap(384, 200, 90)
      )
    const h = o.style === "h"
    const X = h ? [110, 290] : [94, 306]
    const u = {
      d: h
        ? "M110 50V350M290 50V350M110 200H290"
        : "M94 50V96C94 150 178 160 178 200S94 250 94 304V350M306 50V96C306 150 222 160 222 200S306 250 306 304V350"
    }
    return [
      tube(u.d, W, f),
      h
        ? stroke(`M${110 + r - 2} ${200 - r}v${W}M${290 - r + 2} ${200 - r}v${W}M${130 + r} ${200 - r + 12}h${140 - W}`, fine)
        : [stroke("M200 158V242", medium, "accent"), stroke("M120 128C140 156 160 166 166 184M280 128C260 156 240 166 234 184", fine)],
      X.map((x) => [
        path(`M${x - r + 2} 350A${r - 2} ${r * 0.34} 0 0 0 ${x + r - 2} 350`, bold, f),
        cap(x, 50),
        stroke(`M${x - r + 12} 66V${h ? 330 : 92}`, fine),
        band(x, h ? 110 : 96),
        band(x, h ? 300 : 306)
      ])
    ]
  }
)
