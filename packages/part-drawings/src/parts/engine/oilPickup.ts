import { bold, circle, ellipse, fill, fine, medium, num, part, path, pick, rect, stroke, times, tube } from "../../pen/index.ts"

/** Oil pump pickup: a bent tube with its screen, pressed in or bolted on. */
export const oilPickup = part(
  "oil-pickup",
  "Oil pump pickup",
  { mount: pick("5/8", "3/4", "bolt-on"), depth: num(6, 9, 7.5) },
  (o) => {
    const low = 286 + (o.depth - 7.5) * 16
    const width = fill(o.mount, { "5/8": "tint", "3/4": "tint", "bolt-on": "mid" })
    return [
      tube(`M96 74V150Q96 196 148 206L210 218Q252 228 252 ${low - 30}`, o.mount === "5/8" ? 34 : 42, width),
      o.mount === "bolt-on"
        ? [rect(48, 58, 96, 28, 8, bold, "tint"), circle(66, 72, 8, medium, "hole"), circle(126, 72, 8, medium, "hole")]
        : rect(76, 54, 40, 30, 3, bold, "mid", "ink", "upright"),
      path(
        `M150 ${low}Q156 ${low - 42} 200 ${low - 46}H304Q348 ${low - 42} 354 ${low}V${low + 26}H150Z`,
        bold,
        "tint",
        "ink",
        "",
        "upright"
      ),
      ellipse(252, low + 28, 102, 28, bold, "mid"),
      stroke(
        times(9, (i) => `M${168 + i * 21} ${low + 14}v28`),
        fine
      ),
      rect(140, 196, 30, 46, 3, medium, "tint")
    ]
  },
  [-2, 4]
)
