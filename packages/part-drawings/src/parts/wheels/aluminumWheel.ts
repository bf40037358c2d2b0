import {
  bold,
  brandBadge,
  circle,
  type Color,
  dots,
  fill,
  fine,
  holes,
  type Ink,
  medium,
  num,
  part,
  path,
  pick,
  polar,
  stroke,
  turned
} from "../../pen/index.ts"
import { rimSection } from "./rimSection.ts"
import { wheelSheet } from "./wheelSheet.ts"

/** Sheet units per inch of the wheel's diameter, and per inch of its width in the section. */
const [INCH, ACROSS] = [6.7, 11]
const MILLIMETER = ACROSS / 25.4

const spot = (r: number, angle: number): string =>
  polar(0, 0, r, angle - 90)
    .map((value) => value.toFixed(1))
    .join(" ")

/** Aluminum wheel: its spokes and bolt circle from the front, and its mounting face in section. */
export const aluminumWheel = part(
  "aluminum-wheel",
  "Aluminum wheel",
  {
    spokes: num(5, 12, 5),
    bolts: pick(5, 4, 6, 8),
    circle: num(3.5, 10.5, 4.75),
    finish: pick("polished", "black", "grey"),
    dia: num(14, 20, 17),
    width: num(6, 12, 8),
    offset: num(-25, 50, 6)
  },
  (o, V) => {
    const R = o.dia * INCH + 6
    const lip = V.one("lip", [9, 15, 23])
    const ri = R - lip
    const f = fill(o.finish, { polished: "chrome", black: "rubber", grey: "#79808a" })
    const line: Color = o.finish === "black" ? "mid" : "ink"
    const n = Math.round(o.spokes)
    const bolted = (Math.min(8, o.circle) * INCH) / 2
    const hub = Math.max(bolted + 12, R * 0.26)
    const wide = 180 / n
    const form = V.int("form", 5)
    const fat = V.num("fat", 0.82, 1.18)
    const turn = V.one("turn", [-18, 18]) * (form === 3 ? 1 : 0)
    const foot = hub * 0.72
    /** Draws a spoke from the hub to the rim. `from` and `to` are half of its angle at these ends. */
    const blade = (at: number, from: number, to: number): string =>
      `M${spot(foot, at - from)}Q${spot((foot + ri) / 2, at + turn * 0.4 - (from * 0.5 + to * 0.3) * fat)} ${spot(ri + 3, at + turn - to * fat)}L${spot(ri + 3, at + turn + to * fat)}Q${spot((foot + ri) / 2, at + turn * 0.4 + (from * 0.5 + to * 0.3) * fat)} ${spot(foot, at + from)}Z`
    const spoke = (at: number): string =>
      [
        () => blade(at, wide * 0.92, wide * 0.36),
        () => blade(at - wide * 0.3, wide * 0.44, wide * 0.15) + blade(at + wide * 0.3, wide * 0.44, wide * 0.15),
        () => blade(at, wide * 1.02, wide * 0.6),
        () => blade(at, wide * 0.7, wide * 0.26),
        () =>
          blade(at, wide * 0.55, wide * 0.2) +
          `M${spot((ri + foot) / 1.8, at)}L${spot(ri + 3, at - wide * 0.78)}L${spot(ri + 3, at - wide * 0.5)}L${spot((ri + foot) / 1.7, at)}L${spot(ri + 3, at + wide * 0.5)}L${spot(ri + 3, at + wide * 0.78)}Z`
      ][form]?.() ?? ""
    const angles = Array.from({ length: n }, (_, i) => (i * 360) / n + V.one("stands", [0, wide]))
    // A ledge along the spoke, or a window in it, has a highlight.
    const inset = (at: number): string =>
      form === 2
        ? `M${spot(ri - 9, at - wide * 0.36)}L${spot(ri - 9, at + wide * 0.36)}L${spot(hub + 8, at)}Z`
        : form === 0
          ? `M${spot(ri - 8, at - wide * 0.15)}L${spot(ri - 8, at + wide * 0.15)}L${spot(hub + 4, at + wide * 0.08)}L${spot(hub + 4, at - wide * 0.08)}Z`
          : ""
    const cap = V.int("cap", 3)
    const face: Ink = [
      circle(0, 0, R, bold, f),
      turned(0, 0, ri, R - 1, o.finish === "polished" ? 0.9 : 0.35),
      circle(0, 0, R - 4, fine, "none", line),
      V.is("rivets", 0.25) ? dots(0, 0, (R + ri) / 2, 30, 4, 0, "hole") : "",
      circle(0, 0, ri, medium, "hole"),
      // The brake is visible behind the spokes.
      circle(0, 0, ri * 0.78, fine, "#30353d", "ink", "dish"),
      circle(0, 0, ri * 0.66, 2.4, "none", "#59616d"),
      path(angles.map(spoke).join(""), 2.6, f),
      stroke(
        angles.map((at) => `M${spot(foot + 6, at - wide * 0.3)}L${spot(ri - 2, at + turn - wide * 0.2)}`).join(""),
        1.6,
        "#ffffff",
        ' stroke-opacity=".35"'
      ),
      form === 0 || form === 2 ? path(angles.map(inset).join(""), fine, form === 2 ? "hole" : "none", line) : "",
      circle(0, 0, hub, medium, f, "ink", "dome"),
      circle(0, 0, hub - 4, fine, "none", line),
      holes(0, 0, bolted, o.bolts, Math.min(7, 46 / o.bolts), -90, medium, "hole"),
      circle(0, 0, bolted * 0.58, medium, cap === 0 ? "rubber" : f, "ink", cap === 1 ? "dish" : "dome"),
      brandBadge(V.brand, 0, 0, bolted * 0.56),
      stroke(`M${spot(R - lip / 2, 128)}L${spot(ri - 8, 129)}`, 5),
      stroke(`M${spot(R - lip / 2, 128)}L${spot(ri - 8, 129)}`, 2.4, "#c9a35a")
    ]
    const W = (o.width + 1) * ACROSS
    const plate = Math.min(W - 8, Math.max(16, W / 2 - o.offset * MILLIMETER))
    const section = rimSection({ radius: R, width: W, plate, hub, circle: bolted, paint: f, line, lock: false })
    return wheelSheet({
      face,
      section,
      radius: R,
      width: W,
      plate,
      dia: `${o.dia}"`,
      wide: `${o.width}"`,
      from: "",
      layout: V.one("layout", ["right", "left", "beneath"])
    })
  }
)
