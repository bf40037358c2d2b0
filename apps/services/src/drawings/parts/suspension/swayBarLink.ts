import { type Ink, bold, circle, hexagon, medium, part, path, pick, rect, threadVertical, tone } from "../../pen/index.ts"

/** Sway bar link: long bolt with spacer tube and four bushings between washers. */
export const swayBarLink = part(
  "sway-bar-link",
  "Sway bar link",
  { bushing: pick("polyurethane", "rubber", "rod-end") },
  (o) => {
    const f = o.bushing === "rubber" ? "black" : "accent"
    const washer = (x: number, y: number): Ink =>
      path(`M${x - 44} ${y}Q${x - 44} ${y - 8} ${x - 36} ${y - 8}H${x + 36}Q${x + 44} ${y - 8} ${x + 44} ${y}Z`, bold, "tint")
    const pad = (x: number, y: number, up: number): Ink => path(`M${x - 36} ${y}H${x + 36}L${x + 24} ${y - 34 * up}H${x - 24}Z`, bold, f)
    const link = (x: number): Ink =>
      o.bushing === "rod-end"
        ? [
            rect(x - 14, 80, 28, 240, 3, bold, "tint"),
            threadVertical(90, 130, x, 14, 8),
            threadVertical(272, 312, x, 14, 8),
            [54, 346].map((y) => [circle(x, y, 40, bold, "paper"), circle(x, y, 24, bold, "accent"), circle(x, y, 11, medium, "hole")]),
            hexagon(x, 140, 22, bold, "paper", 0),
            hexagon(x, 262, 22, bold, "paper", 0)
          ]
        : [
            rect(x - 10, 24, 20, 352, 2, bold, "paper"),
            threadVertical(330, 376, x, 10, 7),
            path(`M${x - 20} 14H${x + 20}V34H${x - 20}Z`, bold, "paper"),
            rect(x - 18, 138, 36, 124, 2, bold, o.bushing === "rubber" ? "accent" : "tint"),
            tone(`M${x + 4} 141h11v118h-11z`, o.bushing === "rubber" ? "hole" : "mid"),
            washer(x, 48),
            pad(x, 82, 1),
            pad(x, 96, -1),
            washer(x, 144),
            washer(x, 264),
            pad(x, 298, 1),
            pad(x, 312, -1),
            washer(x, 358),
            hexagon(x, 368, 18, medium, "paper", 0)
          ]
    return [link(118), link(282)]
  },
  [0, 2, 0.93]
)
