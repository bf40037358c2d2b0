import {
  bold,
  circle,
  type Color,
  ellipse,
  group,
  type Ink,
  medium,
  num,
  part,
  pick,
  type Point,
  polygon,
  stroke
} from "../../pen/index.ts"

/** Offset from one cylinder of a bank to the next. The engine's front faces the viewer, and the engine extends to the upper right. */
const STEP: Point = [30, -17]

const moved = ([x, y]: Point, [dx, dy]: Point, share = 1): Point => [x + dx * share, y + dy * share]

/** Draws a front face, listed clockwise, and its visible sides back to `depth`. */
const solid = (front: readonly Point[], depth: Point, side: Color, face: Color): Ink => [
  front.flatMap((from, i) => {
    const to = front[(i + 1) % front.length] ?? from
    const isSeen = (to[1] - from[1]) * depth[0] - (to[0] - from[0]) * depth[1] > 0
    return isSeen ? [polygon([from, to, moved(to, depth), moved(from, depth)], medium, side)] : []
  }),
  polygon(front, bold, face)
]

/**
 * Returns the front face of a box that belongs to a bank. It has `width` across the bores and extends from `low` to `high` along them,
 * tilted by `angle` degrees around the crank.
 */
const box = (angle: number, width: number, low: number, high: number, [x, y]: Point = [0, 0]): readonly Point[] => {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const at = (across: number, up: number): Point => [x + across * cos + up * sin, y + across * sin - up * cos]
  return [at(-width / 2, high), at(width / 2, high), at(width / 2, low), at(-width / 2, low)]
}

/** Sizes of the valve covers: wide over two camshafts, narrow over rockers. A flathead has none. */
const covers = {
  pushrod: { width: 54, height: 30 },
  overhead: { width: 92, height: 40 },
  flathead: { width: 74, height: 8 }
} as const
type Cam = keyof typeof covers

/** Draws a bank of `n` cylinders with head, cover, and a port or plug per cylinder on the visible side. */
const bank = (angle: number, n: number, cam: Cam, reach: number): Ink => {
  const depth: Point = [STEP[0] * n, STEP[1] * n]
  const cover = covers[cam]
  const outer = box(angle, 84, 0, reach)[1] ?? [0, 0]
  const inner = box(angle, 84, 0, reach - 40)[1] ?? [0, 0]
  const port: Point = [(outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2]
  return [
    solid(box(angle, 76, 0, reach - 42), depth, "mid", "tint"),
    solid(box(angle, 84, reach - 42, reach), depth, "mid", "paper"),
    Array.from({ length: n }, (_, i) => {
      const [x, y] = moved(port, STEP, i + 0.5)
      return ellipse(x, y, 7, 11, medium, "hole")
    }),
    solid(box(angle, cover.width, reach, reach + cover.height), depth, "accent", "accent")
  ]
}

type Intake = "carburetor" | "injection" | "turbo"

/** Draws the intake: an air cleaner over the middle, or a plenum along the engine. */
const breathing = (intake: Intake, [x, y]: Point, n: number): Ink => {
  const depth: Point = [STEP[0] * n, STEP[1] * n]
  if (intake === "carburetor") {
    const [cx, cy] = moved([x, y], depth, 0.5)
    return [
      solid(box(0, 48, 0, 26, [cx - 20, cy + 12]), [40, -22], "mid", "tint"),
      ellipse(cx, cy - 18, 74, 26, bold, "black"),
      ellipse(cx, cy - 32, 74, 26, bold, "paper"),
      circle(cx, cy - 34, 7, medium, "mid")
    ]
  }
  return [
    solid(box(0, 66, 0, 44, [x, y]), depth, "tint", "paper"),
    Array.from({ length: n }, (_, i) => {
      const [px, py] = moved([x + 33, y - 22], STEP, i + 0.5)
      return stroke(`M${px} ${py - 10}v26`, 5)
    }),
    circle(x, y - 22, 17, medium, "hole")
  ]
}

/** Draws the turbo's housing and outlet. */
const turbo = (x: number, y: number): Ink => [
  circle(x, y, 34, bold, "tint"),
  circle(x, y, 15, medium, "hole"),
  stroke(`M${x + 22} ${y - 28}q16 -22 40 -22`, 16),
  stroke(`M${x + 22} ${y - 28}q16 -22 40 -22`, 9, "paper")
]

/** Draws the crankcase with its damper, below banks of `n`. */
const bottom = (n: number): Ink => [
  solid(
    [
      [-52, -8],
      [52, -8],
      [64, 34],
      [40, 84],
      [-40, 84],
      [-64, 34]
    ],
    [STEP[0] * n, STEP[1] * n],
    "mid",
    "tint"
  ),
  circle(0, 28, 40, bold, "black"),
  circle(0, 28, 25, medium, "mid"),
  circle(0, 28, 8, medium, "hole")
]

const rotors = (n: number): Ink => {
  const housing: readonly Point[] = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12
    return [(84 - 10 * Math.cos(2 * angle)) * Math.cos(angle), (112 + 8 * Math.cos(2 * angle)) * Math.sin(angle)]
  })
  return [
    ...Array.from({ length: n }, (_, i) =>
      group(`translate(${(n - i - 1) * 62} ${(i + 1 - n) * 35})`, solid(housing, [44, -25], "mid", "tint"))
    ),
    ellipse(0, 0, 64, 90, medium, "hole"),
    polygon(
      [
        [0, -80],
        [58, 46],
        [-58, 46]
      ],
      bold,
      "accent"
    ),
    circle(0, 4, 24, medium, "paper"),
    circle(0, 4, 10, medium, "hole")
  ]
}

