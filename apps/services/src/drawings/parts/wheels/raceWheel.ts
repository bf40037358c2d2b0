import {
  PAINT,
  bold,
  centreCross,
  circle,
  dimension,
  fine,
  group,
  hexagon,
  holes,
  medium,
  num,
  part,
  path,
  pick,
  polar,
  rect,
  rotate,
  times
} from "../../pen/index.ts"

/** Steel race wheel, face view; beadlock ring optional; wide-5 puts the studs at the rim. */
export const raceWheel = part(
  "race-wheel",
  "Steel race wheel",
  {
    bolts: pick("5", "4", "6", "wide-5"),
    colour: pick("silver", "white", "black", "accent", "red", "orange", "yellow", "green", "blue"),
    beadlock: pick("no", "yes"),
    dia: num(10, 17, 15),
    width: num(7, 16, 10),
    offset: num(0, 7, 3)
  },
  (o) => {
    const x = 200
    const y = 194
    const R = 122 + (o.dia - 10) * 5
    const f = PAINT[o.colour]
    const w5 = o.bolts === "wide-5"
    const n = w5 ? 5 : +o.bolts
    const r = R - 26
    const slot = (i: number) =>
      rotate(
        i * 45 + 22.5,
        x,
        y,
        path(
          `M${x - 17} ${y - r * 0.74}Q${x} ${y - r * 0.81} ${x + 17} ${y - r * 0.74}L${x + 13} ${y - r * 0.62}Q${x} ${y - r * 0.66} ${x - 13} ${y - r * 0.62}Z`,
          medium,
          "hole"
        )
      )
    const hub = w5
      ? [
          circle(x, y, r * 0.52, bold),
          circle(x, y, r * 0.44, fine),
          holes(x, y, r * 0.72, 5, 15, -90, medium, f),
          holes(x, y, r * 0.72, 5, 8, -90),
          holes(x, y, r * 0.78, 5, 5, -54, medium, "hole"),
          centreCross(x, y, 16)
        ]
      : [
          times(8, slot),
          circle(x, y, r * 0.52, medium, f),
          circle(x, y, r * 0.46, fine, "none"),
          holes(x, y, r * 0.34, n, 8.5, -90),
          circle(x, y, r * 0.19, bold),
          centreCross(x, y, 14)
        ]
    const lock =
      o.beadlock === "yes"
        ? [
            circle(x, y, R - 1, bold, "accent"),
            circle(x, y, R - 25, medium, f),
            times(16, (i) => {
              const [a, b] = polar(x, y, R - 13, i * 22.5)
              return hexagon(a, b, 6.5, fine + 0.6, "paper", i * 22.5)
            })
          ]
        : [circle(x, y, R, bold), circle(x, y, R - 7, fine), circle(x, y, R - 16, medium, "tint"), circle(x, y, R - 24, fine, "mid")]
    // The rim from above, with the plate that bolts to the hub as far from its back as the offset says.
    const half = o.width * 9
    const edge = [
      path(`M${x - half} 307h12l10 9h${2 * half - 44}l10-9h12v48h-12l-10-8h${44 - 2 * half}l-10 8h-12Z`, bold, f, "ink", "", "level"),
      rect(x + half - 4 - o.offset * 18, 301, 8, 60, 2, medium, "accent")
    ]
    const face = [
      lock,
      circle(x, y, r, bold, f),
      circle(x, y, r - 9, fine, "none"),
      hub,
      rotate(118, x, y, path(`M${x - 4} ${y - R + 8}h8v-13h-8z`, medium, "hole"))
    ]
    return [
      group(`translate(${x} 172) scale(0.78) translate(${-x} ${-y})`, face),
      edge,
      dimension(x - 0.78 * R, 384, x + 0.78 * R, 384, `${o.dia}"`, 200)
    ]
  },
  [0, -14],
  [-1, 7, 1.1]
)
