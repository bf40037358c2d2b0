import { label, PRINT } from "./label.ts"
import { bold, circle, fine, type Ink, medium, path, polygon, rect, rotate, stroke } from "./shape.ts"
import type { Color } from "./color.ts"
import type { Vary } from "./vary.ts"

/** Width and height of a carton's front. */
type Size = readonly [width: number, height: number]

const SHAPES: readonly [Size, ...Size[]] = [
  [150, 194],
  [204, 128],
  [166, 162],
  [122, 214],
  [212, 108],
  [178, 186]
]

/** Offset of a carton's back: `x` to the right or left, `y` upward. */
const DEPTH = { x: 28, y: 20 }
/** Color of unprinted cardboard. */
const KRAFT = "#b98f5e"

/** Position of a part next to its carton: its share of the sheet and the offset of its upper left corner. */
export interface Stand {
  readonly carton: Ink
  readonly transform: string
}

/** Draws a side of the carton without its outline. */
const face = (points: readonly (readonly [number, number])[], fill: Color): Ink => polygon(points, bold, fill)

/** Share of the sheet that a part next to its carton gets. */
const PART = 0.68

/**
 * Draws the carton of a small part with its brand's print in an upper corner, so that the part covers only a corner of
 * it. The product determines shape and position; `title` names the content.
 */
export const standing = (V: Vary, title: string): Stand => {
  const shape = V.one("carton", SHAPES)
  const [width, height] = [shape[0] + V.num("carton width", -10, 10), shape[1] + V.num("carton height", -10, 10)]
  const isLeft = V.is("carton side")
  const bottom = V.one("carton place", [252, 204, 228])
  const x = isLeft ? 14 : 400 - 14 - width
  const y = Math.max(12 + DEPTH.y, bottom - height)
  const [back, near] = isLeft ? [x, x + width] : [x + width, x]
  const dx = isLeft ? DEPTH.x : -DEPTH.x
  const body: Color = V.brand.layout % 3 === 0 ? KRAFT : V.brand.layout % 3 === 1 ? PRINT.light : V.brand.ink
  const inset = body === KRAFT ? Math.min(width, height) * 0.12 : 0
  return {
    carton: [
      face(
        [
          [near, y],
          [near + dx, y - DEPTH.y],
          [near + dx, y + height - DEPTH.y],
          [near, y + height]
        ],
        body
      ),
      path(`M${near} ${y}l${dx} ${-DEPTH.y}V${y + height - DEPTH.y}L${near} ${y + height}Z`, 0, "#000000", "ink", ' fill-opacity=".22"'),
      face(
        [
          [back, y],
          [back + dx, y - DEPTH.y],
          [near + dx, y - DEPTH.y],
          [near, y]
        ],
        body
      ),
      path(`M${back} ${y}l${dx} ${-DEPTH.y}H${near + dx}L${near} ${y}Z`, 0, "#ffffff", "ink", ' fill-opacity=".3"'),
      rect(x, y, width, height, 0, bold, body),
      label(V, x + inset, y + inset, width - 2 * inset, height - 2 * inset, title),
      rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 0, inset ? fine : medium, "none"),
      stroke(`M${x + width / 2 + dx / 2 - 12} ${y - DEPTH.y / 2}h24`, fine)
    ],
    transform: `translate(${isLeft ? 400 - 400 * PART : 0} ${400 - 400 * PART - V.one("part place", [16, 2, 30])}) scale(${PART})`
  }
}

/** Top center of a hang tag, its rotation, and the direction in which the part moves away from the tag. */
const HANGS: readonly (readonly [x: number, y: number, turn: number, right: number, down: number])[] = [
  [78, 28, -7, 1, 1],
  [322, 28, 8, -1, 1],
  [82, 214, 6, 1, -1],
  [318, 218, -8, -1, -1]
]
/** Draws the brand's hang tag on a part without a carton, and returns the part's position. */
export const hanging = (V: Vary, title: string): { readonly tag: Ink; readonly transform: string } => {
  const [atX, atY, swing, right, down] = HANGS[V.int("tag", HANGS.length)] ?? [322, 28, 8, -1, 1]
  const [width, height] = V.one<Size>("tag size", [
    [104, 140],
    [124, 112],
    [96, 156],
    [132, 132],
    [112, 124]
  ])
  const [x, y, turn] = [atX + V.num("tag x", -8, 12) * right, atY + V.num("tag y", -4, 16), swing + V.num("tag swing", -5, 5)]
  const left = x - width / 2
  // Share of the sheet that the part gets.
  const share = V.one("tagged", [0.93, 0.86, 0.9])
  const room = 200 * (1 - share)
  const tag = rotate(
    turn,
    x,
    y,
    path(`M${left + 16} ${y}h${width - 32}l16 18v${height - 18}h${-width}v${-height + 18}Z`, bold, "card"),
    label(V, left + 6, y + 30, width - 12, height - 36, title),
    rect(left + 6, y + 30, width - 12, height - 36, 0, fine, "none"),
    circle(x, y + 15, 6, medium, "sheet"),
    stroke(`M${x} ${y + 12}q-14-30 6-34`, medium)
  )
  return { tag, transform: `translate(${room + right * room} ${room + down * room}) scale(${share})` }
}