const arranged = {
  inline: (n: number, cam: Cam, intake: Intake): Ink => [
    intake === "carburetor" ? "" : breathing("injection", [-78, -70], n),
    bank(0, n, cam, 150),
    bottom(n),
    intake === "carburetor" ? breathing(intake, [-96, -96], n) : ""
  ],
  v: (n: number, cam: Cam, intake: Intake): Ink => {
    const half = Math.ceil(n / 2)
    return [bank(-42, half, cam, 140), breathing(intake, [0, -96], half), bank(42, half, cam, 140), bottom(half)]
  },
  flat: (n: number, cam: Cam, intake: Intake): Ink => {
    const half = Math.ceil(n / 2)
    return [
      group("translate(0 26)", bank(-90, half, cam, 150)),
      bottom(half),
      group("translate(0 26)", bank(90, half, cam, 150)),
      breathing(intake, [0, -24], half)
    ]
  },
  rotary: (n: number): Ink => rotors(n)
} as const

/** Returns the extents of a layout around the crank before scaling: left, right, top, bottom. */
const extents = (layout: keyof typeof arranged, n: number): readonly [number, number, number, number] => {
  const depth = layout === "inline" ? n : Math.ceil(n / 2)
  const [dx, dy] = [STEP[0] * depth, STEP[1] * depth]
  if (layout === "inline") return [-120, 70 + dx, -195 + dy, 90]
  if (layout === "v") return [-150, 150 + dx, -150 + dy, 84]
  if (layout === "flat") return [-190, 190 + dx, -70 + dy, 84]
  return [-90, 130 + 62 * (n - 1), -145 - 35 * (n - 1), 125]
}

/** Maximum size of the engine on the sheet. */
const ROOM = 372

/** An engine family: layout, cylinders, valve train and induction. */
export const engineMark = part(
  "engine-mark",
  "Engine family",
  {
    layout: pick("v", "inline", "flat", "rotary"),
    cylinders: num(1, 10, 8),
    cam: pick("pushrod", "overhead", "flathead"),
    intake: pick("carburetor", "injection", "turbo")
  },
  (o) => {
    const n = Math.round(o.cylinders)
    const [left, right, top, low] = extents(o.layout, n)
    const scale = Math.min(ROOM / (right - left), ROOM / (low - top), 1.3)
    return group(
      `translate(${200 - (scale * (left + right)) / 2} ${200 - (scale * (top + low)) / 2}) scale(${scale})`,
      arranged[o.layout](n, o.cam, o.intake),
      o.intake === "turbo" && o.layout !== "rotary" ? turbo(96, 40) : ""
    )
  }
)
