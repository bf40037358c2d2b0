/** A point on the sheet, or in a plane of 3D space. */
export type Point = readonly [x: number, y: number]

const [COS, SIN] = [0.866, 0.5]

/**
 * Projects a point of 3D space to the sheet: x points to the right and down, y to the left and down, both toward the viewer; z points up.
 */
export const iso = (x: number, y: number, z = 0): Point => [(x - y) * COS, (x + y) * SIN - z]

/** Projects flat outlines in a plane of 3D space to the sheet. */
export const yz = (points: ReadonlyArray<Point>, x = 0): ReadonlyArray<Point> => points.map(([y, z]) => iso(x, y, z))
export const xz = (points: ReadonlyArray<Point>, y = 0): ReadonlyArray<Point> => points.map(([x, z]) => iso(x, y, z))
export const xy = (points: ReadonlyArray<Point>, z = 0): ReadonlyArray<Point> => points.map(([x, y]) => iso(x, y, z))

/** Vectors to the back of a solid of some thickness, along each axis. */
export const alongX = (thickness: number): Point => [-COS * thickness, -SIN * thickness]
export const alongY = (thickness: number): Point => [COS * thickness, -SIN * thickness]
export const alongZ = (thickness: number): Point => [0, thickness]

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Returns the points of an arc in a plane, from one angle to another, in degrees. */
export const arc = (cx: number, cy: number, radius: number, from: number, to: number, steps = 10): ReadonlyArray<Point> =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = radians(from + ((to - from) * i) / steps)
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })

/** Returns a point of a closed outline by index, wrapping around. */
export const pointAt = (points: ReadonlyArray<Point>, index: number): Point => points.at(index % points.length) ?? [0, 0]

/** Rounds each corner of a polygon with a small arc. `radius` is one radius for all corners, or a list with one for each. */
export const rounded = (points: ReadonlyArray<Point>, radius: number | ReadonlyArray<number>, steps = 3): ReadonlyArray<Point> =>
  points.flatMap((corner, i): ReadonlyArray<Point> => {
    const reach = typeof radius === "number" ? radius : (radius[i] ?? 0)
    if (reach === 0) return [corner]
    const toward = ([x, y]: Point): Point => {
      const length = Math.hypot(x - corner[0], y - corner[1])
      const share = Math.min(reach, length / 2) / length
      return [corner[0] + (x - corner[0]) * share, corner[1] + (y - corner[1]) * share]
    }
    const [start, end] = [toward(pointAt(points, i - 1)), toward(pointAt(points, i + 1))]
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const [t, u] = [step / steps, 1 - step / steps]
      return [u * u * start[0] + 2 * u * t * corner[0] + t * t * end[0], u * u * start[1] + 2 * u * t * corner[1] + t * t * end[1]]
    })
  })

/** Foreshortening of a circle perpendicular to a turned part's axis. */
export const SQUEEZE = 0.5774

/** Returns a point on a circle perpendicular to the axis of a turned part, in the part's own coordinates. The angle is in degrees. */
export const onCircle = (u: number, radius: number, angle: number): Point => [
  u + SQUEEZE * radius * Math.cos(radians(angle)),
  radius * Math.sin(radians(angle))
]
