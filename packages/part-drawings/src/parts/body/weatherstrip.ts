import {
  bold,
  type Color,
  fine,
  group,
  type Ink,
  label,
  medium,
  mirror,
  part,
  path,
  pick,
  rect,
  stroke,
  times,
  tube
} from "../../pen/index.ts"

/** Draws a strip with the highlight of its bulb and the line of its lip. */
const strip = (d: string, width: number): Ink => [
  tube(d, width, "rubber", 3.4),
  stroke(d, 1.4, "#9aa1ab", ` stroke-dasharray="${width} 3"`)
]

/** Door openings by car: framed, hardtop, square, with a vent window. */
const DOORS = [
  "M0 150V78Q0 62 12 54L66 12Q78 2 96 2H128Q144 2 144 18V134Q144 150 128 150Z",
  "M0 150V92Q0 82 10 80L30 76Q40 74 48 64L78 18Q88 2 104 2H130Q144 2 144 16V150Z",
  "M0 150V20Q0 2 18 2H126Q144 2 144 20V132Q144 150 126 150H16Q0 150 0 136Z",
  "M0 150V96L58 26Q76 2 100 2H132Q144 2 144 14V118Q144 150 112 150Z"
] as const

const TRUNKS = [
  "M0 118V46Q0 0 50 0H210Q260 0 260 46V118Q260 134 242 134H18Q0 134 0 118Z",
  "M18 0H242Q256 0 258 14L262 112Q262 134 240 134H20Q-2 134-2 112L2 14Q4 0 18 0Z",
  "M0 40Q130-32 260 40V112Q260 134 238 134H22Q0 134 0 112Z"
] as const

/** Profiles around the middle of their base: the body, and the hollow of the bulb. */
const PROFILES: readonly (readonly [body: string, air: string, crown: string])[] = [
  [
    "M-34 0V-16H-16Q-34-34-24-54Q-12-74 8-70Q34-62 30-38Q28-24 16-16H34V0Z",
    "M-10-24Q-24-38-14-52Q-4-62 8-58Q22-52 18-36Q16-26 6-22Z",
    "2-66"
  ],
  [
    "M-30 0V-30H-18V-10H18V-30H30V0ZM-30-30Q-34-72 0-74Q34-72 30-30H18Q20-22 0-22Q-20-22-18-30Z",
    "M-16-38Q-18-62 0-62Q18-62 16-38Q0-30-16-38Z",
    "0-68"
  ],
  ["M-38 0V-14H-22Q-26-50 8-58L44-72Q46-60 24-48Q6-38 8-14H38V0Z", "M-12-16Q-14-36 0-44Q-6-28-2-16Z", "12-55"],
  [
    "M-36 0V-14H-20V-30Q-44-40-40-58Q-34-76 0-76Q34-76 40-58Q44-40 20-30V-14H36V0Z",
    "M-14-36Q-30-44-26-54Q-20-64 0-64Q20-64 26-54Q30-44 14-36Z",
    "0-70"
  ]
]

/** Weatherstrips of a kit in their openings, and a piece of the strip with its profile. The car determines both. */
export const weatherstrip = part("weatherstrip", "Weatherstrip", { kit: pick("doors", "trunk", "complete") }, (o, V) => {
  const opening = V.one("door", DOORS)
  const lid = V.one("trunk", TRUNKS)
  const [body = "", air = "", crown = ""] = PROFILES[V.int("profile", PROFILES.length)] ?? []
  const way = V.is("way") ? 1 : -1
  const print = V.one<Color>("print", ["#c8281e", "#2a62b5", "card", "#2f8a45"])
  const LENGTH = 26
  /** Draws a cut piece of the strip with its end toward the viewer. */
  const length = (x: number, y: number, k: number): Ink =>
    group(
      `translate(${x} ${y}) scale(${k * way} ${k})`,
      times(LENGTH, (i) => group(`translate(${(LENGTH - i) * 4} ${(i - LENGTH) * 1.8})`, path(body, bold, i === 0 ? "ink" : "hole"))),
      times(LENGTH, (i) => group(`translate(${(LENGTH - i) * 4} ${(i - LENGTH) * 1.8})`, path(body, 0, "#3b4049"))),
      stroke(`M${crown}l${LENGTH * 4}${-LENGTH * 1.8}`, 7, "#7a818c", ' stroke-opacity=".75"'),
      stroke(`M20-42l${LENGTH * 4}${-LENGTH * 1.8}`, 2.4, print, ' stroke-dasharray="26 9"'),
      path(body, bold, "rubber", "ink", "", "dome"),
      path(air, medium, "sheet"),
      stroke("M-30-7H30", 3, "#c9cdd3")
    )
  const doors = (y: number, k: number, width: number): Ink => {
    const one = group(`translate(24 ${y}) scale(${k})`, strip(opening, width))
    return [one, mirror(200, one)]
  }
  const tag = (x: number, y: number, what: string): Ink => [
    rect(x, y, 92, 58, 4, bold, "card"),
    label(V, x + 3, y + 3, 86, 52, what),
    rect(x, y, 92, 58, 4, medium, "none")
  ]
  const left = way > 0
  const low = V.is("low", 0.6)
  if (o.kit === "doors") {
    const y = low ? 30 : 206
    const base = low ? 352 : 176
    return [doors(y, 1.12, 15), length(left ? 92 : 308, base, 1.28), tag(left ? 280 : 28, base - 84, "Door seals")]
  }
  if (o.kit === "trunk") {
    const y = low ? 34 : 206
    const base = low ? 352 : 176
    return [
      group(`translate(44 ${y}) scale(1.2 1.16)`, strip(lid, 16)),
      length(left ? 92 : 308, base, 1.28),
      tag(left ? 280 : 28, base - 84, "Trunk seal")
    ]
  }
  const y = low ? 22 : 246
  return [
    doors(y, 0.86, 14),
    group(`translate(${left ? 186 : 22} ${low ? 186 : 22}) scale(.74 .9)`, strip(lid, 17)),
    [0, 1].map((i) => strip(`M${left ? 190 : 26} ${(low ? 334 : 172) + i * 22}h182`, 11)),
    length(left ? 66 : 334, low ? 300 : 138, 0.86),
    tag(left ? 28 : 280, low ? 322 : 156, "Complete kit"),
    stroke("", fine)
  ]
})
