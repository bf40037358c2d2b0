/** Formats a length rounded to a tenth, without a leading zero. */
export const short = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.")

/** Formats an opacity rounded to a hundredth. */
export const opacity = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0/, "")

/** Joins the numbers of a path; leaves out the separator before a minus sign. */
export const listed = (...values: ReadonlyArray<number>): string =>
  values.map(short).reduce((text, value) => text + (text !== "" && !value.startsWith("-") ? " " : "") + value, "")

type Point = readonly [x: number, y: number]

const tenth = (value: number): number => Math.round(value * 10) / 10

/**
 * Returns the parameter step between two points of a centripetal spline: the square root of their distance. Such a spline never overshoots.
 */
const knot = (a: Point, b: Point): number => Math.max(1e-3, Math.hypot(a[0] - b[0], a[1] - b[1]) ** 0.5)

/** Returns the control point next to `near` of a Bezier curve from `near` to `far`. `before` is the preceding point of the line. */
const handle = (before: Point, near: Point, far: Point): Point => {
  const [d1, d2] = [knot(before, near), knot(near, far)]
  const along = (axis: 0 | 1): number =>
    (d1 * d1 * far[axis] - d2 * d2 * before[axis] + (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2) * near[axis]) / (3 * d1 * (d1 + d2))
  return [along(0), along(1)]
}

const beyond = (from: Point, over: Point): Point => [2 * over[0] - from[0], 2 * over[1] - from[1]]

const getPoint = (text: string): Point => {
  const [x = 0, y = 0] = text.split(",").map(Number)
  return [x, y]
}

/**
 * Returns the path data of a curve through points `x,y`.
 *
 * Uses relative commands between rounded points, so that rounding errors do not add up. `!` after a point makes it a
 * corner, `|` lifts the pen, `@cx,cy,r` draws an arch to the next point, `z` closes. `place` maps a point to the sheet,
 * `scale` a length.
 */
export const spline = (points: string, place: (point: Point) => Point, scale: number): string => {
  let d = ""
  let [atX, atY] = [0, 0]
  const go = (command: "M" | "L" | "C", ...path: ReadonlyArray<Point>) => {
    const places = path.map((point) => place(point).map(tenth))
    if (command === "M") d += `M${listed(...places.flat())}`
    else {
      const steps = places.flatMap(([x = 0, y = 0]) => [x - atX, y - atY])
      const [dx = 0, dy = 0] = steps
      if (command === "L" && short(dx) === "0") d += `v${short(dy)}`
      else if (command === "L" && short(dy) === "0") d += `h${short(dx)}`
      else d += command.toLowerCase() + listed(...steps)
    }
    const [x = 0, y = 0] = places.at(-1) ?? []
    atX = x
    atY = y
  }

  let run: Point[] = []
  const draw = () => {
    for (const [at, from] of run.entries()) {
      const to = run[at + 1]
      if (to === undefined) break
      if (run.length === 2) go("L", to)
      else go("C", handle(run[at - 1] ?? beyond(to, from), from, to), handle(run[at + 2] ?? beyond(from, to), to, from), to)
    }
  }

  let isDown = false
  let arch: readonly [centerY: number, radius: number] | null = null
  let last: Point = [0, 0]
  for (const token of points.trim().split(/\s+/)) {
    if (token === "|" || token === "z") {
      draw()
      run = []
      isDown = false
      if (token === "z") d += "Z"
    } else if (token.startsWith("@")) {
      draw()
      run = []
      const [, centerY = 0, radius = 0] = token.slice(1).split(",").map(Number)
      arch = [centerY, radius]
    } else {
      const isCorner = token.endsWith("!")
      const point = getPoint(token.replace("!", ""))
      if (!isDown) {
        go("M", point)
        isDown = true
        run = [point]
      } else if (arch === null) {
        run.push(point)
        if (isCorner) {
          draw()
          run = [point]
        }
      } else {
        const [centerY, radius] = arch
        const [x = 0, y = 0] = place(point).map(tenth)
        const isLarge = (last[1] + point[1]) / 2 < centerY
        d += `a${listed(radius * scale, radius * scale)} 0 ${isLarge ? 1 : 0} 0 ${listed(x - atX, y - atY)}`
        atX = x
        atY = y
        arch = null
        run = [point]
      }
      last = point
    }
  }
  draw()
  return d
}
