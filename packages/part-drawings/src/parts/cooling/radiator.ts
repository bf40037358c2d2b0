import {
  bold,
  circle,
  dimension,
  fill,
  fine,
  group,
  type Ink,
  label,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  rounded,
  stroke,
  times
} from "../../pen/index.ts"

/** Sheet units per inch. */
const INCH = 8.4

/** Crossflow aluminum radiator from the front, and from the side with its rows of tubes. */
export const radiator = part(
  "radiator",
  "Radiator",
  { inlet: pick("left", "right"), rows: num(1, 4, 2), finish: pick("raw", "black", "polished"), width: num(22, 31, 26) },
  (o, V) => {
    const f = fill(o.finish, { raw: "tint", black: "rubber", polished: "chrome" })
    const line = o.finish === "black" ? "mid" : "ink"
    const [W, H] = [o.width * INCH, V.one("height", [150, 166, 182])]
    const t = V.one("tank", [24, 30, 36])
    const pitch = V.one("pitch", [9, 12, 15])
    const s = o.inlet === "left" ? -1 : 1
    const form = V.int("tanks", 3)
    const sheet = `M${-W / 2} 0H${W / 2}`
    const n = Math.floor(H / pitch)
    const core: Ink = [
      rect(-W / 2, -H / 2, W, H, 0, medium, "rubber", "ink", "flat"),
      stroke(sheet, H, "mid", ' stroke-dasharray="1.4 1.9" stroke-linecap="butt"'),
      stroke(
        times(n, (i) => `M${-W / 2} ${-H / 2 + pitch * (i + 0.5)}H${W / 2}`),
        3.6,
        "hole"
      ),
      stroke(
        times(n, (i) => `M${-W / 2} ${-H / 2 + pitch * (i + 0.5) - 0.8}H${W / 2}`),
        1.8,
        "tint"
      ),
      rect(-W / 2, -H / 2, W, H, 0, medium, "none")
    ]
    const tank = (k: -1 | 1): Ink => {
      const x = k < 0 ? -W / 2 - t : W / 2
      const slant = form === 0 ? 14 : 0
      const [outer, inner] = k < 0 ? [x, x + t] : [x + t, x]
      return [
        path(
          rounded(
            [
              [outer, -H / 2 - 8 + slant, 9],
              [inner, -H / 2 - 8, 5],
              [inner, H / 2 + 8, 5],
              [outer, H / 2 + 8 - slant, 9]
            ],
            8
          ),
          bold,
          f,
          "ink",
          "",
          "upright"
        ),
        form === 2
          ? stroke(
              times(Math.floor(H / 17), (i) => `M${x + 6} ${-H / 2 + 12 + i * 17}h${t - 12}`),
              fine,
              line
            )
          : stroke(`M${x + t / 2} ${-H / 2 + 12}v${H - 24}`, fine, line)
      ]
    }
    const neck = (k: number, y: number): Ink => {
      const x = k < 0 ? -W / 2 - t - 24 : W / 2 + t - 2
      return [rect(x, y - 14, 26, 28, 3, bold, f, "ink", "level"), rect(k < 0 ? x : x + 18, y - 16, 8, 32, 2, medium, f, "ink", "level")]
    }
    const cx = -s * (W / 2 + t / 2)
    const feet = V.int("feet", 3)
    const foot = (x: number): Ink =>
      feet === 0
        ? ""
        : [rect(x - 14, H / 2 + 6, 28, feet === 1 ? 12 : 20, 2, medium, f), feet === 2 ? circle(x, H / 2 + 18, 4, fine, "hole") : ""]
    const plate = V.one<readonly [x: number, y: number]>("plate", [
      [-42, -H / 2 + 16],
      [W / 2 - 104, H / 2 - 52],
      [-W / 2 + 18, -H / 2 + 20],
      [-42, -18]
    ])
    const cooler = V.is("cooler", 0.5)
    const front: Ink = [
      [-W * 0.32, W * 0.32].map(foot),
      neck(s, -H / 2 + 24),
      neck(-s, H / 2 - 24),
      rect(cx - 12, -H / 2 - 20, 24, 16, 1, medium, f),
      path(`M${cx - 22} ${-H / 2 - 19}h44v-8l-8-8h-28l-8 8z`, bold, "#c9a35a"),
      core,
      rect(-W / 2 - 2, -H / 2 - 9, W + 4, 12, 1, medium, f, "ink", "level"),
      rect(-W / 2 - 2, H / 2 - 3, W + 4, 12, 1, medium, f, "ink", "level"),
      tank(-1),
      tank(1),
      cooler ? [0.1, 0.3].map((q) => circle(cx, H * q, 6, fine, "tint")) : "",
      label(V, plate[0], plate[1], 86, 36, "Radiator"),
      rect(plate[0], plate[1], 86, 36, 2, fine, "none")
    ]
    // Side view: the rows of tubes across the core's depth.
    const rows = Math.round(o.rows)
    const depth = 14 + rows * 11
    const side: Ink = [
      rect(0, -H / 2, depth, H, 0, medium, "rubber", "ink", "flat"),
      stroke(
        times(rows, (i) => `M${depth / 2 + (i - (rows - 1) / 2) * 11} ${-H / 2 + 6}V${H / 2 - 6}`),
        7.4,
        "tint",
        ` stroke-dasharray="3.4 ${pitch - 5}" stroke-linecap="butt"`
      ),
      rect(0, -H / 2, depth, H, 0, medium, "none"),
      rect(-4, -H / 2 - 9, depth + 8, 12, 2, bold, f, "ink", "level"),
      rect(-4, H / 2 - 3, depth + 8, 12, 2, bold, f, "ink", "level")
    ]
    const isLow = V.is("flat")
    const wide = W + 2 * t + 52
    const all = isLow ? wide : wide + 34 + depth
    const large = Math.min(1.12, 388 / all)
    const fx = isLow ? 200 : 200 + (s * (34 + depth) * large) / 2
    const sx = isLow ? 200 : 200 - s * (all / 2) * large
    const fy = isLow ? 150 : 200
    return [
      group(`translate(${fx} ${fy}) scale(${large})`, front),
      isLow
        ? group(`translate(200 ${fy + (H / 2 + 52) * large}) rotate(90) scale(${large})`, side)
        : group(`translate(${sx} ${fy}) scale(${s * large} ${large})`, side),
      dimension(
        fx - (W / 2) * large,
        fy + (H / 2) * large + (isLow ? 108 : 46),
        fx + (W / 2) * large,
        fy + (H / 2) * large + (isLow ? 108 : 46),
        `${o.width}"`,
        isLow ? 80 : 24
      )
    ]
  }
)
