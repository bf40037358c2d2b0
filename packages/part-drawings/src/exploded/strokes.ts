import { flatten, type Ink } from "../pen/shape.ts"
import type { Point } from "./space.ts"

/** Line widths of outlines, of details, and of surface marks. */
export const [B, M, T] = [2.5, 1.6, 1]

const variable = (tone: string): string => `var(--dw-${tone})`

/**
 * Fill of a shape. Flat: p paper, t tint, d mid, e deep, h hole, b black finish, A accent, D its shade, n none. Shaded:
 * M machined, C cast, R rubber, O accent.
 */
export type Fill = "p" | "t" | "d" | "e" | "h" | "b" | "A" | "D" | "n" | "M" | "C" | "R" | "O"

const flat: Readonly<Partial<Record<Fill, string>>> = {
  p: variable("paper"),
  t: variable("tint"),
  d: variable("mid"),
  e: variable("deep"),
  h: variable("hole"),
  b: variable("black"),
  A: variable("acc"),
  D: variable("acc-deep"),
  n: "none"
}

/** Placeholder for the drawing's name in ids, which must be unique per drawing. */
export const OWN = "~"

/** Returns the value of a `fill` or `stroke` attribute. */
export const paint = (fill: Fill): string => flat[fill] ?? `url(#${OWN}${fill})`
/** Color of a thin edge. */
export const EDGE = variable("edge")

/** Formats a number to a tenth of a unit, which is finer than a screen shows. */
export const short = (value: number): string => String(Number(value.toFixed(1)))
/** Formats a point for a path. */
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`

const strokes = (width: number, fill: Fill): string =>
  `${fill === "p" ? "" : ` fill="${paint(fill)}"`}${width === M ? "" : width === 0 ? ' stroke="none"' : ` stroke-width="${width}"`}`

export const path = (d: string, width: number = M, fill: Fill = "p", extra = ""): string =>
  `<path d="${d}"${strokes(width, fill)}${extra}/>`
/** Draws an unfilled line. */
export const line = (d: string, width: number = M, extra = ""): string => path(d, width, "n", extra)

export const ellipse = (x: number, y: number, rx: number, ry: number, width: number = M, fill: Fill = "p", turn = 0): string =>
  `<ellipse${x === 0 ? "" : ` cx="${short(x)}"`}${y === 0 ? "" : ` cy="${short(y)}"`} rx="${short(rx)}" ry="${short(ry)}"${strokes(width, fill)}${
    turn === 0 ? "" : ` transform="rotate(${turn} ${short(x)} ${short(y)})"`
  }/>`

/** Moves the given ink by `x` and `y`. */
export const moved = (x: number, y: number, ...ink: ReadonlyArray<Ink>): string =>
  `<g transform="translate(${short(x)} ${short(y)})">${flatten(ink)}</g>`

export const times = (count: number, draw: (index: number) => Ink): string =>
  flatten(Array.from({ length: count }, (_, index) => draw(index)))

/** Draws the same object at several positions. */
export const each = (places: ReadonlyArray<Point>, draw: (place: Point) => Ink): string => flatten(places.map(draw))

/** Returns the path commands along points. */
export const along = (points: ReadonlyArray<Point>): string => `M${points.map(at).join("L")}`
export const polygon = (points: ReadonlyArray<Point>, width: number = M, fill: Fill = "p"): string => path(`${along(points)}Z`, width, fill)

/** Draws a round bar, pipe or hose along a path; `light` is the path of its highlight. */
export const tube = (d: string, width: number, fill: Fill = "t", light = d, lit = "paper", edge: number = B, cap = "round"): string => {
  const end = cap === "round" ? "" : ` stroke-linecap="${cap}"`
  const core = `<path class="tf" d="${d}" fill="none" stroke="${paint(fill)}" stroke-width="${short(width - 2 * edge)}"${end}/>`
  const place = `translate(${short(-width * 0.1)} ${short(-width * 0.14)})`
  const glint = `<path class="th" d="${light}" fill="none" stroke="${variable(lit)}" stroke-width="${short(Math.max(1.2, width * 0.16))}" transform="${place}"/>`
  return line(d, width, end) + core + (light === "" ? "" : glint)
}

/**
 * Draws the same thing several times, one step apart: the markup is defined once, then reused. Use only flat fills, because the CSS rules
 * of a page do not apply to the copies.
 */
export const row = (id: string, count: number, dx: number, dy: number, ...ink: ReadonlyArray<Ink>): string =>
  `<g id="${OWN}${id}">${flatten(ink).replaceAll(`url(#${OWN}M)`, variable("mid"))}</g>` +
  times(count - 1, (i) => `<use href="#${OWN}${id}" x="${short((i + 1) * dx)}" y="${short((i + 1) * dy)}"/>`)
