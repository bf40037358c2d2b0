import {
  bold,
  centreLine,
  circle,
  fill,
  fine,
  group,
  type Ink,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  stroke,
  times,
  tone
} from "../../pen/index.ts"

/** A universal joint at x: the tube's fork with its two bearing caps, and the other yoke's ear face on; side 1 has the tube to the right. */
const joint = (x: number, side: 1 | -1): Ink =>
  group(
    `translate(${x} 200) scale(${side} 1)`,
    path("M-14 -64h26v14h-26zM-14 50h26v14h-26z", medium, "accent"),
    path(
      "M70 -24H46Q32 -28 22 -46Q16 -54 4 -54H-12Q-18 -54 -18 -48V-38Q-18 -31 -8 -30Q10 -26 10 0T-8 30Q-18 31 -18 38V48Q-18 54 -12 54H4Q16 54 22 46Q32 28 46 24H70Z",
      bold
    ),
    path("M-66 -22H-46Q-32 -22 -22 -26Q-12 -30 0 -30A30 30 0 0 1 0 30Q-12 30 -22 26Q-32 22 -46 22H-66Z", bold, "tint"),
    circle(0, 0, 18, medium, "accent"),
    circle(0, 0, 9),
    stroke("M-4 0h8", medium)
  )

/** Driveshaft on the slant: splined slip yoke, two U-joints, tube with its balance weight, flange yoke. */
export const driveshaft = part(
  "driveshaft",
  "Driveshaft",
  { material: pick("steel", "aluminum", "carbon"), dia: num(2.5, 4, 3) },
  (o) => {
    const r = 25 + (o.dia - 2.5) * 9
    const f = fill(o.material, { steel: "tint", aluminum: "paper", carbon: "black" })
    return group(
      "translate(200 200) rotate(-42) scale(.76) translate(-173 -200)",
      centreLine(-136, 200, 482, 200),
      rect(-112, 172, 84, 56, 4, bold),
      tone("M-108 212h78v13h-78z", "mid"),
      rect(-118, 168, 16, 64, 3, medium, "black"),
      stroke("M-98 184h64M-98 193h64M-98 202h64", fine),
      path("M432 144h14v112h-14z", bold, "tint"),
      rect(446, 172, 18, 56, 3, bold),
      path("M424 152h10v14h-10zM424 234h10v14h-10z", medium, "mid"),
      joint(30, 1),
      joint(366, -1),
      path(`M94 178L112 ${200 - r}H284L302 178V222L284 ${200 + r}H112L94 222Z`, bold, f),
      tone(`M100 ${200 + r * 0.42}H296V221L283 ${197 + r}H113L100 222z`, o.material === "carbon" ? "hole" : "mid"),
      stroke(`M114 ${202 - r}v${2 * r - 4}M282 ${202 - r}v${2 * r - 4}`),
      o.material === "carbon"
        ? stroke(
            times(9, (i) => `M${122 + i * 17} ${202 - r}l16 ${r * 2 - 4}`),
            fine
          )
        : stroke(`M126 ${200 - r * 0.5}H268`, fine),
      rect(128, 200 - r - 7, 24, 9, 1, medium, "mid")
    )
  },
  [-2, 3, 0.92]
)
