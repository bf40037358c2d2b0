import {
  bold,
  centreCross,
  circle,
  type Color,
  dimension,
  group,
  type Ink,
  num,
  PAINT,
  part,
  path,
  pick,
  rect,
  shaded,
  stroke,
  tube
} from "../../pen/index.ts"

/** Sheet units per inch of the coils' width and of the drop. */
const [INCH, LOWER] = [20, 26]

/** Draws a spring from the start and pitch of each coil, from top to bottom. The first and last coils are flat. */
const getCoils = (R: (share: number) => number, height: number, pitches: readonly number[], wire: number, paint: Color): Ink => {
  const sum = pitches.reduce((all, pitch) => all + pitch, 0)
  let y = 0
  const strands = pitches.map((pitch) => {
    const [from, to] = [(y / sum) * height, ((y + pitch) / sum) * height]
    y += pitch
    const [a, b] = [R(from / height), R(to / height)]
    const middle = (from + to) / 2
    const [c, d] = [(to - from) * 0.3, (to - from) * 0.2]
    return {
      front: `M${-a} ${from}C${-a} ${from + c} ${b} ${middle - d} ${b} ${middle}`,
      back: `M${b} ${middle}C${b} ${middle + d} ${-b} ${to - c} ${-b} ${to}`
    }
  })
  return [
    tube(strands.map(({ back }) => back).join(""), wire, shaded(paint), 2.8, "round"),
    tube(strands.map(({ front }) => front).join(""), wire, paint, 2.8, "round")
  ]
}

/**
 * Lowering springs: the coils get closer toward the top, and inactive coils touch each other. Shows the spring from the side and its seat
 * from above.
 */
export const loweringSprings = part(
  "lowering-springs",
  "Lowering springs",
  { drop: num(0, 3, 1), colour: pick("accent", "black", "red", "silver"), set: pick("pair", "four"), inside: num(3.4, 5.6, 4.6) },
  (o, V) => {
    const f = o.colour === "black" ? "rubber" : PAINT[o.colour]
    const wire = V.one("wire", [15, 17, 19])
    const inner = (o.inside * INCH) / 2
    const R = inner + wire / 2
    const height = 284 - o.drop * LOWER
    const working = V.one("working", [4, 5, 6])
    const dead = V.one("dead", [2, 3, 4])
    const neck = V.one("neck", [0.66, 0.82, 1])
    const pitches = [
      ...Array.from({ length: dead }, () => wire * 1.12),
      ...Array.from({ length: working }, (_, i) => (height - dead * wire) / working + i * 3),
      wire * 1.1
    ]
    const shape = (share: number): number => R * (share < 0.12 ? neck : share < 0.5 ? neck + ((share - 0.12) / 0.38) * (1 - neck) : 1)
    const one = (sleeve: boolean): Ink => [
      getCoils(shape, height, pitches, wire, f),
      // A sleeve on the lowest coil prevents noise at its seat.
      sleeve
        ? tube(`M${-R} ${height}C${-R} ${height + 8} ${R * 0.9} ${height + 3} ${R} ${height + 8}`, wire + 5, "rubber", 3, "round")
        : "",
      rect(-9, height * V.one("tag", [0.5, 0.7, 0.36]), 18, 14, 2, 1.2, V.brand.ink),
      stroke(`M-5 ${height * V.one("tag", [0.5, 0.7, 0.36]) + 7}h10`, 1.8, "#ffffff")
    ]
    const sleeve = V.is("sleeve")
    const seat = (k: number): Ink => [
      circle(0, 0, (inner + wire) * k, bold, f, "ink", "flat"),
      stroke(
        `M${-(inner + wire / 2) * k} 0A${(inner + wire / 2) * k} ${(inner + wire / 2) * k} 0 0 1 0 ${-(inner + wire / 2) * k}`,
        3,
        "#ffffff",
        ' stroke-opacity=".5"'
      ),
      circle(0, 0, inner * k, bold, "sheet"),
      path(`M${inner * k} -2l${wire * k} 6`, bold, "none"),
      centreCross(0, 0, (inner + wire) * k + 10)
    ]
    const sizes = (x: number, y: number): Ink => dimension(x - inner, y + R + 34, x + inner, y + R + 34, `Ø${o.inside}"`, R + 28)
    const stand = (x: number, y: number, k = 1, lean = 0): Ink =>
      group(`translate(${x} ${y}) rotate(${lean}) scale(${k}) translate(0 ${-height})`, one(sleeve))
    const step = 2 * R + wire + 14
    if (o.set === "four") {
      const k = 0.6
      const columns = V.is("rows")
      const [x, y] = columns ? [318, V.is("high") ? 140 : 240] : [200, 300]
      const places = columns
        ? ([
            [62, 190],
            [62 + step * 0.72, 190],
            [62, 382],
            [62 + step * 0.72, 382]
          ] as const)
        : ([
            [50, 206],
            [150, 206],
            [250, 206],
            [350, 206]
          ] as const)
      return [
        places.map(([px, py], i) => stand(px, py, i < 2 ? k : k * 0.88)),
        group(`translate(${x} ${y}) scale(${columns ? 1 : 0.8})`, seat(1)),
        columns ? sizes(x, y) : group(`translate(${x} ${y}) scale(.8) translate(${-x} ${-y})`, sizes(x, y))
      ]
    }
    const lying = V.int("lying", 4)
    const left = R + wire + 8
    const base = 210 + height / 2
    const pair: Ink =
      lying === 0
        ? [stand(left, base), stand(left + step, base)]
        : lying === 1
          ? [stand(left, base), stand(left + step - 6, base + 4, 1, 10)]
          : lying === 2
            ? [stand(400 - left, base), stand(400 - left - step, base)]
            : [stand(200 - height / 2 - 20, 96, 1, -90), stand(200 - height / 2 - 20, 108 + step, 1, -90)]
    const [x, y] =
      lying === 3
        ? [296, 312]
        : [lying === 2 ? 400 - 2 * left - step - inner - wire - 4 : 2 * left + step + inner + wire + 4, V.is("high") ? 130 : 270]
    return lying === 3
      ? [
          group("translate(0 -8) scale(.9)", pair),
          group(`translate(${x - 60} ${y - 4}) scale(.8)`, seat(1)),
          dimension(x - 60 - inner * 0.8, 392, x - 60 + inner * 0.8, 392, `Ø${o.inside}"`, 60)
        ]
      : group(
          `translate(${lying === 2 ? 392 : 8} 200) scale(${Math.min(1, 384 / (2 * left + step + 2 * (inner + wire) + 16))}) translate(${lying === 2 ? -392 : -8} -200)`,
          [pair, group(`translate(${x} ${y})`, seat(1)), sizes(x, y)]
        )
  }
)
