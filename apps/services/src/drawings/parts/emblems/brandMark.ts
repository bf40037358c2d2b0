import { bold, circle, type Colour, medium, PAINT, part, path, pick, rect, text } from "../../pen/index.ts"

const letter = pick(
  "A",
  "B",
  "C",
  "D",
  "E",
  "F",
  "G",
  "H",
  "I",
  "J",
  "K",
  "L",
  "M",
  "N",
  "O",
  "P",
  "Q",
  "R",
  "S",
  "T",
  "U",
  "V",
  "W",
  "X",
  "Y",
  "Z",
  "0",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9"
)

/** In either theme: the letters stand on paint. */
const WHITE = "#ffffff"

/** What the letters stand on, each within the square from 40 to 360. */
const badges = {
  plate: (paint: Colour) => [rect(40, 110, 320, 180, 26, bold, paint), rect(54, 124, 292, 152, 16, medium, "none", WHITE)],
  shield: (paint: Colour) => [
    path("M200 36L352 82V196Q352 312 200 366Q48 312 48 196V82Z", bold, paint),
    path("M200 54L336 95V196Q336 298 200 347Q64 298 64 196V95Z", medium, "none", WHITE)
  ],
  wheel: (paint: Colour) => [circle(200, 200, 162, bold, paint), circle(200, 200, 146, medium, "none", WHITE)],
  diamond: (paint: Colour) => [
    path("M200 26L386 200L200 374L14 200Z", bold, paint),
    path("M200 48L362 200L200 352L38 200Z", medium, "none", WHITE)
  ],
  hexagon: (paint: Colour) => [
    path("M112 46H288L380 200L288 354H112L20 200Z", bold, paint),
    path("M121 62H279L361 200L279 338H121L39 200Z", medium, "none", WHITE)
  ]
} as const

/** A brand: its two letters on a badge. The shop draws it itself, and no maker's own sign. */
export const brandMark = part(
  "brand-mark",
  "Brand",
  {
    first: letter,
    second: letter,
    badge: pick("plate", "shield", "wheel", "diamond", "hexagon"),
    colour: pick("black", "navy", "blue", "teal", "green", "maroon", "red")
  },
  (o) => [...badges[o.badge](PAINT[o.colour]), text(`${o.first}${o.second}`, 200, 200, 108, "middle", 15, WHITE)]
)
