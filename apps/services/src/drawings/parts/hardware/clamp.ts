import { bold, circle, dimension, fine, medium, part, path, pick, rect, stroke, thread } from "../../pen/index.ts"

/** Clamp: V-band, band or worm-drive. */
export const clamp = part(
  "clamp",
  "Clamp",
  { style: pick("v-band", "worm"), dia: pick("3", "2", "2.5", "4") },
  (o) => {
    const R = { 2: 88, "2.5": 98, 3: 108, 4: 120 }[o.dia]
    const x = 200
    const y = 214
    const v = o.style === "v-band"
    const ring = [circle(x, y, R, v ? 36 : 24, "none"), circle(x, y, R, v ? 27 : 15, "none", "tint")]
    const t = y - R
    return v
      ? [
          ring,
          circle(x, y, R + 4, fine, "none"),
          circle(x, y, R - 5, fine, "none"),
          path(`M${x - 26} ${t - 20}h52v42h-52z`, 0),
          path(`M${x - 58} ${t + 20}Q${x - 40} ${t - 2} ${x - 26} ${t + 2}V${t - 50}q0-10-14-10t-14 10Z`, bold),
          path(`M${x + 58} ${t + 20}Q${x + 40} ${t - 2} ${x + 26} ${t + 2}V${t - 50}q0-10 14-10t14 10Z`, bold),
          rect(x - 96, t - 46, 190, 18, 3, bold),
          thread(x + 6, x + 92, t - 37, 8, 7),
          rect(x - 50, t - 54, 22, 34, 6, medium, "tint"),
          rect(x + 30, t - 54, 22, 34, 6, medium, "tint"),
          path(`M${x + 52} ${t - 54}h26v34h-26z`, bold, "accent"),
          stroke(`M${x + 52} ${t - 43}h26M${x + 52} ${t - 31}h26`),
          rect(x - 108, t - 50, 16, 26, 2, bold, "tint"),
          dimension(x - R, 374, x + R, 374, `Ø${o.dia}"`, 374 - y - 30)
        ]
      : [
          ring,
          `<path d="M${x - R} ${y}A${R} ${R} 0 0 0 ${x + R} ${y}" fill="none" stroke-width="13" stroke-dasharray="3.5 7" stroke-linecap="butt"/>`,
          rect(x - 46, t - 46, 92, 62, 8, bold, "paper"),
          rect(x - 36, t - 36, 72, 26, 10, medium, "tint"),
          stroke(`M${x - 28} ${t - 34}l6 22M${x - 14} ${t - 35}l6 24M${x} ${t - 35}l6 24M${x + 14} ${t - 35}l6 24`, medium),
          path(`M${x + 46} ${t - 42}h34v38h-34z`, bold, "accent"),
          stroke(`M${x + 46} ${t - 30}h34M${x + 46} ${t - 16}h34`, medium),
          dimension(x - R, 374, x + R, 374, `Ø${o.dia}"`, 374 - y - 30)
        ]
  },
  [0, -13],
  [0, 9, 1.1]
)
