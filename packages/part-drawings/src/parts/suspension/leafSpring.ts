import {
  type Ink,
  bold,
  circle,
  dimension,
  fill,
  medium,
  mirrored,
  num,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  tube
} from "../../pen/index.ts"

/** Leaf spring pack in side view: eyes, rebound clips, center bolt and axle U-bolts. */
export const leafSpring = part(
  "leaf-spring",
  "Leaf spring",
  { leaves: num(1, 6, 4), arch: num(3, 9, 6), length: num(40, 64, 52), finish: pick("grey", "black", "raw") },
  (o) => {
    const n = Math.round(o.leaves)
    const sag = 62 + (o.arch - 6) * 12
    const thick = 27 - n * 1.6
    const f = fill(o.finish, { grey: "tint", black: "black", raw: "paper" })
    const top = 176 - sag * 0.45 - n * 8
    const leaf = (i: number): Ink => {
      const k = 1 - i * 0.15
      const w = 158 * k
      const y = top + sag * (1 - k * k) + i * (thick - 2)
      return [
        tube(`M${200 - w} ${y}Q200 ${y + sag * k * k * 2} ${200 + w} ${y}`, thick, f, 4.5, i ? "butt" : "round"),
        i ? mirrored(200, rotate(18 * k, 200 - w, y, stroke(`M${200 - w} ${y - 7}v14`, 5))) : ""
      ]
    }
    const eye = [circle(34, top - 10, 30, bold, f), circle(34, top - 10, 19, bold, "accent"), circle(34, top - 10, 8, medium, "hole")]
    const bottom = top + sag + n * (thick - 2)
    const clamp = [
      path(
        `M150 ${top + sag - 34}Q150 ${top + sag - 52} 164 ${top + sag - 52}T178 ${top + sag - 34}V${bottom + 44}H168V${top + sag - 34}Q168 ${top + sag - 42} 164 ${top + sag - 42}T160 ${top + sag - 34}V${bottom + 44}H150Z`,
        medium,
        "paper"
      ),
      rect(144, bottom + 14, 22, 18, 2, medium, "accent"),
      rect(164, bottom + 14, 22, 18, 2, medium, "accent")
    ]
    return [
      Array.from({ length: n }, (_, i) => leaf(n - 1 - i)),
      mirrored(200, eye, n > 2 ? rotate(16, 96, top + sag * 0.62, rect(86, top + sag * 0.62 - 20, 20, 58, 4, bold, "paper")) : "", clamp),
      path(`M136 ${bottom - 4}H264V${bottom + 12}H136Z`, bold, "mid"),
      rect(191, top + sag - 26, 18, 18, 3, bold, "accent"),
      dimension(34, bottom + 72, 366, bottom + 72, `${o.length}"`, bottom + 56 - top)
    ]
  },
  [0, 10, 0.92],
  [0, 13, 0.87]
)
