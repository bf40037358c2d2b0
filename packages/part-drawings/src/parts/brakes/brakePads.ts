import {
  at,
  bold,
  circle,
  type Color,
  dimension,
  fine,
  group,
  type Ink,
  lit,
  medium,
  num,
  part,
  path,
  pick,
  type Point,
  rect,
  stroke
} from "../../pen/index.ts"

/** Friction block color of compound 1 (mild) to 6 (aggressive). */
const COMPOUNDS: readonly Color[] = ["tint", "mid", "accent", "#c8281e", "#2a62b5", "black"]
/** Positions of the block's grain, as shares of its half width and half height. */
const GRAIN = [-0.82, 0.1, -0.62, -0.42, -0.36, 0.3, -0.2, -0.3, 0.16, 0.34, 0.3, -0.4, 0.52, 0.16, 0.72, -0.36, 0.84, 0.24] as const

/** Visible thickness of a plate. The next constant is that of the block on it. */
const EDGE: Point = [5, 7]
const BLOCK: Point = [6, 9]

type Outline = "arched" | "trapezoid" | "rectangle"

/** Returns the path data of a plate of this half width and half height around (0, 0), clockwise. */
const getPlate = (outline: Outline, w: number, h: number): string =>
  ({
    arched: `M${-0.9 * w} ${h}L${-w} ${-0.35 * h}Q0 ${-1.65 * h} ${w} ${-0.35 * h}L${0.9 * w} ${h}Q0 ${0.3 * h} ${-0.9 * w} ${h}Z`,
    trapezoid: `M${-0.7 * w} ${h}L${-w} ${-0.72 * h}Q${-w} ${-h} ${-0.88 * w} ${-h}H${0.88 * w}Q${w} ${-h} ${w} ${-0.72 * h}L${0.7 * w} ${h}Z`,
    rectangle: `M${-w + 10} ${h}Q${-w} ${h} ${-w} ${h - 10}V${10 - h}Q${-w} ${-h} ${10 - w} ${-h}H${w - 10}Q${w} ${-h} ${w} ${10 - h}V${h - 10}Q${w} ${h} ${w - 10} ${h}Z`
  })[outline]

