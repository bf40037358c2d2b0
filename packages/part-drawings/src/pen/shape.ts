import { type Color, toCssColor, type Form, glossPaint, litFromLeft, surface, getTones } from "./color.ts"

/** Line weight of the silhouette and of edges between components. */
export const bold = 4
/** Line weight of features: holes, bolts, ribs. */
export const medium = 2.3
/** Line weight of construction, engraving, threads and dimensions. */
export const fine = 1.2

/** Markup of a drawing, from back to front. The empty string draws nothing. */
export type Ink = string | readonly Ink[]
/** A point on the 400 x 400 sheet. */
export type Point = readonly [x: number, y: number]

/** Joins all ink to one string, in painting order. */
export const flatten = (ink: Ink): string => (typeof ink === "string" ? ink : ink.map(flatten).join(""))

/**
 * Returns paint attributes. To keep images small, it contains only values that differ from the defaults of the sheet: paper fill, ink
 * stroke and medium weight.
 */
const paint = (weight: number, fill: Color, stroke: Color, form?: Form): string =>
  (form && weight > 0 && getTones(fill) ? ` fill="${surface(fill, form)}"` : fill === "paper" ? "" : ` fill="${toCssColor(fill)}"`) +
  (stroke === "ink" ? "" : ` stroke="${toCssColor(stroke)}"`) +
  (weight === medium ? "" : weight === 0 ? ' stroke="none"' : ` stroke-width="${weight}"`)

/** Minimum size of a lit face; smaller highlights are not visible. */
const LEAST_LIT = 7

/** Returns how a face is lit. A raised face is lit from the upper left; a face with a middle tone counts as a recess. */
const faceForm = (size: number, fill: Color): Form | undefined => (size < LEAST_LIT ? undefined : fill === "mid" ? "dish" : "flat")

/** Draws a path; `extra` contains further attributes, beginning with a space. With weight 0, the path has no outline and no light. */
export const path = (
  d: string,
  weight: number = medium,
  fill: Color = "paper",
  stroke: Color = "ink",
  extra = "",
  form: Form = "flat"
): string => `<path d="${d}"${paint(weight, fill, stroke, form)}${extra}/>`

/** Draws a closed outline with the light of a form. */
export const formed = (d: string, form: Form, fill: Color = "paper", weight: number = bold): string =>
  path(d, weight, fill, "ink", "", form)

/** Draws the highlight over the print on a round body, within an outline. */
export const gloss = (d: string, form: "upright" | "level" = "upright"): string =>
  `<path d="${d}" fill="${glossPaint(form)}" stroke="none"/>`

/** Draws a filled shape without outline, lit as a plate. */
export const lit = (d: string, fill: Color): string => `<path d="${d}" fill="${surface(fill, "flat")}" stroke="none"/>`

/** Draws an unfilled path. */
export const stroke = (d: string, weight: number = medium, color: Color = "ink", extra = ""): string =>
  path(d, weight, "none", color, extra)

export const line = (x1: number, y1: number, x2: number, y2: number, weight: number = medium, color: Color = "ink", extra = ""): string =>
  stroke(`M${x1} ${y1}L${x2} ${y2}`, weight, color, extra)

/** Draws a filled shape without outline: a band of shade or a polished area. */
export const tone = (d: string, fill: Color = "tint"): string => path(d, 0, fill)

export const circle = (
  x: number,
  y: number,
  r: number,
  weight: number = medium,
  fill: Color = "paper",
  stroke: Color = "ink",
  form = faceForm(r, fill)
): string => `<circle cx="${x}" cy="${y}" r="${r}"${paint(weight, fill, stroke, form)}/>`

/** Draws an ellipse rotated by `angle` degrees around its center. */
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  weight: number = medium,
  fill: Color = "paper",
  stroke: Color = "ink",
  angle = 0
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${paint(weight, fill, stroke, faceForm(Math.min(rx, ry), fill))}${angle ? ` transform="rotate(${angle} ${x} ${y})"` : ""}/>`

/** Returns how a box is lit. A long box is lit as a bar along its length, other boxes as plates. */
const boxForm = (width: number, height: number): Form | undefined => {
  if (Math.min(width, height) < LEAST_LIT) return undefined
  return width >= 2.6 * height ? "level" : height >= 1.9 * width ? "upright" : "flat"
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
  weight: number = medium,
  fill: Color = "paper",
  stroke: Color = "ink",
  form = boxForm(width, height)
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ""}${paint(weight, fill, stroke, form)}/>`

/** Returns the path data of a closed polygon. */
const outline = (points: readonly Point[]): string => `M${points.map((point) => point.join(" ")).join("L")}Z`

