import {
  bold,
  centreLine,
  circle,
  dimension,
  dots,
  fine,
  group,
  hatch,
  holes,
  type Ink,
  medium,
  mirror,
  num,
  part,
  path,
  pick,
  type Point,
  polar,
  rect,
  stroke,
  text,
  times,
  turned
} from "../../pen/index.ts"

/** Sheet units per inch of the rotor's radius. */
const INCH = 9.4
/** Returns the path data of a point at a radius and angle around the rotor's center. */
const spot = (r: number, angle: number): string =>
  polar(0, 0, r, angle)
    .map((value) => value.toFixed(1))
    .join(" ")

/** Vented brake rotor: its face, and a section that shows hat, vanes and bolt circle. */
export const brakeRotor = part(
  "brake-rotor",
  "Brake rotor",
  {
    style: pick("drilled-slotted", "drilled", "slotted", "plain"),
    bolts: num(4, 8, 5),
    circle: num(3.5, 10.5, 4.75),
    direction: pick("R", "L"),
    dia: num(9, 15, 12)
  },
  (o, V) => {
    const R = o.dia * INCH
    const k = o.direction === "L" ? -1 : 1
    const isSlotted = o.style.includes("slotted")
    const isDrilled = o.style.includes("drilled")
    // The widest bolt circles exceed the hat, because such rotors are bolted to a separate hub.
    const rb = Math.min(R * 0.5, Math.max(R * 0.27, o.circle * INCH * 0.78))
    const ri = Math.min(R - 26, Math.max(R * (0.54 + V.int("ring", 4) * 0.022), rb + 20))
    const bore = Math.max(16, rb * 0.56)
    // The brand determines the arrangement of grooves and holes.
    const count = V.one("slots", isDrilled ? [6, 8, 10] : [6, 8, 10, 12, 14])
    const sweep = V.one("sweep", [10, 18, 27])
    const hook = V.int("hook", 4)
    const groove = (a: number): string => {
      const at = (r: number, angle: number): string => spot(r, a + k * angle)
      const middle = (ri + R) / 2
      return (
        [
          `M${at(ri + 8, 0)}Q${at(middle, sweep * 0.4)} ${at(R - 3, sweep)}`,
          `M${at(ri + 12, 0)}L${at(R - 9, sweep * 0.7)}`,
          `M${at(ri + 8, 0)}L${at(R - 16, sweep * 0.7)}Q${at(R - 6, sweep * 0.9)} ${at(R - 14, sweep * 1.3)}`,
          `M${at(ri + 9, 0)}Q${at(middle - 4, 0)} ${at(middle - 4, sweep * 0.4)}M${at(middle + 6, sweep * 0.6)}L${at(R - 8, sweep)}`
        ][hook] ?? ""
      )
    }
    const rows = V.one("rows", [3, 4, 5])
    const each = isSlotted ? count * 2 : V.one("each", [14, 18, 24])
    const twist = V.one("twist", [4, 7, 11])
    const drill = isDrilled
      ? times(rows, (i) =>
          dots(
            0,
            0,
            ri + 11 + (i * (R - ri - 22)) / (rows - 1),
            each,
            isSlotted ? 6.2 : 7.2,
            isSlotted ? k * sweep * 0.85 * (i / (rows - 1)) + 90 / count : k * i * twist,
            "hole"
          )
        )
      : ""
    const grooves = isSlotted ? times(count, (i) => groove((i * 360) / count)) : ""
    const rim = V.int("rim", 3)
    const notch = V.int("notch", 5)
    const face: Ink = [
      circle(k * 14, 4, R, bold, "mid"),
      `<circle cx="${k * 9}" cy="3" r="${R - 4}" fill="none" stroke="#23272e" stroke-width="9" stroke-dasharray="${(R * 0.11).toFixed(2)} ${(R * 0.047).toFixed(2)}" stroke-linecap="butt"/>`,
      circle(k * 14, 4, R, bold, "none"),
      circle(0, 0, R, bold, "tint"),
      turned(0, 0, ri, R - 2),
      circle(0, 0, R - 5, fine, "none"),
      stroke(grooves, 5.2, "rubber"),
      grooves === "" ? "" : stroke(grooves, 1.4, "#ffffff", ' transform="translate(1.5 1.8)" stroke-opacity=".7"'),
      drill,
      V.is("balance", 0.5) ? stroke(`M${spot(R - 3, notch * 47)}A${R - 3} ${R - 3} 0 0 1 ${spot(R - 3, notch * 47 + 9)}`, 6, "mid") : "",
      circle(0, 0, ri, medium, "mid"),
      circle(0, 0, ri - 7, bold, "tint", "ink", "dome"),
      turned(0, 0, bore, ri - 12, 0.6),
      rim === 1
        ? circle(0, 0, ri - 16, fine, "none")
        : rim === 2
          ? [circle(0, 0, rb + 13, fine, "none"), circle(0, 0, rb - 13, fine, "none")]
          : "",
      holes(0, 0, rb, o.bolts, 7.6, -90, medium, "hole"),
      o.bolts < 7 && V.is("jacks") ? holes(0, 0, rb, 2, 2.6, -90 + 180 / o.bolts, fine, "hole") : "",
      V.is("cast")
        ? text(
            `${o.direction} ${V.brand.initials.join("")}`,
            ...polar(0, 0, rb, o.bolts % 2 === 0 ? 90 + 180 / o.bolts : 90),
            9,
            "middle",
            1.4
          )
        : "",
      circle(0, 0, bore + 5, fine, "none"),
      circle(0, 0, bore, bold, "mid"),
      circle(0, 0, bore - 6, fine, "sheet")
    ]
    // The section: two rings with vanes between them, and the hat.
    const [width, hat, wall] = [22, 34, 6]
    const ring = (x: number): readonly Point[] => [
      [x, -R],
      [x + 7, -R],
      [x + 7, -ri],
      [x, -ri]
    ]
    const top: readonly Point[] = [
      [width - 7, -ri],
      [width, -ri],
      [width, -ri + 10],
      [width + hat, -ri + 12],
      [width + hat, -bore],
      [width + hat - wall, -bore],
      [width + hat - wall, -ri + 12 + wall],
      [width - wall, -ri + 10 + wall]
    ]
    const cut = (points: readonly Point[]): Ink => [
      path(`M${points.map((point) => point.join(" ")).join("L")}Z`, medium, "tint"),
      hatch(points, 6)
    ]
    const section: Ink = [
      rect(width - 2, 0, hat + 2, ri - 8, 2, bold, "tint", "ink", "level"),
      rect(0, 0, width, R, 2, bold, "tint", "ink", "level"),
      stroke(
        times(11, (i) => `M8 ${(R * (0.05 + i * 0.088)).toFixed(0)}h6`),
        R * 0.05,
        "rubber",
        ' stroke-linecap="butt"'
      ),
      rect(7, -R + 8, width - 14, R - ri - 14, 0, fine, "mid"),
      cut(ring(0)),
      cut(ring(width - 7)),
      cut(top),
      rect(width + hat - wall - 2, -rb - 6, wall + 3, 12, 0, fine, "sheet"),
      centreLine(-10, 0, width + hat + 10, 0)
    ]
    const gap = V.one("gap", [36, 20, 50])
    if (V.is("lies", 0.4)) {
      const share = Math.min(1.04, 344 / (2 * R + gap + width + hat))
      const top = 210 - ((2 * R + gap + width + hat) * share) / 2
      const [y, below] = [top + R * share, top + (2 * R + gap) * share]
      return [
        group(`translate(200 ${y}) scale(${share})`, face),
        group(`translate(200 ${below}) rotate(90) scale(${share})`, k > 0 ? section : group("scale(1 -1)", section)),
        dimension(200 - R * share, top - 18, 200 + R * share, top - 18, `Ø${o.dia}"`, -R * 0.5)
      ]
    }
    const all = 2 * R + 14 + gap + width + hat
    const large = Math.min(1.16, 384 / all)
    const left = 200 - (all * large) / 2
    const right = 200 + (all * large) / 2
    const [fx, sx] = k > 0 ? [left + R * large, right - (width + hat) * large] : [right - R * large, left + (width + hat) * large]
    return [
      group(`translate(${fx} 200) scale(${large})`, face),
      group(`translate(${sx} 200) scale(${large})`, k > 0 ? section : mirror(0, section)),
      dimension(fx - R * large, 200 + R * large + 26, fx + R * large, 200 + R * large + 26, `Ø${o.dia}"`, R * 0.5)
    ]
  },
  [0, -4],
  [0, 0]
)
