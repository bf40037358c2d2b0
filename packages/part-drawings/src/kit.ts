import { getDrawing } from "./drawings.ts"
import { hanging } from "./pen/carton.ts"
import { flag, frame, parseLook } from "./pen/frame.ts"
import type { RawOptions } from "./pen/option.ts"
import { type Ink, type Point, circle, fine, group, rect, stroke } from "./pen/shape.ts"
import { casting } from "./pen/part.ts"
import { text, textWidth } from "./pen/text.ts"
import { type Vary, vary } from "./pen/vary.ts"

/** The sheet of a kit drawing. */
const WIDTH = 800
const HEIGHT = 600

/** A square on the sheet for one component, and the position of its balloon. */
interface Slot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly balloon: Point
}

const slot = (x: number, y: number, size: number, balloonX: number, balloonY: number): Slot => ({
  x,
  y,
  size,
  balloon: [balloonX, balloonY]
})

/** Layouts for one to six components: the first is the largest at the left; the others are arranged around it. */
const LAYOUTS: readonly (readonly Slot[])[] = [
  [],
  [slot(130, 30, 540, 120, 110)],
  [slot(6, 96, 412, 46, 80), slot(410, 120, 380, 748, 92)],
  [slot(6, 96, 420, 46, 84), slot(440, 4, 290, 752, 56), slot(448, 300, 296, 752, 548)],
  [slot(6, 114, 376, 44, 84), slot(372, 6, 254, 396, 34), slot(604, 152, 192, 768, 142), slot(384, 330, 262, 404, 558)],
  [
    slot(6, 112, 368, 44, 84),
    slot(372, 4, 250, 388, 34),
    slot(600, 40, 196, 766, 40),
    slot(380, 322, 256, 398, 560),
    slot(602, 308, 196, 766, 548)
  ],
  [
    slot(6, 114, 362, 40, 84),
    slot(366, 6, 240, 384, 30),
    slot(604, 16, 184, 768, 30),
    slot(386, 338, 232, 398, 562),
    slot(602, 212, 186, 768, 214),
    slot(604, 408, 184, 768, 566)
  ]
]

/** Random variation of a kit's layout: the maximum offset of a component from its position, and the minimum share of its size. */
const LOOSE = { far: 16, share: 0.86 }

/** Possible positions of a kit's tag: the two upper corners, and the two lower corners. */
const TAGS: readonly (readonly [x: number, y: number])[] = [
  [20, -6],
  [370, -6],
  [20, 200],
  [370, 200]
]

const loosely = (slots: readonly Slot[], V: Vary): readonly Slot[] =>
  slots.map(({ x, y, size, balloon }, i) => {
    const share = V.num(`share${i}`, LOOSE.share, 1)
    const room = size * (1 - share)
    const within = (at: number, name: string): number => at + room / 2 + V.num(name, -1, 1) * Math.min(LOOSE.far, room / 2)
    return { x: within(x, `x${i}`), y: within(y, `y${i}`), size: size * share, balloon }
  })

/** Mirrors the layout horizontally or vertically, depending on the product. */
const laidOut = (slots: readonly Slot[], V: Vary): readonly Slot[] => {
  const [isMirrored, isTurned] = [V.is("kit mirrored"), V.is("kit turned")]
  return loosely(slots, V).map(({ x, y, size, balloon: [bx, by] }) =>
    slot(
      isMirrored ? WIDTH - x - size : x,
      isTurned ? HEIGHT - y - size : y,
      size,
      isMirrored ? WIDTH - bx : bx,
      isTurned ? HEIGHT - by : by
    )
  )
}

/** Maximum components in one drawing. */
export const KIT_LIMIT = LAYOUTS.length - 1

/** Matches the texts of the balloons: `1.2-3.4` for three components. Without such texts, the balloons show the components' indexes. */
const LABELS = /^\d{1,2}(?:[-+]\d{1,2})*(?:\.\d{1,2}(?:[-+]\d{1,2})*)*$/

/** Normalizes the option `numbers` of a kit drawing; returns undefined if the components use their indexes. */
export const kitNumbers = (raw: RawOptions[string] | undefined, count: number): string | undefined => {
  const text = String(raw ?? "")
  const labels = LABELS.test(text) ? text.split(".") : []
  return labels.length === count && labels.some((label, at) => label !== String(at + 1)) ? text : undefined
}

/** Extra width of a label with several numbers, and the height of a balloon. */
const PILL = { room: 26, height: 42 }

/** Draws a numbered balloon with a leader to a dot on the component. */
const balloon = (label: string, { x, y, size, balloon: [bx, by] }: Slot): Ink => {
  const [cx, cy] = [x + size / 2, y + size / 2]
  const reach = (size * 0.04) / Math.hypot(bx - cx, by - cy)
  const [tx, ty] = [cx + (bx - cx) * reach, cy + (by - cy) * reach]
  return [
    stroke(`M${bx} ${by}L${tx} ${ty}`, fine + 0.4),
    circle(tx, ty, 5, 0, "ink"),
    label.length > 2 ? pill(bx, by, textWidth(label, 20) + PILL.room) : circle(bx, by, 21),
    text(label, bx, by, 20, "middle", 3.2)
  ]
}

const pill = (x: number, y: number, width: number): Ink => rect(x - width / 2, y - PILL.height / 2, width, PILL.height, PILL.height / 2)

const getTag = (V: Vary): Ink => {
  const [x, y] = V.one("kit tag", [TAGS[0] ?? [20, -6], ...TAGS.slice(1)])
  return group(`translate(${x + 20} ${y + 14}) scale(.86)`, casting(hanging(V, "Kit").tag))
}

/**
 * Draws a kit's components in order, at most `KIT_LIMIT`. With `balloons`, each component gets its index or its text in `numbers`, as in
 * the list of the kit's contents. The seed determines the arrangement. Components never show dimensions. Accepts the options of `Look`.
 * Never throws.
 */
export const drawKit = (components: readonly string[], options: RawOptions = {}): string => {
  const shown = components.slice(0, KIT_LIMIT).map(getDrawing)
  const look = parseLook(options)
  const isMade = look.seed > 0
  const V = vary(look.seed, look.brand)
  const slots = isMade ? laidOut(LAYOUTS[shown.length] ?? [], V) : (LAYOUTS[shown.length] ?? [])
  const balloons = flag(options["balloons"], false)
  const labels = kitNumbers(options["numbers"], shown.length)?.split(".")
  const parts = slots.map(({ x, y, size }, i) =>
    group(
      `translate(${x} ${y}) scale(${size / 400})`,
      shown[i]?.ink({ dims: false, brand: isMade ? look.brand : "", seed: look.seed }) ?? ""
    )
  )
  const title = `Kit: ${shown.map((drawing) => drawing.title).join(", ")}`
  return frame(
    title,
    [
      parts,
      isMade && look.brand !== "" ? getTag(V) : "",
      balloons ? slots.map((place, i) => balloon(labels?.[i] ?? String(i + 1), place)) : ""
    ],
    { ...look, dims: false },
    WIDTH,
    HEIGHT
  )
}
