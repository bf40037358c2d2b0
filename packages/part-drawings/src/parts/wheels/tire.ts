import { bold, ellipse, fill, fine, medium, part, path, pick, stroke } from "../../pen/index.ts"

/** Color of grooves and rings, which is visible on rubber in both themes. */
const GROOVE = "#8f96a0"

/** Tire in three-quarter view. A street tire has tread blocks, a race tire has dirt grooves, a slick has no tread. */
export const tire = part(
  "tire",
  "Tire",
  { type: pick("street", "dirt", "slick"), stripe: pick("accent", "white", "yellow", "none") },
  (o) => {
    // Race tires are wider in proportion to their height.
    const race = o.type !== "street"
    const cx = race ? 270 : 230
    const cy = 200
    const rx = race ? 96 : 104
    const ry = race ? 146 : 160
    const w = race ? 174 : 88
    const s = fill(o.stripe, { accent: "accent", white: "paper", yellow: "#e9b818", none: "none" })
    const edge = (k: number, a: number) => {
      const t = (a * Math.PI) / 180
      const b = Math.sin(Math.PI * k) * 6
      return [cx - w * k + (rx - k * 8 + b) * Math.cos(t), cy + (ry - 10 * k * k + b) * Math.sin(t)]
    }
    const arcD = (k: number) => {
      const [x, y] = edge(k, -90)
      const [u, v] = edge(k, 90)
      return `M${x} ${y}A${rx - k * 8} ${ry - 10 * k * k} 0 0 0 ${u} ${v}`
    }
    const seg = (a: number, k1: number, k2: number, da = 0) => {
      const [x, y] = edge(k1, a)
      const [u, v] = edge(k2, a + da)
      return `M${x} ${y}L${u} ${v}`
    }
    const ang = Array.from({ length: 24 }, (_, i) => 96 + i * 7.2)
    const tread =
      o.type === "slick"
        ? ""
        : o.type === "dirt"
          ? stroke(
              ang
                .filter((_, i) => i % 2)
                .map((a) => seg(a, 0, 0.32, 0) + seg(a, 0.36, 0.64, 0) + seg(a, 0.68, 1, 0))
                .join(""),
              medium,
              GROOVE
            ) + stroke(arcD(0.34) + arcD(0.66), 4, GROOVE)
          : stroke(arcD(0.26) + arcD(0.5) + arcD(0.74), 4, GROOVE) +
            stroke(
              ang.map((a) => seg(a, 0, 0.24, 4) + seg(a + 3, 0.28, 0.48, 4) + seg(a, 0.52, 0.72, -4) + seg(a + 3, 0.76, 1, -4)).join(""),
              2,
              GROOVE
            )
    return [
      path(
        `M${cx} ${cy - ry}C${cx - 40} ${cy - ry - 3} ${cx - 70} ${cy - ry + 2} ${cx - w} ${cy - ry + 10}A${rx - 8} ${ry - 10} 0 0 0 ${cx - w} ${cy + ry - 10}C${cx - 70} ${cy + ry - 2} ${cx - 40} ${cy + ry + 3} ${cx} ${cy + ry}Z`,
        bold,
        "rubber"
      ),
      tread,
      ellipse(cx, cy, rx, ry, bold, "rubber"),
      ellipse(cx + 1, cy, rx - 9, ry - 12, fine, "none", GROOVE),
      s !== "none" ? ellipse(cx + 1, cy, rx - 26, ry - 36, 6, "none", s) : "",
      ellipse(cx + 2, cy, rx - 44, ry - 58, medium, "tint"),
      ellipse(cx + 2, cy, rx - 53, ry - 70, bold, "mid"),
      ellipse(cx - 8, cy, rx - 62, ry - 80),
      stroke(`M${cx - 66} ${cy}A58 84 0 0 1 ${cx + 30} ${cy - 66}M${cx - 52} ${cy + 30}A50 76 0 0 0 ${cx + 34} ${cy + 62}`, fine)
    ]
  },
  [11, 1]
)
