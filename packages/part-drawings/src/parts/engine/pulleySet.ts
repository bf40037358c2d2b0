import {
  bold,
  brandBadge,
  circle,
  type Color,
  dimension,
  fill,
  fine,
  gear,
  group,
  hexagon,
  holes,
  type Ink,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  rounded,
  stroke,
  times,
  turned
} from "../../pen/index.ts"

/** Sheet units per inch. */
const INCH = 17

interface Pulley {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Returns the belt's path around pulleys, which are listed clockwise. */
const beltAround = (pulleys: readonly Pulley[]): string =>
  `M${pulleys
    .map((pulley, i) => {
      const before = pulleys[(i + pulleys.length - 1) % pulleys.length] ?? pulley
      const next = pulleys[(i + 1) % pulleys.length] ?? pulley
      /** Returns the point at which the outer tangent from one pulley to another leaves the pulley `at`. */
      const leaves = (from: Pulley, to: Pulley, at: Pulley): string => {
        const [dx, dy] = [to.x - from.x, to.y - from.y]
        const far = Math.hypot(dx, dy)
        const angle = Math.atan2(dy, dx) - Math.acos(Math.max(-1, Math.min(1, (from.r - to.r) / far)))
        return `${(at.x + at.r * Math.cos(angle)).toFixed(1)} ${(at.y + at.r * Math.sin(angle)).toFixed(1)}`
      }
      return `${leaves(before, pulley, pulley)}A${pulley.r} ${pulley.r} 0 0 1 ${leaves(pulley, next, pulley)}`
    })
    .join("L")}Z`

/** Pulleys and their belt: the belt's path from the front, and the crank's pulley from the side with its grooves. */
export const pulleySet = part(
  "pulley-set",
  "Pulley & belt set",
  {
    belt: pick("serpentine", "v-belt", "cog"),
    finish: pick("raw", "black", "accent"),
    pump: pick("short", "long"),
    crank: num(5, 8, 6.6)
  },
  (o, V) => {
    const f = fill(o.finish, { raw: "tint", black: "rubber", accent: "accent" })
    const line: Color = o.finish === "black" ? "mid" : "ink"
    const crank = (o.crank * INCH) / 2
    const pump = crank * V.one("pump", [0.86, 0.95, 1.06])
    const side = V.is("side") ? 1 : -1
    const tensioned = o.belt === "serpentine"
    const high = V.one("high", [0, 22, 44])
    // Pulleys clockwise from the crank: the alternator on one side, and an idler or the steering pump on the other.
    const wide = V.one("wide", [92, 104, 114])
    const right: Pulley = { x: wide, y: -96 - (side > 0 ? high : 0), r: side > 0 ? 25 : 34 }
    const left: Pulley = { x: -wide, y: -96 - (side < 0 ? high : 0), r: side < 0 ? 25 : 34 }
    const above: Pulley = { x: 0, y: -crank - pump - 24, r: pump }
    const below: Pulley = { x: 0, y: 0, r: crank }
    const run = tensioned || V.is("four", 0.5) ? [below, left, above, right] : side > 0 ? [below, above, right] : [below, left, above]
    const d = beltAround(run)
    const form = V.int("form", 4)
    const spun = ({ x, y, r }: Pulley, i: number): Ink => {
      const inner = r - 8
      const isSmall = r < 36
      const count = V.one("windows", [3, 4, 5, 6])
      const web: Ink = isSmall
        ? [
            circle(x, y, inner * 0.72, medium, "mid"),
            hexagon(x, y, inner * 0.45, medium, "tint", 10),
            circle(x, y, inner * 0.2, fine, "hole")
          ]
        : [
            form === 0
              ? holes(x, y, inner * 0.68, count, inner * 0.19, -90 + i * 20, medium, "hole")
              : form === 1
                ? stroke(
                    times(count, (k) => {
                      const a = ((k * 360) / count + i * 17) * (Math.PI / 180)
                      return `M${x + inner * 0.46 * Math.cos(a)} ${y + inner * 0.46 * Math.sin(a)}L${x + inner * 0.86 * Math.cos(a)} ${y + inner * 0.86 * Math.sin(a)}`
                    }),
                    inner * 0.17,
                    "hole"
                  )
                : form === 2
                  ? [circle(x, y, inner * 0.8, medium, "none", line), circle(x, y, inner * 0.62, fine, "none", line)]
                  : stroke(
                      `M${x - inner * 0.62} ${y}A${inner * 0.62} ${inner * 0.62} 0 1 1 ${x - inner * 0.6} ${y + inner * 0.14}`,
                      inner * 0.2,
                      "hole",
                      ` stroke-dasharray="${(inner * 0.95).toFixed(1)} ${(inner * 0.42).toFixed(1)}"`
                    ),
            circle(x, y, inner * 0.42, medium, f, "ink", "dome"),
            i === 0
              ? [holes(x, y, inner * 0.28, 3, 3.6, -90, fine, "hole"), circle(x, y, inner * 0.13, fine, "hole")]
              : [holes(x, y, inner * 0.27, 4, 3.4, -45, fine, "hole"), circle(x, y, inner * 0.13, medium, "sheet")]
          ]
      return [
        o.belt === "cog" ? path(gear(x, y, r - 1, Math.round(r * 0.7), 4), medium, f) : circle(x, y, r - 2, bold, f),
        turned(x, y, isSmall ? inner * 0.7 : inner * 0.44, inner, o.finish === "black" ? 0.25 : 0.8),
        circle(x, y, inner, fine, "none", line),
        web,
        i === 2 ? brandBadge(V.brand, x, y - inner * 0.02, Math.max(9, inner * 0.2)) : ""
      ]
    }
    const belt: Ink = [
      stroke(d, 15),
      stroke(d, 10, "#30353d"),
      o.belt === "cog"
        ? stroke(d, 5, "#8f96a0", ' stroke-dasharray="2.5 6" stroke-linecap="butt"')
        : o.belt === "serpentine"
          ? stroke(d, 6, "#7a818c") + stroke(d, 3.6, "#30353d") + stroke(d, 1.2, "#8f96a0")
          : stroke(d, 2, "#7a818c")
    ]
    // Side view of the pulley with ribs, a V groove or teeth. A long pump extends farther, so its pulley is shallower behind the flange.
    const ribs = o.belt === "serpentine" ? 6 : 1
    const face = o.belt === "serpentine" ? 40 : o.belt === "cog" ? 46 : 30
    const depth = face + (o.pump === "long" ? 44 : 18)
    const rim = crank
    const profile: Ink = [
      rect(face - 4, -rim * 0.42, depth - face + 4, rim * 0.84, 3, bold, f, "ink", "level"),
      rect(depth - 7, -rim * 0.52, 10, rim * 1.04, 2, medium, f, "ink", "level"),
      o.belt === "v-belt"
        ? path(
            rounded(
              [
                [0, -rim],
                [6, -rim],
                [face * 0.4, -rim + 17],
                [face * 0.6, -rim + 17],
                [face - 6, -rim],
                [face, -rim],
                [face, rim],
                [face - 6, rim],
                [face * 0.6, rim - 17],
                [face * 0.4, rim - 17],
                [6, rim],
                [0, rim]
              ],
              2
            ),
            bold,
            f,
            "ink",
            "",
            "level"
          )
        : rect(0, -rim, face, 2 * rim, 3, bold, f, "ink", "level"),
      o.belt === "serpentine"
        ? [
            stroke(
              times(ribs, (i) => `M${7.5 + i * 5} ${-rim + 3}V${rim - 3}`),
              2.4,
              "hole"
            ),
            stroke(
              times(ribs, (i) => `M${9.6 + i * 5} ${-rim + 3}V${rim - 3}`),
              1,
              "#ffffff",
              ' stroke-opacity=".4"'
            )
          ]
        : o.belt === "cog"
          ? [
              stroke(`M${face / 2} ${-rim + 3}V${rim - 3}`, face - 12, "hole", ' stroke-dasharray="3.4 5.6" stroke-linecap="butt"'),
              stroke(`M5 ${-rim - 2}V${rim + 2}M${face - 5} ${-rim - 2}V${rim + 2}`, 5, line)
            ]
          : [
              stroke(`M${face * 0.4} ${-rim + 18}V${rim - 18}M${face * 0.6} ${-rim + 18}V${rim - 18}`, fine, line),
              path(`M9 ${-rim + 4}L${face * 0.4} ${-rim + 17}H${face * 0.6}L${face - 9} ${-rim + 4}Z`, fine, "hole"),
              path(`M9 ${rim - 4}L${face * 0.4} ${rim - 17}H${face * 0.6}L${face - 9} ${rim - 4}Z`, fine, "hole")
            ],
      stroke(`M-14 0H${depth + 14}`, fine, "ink", ' stroke-dasharray="16 4 3 4" stroke-opacity=".55" stroke-linecap="butt"')
    ]
    const [from, to] = [Math.min(...run.map(({ x, r }) => x - r)) - 8, Math.max(...run.map(({ x, r }) => x + r)) + 8]
    const [width, tall] = [to - from, crank + 2 * pump + 24 + crank]
    const all = width + 30 + depth
    const k = Math.min(1.3, 330 / (tall + 20), 366 / all)
    const way = V.is("left") ? -1 : 1
    const fx = 200 - (way * (all - width) * k) / 2 - ((from + to) / 2) * k
    const fy = 188 + (tall / 2 - crank) * k
    const px = way > 0 ? 200 + (all / 2 - depth) * k : 200 - (all / 2) * k
    const py = V.is("low", 0.6) ? fy : fy + above.y * k * 0.9
    return [
      group(
        `translate(${fx} ${fy}) scale(${k})`,
        belt,
        run.map((pulley, i) => spun(pulley, pulley === below ? 0 : pulley === above ? 2 : i + 3))
      ),
      group(`translate(${px} ${py}) scale(${k})`, profile),
      dimension(fx - crank * k, fy + crank * k + 32, fx + crank * k, fy + crank * k + 32, `Ø${o.crank}"`, crank * k * 0.5)
    ]
  }
)
