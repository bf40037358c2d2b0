import { flatten, type Ink } from "../pen/shape.ts"
import { B, ellipse, type Fill, line, M, paint, path, short, T } from "./strokes.ts"
import { onCircle, SQUEEZE } from "./space.ts"
import { solid } from "./solids.ts"

/** Coordinate frames of turned parts by axis: u runs along the axis toward the viewer, v across it. */
const frames = { x: ".866 .5 -.5 .866", y: "-.866 .5 .5 .866", z: "0 -1 1 0" } as const

/** Places parts that are turned about an axis at a point of the sheet. */
export const on = (axis: keyof typeof frames, x: number, y: number, ...ink: ReadonlyArray<Ink>): string =>
  `<g transform="matrix(${frames[axis]} ${short(x)} ${short(y)})">${flatten(ink)}</g>`

/** Draws a turned body from `from` to `to`, which is nearer to the viewer, with a radius for each end. */
export const body = (from: number, to: number, radius: number, fill: Fill = "M", width: number = B, near = radius): string =>
  path(
    `M${from} ${-radius}L${to} ${-near}A${short(SQUEEZE * near)} ${near} 0 0 1 ${to} ${near}L${from} ${radius}A${short(SQUEEZE * radius)} ${radius} 0 0 1 ${from} ${-radius}Z`,
    width,
    fill
  )

export const face = (u: number, radius: number, fill: Fill = "t", width: number = M, v = 0): string =>
  ellipse(u, v, SQUEEZE * radius, radius, width, fill)

/** Draws a body with its near face. */
export const cylinder = (
  from: number,
  to: number,
  radius: number,
  fill: Fill = "M",
  faceFill: Fill = "t",
  width: number = B,
  near = radius
): string => body(from, to, radius, fill, width, near) + face(to, near, faceFill, width)

/** Draws a hole in a face: its wall, then what is visible through it. */
export const hole = (u: number, radius: number, depth: number, through: Fill = "h", wall: Fill = "e", width: number = M): string => {
  const share = depth / 2 / (SQUEEZE * radius)
  if (share >= 1) return face(u, radius, wall, width)
  const [y, x, k] = [short(radius * Math.sqrt(1 - share * share)), short(u - depth / 2), short(SQUEEZE * radius)]
  const seen = path(`M${x} -${y}A${k} ${radius} 0 0 1 ${x} ${y}A${k} ${radius} 0 0 1 ${x} -${y}Z`, T, through)
  return face(u, radius, wall, width) + seen
}

const dots = (u: number, radius: number, count: number, turn: number, size: number, stroke: string, mark: string): string =>
  `<circle${mark} r="${radius}" fill="none" stroke="${stroke}" stroke-width="${short(size)}" stroke-dasharray="0 ${((2 * Math.PI * radius) / count).toFixed(2)}" transform="matrix(.577 0 0 1 ${short(u)} 0) rotate(${turn})"/>`

/** Draws holes on a circle as one path. With a fill other than that of holes, draws balls. */
export const holes = (u: number, radius: number, count: number, size: number, turn = -90, fill: Fill = "h"): string =>
  fill === "h"
    ? dots(u, radius, count, turn, 2 * size, paint("h"), ' class="ho"')
    : dots(u, radius, count, turn, 2 * size + 1.6, "currentColor", "") +
      dots(u, radius, count, turn, 2 * size - 0.8, paint(fill), ' class="tf"')

/** Draws lines across an edge, on its visible side: vanes, knurling, ribs. */
export const ribs = (from: number, to: number, radius: number, count: number, width: number = T): string =>
  line(
    Array.from({ length: count }, (_, i) => {
      const [x, y] = onCircle(0, radius, 95 + ((i + 0.5) * 170) / count)
      return `M${short(x + from)} ${short(y)}h${short(to - from)}`
    }).join(""),
    width
  )

/** Draws straight lines along a body. */
export const splines = (from: number, to: number, radius: number, count = 7, width: number = T): string =>
  line(
    Array.from({ length: count }, (_, i) => {
      const v = radius * Math.sin(((i + 1) / (count + 1)) * Math.PI - Math.PI / 2)
      return `M${from} ${short(v)}H${to}`
    }).join(""),
    width
  )

export const thread = (from: number, to: number, radius: number, pitch = 4, width: number = T): string => {
  let d = ""
  for (let u = from + pitch; u < to; u += pitch)
    d += `M${short(u)} ${-radius}A${short(SQUEEZE * radius)} ${radius} 0 0 1 ${short(u)} ${radius}`
  return line(d, width)
}

const loop = (u: number, radius: number): string => {
  const k = short(SQUEEZE * radius)
  return `M${short(u - SQUEEZE * radius)} 0a${k} ${radius} 0 1 1 ${short(2 * SQUEEZE * radius)} 0a${k} ${radius} 0 1 1 -${short(2 * SQUEEZE * radius)} 0Z`
}

/** Draws a flat ring with a transparent center. */
export const ring = (u: number, radius: number, inner: number, fill: Fill = "A", width: number = M): string =>
  path(`${loop(u, radius)}${loop(u, inner)}`, width, fill, ' fill-rule="evenodd"')

/** Draws a wheel with many teeth: body, outline of the near face, ticks on the edge. */
export const cog = (u: number, radius: number, count: number, depth: number, length: number, fill: Fill = "t"): string => {
  const teeth = Array.from({ length: count }, (_, i) =>
    [
      [radius - depth, -0.3],
      [radius, -0.14],
      [radius, 0.14],
      [radius - depth, 0.3]
    ].map(([r = 0, share = 0]) => onCircle(u, r, ((i + share) * 360) / count))
  ).flat()
  return (
    body(u - length, u, radius - 1, "M", M) +
    ribs(u - length, u, radius - 1, Math.round(count * 0.47)) +
    path(`M${teeth.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`, M, fill)
  )
}

/** Draws a wheel with few teeth: the outline of its near face extruded backward. */
export const gear = (u: number, radius: number, count: number, depth: number, length: number, turn = 0): string => {
  const teeth = Array.from({ length: count }, (_, i) =>
    [
      [radius - depth, -0.38],
      [radius, -0.2],
      [radius, 0.2],
      [radius - depth, 0.38]
    ].map(([r = 0, share = 0]) => onCircle(u, r, turn + ((i + share) * 360) / count))
  ).flat()
  return solid(teeth, [-length, 0], "t", "M", M, 300)
}

/** Draws a screw head with its near face at `u`. */
export const hexagon = (u: number, radius: number, length: number, width: number = M): string =>
  solid(
    Array.from({ length: 6 }, (_, i) => onCircle(u, radius, 15 + i * 60)),
    [-length, 0],
    "t",
    "M",
    width,
    20
  )
