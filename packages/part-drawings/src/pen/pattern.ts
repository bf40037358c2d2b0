import { type Color, toCssColor, materialTone } from "./color.ts"
import { type Point, bold, circle, fine, line, medium, polar, polygon, stroke, times } from "./shape.ts"

/** Draws `n` dots of diameter `d` on a circle of radius `R`, as one dashed stroke. */
export const dots = (x: number, y: number, R: number, n: number, d: number, start = 0, color: Color = "ink"): string =>
  `<circle cx="${x}" cy="${y}" r="${R}" fill="none" stroke="${toCssColor(color)}" stroke-width="${d}" stroke-dasharray="0 ${((2 * Math.PI * R) / n).toFixed(3)}" transform="rotate(${start} ${x} ${y})"/>`

/** Draws `n` outlined holes of radius `r` on a circle of radius `R`; the first at `start` degrees. */
export const holes = (
  x: number,
  y: number,
  R: number,
  n: number,
  r: number,
  start = -90,
  weight: number = medium,
  fill: Color = "paper"
): string =>
  times(n, (i) => {
    const [cx, cy] = polar(x, y, R, start + (i * 360) / n)
    return circle(cx, cy, r, weight, fill)
  })

/** Returns the corners of a regular polygon. */
const ngon = (x: number, y: number, r: number, n = 40, start = 0): Point[] =>
  Array.from({ length: n }, (_, i) => polar(x, y, r, start + (i * 360) / n))

/** Draws a hexagon (bolt head, nut) with a corner at `start` degrees; with more `sides`, it is a 12-point head. */
export const hexagon = (x: number, y: number, r: number, weight: number = medium, fill: Color = "paper", start = 0, sides = 6): string =>
  polygon(ngon(x, y, r, sides, start), weight, fill)

/** Returns the path data of a gear of outer radius `r` with `n` teeth; `top` and `foot` are the tooth's share of the pitch. */
export const gear = (x: number, y: number, r: number, n: number, depth: number, start = 0, top = 0.42, foot = 0.7): string => {
  const pitch = 360 / n
  const corners = [
    [r - depth, -foot],
    [r, -top],
    [r, top],
    [r - depth, foot]
  ] as const
  const points = Array.from({ length: n }, (_, i) =>
    corners.map(([radius, share]) =>
      polar(x, y, radius, start + i * pitch + (share * pitch) / 2)
        .map((value) => value.toFixed(1))
        .join(" ")
    )
  )
  return `M${points.flat().join("L")}Z`
}

/** Draws slanted thread lines on a horizontal axis from x1 to x2. */
export const thread = (x1: number, x2: number, cy: number, r: number, pitch = 8, weight: number = fine, slant = 4): string => {
  let d = ""
  for (let x = x1 + pitch / 2; x < x2; x += pitch) d += `M${x - slant / 2} ${cy - r}L${x + slant / 2} ${cy + r}`
  return stroke(d, weight)
}

/** Draws slanted thread lines on a vertical axis from y1 to y2. */
export const threadVertical = (y1: number, y2: number, cx: number, r: number, pitch = 8, weight: number = fine, slant = 4): string => {
  let d = ""
  for (let y = y1 + pitch / 2; y < y2; y += pitch) d += `M${cx - r} ${y - slant / 2}L${cx + r} ${y + slant / 2}`
  return stroke(d, weight)
}

/** Draws `n` parallel lines: the first from (x1, y1) to (x2, y2), each other moved by (dx, dy) from the one before. */
export const fins = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  n: number,
  dx: number,
  dy: number,
  weight: number = fine,
  color: Color = "ink"
): string =>
  stroke(
    times(n, (i) => `M${x1 + i * dx} ${y1 + i * dy}L${x2 + i * dx} ${y2 + i * dy}`),
    weight,
    color
  )

