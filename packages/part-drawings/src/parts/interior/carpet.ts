import {
  bold,
  brandBadge,
  circle,
  fine,
  type Ink,
  linesWithin,
  medium,
  mirror,
  PAINT,
  part,
  path,
  pick,
  rounded,
  stroke,
  times
} from "../../pen/index.ts"

/**
 * Molded floor carpet from above: two foot wells, the tunnel between them, the heel pad on the driver's side. The car
 * determines its outline.
 */
export const carpet = part(
  "carpet",
  "Cab carpet",
  {
    colour: pick("black", "grey", "accent", "red", "blue", "green", "tan", "maroon", "navy"),
    pile: pick("loop", "cut"),
    pad: pick("yes", "no"),
    backing: pick("jute", "mass")
  },
  (o, V) => {
    const f = o.colour === "black" ? "rubber" : PAINT[o.colour]
    const isDeep = o.colour === "black" || o.colour === "navy" || o.colour === "maroon"
    const line = isDeep ? "black" : "ink"
    // Shape of this car's floor. `toe` is the length of the foot wells.
    const toe = 56 + V.int("toe", 4) * 16
    const front = 24 + V.int("front", 4) * 14
    const back = 18 + V.int("back", 3) * 14
    const end = V.one("end", [356, 336, 372])
    const tunnel = { top: 22 + V.int("tunnel", 3) * 7, bottom: 34 + V.int("hump", 3) * 9, nose: V.one("nose", [44, 62, 30]) }
    const isLong = V.is("rear", 0.4)
    const half = [
      [200 - tunnel.top, tunnel.nose, 12],
      [200 - tunnel.top - 8, toe + 6, 16],
      [front + 20, toe + V.int("slant", 3) * 9, 22],
      [front, toe + 62, 18],
      [back, isLong ? 250 : end - 20, 22],
      ...(isLong
        ? ([
            [back + 26, 262, 14],
            [back + 22, end, 18]
          ] as const)
        : ([[back + 14, end, 20]] as const)),
      [200 - tunnel.bottom - 10, end + 6, 14],
      [200 - tunnel.bottom, end - 34, 14]
    ] as const
    const outline = [...half, ...half.toReversed().map(([x, y, r]) => [400 - x, y, r] as const)]
    const edge = rounded(outline)
    // Rows of tufts over the floor, drawn as dashes.
    const tufts = linesWithin(outline, 13)
    const hump = rounded([
      [200 - tunnel.top, tunnel.nose + 6, 14],
      [200 + tunnel.top, tunnel.nose + 6, 14],
      [200 + tunnel.bottom, end - 30, 20],
      [200 - tunnel.bottom, end - 30, 20]
    ])
    const lever = toe + 56 + V.int("lever", 3) * 22
    const heel = rounded([
      [front + 34, toe + 74, 10],
      [176 - tunnel.top, toe + 66, 10],
      [170 - tunnel.bottom + 10, toe + 170, 10],
      [front + 26, toe + 176, 10]
    ])
    const ribs = V.is("ribs")
    const pile = o.pile === "loop" ? ' stroke-dasharray="0 16"' : ' stroke-dasharray="5 11" stroke-linecap="butt"'
    const pad: Ink =
      o.pad === "yes"
        ? [
            path(heel, bold, V.brand.ink),
            stroke(
              times(5, (i) =>
                ribs ? `M${front + 44} ${toe + 92 + i * 17}H${162 - tunnel.top}` : `M${front + 52 + i * 17} ${toe + 86}v74`
              ),
              medium,
              "#ffffff",
              ' stroke-opacity=".55"'
            ),
            V.is("badge") ? brandBadge(V.brand, (front + 176 - tunnel.top + 24) / 2, toe + 122, 26, "#ffffff", V.brand.ink) : ""
          ]
        : ""
    // A folded corner shows the backing: woven jute or a mass layer.
    const corner: Ink = [
      path(
        `M${400 - back - 2} ${end - 76}V${end - 16}Q${400 - back - 2} ${end} ${400 - back - 20} ${end + 2}L${400 - back - 84} ${end + 4}Q${400 - back - 60} ${end - 50} ${400 - back - 2} ${end - 76}Z`,
        bold,
        o.backing === "jute" ? "#b99a6b" : "mid"
      ),
      o.backing === "jute"
        ? stroke(
            `M${400 - back - 60} ${end - 6}l40-46M${400 - back - 40} ${end - 4}l34-38M${400 - back - 66} ${end - 22}l20 22M${400 - back - 48} ${end - 40}l34 36M${400 - back - 26} ${end - 56}l22 26`,
            fine
          )
        : stroke(`M${400 - back - 62} ${end - 8}q16-34 50-54`, 5, "black")
    ]
    const floor: Ink = [
      path(edge, bold, f),
      stroke(tufts, o.pile === "loop" ? 3.4 : 2, line, `${pile} stroke-opacity=".45"`),
      path(hump, medium, f, "ink", "", "upright"),
      circle(200, lever, 20, bold),
      circle(200, lever, 12, medium, "hole"),
      stroke(
        `M${204 - tunnel.bottom} ${lever + 74}Q200 ${lever + 62} ${196 + tunnel.bottom} ${lever + 74}M${202 - tunnel.bottom} ${lever + 132}Q200 ${lever + 120} ${198 + tunnel.bottom} ${lever + 132}`,
        fine
      ),
      pad
    ]
    return [
      floor,
      path(edge, 11, "none"),
      path(edge, 3.4, "none", "mid", ' stroke-dasharray="9 6" stroke-linecap="butt"'),
      isLong ? mirror(200, corner) : corner
    ]
  }
)