export const polygon = (
  points: readonly Point[],
  weight: number = medium,
  fill: Color = "paper",
  stroke: Color = "ink",
  extra = ""
): string => path(outline(points), weight, fill, stroke, extra)

export const group = (transform: string, ...children: readonly Ink[]): string => `<g transform="${transform}">${flatten(children)}</g>`

/** Rotates ink by `angle` degrees clockwise around a point. */
export const rotate = (angle: number, x: number, y: number, ...children: readonly Ink[]): string =>
  group(`rotate(${angle} ${x} ${y})`, ...children)

/** Mirrors ink at the vertical line through `x`. */
export const mirror = (x: number, ...children: readonly Ink[]): string => litFromLeft(group(`matrix(-1 0 0 1 ${2 * x} 0)`, ...children))

/** Rotates a face out of the sheet's plane around the vertical line through `x`. `share` is the share of the width that remains. */
export const foreshortened = (x: number, share: number, ...children: readonly Ink[]): string =>
  group(`matrix(${share} 0 0 1 ${x * (1 - share)} 0)`, ...children)

/** Returns the path data of the body behind a turned disc with the radii `rx` and `ry`. The body extends by `depth` to the right. */
export const barrel = (x: number, y: number, rx: number, ry: number, depth: number): string =>
  `M${x} ${y - ry}h${depth}A${rx} ${ry} 0 0 1 ${x + depth} ${y + ry}h${-depth}Z`

/** Draws ink twice: as given, and mirrored at the vertical line through `x`. */
export const mirrored = (x: number, ...children: readonly Ink[]): string => flatten(children) + mirror(x, ...children)

/** Returns the point at radius `r` and `angle` degrees, clockwise from the right. */
export const polar = (x: number, y: number, r: number, angle: number): [number, number] => [
  x + r * Math.cos((angle * Math.PI) / 180),
  y + r * Math.sin((angle * Math.PI) / 180)
]

/** Repeats markup or path data `n` times. */
export const times = (n: number, draw: (index: number, n: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i, n)).join("")

/** The bands of light along a round bar, from core to glint: share of the width, shift toward the light, and tone. */
const BAR_LIGHT = [
  [1, 0, 3],
  [0.74, 0.06, 2],
  [0.44, 0.12, 1],
  [0.16, 0.16, 0]
] as const

/** Draws a round tube, hose or bar of `width` along a path with its highlight; `wall` is the line weight of its edges. */
export const tube = (
  d: string,
  width: number,
  fill: Color = "paper",
  wall = 4,
  cap: "butt" | "round" = "butt",
  edge: Color = "ink"
): string => {
  const extra = cap === "round" ? "" : ` stroke-linecap="${cap}"`
  const inner = width - 2 * wall
  const tones = getTones(fill)
  if (!tones || inner < LEAST_LIT) return stroke(d, width, edge, extra) + stroke(d, inner, fill, extra)
  return (
    stroke(d, width, edge, extra) +
    BAR_LIGHT.map(
      ([share, shift, tone]) =>
        `<path d="${d}" fill="none" stroke="${tones[tone]}" stroke-width="${inner * share}"${extra}${
          shift ? ` transform="translate(${-inner * shift} ${-inner * shift * 0.6})"` : ""
        }/>`
    ).join("")
  )
}

/** Draws ink at each point; the index is the last argument. */
export const at = (points: readonly Point[], draw: (x: number, y: number, index: number) => Ink): Ink =>
  points.map(([x, y], index) => draw(x, y, index))

/** A corner point and its radius. */
export type Corner = readonly [x: number, y: number, radius?: number]

/** Returns the path data of a closed outline, in which each corner is rounded by its own radius, or, if it has none, by `radius`. */
export const rounded = (corners: readonly Corner[], radius = 6): string => {
  const written = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`
  const toward = ([x, y]: Corner, [u, v]: Corner, far: number): [number, number] => {
    const length = Math.hypot(u - x, v - y) || 1
    return [x + ((u - x) * far) / length, y + ((v - y) * far) / length]
  }
  const sides = corners.map((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner
    const after = corners[(i + 1) % corners.length] ?? corner
    const half = (other: Corner): number => Math.hypot(other[0] - corner[0], other[1] - corner[1]) / 2
    const far = Math.min(corner[2] ?? radius, half(before), half(after))
    const end = written(...toward(corner, after, far))
    return `${written(...toward(corner, before, far))}Q${written(corner[0], corner[1])} ${end}`
  })
  return `M${sides.join("L")}Z`
}