/** Returns the path data of parallel lines clipped to a polygon (even-odd), `gap` apart; `angle` in degrees. */
export const linesWithin = (points: readonly (readonly [x: number, y: number, ...rest: number[]])[], gap: number, angle = 0): string => {
  // Rotates the polygon so that the lines are horizontal, clips line by line, and rotates the result back.
  const [cos, sin] = [Math.cos((-angle * Math.PI) / 180), Math.sin((-angle * Math.PI) / 180)]
  const turned = points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos])
  const back = (x: number, y: number) => `${(x * cos + y * sin).toFixed(1)} ${(-x * sin + y * cos).toFixed(1)}`
  const edges = turned.flatMap((from, i) => {
    const to = turned[(i + 1) % turned.length]
    return to ? [[from, to] as const] : []
  })
  const ys = turned.map(([, y]) => y)
  let d = ""
  for (let y = Math.ceil(Math.min(...ys) / gap) * gap + 0.3; y < Math.max(...ys); y += gap) {
    const cuts = edges
      .filter(([[, y1], [, y2]]) => y1 > y !== y2 > y)
      .map(([[x1, y1], [x2, y2]]) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
      .toSorted((a, b) => a - b)
    cuts.forEach((from, i) => {
      const to = cuts[i + 1]
      if (i % 2 === 0 && to !== undefined) d += `M${back(from, y)}L${back(to, y)}`
    })
  }
  return d
}

/** Draws section hatching clipped to a polygon (even-odd); `angle` in degrees. */
export const hatch = (points: readonly Point[], gap = 9, angle = -45): string => stroke(linesWithin(points, gap, angle), fine)

/** Returns the path data of a sector of a ring from angle `a` to `b`. */
const sector = (x: number, y: number, r0: number, r1: number, a: number, b: number): string => {
  const point = (r: number, angle: number) =>
    polar(x, y, r, angle)
      .map((value) => value.toFixed(0))
      .join(" ")
  return `M${point(r0, a)}L${point(r1, a)}A${r1} ${r1} 0 0 1 ${point(r1, b)}L${point(r0, b)}A${r0} ${r0} 0 0 0 ${point(r0, a)}Z`
}

/**
 * Draws the highlight on a lathe-turned face between two radii: glints in the form of a bow tie toward the two lights, and two dark wedges
 * between them.
 */
export const turned = (x: number, y: number, inner: number, outer: number, strength = 1): string => {
  const wedge = (middle: number, half: number, tone: "p0" | "p3", opacity: number) =>
    `<path d="${[0, 180].map((turn) => sector(x, y, inner, outer, middle + turn - half, middle + turn + half)).join("")}" fill="${materialTone(tone)}" fill-opacity="${opacity * strength}" stroke="none"/>`
  return (
    wedge(-138, 24, "p0", 0.34) +
    wedge(-138, 13, "p0", 0.38) +
    wedge(-138, 5, "p0", 0.45) +
    wedge(-52, 20, "p3", 0.2) +
    wedge(-52, 9, "p3", 0.18)
  )
}

/** Draws polish marks of chrome and polished surfaces: three slanted strokes, `k` times their natural size. */
export const shine = (x: number, y: number, k = 1): string =>
  stroke(`M${x} ${y}l${14 * k} ${-20 * k}M${x + 9 * k} ${y + 2 * k}l${22 * k} ${-31 * k}M${x + 24 * k} ${y - 4 * k}l${7 * k} ${-10 * k}`, 2)

/** Draws a wheel in side view with tire, rim and `bolts`; `rim` is the rim's share of the radius. */
export const wheel = (x: number, y: number, r: number, rim = 0.55, bolts = 5, rimFill: Color = "mid", tireFill: Color = "black"): string =>
  circle(x, y, r, bold, tireFill) +
  circle(x, y, r * (rim + 0.12), fine, "none") +
  circle(x, y, r * rim, medium, rimFill) +
  holes(x, y, r * rim * 0.5, bolts, Math.max(1.6, r * 0.055), -90, fine, "ink") +
  circle(x, y, r * 0.12, fine)

/** Draws a ground line with hatch ticks. */
export const ground = (y: number, x1 = 20, x2 = 380): string =>
  line(x1, y, x2, y) +
  stroke(
    times(Math.floor((x2 - x1 - 8) / 24), (i) => `M${x1 + 20 + i * 24} ${y + 1}l-9 9`),
    fine
  )

/** Projects a point isometrically around an origin. x points to the right and down, y to the left and down, z up. */
export const isometric = (x: number, y: number, z: number, originX = 200, originY = 200): [number, number] => [
  originX + (x - y) * 0.866,
  originY + (x + y) * 0.5 - z
]
