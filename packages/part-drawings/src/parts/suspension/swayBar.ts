import {
  bold,
  circle,
  fill,
  fine,
  group,
  type Ink,
  leader,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  tube
} from "../../pen/index.ts"

/** Position where the bar crosses the car. */
const MIDDLE = 92

/** Paths of the middle of the bar, from its left bend to its right bend: straight, or bent around parts above it. */
const crossings = [
  "H",
  "C130 92 138 130 176 130H224C262 130 270 92 ",
  "C140 92 150 70 200 70S260 92 ",
  "H150C166 92 168 122 184 122H216C232 122 234 92 250 92H"
] as const

/** Sway bar from above, with its bushing brackets and end links laid out next to it. The car determines its bends. */
export const swayBar = part(
  "sway-bar",
  "Sway bar",
  { dia: num(0.75, 1.5, 1.125), finish: pick("grey", "black", "accent"), position: pick("front", "rear") },
  (o, V) => {
    const W = 17 + (o.dia - 0.75) * 18
    const f = fill(o.finish, { grey: "tint", black: "black", accent: "accent" })
    const rubber = o.finish === "accent" ? "rubber" : V.brand.ink
    const isFront = o.position === "front"
    const arm = (isFront ? 206 : 146) + V.int("arm", 4) * 20
    const out = [0, 22, -16][V.int("out", 3)] ?? 0
    const knee = V.one("knee", [0.35, 0.55, 0.75])
    const inset = isFront ? 0 : 14
    const crossing = V.one("crossing", crossings)
    const [left, right] = [128 + inset, 272 - inset]
    const eye = { x: 52 + inset + out, y: MIDDLE + arm }
    const elbow = { x: 66 + inset, y: MIDDLE + arm * knee }
    const half = (s: 1 | -1): string => {
      const x = (v: number): number => 200 - s * (200 - v)
      return `${x(eye.x)} ${eye.y}L${x(elbow.x)} ${elbow.y}C${x(elbow.x + 8)} ${elbow.y - 40} ${x(78 + inset)} ${MIDDLE} ${x(left)} ${MIDDLE}`
    }
    const mirroredArm = `C${322 - inset} ${MIDDLE} ${400 - elbow.x - 8} ${elbow.y - 40} ${400 - elbow.x} ${elbow.y}L${400 - eye.x} ${eye.y}`
    const bar = `M${half(1)}${crossing}${right}${crossing.endsWith("H") ? "" : ` ${MIDDLE}`}${mirroredArm}`
    const getEye = (x: number): Ink => [
      path(`M${x - 9} ${eye.y - 26}h18l6 24q4 26-15 28q-19-2-15-28Z`, bold, f),
      circle(x, eye.y + 4, 8, medium, "hole")
    ]
    const bracket = (x: number, y: number): Ink => [
      path(`M${x - 29} ${y + 12}v-9q0-25 29-25t29 25v9h17v19h-92v-19Z`, bold, "tint"),
      path(`M${x - 20} ${y + 12}v-9q0-17 20-17t20 17v9Z`, medium, rubber),
      circle(x, y + 2, W / 2 + 1, medium, "hole"),
      circle(x - 37, y + 21, 4, fine, "hole"),
      circle(x + 37, y + 21, 4, fine, "hole")
    ]
    const link = (x: number, y: number, turn: number): Ink =>
      rotate(turn, x, y, [
        rect(x - 5, y - 48, 10, 96, 2, medium, "paper"),
        path(
          `M${x - 17} ${y - 40}h34v11h-34zM${x - 17} ${y - 18}h34v11h-34zM${x - 17} ${y + 7}h34v11h-34zM${x - 17} ${y + 29}h34v11h-34z`,
          medium,
          rubber
        ),
        rect(x - 12, y + 42, 24, 12, 2, medium, "tint"),
        stroke(`M${x - 14} ${y - 24}h28M${x - 14} ${y + 23}h28`, fine)
      ])
    const isUp = V.is("way")
    const apart = V.one<"column" | "row" | "pairs">("laid", ["column", "row", "pairs"])
    const laid: Ink = {
      column: [bracket(150, 182), bracket(150, 244), link(236, 214, 8), link(276, 214, -6)],
      row: [bracket(140, 170), bracket(252, 170), link(200, 246, 90), link(200, 290, 90)],
      pairs: [link(132, 208, 0), link(266, 208, 0), bracket(200, 180), bracket(200, 244)]
    }[apart]
    const flipped = (y: number): number => (isUp ? 400 - y : y)
    return [
      isUp
        ? group("matrix(1 0 0 -1 0 400)", [tube(bar, W, f, 4), getEye(eye.x), getEye(400 - eye.x)])
        : [tube(bar, W, f, 4), getEye(eye.x), getEye(400 - eye.x)],
      isUp ? group("translate(0 -34)", laid) : laid,
      leader(left + 12, flipped(MIDDLE), 186, isUp ? 344 : 40, `Ø${o.dia}"`)
    ]
  },
  undefined,
  [0, 0, 1.02]
)
