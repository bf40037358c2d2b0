import {
  bold,
  circle,
  centreCross,
  dimension,
  group,
  type Ink,
  leader,
  num,
  PAINT,
  part,
  path,
  pick,
  polar,
  spring,
  stroke
} from "../../pen/index.ts"

/** Sheet units per inch of height. The width scale is slightly larger, so that thin springs are visible. */
const INCH = 21
/** Shear modulus of spring steel in pounds per square inch. */
const STEEL = 11_500_000

/** Computes the wire diameter and the number of working coils for a spring rate. Half of the height is wire, the rest is travel. */
const wound = (od: number, height: number, rate: number): { readonly wire: number; readonly coils: number } => {
  let wire = 0.5
  for (let i = 0; i < 6; i++) wire = ((4 * (od - wire) ** 3 * height * rate) / STEEL) ** 0.2
  return { wire, coils: Math.min(14, (0.5 * height) / wire) }
}

/** Race coil spring from the side, with the number of coils and the wire diameter that result in its rate, and from its end. */
export const coilSpring = part(
  "coil-spring",
  "Coil spring",
  {
    height: num(8, 16, 12),
    rate: num(75, 1400, 300),
    od: pick(5, 2.5, 5.5),
    colour: pick("accent", "white", "black", "silver", "red", "orange", "yellow", "green", "blue")
  },
  (o, V) => {
    const f = o.colour === "black" ? "rubber" : PAINT[o.colour]
    const { wire, coils } = wound(o.od, o.height, o.rate)
    // Enlarges small springs, but so little that they still look smaller than large springs.
    const across = o.od < 4 ? 1.35 : 1.2
    const large = Math.min(1.5, 352 / (o.height * INCH), 300 / (Math.min(144, o.od * INCH * across) + o.od * INCH * across + 40))
    const unit = INCH * across * large
    const R = (o.od * unit) / 2
    const w = Math.max(8, wire * unit)
    const H = o.height * INCH * large
    const [b, front] = spring(0, -H / 2 + w / 2, H / 2 - w / 2, R - w / 2, coils + 1.5, w, f, 2.6)
    // The brand marks a coil with its ink, and the rate next to it.
    const mark = V.int("mark", 3)
    const my = V.one("coil", [-0.26, 0.04, 0.28]) * H
    const stripe = (dx: number): Ink =>
      stroke(`M${dx - w * 0.5} ${my}l${w * 0.9} 3`, Math.max(5, w * 0.42), V.brand.ink, ' stroke-linecap="butt"')
    const er = Math.min(72 * large, R)
    const ew = (er * w) / R
    const ends = V.int("end", 4) * 55 - 80
    const [tx, ty] = polar(0, 0, er - ew / 2, ends)
    const end: Ink = [
      circle(0, 0, er, bold, f === "rubber" ? "rubber" : f, "ink", "flat"),
      stroke(
        `M${-er + ew * 0.5} 0A${er - ew / 2} ${er - ew / 2} 0 0 1 0 ${-er + ew / 2}`,
        Math.max(2, ew * 0.16),
        "#ffffff",
        ' stroke-opacity=".55"'
      ),
      circle(0, 0, er - ew, bold, "sheet"),
      // The last coil is ground flat and ends where the next begins.
      path(`M${tx - 1} ${ty - ew * 0.42}l3 ${ew * 0.84}`, bold, "none"),
      circle(0, 0, er - ew / 2, 1.2, "none", f === "rubber" ? "mid" : "ink"),
      centreCross(0, 0, er + 14)
    ]
    const low = V.is("low", 0.55)
    const side = V.is("left", 0.5) ? -1 : 1
    const gap = 34
    const all = 2 * R + gap + 2 * er
    const sx = 200 - side * (all / 2 - R)
    const ex = 200 + side * (all / 2 - er)
    const ey = low ? 200 + H / 2 - er : 200 - H / 2 + er
    const lean = V.one("lean", [0, 0, 7])
    const outer = sx - side * (R + 22)
    return [
      group(
        `translate(${sx} 200)${lean ? ` rotate(${side * lean})` : ""}`,
        b,
        front,
        mark === 0 ? stripe(-R * 0.4) : mark === 1 ? [stripe(-R * 0.2), stripe(R * 0.3)] : ""
      ),
      group(`translate(${ex} ${ey})`, end),
      dimension(outer, 200 + H / 2, outer, 200 - H / 2, `${o.height}"`, 0, 0),
      dimension(ex - er, low ? ey - er - 26 : ey + er + 26, ex + er, low ? ey - er - 26 : ey + er + 26, `Ø${o.od}"`, 0, 0),
      leader(
        sx + side * R * 0.8,
        low ? 200 - H * 0.36 : 200 + H * 0.36,
        ex - side * 34,
        low ? 200 - H / 2 + 14 : 200 + H / 2 - 14,
        `${o.rate} LB/IN`
      )
    ]
  }
)
