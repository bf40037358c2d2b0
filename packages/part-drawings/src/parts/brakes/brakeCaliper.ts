import {
  bold,
  centreLine,
  circle,
  type Color,
  dimension,
  fill,
  fine,
  group,
  hexagon,
  type Ink,
  medium,
  mirror,
  num,
  PAINT,
  part,
  path,
  pick,
  polar,
  rect,
  rotate,
  rounded,
  stroke,
  text,
  times
} from "../../pen/index.ts"
import { caliperAbove } from "./caliperAbove.ts"

/** Sheet units per inch. */
const INCH = 31
/** The caliper spans its rotor between these radii; its pistons press between them. */
const [INNER, OUTER, PRESSED] = [112, 212, 164]
/** Returns the point at a radius, `angle` degrees from the top around the rotor's center. */
const spot = (r: number, angle: number): readonly [x: number, y: number] => polar(0, 0, r, angle - 90)
const arc = (r: number, half: number): string =>
  `M${spot(r, -half)
    .map((v) => v.toFixed(1))
    .join(" ")}A${r} ${r} 0 0 1 ${spot(r, half)
    .map((v) => v.toFixed(1))
    .join(" ")}`

/** Disc brake caliper from outside, over the edge of its rotor, and from above with the rotor between its pads. */
export const brakeCaliper = part(
  "brake-caliper",
  "Brake caliper",
  {
    pistons: pick(4, 1, 2, 6),
    finish: pick("accent", "black", "raw", "red", "blue", "nickel"),
    side: pick("L", "R"),
    pad: num(3, 8, 5.81),
    lugs: pick("top", "ends"),
    mount: num(3, 8, 5.5)
  },
  (o, V) => {
    const f = fill<typeof o.finish>(o.finish, {
      black: "rubber",
      raw: "tint",
      red: PAINT.red,
      accent: "accent",
      blue: PAINT.blue,
      nickel: "chrome"
    })
    const isDark = o.finish !== "raw" && o.finish !== "nickel"
    const line: Color = o.finish === "black" ? "mid" : "ink"
    const floats = o.pistons <= 2
    const bores = floats ? o.pistons : o.pistons / 2
    // Half of the caliper's length, as an angle. A caliper is as long as its pad plus half an inch of metal at each end.
    const half = Math.min(54, Math.max(27, (Math.asin((o.pad * INCH) / 2 / PRESSED) * 180) / Math.PI + 4))
    const step = Math.min(26, (half * 1.24) / bores)
    const r = Math.min(37, ((step * Math.PI) / 180) * PRESSED * 0.46)
    const angles = Array.from({ length: bores }, (_, i) => (i - (bores - 1) / 2) * step)
    const top = V.int("top", 3)
    const crest = (angle: number): number =>
      top === 1
        ? angles.some((bore) => Math.abs(bore - angle) < step * 0.4)
          ? 7
          : -6
        : top === 2
          ? Math.abs(angle) < half * 0.6
            ? 6
            : -9
          : 0
    const body = rounded(
      [
        ...Array.from({ length: 9 }, (_, i) => {
          const angle = -half + (i * half) / 4
          return [...spot(OUTER + crest(angle), angle), 14] as const
        }),
        ...Array.from(
          { length: 7 },
          (_, i) => [...spot(INNER + (i % 6 === 0 ? 0 : 5), half - (i * half) / 3), i % 6 === 0 ? 12 : 30] as const
        )
      ],
      14
    )
    // Half of the distance between the mounting holes.
    const reach = (o.mount * INCH) / 2
    const lugY = 4 - Math.sqrt(Math.max(40 ** 2, (INNER + 6) ** 2 - reach ** 2))
    const lug = (way: number): Ink => {
      const [x, y] = [way * reach, lugY]
      const [bx, by] = spot(INNER + 26, way * (half - 7))
      return [
        stroke(`M${bx} ${by}L${x} ${y}`, 44),
        `<path d="M${bx} ${by}L${x} ${y}" fill="none" stroke="var(--dw-${floats ? "mid,#c6cad0" : "tint,#e8eaed"})" stroke-width="36"/>`,
        circle(x, y, 22, bold, floats ? "mid" : isDark ? f : "tint", "ink", "dome"),
        circle(x, y, 12, medium, "tint"),
        circle(x, y, 7.5, medium, "hole")
      ]
    }
    const piston = (angle: number): Ink => {
      const [x, y] = spot(PRESSED, angle)
      return [
        circle(x, y, r, medium, f, "ink", "flat"),
        circle(x, y, r - 5, fine, f, line, V.is("boss") ? "dish" : "dome"),
        floats || V.is("plug", 0.4)
          ? [circle(x, y, r * 0.52, medium, "mid"), circle(x, y, r * 0.34, fine, "hole")]
          : circle(x, y, r * 0.62, fine, "none", line),
        stroke(
          `M${x - r * 0.7} ${y - r * 0.24}A${r * 0.75} ${r * 0.75} 0 0 1 ${x - r * 0.12} ${y - r * 0.72}`,
          2.4,
          "#ffffff",
          ' stroke-opacity=".7"'
        )
      ]
    }
    const bolt = (angle: number): Ink => {
      const [x, y] = spot(OUTER - 17, angle)
      return [circle(x, y, 11, medium, "tint"), hexagon(x, y, 6.2, fine, "hole", angle)]
    }
    const bleeder = (angle: number): Ink => {
      const [x, y] = spot(OUTER + crest(angle) - 3, angle)
      return rotate(angle, x, y, [
        rect(x - 6, y - 13, 12, 15, 2, medium, "#c9a35a", "ink", "upright"),
        rect(x - 4, y - 26, 8, 14, 2, medium, "tint"),
        rect(x - 5.5, y - 36, 11, 13, 4, medium, "rubber")
      ])
    }
    const [wx, wy] = spot(OUTER - 27, 7 + V.int("window", 3) * 3)
    const plates: Ink = floats
      ? stroke(
          times(3, (i) => `M${spot(OUTER - 3, -16 + i * 16).join(" ")}L${spot(OUTER - 25, -14 + i * 14).join(" ")}`),
          medium,
          line
        )
      : [
          path(
            rounded([
              [-wx, wy - 12, 5],
              [wx, wy - 12, 5],
              [wx - 4, wy + 14, 5],
              [4 - wx, wy + 14, 5]
            ]),
            medium,
            "hole"
          ),
          rect(-wx + 7, wy - 4, 2 * wx - 14, 13, 2, fine, "mid"),
          o.lugs === "top"
            ? [rect(-wx - 3, wy - 9, 2 * wx + 6, 6, 3, fine, "tint"), circle(wx - 4, wy - 6, 2.4, fine, "hole")]
            : stroke(`M0 ${wy - 10}v22`, 4, f)
        ]
    const name = V.is("full", 0.6) ? V.brand.word : V.brand.initials.join("")
    const bar = V.int("rib", 3)
    const face: Ink = [
      // Only a part of the rotor is drawn, in fine lines.
      stroke(arc(OUTER - 12, half + 9) + arc(INNER - 20, half + 3), fine, "ink", ' stroke-dasharray="10 5" stroke-opacity=".5"'),
      [-1, 1].map(lug),
      o.lugs === "ends"
        ? path(
            `${arc(INNER + 4, half + 7)}L${spot(INNER + 30, half + 5).join(" ")}A${INNER + 30} ${INNER + 30} 0 0 0 ${spot(INNER + 30, -half - 5).join(" ")}Z`,
            bold,
            "mid"
          )
        : "",
      bleeder(half - 12),
      V.is("two bleeders", 0.6) ? bleeder(12 - half) : "",
      path(body, bold, f),
      stroke(arc(OUTER - 5, half * 0.8), 2.4, "#ffffff", ' stroke-opacity=".45"'),
      bar === 1 ? stroke(arc(OUTER - 30, half * 0.86), fine, line) : bar === 2 ? stroke(arc(INNER + 16, half * 0.84), medium, line) : "",
      plates,
      angles.map(piston),
      floats
        ? ""
        : [-half + 6, half - 6, ...(bores === 2 && V.is("middle bolt", 0.5) ? [0] : [])].map((angle) =>
            angle === 0 && o.lugs === "top" ? "" : bolt(angle)
          )
    ]
    const wide = spot(OUTER, half)[0]
    const tall = OUTER + 40 + lugY + 24
    const scale = Math.min(1.25, 326 / (tall + 112), 366 / (2 * Math.max(reach + 26, wide + 28)))
    const isOver = V.is("from above first", 0.4)
    const [faceY, aboveY] = isOver
      ? [24 + (112 + OUTER + 40) * scale, 12 + 56 * scale]
      : [10 + (OUTER + 40) * scale, 52 + (tall + 56) * scale]
    const under = faceY + (lugY + 24) * scale + 20
    const bored = angles.map((angle) => spot(PRESSED, angle)[0])
    const above = caliperAbove({ half: wide, paint: f, line, floats, pad: (o.pad * INCH) / 2, bored, bore: r })
    const letters = text(name, 0, -INNER - 15, Math.min(13, 90 / name.length), "middle", 2, isDark ? "#ffffff" : "ink")
    const place = `translate(200 ${faceY}) scale(${scale})`
    const drawn: Ink = [
      group(place, face),
      group(`translate(200 ${aboveY}) scale(${scale})`, above),
      centreLine(200, aboveY - 60 * scale, 200, aboveY + 62 * scale)
    ]
    // The caliper is mirrored for the right side of the car, but its lettering is not.
    return [
      o.side === "R" ? mirror(200, drawn) : drawn,
      group(place, letters),
      dimension(200 - reach * scale, under, 200 + reach * scale, under, `${o.mount}"`, 14)
    ]
  }
)
