import { type Ink, bold, circle, dimension, fine, medium, mirrored, part, path, pick, rect, stroke, thread } from "../../pen/index.ts"

/** A wide band tightened by a T-bolt through two trunnions. */
const tBolt = (x: number, y: number, R: number): Ink => [
  circle(x, y, R, 36, "none"),
  circle(x, y, R, 26, "none", "tint"),
  circle(x, y, R, fine, "none"),
  path(`M${x - 22} ${y - R - 22}h44v44h-44z`, 0),
  mirrored(200, [
    path(`M${x - 60} ${y - R + 14}L${x - 34} ${y - R - 46}H${x - 14}V${y - R + 4}Z`, bold, "paper"),
    circle(x - 34, y - R - 34, 20, bold, "tint")
  ]),
  rect(x - 30, y - R - 43, 142, 18, 3, bold),
  thread(x + 4, x + 110, y - R - 34, 8, 7),
  rect(x - 74, y - R - 54, 22, 40, 4, bold, "mid"),
  path(`M${x + 56} ${y - R - 54}h30v40h-30z`, bold, "accent"),
  stroke(`M${x + 56} ${y - R - 42}h30M${x + 56} ${y - R - 27}h30`)
]

/** A constant-tension clamp: a spring band with two ears to squeeze. */
const springBand = (x: number, y: number, R: number): Ink => [
  circle(x, y, R, 34, "none"),
  circle(x, y, R, 24, "none", "paper"),
  `<path d="M${x - R} ${y}A${R} ${R} 0 0 0 ${x + R} ${y}" fill="none" stroke-width="8" stroke-dasharray="44 26" stroke-linecap="round"/>`,
  path(`M${x - 15} ${y - R - 24}h30v48h-30z`, 0),
  path(`M${x - 66} ${y - R + 22}L${x - 46} ${y - R - 18}L${x - 60} ${y - R - 58}H${x - 20}V${y - R + 10}Z`, bold, "accent"),
  path(`M${x + 66} ${y - R + 22}L${x + 46} ${y - R - 18}L${x + 60} ${y - R - 58}H${x + 20}V${y - R + 10}Z`, bold, "accent")
]

/** Clamp: V-band, worm-drive, T-bolt or constant-tension spring. */
export const clamp = part(
  "clamp",
  "Clamp",
  { style: pick("v-band", "worm", "t-bolt", "spring"), dia: pick("3", "2", "2.5", "4") },
  (o) => {
    const R = { 2: 88, "2.5": 98, 3: 108, 4: 120 }[o.dia]
    const x = 200
    const y = 214
    const v = o.style === "v-band"
    const ring = [circle(x, y, R, v ? 36 : 24, "none"), circle(x, y, R, v ? 27 : 15, "none", "tint")]
    const t = y - R
    const size = dimension(x - R, 374, x + R, 374, `Ø${o.dia}"`, 374 - y - 30)
    if (o.style === "t-bolt") return [tBolt(x, y, R), size]
    if (o.style === "spring") return [springBand(x, y, R), size]
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
          size
        ]
      : [
          ring,
          `<path d="M${x - R} ${y}A${R} ${R} 0 0 0 ${x + R} ${y}" fill="none" stroke-width="13" stroke-dasharray="3.5 7" stroke-linecap="butt"/>`,
          rect(x - 46, t - 46, 92, 62, 8, bold, "paper"),
          rect(x - 36, t - 36, 72, 26, 10, medium, "tint"),
          stroke(`M${x - 28} ${t - 34}l6 22M${x - 14} ${t - 35}l6 24M${x} ${t - 35}l6 24M${x + 14} ${t - 35}l6 24`, medium),
          path(`M${x + 46} ${t - 42}h34v38h-34z`, bold, "accent"),
          stroke(`M${x + 46} ${t - 30}h34M${x + 46} ${t - 16}h34`, medium),
          size
        ]
  },
  [0, -13],
  [0, 9, 1.1]
)
