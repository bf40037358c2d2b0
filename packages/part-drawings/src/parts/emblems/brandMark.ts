import {
  bold,
  circle,
  type Color,
  ellipse,
  type Ink,
  line,
  medium,
  PAINT,
  part,
  path,
  pick,
  polar,
  rect,
  rotate,
  stroke,
  text,
  times,
  tube
} from "../../pen/index.ts"

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

/** Color of the letters. It is white in both themes, because the letters are on paint. */
const WHITE = "#ffffff"
/** Draws a line engraved in paint. */
const engraved = (d: string): Ink => stroke(d, 5, WHITE)
const ring = (r: number): Ink => circle(200, 200, r, 5, "none", WHITE, undefined)

interface Plate {
  /** Height of the letters. `center` is their vertical center. */
  readonly letters: number
  readonly y: number
  readonly draw: (paint: Color) => Ink
}

const gearTeeth = (teeth: number): string => {
  const step = 360 / teeth
  const at = (r: number, angle: number) => polar(200, 200, r, angle).join(" ")
  return `M${times(teeth, (i) => `${i === 0 ? "" : "L"}${at(142, i * step)}L${at(172, i * step + step * 0.12)}L${at(172, i * step + step * 0.42)}L${at(142, i * step + step * 0.54)}`)}Z`
}

/** Draws the coils of a spring above or below its plate, from the side. The far side is darker. */
const coils = (y: number): Ink => [
  tube(`M84 ${y + 22}Q200 ${y + 52} 316 ${y + 40}`, 22, "black", 4),
  [0, 1].map((i) => tube(`M78 ${y + i * 40 + 22}Q200 ${y + i * 40 + 34} 322 ${y + i * 40}`, 28, "paper", 4, "round"))
]

