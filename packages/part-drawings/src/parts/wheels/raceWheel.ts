import {
  bold,
  brandBadge,
  circle,
  dots,
  fine,
  hexagon,
  holes,
  type Ink,
  medium,
  num,
  PAINT,
  part,
  path,
  pick,
  polar,
  rotate,
  rounded,
  stroke,
  turned
} from "../../pen/index.ts"
import { rimSection } from "./rimSection.ts"
import { wheelSheet } from "./wheelSheet.ts"

/** Sheet units per inch of the wheel's diameter, and per inch of its width in the section. */
const [INCH, ACROSS] = [7.6, 9.4]

/** Steel race wheel: the face with its bolt circle, an optional bead lock, and the section with its offset from the inner bead. */
export const raceWheel = part(
  "race-wheel",
  "Steel race wheel",
  {
    bolts: pick("5", "4", "6", "wide-5"),
    circle: num(3.5, 10.5, 4.75),
    colour: pick("silver", "white", "black", "accent", "red", "orange", "yellow", "green", "blue"),
    beadlock: pick("no", "yes"),
    dia: num(10, 17, 15),
    width: num(7, 16, 10),
    offset: num(0, 7, 3)
  },
  (o, V) => {
    const R = o.dia * INCH + 8
    const f = o.colour === "black" ? "rubber" : o.colour === "silver" ? "tint" : PAINT[o.colour]
    const line = o.colour === "black" ? "mid" : "ink"
    const isWide = o.bolts === "wide-5"
    const n = isWide ? 5 : Number(o.bolts)
    const locks = o.beadlock === "yes"
    const ri = R - (locks ? 26 : 19)
    const bolted = Math.min(ri - 16, (isWide ? 10.25 : o.circle) * INCH * 0.5 * (isWide ? 1 : 1.12))
    const hub = isWide ? ri * 0.56 : Math.max(bolted + 13, ri * 0.44)
    // The brand determines the pressed shape: slots, round holes or none.
    const pressed = V.int("pressed", 4)
    const windows = V.one("windows", [8, 10, 12])
    const middle = (hub + ri) / 2 + 1
    const opening = (i: number): string => {
      const a = (i * 360) / windows + 180 / windows
      const half = 360 / windows / 3.6
      return rounded(
        [
          polar(0, 0, ri - 9, a - half),
          polar(0, 0, ri - 9, a + half),
          polar(0, 0, hub + 12, a + half * 0.9),
          polar(0, 0, hub + 12, a - half * 0.9)
        ],
        5
      )
    }
    const openings: Ink = isWide
      ? ""
      : pressed === 0
        ? path(Array.from({ length: windows }, (_, i) => opening(i)).join(""), medium, "hole")
        : pressed === 1
          ? holes(0, 0, middle, windows, Math.min(10, (ri - hub) * 0.22), 0, medium, "hole")
          : pressed === 2
            ? stroke(
                Array.from(
                  { length: windows },
                  (_, i) => `M${polar(0, 0, hub + 7, (i * 360) / windows).join(" ")}L${polar(0, 0, ri - 8, (i * 360) / windows).join(" ")}`
                ).join(""),
                2,
                line
              )
            : circle(0, 0, middle, fine, "none", line)
    const wide: Ink = isWide
      ? [
          circle(0, 0, hub, medium, "mid"),
          circle(0, 0, hub - 7, bold, "sheet"),
          stroke(
            Array.from(
              { length: 5 },
              (_, i) => `M${polar(0, 0, hub + 6, -54 + i * 72).join(" ")}L${polar(0, 0, ri - 6, -54 + i * 72).join(" ")}`
            ).join(""),
            V.one("rib", [2, 4, 7]),
            line
          ),
          holes(0, 0, bolted, 5, 13, -90, medium, f),
          holes(0, 0, bolted, 5, 7, -90, medium, "hole")
        ]
      : [
          circle(0, 0, hub, medium, f, "ink", "dome"),
          circle(0, 0, hub - 5, fine, "none", line),
          holes(0, 0, bolted, n, 9, -90, fine, "tint"),
          holes(0, 0, bolted, n, 6, -90, medium, "hole"),
          circle(0, 0, bolted * 0.55, bold, "mid"),
          circle(0, 0, bolted * 0.55 - 5, fine, "sheet")
        ]
    const ring = V.one("ring", ["accent", "tint", "#c9a35a", "rubber"] as const)
    const [bx, by] = polar(0, 0, (hub + ri) / 2, V.one("badge", [-90, 90, 30, 210]))
    const face: Ink = [
      locks
        ? [
            circle(0, 0, R, bold, ring),
            circle(0, 0, R - 20, medium, "none"),
            Array.from({ length: 16 }, (_, i) => polar(0, 0, R - 10.5, i * 22.5 + 11)).map(([x, y]) => [
              circle(x, y, 6.6, fine, "tint"),
              hexagon(x, y, 4.4, fine, "mid")
            ])
          ]
        : [
            circle(0, 0, R, bold, f),
            turned(0, 0, ri, R - 2, o.colour === "black" ? 0.25 : 0.7),
            circle(0, 0, R - 5, fine, "none", line),
            circle(0, 0, R - 12, fine, "none", line)
          ],
      circle(0, 0, ri, bold, f, "ink", "dish"),
      circle(0, 0, ri - 5, fine, "none", line),
      turned(0, 0, hub, ri - 4, o.colour === "black" ? 0.2 : 0.45),
      openings,
      wide,
      pressed === 3 || isWide
        ? brandBadge(V.brand, bx, by, isWide ? 16 : 20)
        : brandBadge(V.brand, ...polar(0, 0, ri - 8, V.one("badge", [-90, 90, 30, 210])), 13),
      V.is("welds", 0.4) ? dots(0, 0, ri - 1, 40, 3, 0, "hole") : "",
      rotate(118, 0, 0, path(`M-4 ${-ri - 4}h8v-13h-8z`, medium, "#c9a35a"))
    ]
    const W = (o.width + 1) * ACROSS
    const plate = Math.min(W - 6, Math.max(14, W - (o.offset + 0.5) * ACROSS))
    return wheelSheet({
      face,
      section: rimSection({ radius: R, width: W, plate, hub, circle: bolted, paint: f, line, lock: locks }),
      radius: R,
      width: W,
      plate,
      dia: `${o.dia}"`,
      wide: `${o.width}"`,
      from: `${o.offset}"`,
      layout: V.one("layout", ["right", "left", "beneath"])
    })
  }
)
