import { type Ink, type Point, fine, path, polar, stroke } from "./shape.ts"
import { text, textWidth } from "./text.ts"

/** Marks a group that `dims: false` removes; the frame removes the mark itself. */
const DIMENSION_MARK = ' data-dim=""'
const MARKED_GROUP = new RegExp(`<g${DIMENSION_MARK}>.*?</g>`, "g")

/** Returns markup with or without its dimension lines and leaders. */
export const withDimensions = (markup: string, shown: boolean): string =>
  (shown ? markup : markup.replace(MARKED_GROUP, "")).replaceAll(DIMENSION_MARK, "")

/** Separates a drawing's part from its dimension lines, which cast no shadow. Lines within a group stay with their part. */
export const dimensionsIn = (ink: Ink): readonly [part: string, dimensions: string] => {
  if (typeof ink === "string") return ink.startsWith(`<g${DIMENSION_MARK}>`) ? ["", ink] : [ink, ""]
  const both = ink.map(dimensionsIn)
  return [both.map(([part]) => part).join(""), both.map(([, dimensions]) => dimensions).join("")]
}

const marked = (...markup: readonly string[]): string => `<g${DIMENSION_MARK}>${markup.join("")}</g>`
const faint = (d: string): string => stroke(d, fine, "ink", ' stroke-opacity=".7"')

/** Draws a dash-dot center line. */
export const centerLine = (x1: number, y1: number, x2: number, y2: number): string =>
  stroke(`M${x1} ${y1}L${x2} ${y2}`, fine, "ink", ' stroke-dasharray="16 4 3 4" stroke-opacity=".55" stroke-linecap="butt"')

/** Draws two center lines through a point. They extend by `r` to each side. */
export const centerCross = (x: number, y: number, r: number): string => centerLine(x - r, y, x + r, y) + centerLine(x, y - r, x, y + r)

/** Returns the path data of an arrow head with its tip at (x, y), pointing to `angle` degrees. */
const arrow = (x: number, y: number, angle: number): string => {
  const [left, right] = [polar(x, y, 9, angle + 162), polar(x, y, 9, angle - 162)]
  return `M${x} ${y}L${left.map((v) => v.toFixed(1)).join(" ")}L${right.map((v) => v.toFixed(1)).join(" ")}Z`
}

/**
 * Draws a dimension line between two points with its label in the middle. `e1` and `e2` are the lengths of the
 * extension lines back to the part, along the normal of the line; 0 leaves one out.
 */
export const dimension = (x1: number, y1: number, x2: number, y2: number, label: string, e1 = 0, e2 = e1, height = 15): string => {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const [ux, uy]: Point = [Math.cos(angle), Math.sin(angle)]
  const [nx, ny]: Point = [uy, -ux]
  const steep = Math.abs(uy) > 0.7
  const gap = label ? (steep ? height + 10 : textWidth(label, height) + 14) / 2 : 0
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const split = gap > 0 && Math.hypot(x2 - x1, y2 - y1) > gap * 2 + 24
  const extension = (x: number, y: number, e: number) =>
    e ? `M${x + nx * -5 * Math.sign(e)} ${y + ny * -5 * Math.sign(e)}L${x + nx * e} ${y + ny * e}` : ""
  const shaft = split
    ? `M${x1} ${y1}L${mx - ux * gap} ${my - uy * gap}M${mx + ux * gap} ${my + uy * gap}L${x2} ${y2}`
    : `M${x1} ${y1}L${x2} ${y2}`
  const degrees = (angle * 180) / Math.PI
  return marked(
    faint(shaft + extension(x1, y1, e1) + extension(x2, y2, e2)),
    path(arrow(x1, y1, degrees + 180) + arrow(x2, y2, degrees), 0, "ink"),
    label ? text(label, mx, my, height) : ""
  )
}

/** Draws a note at (tx, ty) with a line and an arrow to the point (x, y). */
export const leader = (x: number, y: number, tx: number, ty: number, label: string, height = 15): string => {
  const side = tx >= x ? 1 : -1
  return marked(
    faint(`M${x} ${y}L${tx} ${ty}H${tx + side * 8}`),
    path(arrow(x, y, (Math.atan2(y - ty, x - tx) * 180) / Math.PI), 0, "ink"),
    text(label, tx + side * 13, ty, height, side > 0 ? "start" : "end")
  )
}