/** Brake pad set: one pad from the front and one behind it, in its shape. Compounds 1-6 color the friction block. */
export const brakePads = part(
  "brake-pads",
  "Brake pads",
  {
    compound: num(1, 6, 3),
    slots: num(0, 2, 1),
    length: num(3, 8, 5.81),
    height: num(1.4, 3, 2.3),
    outline: pick("arched", "trapezoid", "rectangle"),
    ears: pick("ends", "ends-top", "top", "top-single"),
    tab: pick("none", "outer-crimp", "spring-clip", "wear-tab", "top-bridge"),
    pins: num(0, 2, 0)
  },
  (o) => {
    const w = 98 + (Math.min(7.2, Math.max(3.7, o.length)) - 3.7) * 12.6
    const h = Math.min(68, Math.max(38, (w * o.height * 1.2) / o.length))
    const isArched = o.outline === "arched"
    // Heights of the top and bottom edge halfway to the ends, where the ears and bent tabs are.
    const [top, bottom] = isArched ? [-0.84 * h, 0.74 * h] : [-h, h]
    const pins = Math.round(o.pins)
    const lug = (x: number, y: number): string => `M${x - 17} ${y + 14}V${y - 18}q0-10 10-10h14q10 0 10 10V${y + 14}Z`
    const middleLug: Point = [0, -h]
    const outerLugs: readonly Point[] = [
      [-0.5 * w, top],
      [0.5 * w, top]
    ]
    const lugs = {
      ends: [],
      "ends-top": [middleLug],
      top: pins === 1 ? [...outerLugs, middleLug] : outerLugs,
      "top-single": [middleLug]
    }[o.ears]
    const isHorned = o.ears.startsWith("ends")
    const root = 0.66 * w
    const horns = isHorned
      ? `M${root} ${-0.42 * h}H${w + 20}V${0.18 * h}H${w + 9}V${0.5 * h}H${root}ZM${-root} ${0.5 * h}H${-w - 9}V${0.18 * h}H${-w - 20}V${-0.42 * h}H${-root}Z`
      : ""
    const body = getPlate(o.outline, w, h) + horns + lugs.map(([x, y]) => lug(x, y)).join("")
    // A single pin goes through the middle lug.
    const eyes: readonly Point[] = isHorned
      ? [
          [w + 4, -0.12 * h],
          [-w - 4, -0.12 * h]
        ]
      : lugs.map(([x, y]): Point => [x, y - 13]).toSorted(([a], [b]) => Math.abs(a) - Math.abs(b))
    // Draws plate, horns and lugs as one silhouette. Their outlines are below the fill, so no line separates them. The plate's thickness is
    // visible at the right and bottom.
    const plate = (fill: Color): Ink => [
      path(body, 2 * bold, "mid", "ink", ` transform="translate(${EDGE[0]} ${EDGE[1]})"`),
      group(`translate(${EDGE[0]} ${EDGE[1]})`, lit(body, "mid")),
      path(body, 2 * bold),
      lit(body, fill),
      at(eyes.slice(0, pins), (x, y) => circle(x, y, 7, medium, "hole"))
    ]
    const tab = {
      none: "",
      "outer-crimp": [-0.45 * w, 0.45 * w].map((x) => [
        rect(x - 20, bottom - 6, 40, 20, 3, medium, "tint"),
        stroke(`M${x - 14} ${bottom + 4}h28`, fine)
      ]),
      "spring-clip": [7, 2.6].map((weight, i) =>
        stroke(
          `M${-0.66 * w} ${top + 20}C${-0.6 * w} ${-h - 44} ${-0.16 * w} ${-h - 40} 0 ${-h - 2}C${0.16 * w} ${-h - 40} ${0.6 * w} ${-h - 44} ${0.66 * w} ${top + 20}`,
          weight,
          i === 0 ? "ink" : "paper"
        )
      ),
      "wear-tab": path(`M${0.46 * w} ${bottom - 8}h20v28q0 4-4 4h-38v-12h22Z`, medium, "accent"),
      "top-bridge": [rect(-0.5 * w - 20, top - 36, w + 40, 13, 4, medium, "tint"), stroke(`M${-0.4 * w} ${top - 29}H${0.4 * w}`, fine)]
    }[o.tab]
    const [u, v] = [0.76 * w, 0.8 * h]
    const friction = getPlate(o.outline, u, v)
    const slots = [[], [0], [-0.36 * u, 0.36 * u]][Math.round(o.slots)] ?? []
    const [slotTop, slotBottom] = isArched ? [-v, 0.62 * v] : [-v, v]
    const grain = GRAIN.flatMap((x, i) =>
      i % 2 === 0 ? [`M${x * 0.8 * u} ${(GRAIN[i + 1] ?? 0) * v}l6 ${i % 4 === 0 ? 4 : -4}`] : []
    ).join("")
    const middle = isArched ? -0.1 * h : 0
    const apart = h * 1.3 + 24
    const [x, y] = [181, 204 + apart / 2]
    const back = group(
      `translate(${x + 38} ${y - apart})`,
      plate("tint"),
      [-0.42 * w, 0.42 * w].map((piston) => [circle(piston, middle, 0.4 * h), circle(piston, middle, 0.26 * h, fine)])
    )
    const front = group(
      `translate(${x} ${y})`,
      plate("paper"),
      path(friction, bold, "rubber", "ink", ` transform="translate(${BLOCK[0]} ${BLOCK[1]})"`),
      path(friction, bold, COMPOUNDS[Math.round(o.compound) - 1] ?? "accent"),
      stroke(grain, fine),
      slots.map((slot) => path(`M${slot - 5} ${slotTop}V${slotBottom}h10V${slotTop}Z`)),
      tab
    )
    return [
      back,
      front,
      dimension(x - w, y + h + 40, x + w, y + h + 40, `${o.length}"`, 30),
      dimension(x + w + (isHorned ? 58 : 38), y - h, x + w + (isHorned ? 58 : 38), y + h, `${o.height}"`, isHorned ? -32 : -14)
    ]
  },
  [-8, -6],
  [0, 2, 1.08]
)
