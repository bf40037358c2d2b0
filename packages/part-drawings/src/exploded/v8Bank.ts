import { flatten, type Ink } from "../pen/shape.ts"
import { alongX, iso, yz, type Point } from "./space.ts"
import { along, EDGE, M, moved, path, short, type Fill } from "./strokes.ts"
import { disc, solid } from "./solids.ts"

const DIAGONAL = Math.SQRT1_2
/** Projects a point of the left bank: `i` along the crank, `j` across the deck toward its low, outer side, `k` away from the deck. */
export const onBank = (i: number, j: number, k: number): Point => iso(i, DIAGONAL * (j + k), DIAGONAL * (k - j))
/** Projects an outline in a plane across the engine to the bank. */
export const acrossBank = (points: ReadonlyArray<Point>): ReadonlyArray<Point> =>
  points.map(([j, k]) => [DIAGONAL * (j + k), DIAGONAL * (k - j)])
export const LENGTH = 104
export const cylinders: ReadonlyArray<number> = [-78, -26, 26, 78]
export const block: Point = [484, 372]
/** Draws flat shapes on the bank at a height. The shapes are given undistorted; the coordinate frame tilts them. */
export const flat = (height: number, ...ink: ReadonlyArray<Ink>): string =>
  `<g transform="matrix(.866 .5 -.612 1.061 ${short(-0.612 * height)} ${short(-0.354 * height)})">${flatten(ink)}</g>`
export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
export const slab = (x: number, y: number, r: number): string =>
  `M${-x} ${r - y}q0 ${-r} ${r} ${-r}H${x - r}q${r} 0 ${r} ${r}V${y - r}q0 ${r} ${-r} ${r}H${r - x}q${-r} 0 ${-r} ${-r}Z`
export const cutOut = (d: string, width: number = M, fill: Fill = "A"): string => path(d, width, fill, ' fill-rule="evenodd"')
export const bores = (r: number): string => cylinders.map((i) => circle(i, 0, r)).join("")
export const circles = (places: ReadonlyArray<Point>, r: number): string => places.map(([i, j]) => circle(i, j, r)).join("")
export const boltHoles = [-98, -52, 0, 52, 98].flatMap((i): ReadonlyArray<Point> => [
  [i, -32],
  [i, 32]
])
export const valves = Array.from({ length: 8 }, (_, i): Point => [-84 + i * 24, i % 2 === 0 ? -8 : -2])
/** Functions that return a point at a distance: out of the deck, and, in the next constant, along the camshaft. */
export const outOfDeck = (t: number): Point => [block[0] - 46 - 0.62 * t, block[1] - 34 + 0.56 * t]
export const onCam = (u: number): Point => [block[0] + 95 + u * 0.866, block[1] + 30 + u * 0.5]
const profile: ReadonlyArray<Point> = [
  [48, 108],
  [108, 48],
  [74, -14],
  [74, -46],
  [-74, -46],
  [-74, -14],
  [-108, 48],
  [-48, 108],
  [-20, 72],
  [20, 72]
]
/** Markup of the block. It has thin lines, because the block is not for sale. */
export const blockLines = `<g fill="none" stroke="${EDGE}" stroke-width="1.2" stroke-linejoin="round">${moved(
  ...block,
  solid(yz(profile, LENGTH), alongX(2 * LENGTH), "n", "n", 1.2, 20).replace(/ stroke-width="[\d.]+"/g, ""),
  flat(110, `<path d="${bores(19)}"/>`),
  disc("x", ...iso(LENGTH, 0, -20), 26, M, "n"),
  disc("x", ...iso(LENGTH, 0, 36), 13, M, "n")
)}</g>`
/** Returns the path of the timing chain around its two sprockets. */
export const chain = (): string => {
  const around = (radius: number, from: number, steps: number, drop: number): ReadonlyArray<Point> =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = from + (Math.PI * i) / steps
      const [x, y] = iso(0, radius * Math.cos(angle), radius * Math.sin(angle))
      return [x, y + drop]
    })
  return `${along([...around(40, 0, 12, 0), ...around(24, Math.PI, 8, 74)])}Z`
}