/** Background shapes of the letters, by product category. Each extends from 30 to 370 in at least one direction. */
const shapes = {
  rotor: {
    letters: 92,
    y: 200,
    draw: (paint: Color) => [
      circle(200, 200, 170, bold, "mid"),
      times(12, (i) => rotate(i * 30, 200, 200, line(200, 40, 218, 76, 9, "ink"))),
      circle(200, 200, 116, bold, paint),
      ring(102)
    ]
  },
  tire: {
    letters: 88,
    y: 200,
    draw: (paint: Color) => [
      circle(200, 200, 172, bold, "rubber"),
      circle(200, 200, 150, 16, "none", "hole", undefined),
      times(24, (i) => rotate(i * 15, 200, 200, line(200, 32, 206, 56, 5, "hole"))),
      circle(200, 200, 118, bold, paint),
      ring(104)
    ]
  },
  gear: {
    letters: 96,
    y: 200,
    draw: (paint: Color) => [path(gearTeeth(14), bold, paint), ring(122)]
  },
  wheel: {
    letters: 76,
    y: 204,
    draw: (paint: Color) => [
      tube("M46 200a154 154 0 1 0 308 0a154 154 0 1 0 -308 0Z", 38, "black", 4),
      tube("M66 200H334M200 200V336", 30, "paper", 4),
      circle(200, 204, 94, bold, paint),
      circle(200, 204, 81, 5, "none", WHITE, undefined)
    ]
  },
  gauge: {
    letters: 84,
    y: 226,
    draw: (paint: Color) => [
      circle(200, 200, 172, bold, "mid"),
      circle(200, 200, 150, bold, paint),
      times(9, (i) => rotate(i * 30 - 120, 200, 200, line(200, 62, 200, i % 2 === 0 ? 92 : 80, 8, WHITE))),
      rotate(35, 200, 200, path("M193 170L200 96L207 170Z", 0, WHITE))
    ]
  },
  nut: {
    letters: 96,
    y: 200,
    draw: (paint: Color) => [
      path("M112 46H288L380 200L288 354H112L20 200Z", bold, paint),
      engraved("M125 69H275L353 200L275 331H125L47 200Z"),
      ring(112)
    ]
  },
  shield: {
    letters: 104,
    y: 192,
    draw: (paint: Color) => [
      path("M200 30L354 78V196Q354 316 200 372Q46 316 46 196V78Z", bold, paint),
      engraved("M200 54L332 95V196Q332 299 200 347Q68 299 68 196V95Z")
    ]
  },
  drop: {
    letters: 92,
    y: 240,
    draw: (paint: Color) => [
      path("M200 22Q330 168 330 246A130 128 0 0 1 70 246Q70 168 200 22Z", bold, paint),
      engraved("M200 62Q308 184 308 246A108 106 0 0 1 92 246Q92 184 200 62Z")
    ]
  },
  spark: {
    letters: 100,
    y: 232,
    draw: (paint: Color) => [
      rect(86, 66, 62, 50, 8, bold, "mid"),
      rect(252, 66, 62, 50, 8, bold, "mid"),
      rect(36, 108, 328, 232, 20, bold, paint),
      engraved("M58 130H342V318H58Z"),
      stroke("M102 154h32M118 138v32M268 154h32", 8, WHITE)
    ]
  },
  pipe: {
    letters: 92,
    y: 200,
    draw: (paint: Color) => [
      tube("M22 226H100M300 172H378", 52, "mid", 4),
      ellipse(200, 200, 156, 116, bold, paint),
      ellipse(200, 200, 136, 97, 5, "none", WHITE)
    ]
  },
  radiator: {
    letters: 84,
    y: 200,
    draw: (paint: Color) => [
      rect(52, 66, 296, 268, 0, bold, "mid"),
      times(11, (i) => line(74 + i * 25, 80, 74 + i * 25, 320, 5, "ink")),
      rect(36, 48, 328, 46, 14, bold, "paper"),
      rect(36, 306, 328, 46, 14, bold, "paper"),
      rect(166, 28, 68, 24, 6, bold, "paper"),
      rect(72, 132, 256, 136, 18, bold, paint),
      engraved("M90 150H310V250H90Z")
    ]
  },
  spring: {
    letters: 84,
    y: 200,
    draw: (paint: Color) => [coils(48), coils(290), rect(50, 122, 300, 156, 22, bold, paint), engraved("M70 142H330V258H70Z")]
  },
  piston: {
    letters: 92,
    y: 246,
    draw: (paint: Color) => [
      path("M74 64Q200 34 326 64V322Q326 350 298 350H262Q200 322 138 350H102Q74 350 74 322Z", bold, paint),
      stroke("M74 100H326M74 132H326M74 164H326", 9, "ink"),
      engraved("M96 190V318M304 190V318")
    ]
  },
  hood: {
    letters: 96,
    y: 226,
    draw: (paint: Color) => [
      path("M92 62Q200 36 308 62L366 326Q200 362 34 326Z", bold, paint),
      path("M150 92H250L262 132H138Z", medium, "hole"),
      engraved("M112 84L62 306Q200 334 338 306L288 84")
    ]
  }
} as const satisfies Readonly<Record<string, Plate>>

/** A brand's generated logo: two initials on a shape for the category of its products. It imitates no real manufacturer's logo. */
export const brandMark = part(
  "brand-mark",
  "Brand",
  {
    first: letter,
    second: letter,
    shape: pick(
      "nut",
      "rotor",
      "tire",
      "gear",
      "wheel",
      "gauge",
      "shield",
      "drop",
      "spark",
      "pipe",
      "radiator",
      "spring",
      "piston",
      "hood"
    ),
    colour: pick("black", "navy", "blue", "teal", "green", "maroon", "red")
  },
  (o) => {
    const { draw, letters, y } = shapes[o.shape]
    return [draw(PAINT[o.colour]), text(`${o.first}${o.second}`, 200, y, letters, "middle", 14, WHITE)]
  }
)
