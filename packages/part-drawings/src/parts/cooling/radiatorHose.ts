import { bold, ellipse, fine, group, type Ink, label, part, pick, polar, rect, rotate, stroke, times, tube } from "../../pen/index.ts"

/** Path of a hose, with the position and angle of each end. */
interface Run {
  readonly d: string
  readonly mouths: readonly [Mouth, Mouth]
}

type Mouth = readonly [x: number, y: number, angle: number]

/** Common hose paths; the upper hose is short, the lower one bends around the pump. */
const RUNS: Readonly<Record<"upper" | "lower", readonly [Run, ...Run[]]>> = {
  upper: [
    {
      d: "M74 336V216C74 130 130 92 200 92H344",
      mouths: [
        [74, 336, 90],
        [344, 92, 0]
      ]
    },
    {
      d: "M56 120H190C270 120 320 150 344 330",
      mouths: [
        [56, 120, 180],
        [344, 330, 82]
      ]
    },
    {
      d: "M60 300C120 300 130 250 180 200S250 100 342 100",
      mouths: [
        [60, 300, 180],
        [342, 100, 0]
      ]
    },
    {
      d: "M92 340C92 250 120 180 200 180S308 150 308 60",
      mouths: [
        [92, 340, 90],
        [308, 60, -90]
      ]
    },
    {
      d: "M58 200H150C220 200 240 120 342 120",
      mouths: [
        [58, 200, 180],
        [342, 120, 0]
      ]
    }
  ],
  lower: [
    {
      d: "M62 112H160C250 112 240 306 320 306H338",
      mouths: [
        [62, 112, 180],
        [338, 306, 0]
      ]
    },
    {
      d: "M84 62V180C84 280 170 316 240 316S330 250 330 150",
      mouths: [
        [84, 62, -90],
        [330, 150, -90]
      ]
    },
    {
      d: "M60 306H120C190 306 170 130 240 130H340",
      mouths: [
        [60, 306, 180],
        [340, 130, 0]
      ]
    },
    {
      d: "M66 100C200 90 120 300 220 300C300 300 270 180 340 180",
      mouths: [
        [66, 100, 178],
        [340, 180, 0]
      ]
    },
    {
      d: "M96 340V250C96 150 200 190 240 150S300 90 300 60",
      mouths: [
        [96, 340, 90],
        [300, 60, -90]
      ]
    }
  ]
}

/** Molded radiator hose with a worm clamp at each end. The car determines its path. */
export const radiatorHose = part(
  "radiator-hose",
  "Radiator hose",
  { position: pick("upper", "lower"), dia: pick("1.5", "1.25", "1.75") },
  (o, V) => {
    const w = { "1.25": 58, "1.5": 68, "1.75": 80 }[o.dia]
    const { d, mouths } = V.one("run", RUNS[o.position])
    const clamp = ([mx, my, angle]: Mouth): Ink => {
      const [x, y] = polar(mx, my, -26, angle)
      return rotate(angle, x, y, [
        rect(x - 12, y - w / 2 - 5, 24, w + 10, 3, bold, "paper"),
        stroke(
          times(5, (i) => `M${x - 8} ${y - w / 2 + 6 + (i * w) / 5}h16`),
          fine
        ),
        rect(x - 17, y - w / 2 - 22, 34, 26, 4, bold, "chrome"),
        stroke(`M${x - 6} ${y - w / 2 - 9}h12`)
      ])
    }
    const isMirrored = V.is("way")
    const hose: Ink = [
      tube(d, w, "rubber", 5),
      stroke(d, 3, "#ffffff", ` stroke-dasharray="${V.one("print", ["1 0", "30 12", "6 6"])}" stroke-opacity=".6" stroke-linecap="butt"`),
      mouths.map(([x, y, angle]) => rotate(angle, x, y, ellipse(x, y, 13, w / 2 - 2, bold, "hole"))),
      mouths.map(clamp)
    ]
    const [tx, ty] = V.one<readonly [x: number, y: number]>("tag", [
      [262, 236],
      [36, 226],
      [150, 330]
    ])
    return [
      isMirrored ? group("matrix(-1 0 0 1 400 0)", hose) : hose,
      rect(tx, ty, 104, 62, 4, bold, "card"),
      label(V, tx + 3, ty + 3, 98, 56, `${o.position} hose`),
      rect(tx, ty, 104, 62, 4, bold, "none")
    ]
  },
  [0, 0, 1.02]
)
