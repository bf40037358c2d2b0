import { along, at, B, ellipse, type Fill, line, M, path, polygon, short, T, tube } from "./strokes.ts"
import { type Point, pointAt, SQUEEZE } from "./space.ts"

/** Minimum angle in degrees at which a corner gets a crease along the solid's wall. */
const CREASE = 28

/** Draws a solid from its front outline and the vector to its back: the visible walls, creases, then the front. */
export const solid = (
  points: ReadonlyArray<Point>,
  [dx, dy]: Point,
  face: Fill = "t",
  wall: Fill = "d",
  width: number = B,
  crease: number = CREASE
): string => {
  const count = points.length
  const area = points.reduce((sum, [x, y], i) => {
    const [a, b] = pointAt(points, i + 1)
    return sum + x * b - a * y
  }, 0)
  const shows = (i: number): boolean => {
    const [[x, y], [a, b]] = [pointAt(points, i + count), pointAt(points, i + count + 1)]
    return ((b - y) * dx - (a - x) * dy) * Math.sign(area) > 1e-6
  }
  let walls = ""
  let creases = ""
  for (let i = 0; i < count; i++) {
    if (!shows(i) || shows(i - 1)) continue
    let end = i
    while (shows(end) && end < i + count) end++
    const run = Array.from({ length: end - i + 1 }, (_, k) => pointAt(points, i + k))
    walls += polygon([...run, ...run.map(([x, y]): Point => [x + dx, y + dy]).toReversed()], width, wall)
    for (let k = 1; k < run.length - 1; k++) {
      const [before, corner, after] = [pointAt(run, k - 1), pointAt(run, k), pointAt(run, k + 1)]
      if (turn(before, corner, after) > crease) creases += `M${at(corner)}L${at([corner[0] + dx, corner[1] + dy])}`
    }
  }
  return walls + (creases === "" ? "" : line(creases, T)) + polygon(points, width, face)
}

/** Returns the angle in degrees of an outline at a corner. */
const turn = (before: Point, corner: Point, after: Point): number => {
  const way = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0])
  const degrees = (Math.abs(way(corner, after) - way(before, corner)) * 180) / Math.PI
  return degrees > 180 ? 360 - degrees : degrees
}

/** Draws the ellipse of a circle perpendicular to an axis; `radius` is the radius of the circle without foreshortening. */
export const disc = (axis: "x" | "y" | "z", x: number, y: number, radius: number, width: number = M, fill: Fill = "p"): string =>
  axis === "z"
    ? ellipse(x, y, radius * 1.2247, radius * 0.7071, width, fill)
    : ellipse(x, y, radius * 0.7071, radius * 1.2247, width, fill, axis === "x" ? 30 : -30)

/** Draws an upright coil spring between two heights of the sheet: the strands in the back first. */
export const coil = (cx: number, top: number, bottom: number, radius: number, turns: number, wire: number): string => {
  const [pitch, k, bend] = [(bottom - top) / turns, radius * SQUEEZE, 0.5523]
  const c = (x: number, y: number) => `${short(cx + x)} ${short(y)}`
  let [back, front, light] = ["", "", ""]
  for (let i = 0; i < turns; i++) {
    const y = top + i * pitch
    const d = pitch / 4
    const e = k * bend - d * 0.35
    back += `M${c(-radius, y)}C${c(-radius, y - e)} ${c(-radius * bend, y + d - k)} ${c(0, y + d - k)}S${c(radius, y + 2 * d - e)} ${c(radius, y + 2 * d)}`
    front += `M${c(radius, y + 2 * d)}C${c(radius, y + 2 * d + e)} ${c(radius * bend, y + 3 * d + k)} ${c(0, y + 3 * d + k)}S${c(-radius, y + pitch + e)} ${c(-radius, y + pitch)}`
    light += `M${c(radius * 0.5, y + 2.7 * d + k * 0.88)}Q${c(0, y + 3.4 * d + k * 1.08)} ${c(-radius * 0.75, y + 3.6 * d + k * 0.7)}`
  }
  return (
    tube(back, wire, "D", "", "", B, "butt") +
    tube(front, wire, "A", light, "acc-lit", B, "butt") +
    line([top, bottom].map((y) => `M${short(cx - radius - wire / 2 + 1)} ${short(y)}h${wire - 2}`).join(""), B)
  )
}

/** Draws an outline with an opening that shows what is behind it. */
export const plate = (outline: ReadonlyArray<Point>, opening: ReadonlyArray<Point>, fill: Fill): string =>
  path(`${along(outline)}Z${along(opening)}Z`, B, fill, ' fill-rule="evenodd"')
