import { type Color, bold, circle, fill, medium, part, path, pick, polar, stroke, text, times } from "../../pen/index.ts"

/** Pedestal tachometer with a shift light: cup, dial and clamp foot. */
export const tachometer = part(
  "tachometer",
  "Tachometer",
  { range: pick(10, 8, 11), face: pick("white", "black", "silver"), shiftLight: pick("yes", "no") },
  (o) => {
    const face = fill(o.face, { white: "paper", black: "hole", silver: "tint" })
    const mark: Color = o.face === "black" ? "#ffffff" : "ink"
    const sweep = 260 / o.range
    const label = (n: number) => text(n, ...polar(176, 180, 92, 140 + n * sweep), 19, "middle", 3, mark)
    return [
      path("M150 310H206L220 356H136Z", bold, "mid"),
      path("M92 354H264Q276 354 276 366V376H80V366Q80 354 92 354Z", bold, "black"),
      o.shiftLight === "yes"
        ? [
            path("M294 96L322 62H352Q372 62 372 82V112Q372 132 352 132H322Z", bold, "black"),
            circle(344, 97, 21, bold, "accent"),
            stroke("M334 90A14 14 0 0 1 346 84", medium, "paper")
          ]
        : "",
      circle(176, 180, 152, bold, "black"),
      circle(176, 180, 132, bold, face),
      times(o.range * 2 + 1, (i) => {
        const [a, b] = [polar(176, 180, 126, 140 + (i * sweep) / 2), polar(176, 180, i % 2 ? 117 : 110, 140 + (i * sweep) / 2)]
        return stroke(`M${a.join(" ")}L${b.join(" ")}`, 3, mark)
      }),
      stroke(
        `M${polar(176, 180, 121, 140 + sweep * (o.range - 2.5)).join(" ")}A121 121 0 0 1 ${polar(176, 180, 121, 400).join(" ")}`,
        9,
        "accent"
      ),
      times(o.range + 1, label),
      text("RPM", 176, 250, 21, "middle", 3, mark),
      stroke(`M176 180L${polar(176, 180, 104, 140 + sweep * 4.2).join(" ")}`, 7, "accent"),
      circle(176, 180, 16, medium, "black")
    ]
  },
  [3, -1]
)
