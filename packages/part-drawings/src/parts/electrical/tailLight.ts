import {
  bold,
  brandBadge,
  circle,
  type Color,
  fine,
  group,
  type Ink,
  medium,
  mirror,
  part,
  path,
  pick,
  rect,
  rounded,
  stroke,
  times
} from "../../pen/index.ts"

const [RED, AMBER, CLEAR] = ["#c8281e", "#e8901a", "paper"] as const

/** A lamp behind a part of the lens: its box, glass color, and whether it is round. */
interface Lamp {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly glass: Color
  readonly round?: boolean
}

/** Outline and lamps of a car's light, around its center. */
interface Shape {
  readonly w: number
  readonly h: number
  /** Amount by which the inner side is shorter than the outer side, at the top. */
  readonly slant: number
  readonly radius: number
  readonly lamps: readonly Lamp[]
}

const row = (w: number, h: number, slant: number, radius: number, shares: readonly (readonly [number, Color])[]): Shape => {
  let x = -w / 2 + 14
  const inner = w - 28
  return {
    w,
    h,
    slant,
    radius,
    lamps: shares.map(([share, glass]) => {
      const lamp = { x, y: -h / 2 + 14, w: inner * share, h: h - 28, glass }
      x += inner * share
      return lamp
    })
  }
}

const column = (w: number, h: number, radius: number, shares: readonly (readonly [number, Color])[]): Shape => {
  let y = -h / 2 + 13
  return {
    w,
    h,
    slant: 0,
    radius,
    lamps: shares.map(([share, glass]) => {
      const lamp = { x: -w / 2 + 13, y, w: w - 26, h: (h - 26) * share, glass }
      y += (h - 26) * share
      return lamp
    })
  }
}

const SHAPES: readonly [Shape, ...Shape[]] = [
  row(340, 150, 0, 16, [
    [0.4, RED],
    [0.24, CLEAR],
    [0.36, RED]
  ]),
  row(356, 112, 38, 12, [
    [0.2, CLEAR],
    [0.5, RED],
    [0.3, AMBER]
  ]),
  column(138, 282, 18, [
    [0.42, RED],
    [0.32, AMBER],
    [0.26, CLEAR]
  ]),
  {
    w: 340,
    h: 168,
    slant: 0,
    radius: 30,
    lamps: [
      { x: -152, y: -66, w: 132, h: 132, glass: RED, round: true },
      { x: 20, y: -66, w: 132, h: 132, glass: RED, round: true }
    ]
  },
  row(350, 92, 0, 8, [
    [0.3, RED],
    [0.3, RED],
    [0.25, RED],
    [0.15, CLEAR]
  ]),
  column(190, 226, 26, [
    [0.55, RED],
    [0.45, CLEAR]
  ])
]

const lampInk = ({ x, y, w, h, glass, round = false }: Lamp, isLed: boolean): Ink => {
  const [cx, cy, r] = [x + w / 2, y + h / 2, Math.min(w, h) / 2]
  const bright = glass === RED ? "#ffb3a3" : glass === AMBER ? "#ffe2a8" : "#ffffff"
  const dark = glass === RED ? "#7d120b" : glass === AMBER ? "#93520a" : "#8b939f"
  const [columns, rows] = [Math.max(2, Math.floor((w - 12) / 16)), Math.max(2, Math.floor((h - 12) / 16))]
  const diodes = Array.from({ length: rows }, (_, j) => {
    const dy = y + (h * (j + 0.5)) / rows
    const reach = round ? Math.sqrt(Math.max(0, (r - 10) ** 2 - (dy - cy) ** 2)) : w / 2 - 9
    return reach > 6 ? `M${(cx - reach).toFixed(0)} ${dy.toFixed(0)}H${(cx + reach).toFixed(0)}` : ""
  }).join("")
  const grain = `0 ${(w / columns).toFixed(1)}`
  const lens: Ink = isLed
    ? [stroke(diodes, 10, dark, ` stroke-dasharray="${grain}"`), stroke(diodes, 6, bright, ` stroke-dasharray="${grain}"`)]
    : [
        // Draws the ribs of the lens, which diffuse the bulb's light.
        round
          ? [0.86, 0.72, 0.58].map((share) => circle(cx, cy, r * share, fine, "none", dark))
          : stroke(
              times(Math.floor(w / 9), (i) => `M${(x + 5 + i * 9).toFixed(0)} ${y + 4}v${(h - 8).toFixed(0)}`),
              fine,
              dark,
              ' stroke-opacity=".5"'
            ),
        circle(cx, cy, r * 0.5, fine, glass === CLEAR ? "tint" : glass, dark, "dome"),
        circle(cx, cy, r * 0.22, fine, bright, dark)
      ]
  const shine = round
    ? path(
        `M${cx - r * 0.76} ${cy - r * 0.1}A${r * 0.78} ${r * 0.78} 0 0 1 ${cx + r * 0.2} ${cy - r * 0.76}A${r * 1.1} ${r * 1.1} 0 0 0 ${cx - r * 0.76} ${cy - r * 0.1}Z`,
        0,
        "#ffffff",
        "ink",
        ' fill-opacity=".5"'
      )
    : path(
        `M${x + 5} ${y + 5}h${w - 10}v${h * 0.16}Q${cx} ${y + h * 0.14} ${x + 5} ${y + h * 0.34}Z`,
        0,
        "#ffffff",
        "ink",
        ' fill-opacity=".42"'
      )
  return [round ? circle(cx, cy, r, medium, glass) : rect(x, y, w, h, 4, medium, glass, "ink", "flat"), lens, shine]
}

