import { bold, circle, fill, fine, medium, num, part, path, pick, polar, rotate, shine, times } from "../../pen/index.ts"

/** Alternator, pulley side. */
export const alternator = part(
  "alternator",
  "Alternator",
  { finish: pick("raw", "black", "chrome"), amps: num(60, 220, 100), pulley: pick("v-belt", "serpentine") },
  (o) => {
    const x = 200
    const y = 200
    const f = fill(o.finish, { raw: "tint", black: "black", chrome: "paper" })
    const R = 116 + (o.amps - 60) / 12
    const ear = (a: number, r: number) =>
      rotate(
        a,
        x,
        y,
        path(`M${x - 34} ${y - R + 10}L${x - r} ${y - R - 26}A${r} ${r} 0 0 1 ${x + r} ${y - R - 26}L${x + 34} ${y - R + 10}Z`, bold, f),
        circle(x, y - R - 26, r * 0.48, medium, "hole")
      )
    const slot = (i: number) =>
      rotate(
        i * 30 + 15,
        x,
        y,
        path(
          `M${x - 17} ${y - R + 16}Q${x} ${y - R + 11} ${x + 17} ${y - R + 16}L${x + 11} ${y - R + 44}Q${x} ${y - R + 41} ${x - 11} ${y - R + 44}Z`,
          medium,
          "hole"
        )
      )
    const fan = (i: number) =>
      rotate(
        i * 36,
        x,
        y,
        path(
          `M${x - 3} ${y - 46}Q${x + 10} ${y - 56} ${x + 8} ${y - 70}L${x + 20} ${y - 66}Q${x + 20} ${y - 52} ${x + 12} ${y - 44}Z`,
          fine,
          "mid"
        )
      )
    return [
      ear(16, 22),
      ear(180, 26),
      circle(x, y, R, bold, f),
      circle(x, y, R - 8, fine, "none"),
      times(12, slot),
      [60, 150, 240, 330].map((a) => circle(...polar(x, y, R - 4, a), 6)),
      o.finish === "chrome" ? shine(x - R * 0.86, y + 10, 1) + shine(x + R * 0.68, y + 10) : "",
      circle(x, y, 74),
      times(10, fan),
      circle(x, y, 50, bold),
      o.pulley === "serpentine"
        ? [circle(x, y, 45, fine, "none"), circle(x, y, 41, fine, "none"), circle(x, y, 37, fine, "none")]
        : [circle(x, y, 42, medium, "mid")],
      circle(x, y, 30),
      path(`M${x - 17} ${y - 10}l17-10 17 10v20l-17 10-17-10Z`, medium, "accent"),
      circle(x, y, 9, medium, "hole")
    ]
  }
)
