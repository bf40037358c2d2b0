import { centreLine, dimension, num, PAINT, part, pick, spring } from "../../pen/index.ts"

/** Race coil spring, side view. height 8-16 in, coils, rate thickens the wire. */
export const coilSpring = part(
  "coil-spring",
  "Coil spring",
  {
    height: num(8, 16, 12),
    coils: num(5, 11, 7),
    rate: num(75, 1400, 300),
    od: pick(5, 2.5, 5.5),
    colour: pick("accent", "white", "black", "silver", "red", "orange", "yellow", "green", "blue")
  },
  (o) => {
    const H = 170 + (o.height - 8) * 15
    const y1 = 195 - H / 2
    const y2 = 195 + H / 2
    const w = Math.min(17 + o.rate / 110, (H / (o.coils + 1)) * 0.86)
    const R = +o.od < 4 ? 62 : +o.od > 5 ? 100 : 92
    const [b, f] = spring(200, y1 + w / 2, y2 - w / 2, R, o.coils, w, PAINT[o.colour], 4.5)
    const e = R + w / 2
    return [
      b,
      centreLine(200, y1 - 18, 200, y2 + 18),
      f,
      dimension(200 + e + 32, y2, 200 + e + 32, y1, `${o.height}"`, 0, 0),
      dimension(200 - e, y2 + 30, 200 + e, y2 + 30, `Ø${o.od}"`, 18)
    ]
  },
  [-22, -4],
  [0, 7, 1.1]
)