/** Tail light from behind, and from above with its housing and sockets. The car determines its shape. */
export const tailLight = part("tail-light", "Tail light", { bulb: pick("incandescent", "led"), side: pick("L", "R", "pair") }, (o, V) => {
  const shape = V.one("shape", SHAPES)
  const { w, h, slant, radius, lamps } = shape
  const bezel = V.one<Color>("bezel", ["tint", "rubber", "chrome"])
  const screws = V.is("screws", 0.6)
  const depth = V.one("depth", [44, 56, 68])
  const isUpright = h > w
  const lens: Ink = [
    path(
      rounded(
        [
          [-w / 2, -h / 2, radius],
          [w / 2 - slant, -h / 2, radius],
          [w / 2, h / 2, radius],
          [-w / 2, h / 2, radius]
        ],
        radius
      ),
      bold,
      bezel
    ),
    slant
      ? lamps.map((lamp, i) => lampInk(i === lamps.length - 1 ? { ...lamp, w: lamp.w - slant - 4 } : lamp, o.bulb === "led"))
      : lamps.map((lamp) => lampInk(lamp, o.bulb === "led")),
    screws
      ? [
          [-w / 2 + 7, -h / 2 + 7 + radius / 4],
          [-w / 2 + 7, h / 2 - 7 - radius / 4],
          [w / 2 - 7, h / 2 - 7 - radius / 4]
        ].map(([x = 0, y = 0]) => [circle(x, y, 4.4, fine, "tint"), stroke(`M${x - 2.4} ${y}h4.8`, fine)])
      : ""
  ]
  // The view along the longer side shows lens, gasket, housing, and a socket for each lamp.
  const long = isUpright ? h : w
  const housing: Ink = [
    path(`M${-long / 2 + 8} 0L${-long / 2 + 26} ${-depth}H${long / 2 - 26}L${long / 2 - 8} 0Z`, bold, "rubber"),
    stroke(`M${-long / 2 + 34} ${-depth + 7}H${long / 2 - 34}`, 2, "#7a818c"),
    (o.bulb === "led" ? [0] : lamps.map(({ x, y, w: lw, h: lh }) => (isUpright ? y + lh / 2 : x + lw / 2))).map((at) => [
      rect(at - 13, -depth - 14, 26, 15, 3, medium, o.bulb === "led" ? "rubber" : "tint", "ink", "upright"),
      stroke(`M${at - 4} ${-depth - 15}q-2-10 4-16M${at + 4} ${-depth - 15}q3-8 6-14`, 3.4, "#2f8a45"),
      stroke(`M${at} ${-depth - 15}q1-10 6-18`, 3, "#c9a35a")
    ]),
    [-long / 2 + 44, long / 2 - 44].map((at) => [
      rect(at - 4, -depth - 22, 8, 24, 1, fine, "tint", "ink", "upright"),
      stroke(`M${at - 4} ${-depth - 18}h8m-8 5h8m-8 5h8`, fine)
    ]),
    rect(-long / 2 - 2, -4, long + 4, 9, 2, medium, "hole"),
    path(
      `M${-long / 2} 4H${long / 2}Q${long / 2 - 6} 22 ${long / 2 - 28} 24H${28 - long / 2}Q${6 - long / 2} 22 ${-long / 2} 4Z`,
      bold,
      RED,
      "ink",
      "",
      "level"
    )
  ]
  const beside = depth + 62
  const one: Ink = isUpright
    ? [group(`translate(${-beside / 2} 0)`, lens), group(`translate(${w / 2 - beside / 2 + 46} 0) rotate(90)`, housing)]
    : [group(`translate(0 ${beside / 2 - 4})`, lens), group(`translate(0 ${-h / 2 - 12})`, housing)]
  if (o.side === "pair") {
    const k = Math.min(isUpright ? 190 / w : 380 / w, isUpright ? 330 / h : 176 / h, 0.98)
    return isUpright
      ? [group(`translate(104 200) scale(${k * 0.98})`, lens), mirror(200, group(`translate(104 200) scale(${k * 0.98})`, lens))]
      : [group(`translate(200 106) scale(${k})`, lens), mirror(200, group(`translate(200 294) scale(${k})`, lens))]
  }
  const k = isUpright ? Math.min(1.18, 340 / h) : Math.min(1.04, 366 / w, 376 / (h + beside + 20))
  const drawn = group(`translate(200 200) scale(${k})`, one)
  return [
    o.side === "R" ? mirror(200, drawn) : drawn,
    isUpright ? "" : brandBadge(V.brand, 200, 200 - (h / 2 + depth / 2 + 14) * k, Math.min(26, depth * 0.46) * k)
  ]
})
