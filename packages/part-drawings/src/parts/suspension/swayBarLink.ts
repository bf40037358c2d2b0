import { type Ink, bold, circle, hexagon, medium, part, path, pick, rect, threadVertical, tone } from "../../pen/index.ts"

/** Sway bar link: long bolt with spacer tube and four bushings between washers. */
export const swayBarLink = part(
  "sway-bar-link",
  "Sway bar link",
  { bushing: pick("polyurethane", "rubber", "rod-end"), bolt: pick("3/8", "7/16", "10mm") },
  (o) => {
    // Half of the bolt's width, and the pitch of its thread, by thread size.
    const [half, pitch] = { "3/8": [8, 7], "7/16": [14, 9], "10mm": [10, 5] }[o.bolt] as [number, number]
    const f = o.bushing === "rubber" ? "black" : "accent"
    const washer = (x: number, y: number): Ink =>
      path(`M${x - 44} ${y}Q${x - 44} ${y - 8} ${x - 36} ${y - 8}H${x + 36}Q${x + 44} ${y - 8} ${x + 44} ${y}Z`, bold, "tint")
    const pad = (x: number, y: number, up: number): Ink => path(`M${x - 36} ${y}H${x + 36}L${x + 24} ${y - 34 * up}H${x - 24}Z`, bold, f)
    const link = (x: number): Ink =>
      o.bushing === "rod-end"
        ? [
            rect(x - half - 4, 80, 2 * half + 8, 240, 3, bold, "tint"),
            threadVertical(90, 130, x, half + 4, pitch + 1),
            threadVertical(272, 312, x, half + 4, pitch + 1),
            [54, 346].map((y) => [circle(x, y, 40, bold, "paper"), circle(x, y, 24, bold, "accent"), circle(x, y, 11, medium, "hole")]),
            hexagon(x, 140, 22, bold, "paper", 0),
            hexagon(x, 262, 22, bold, "paper", 0)
          ]
        : [
            rect(x - half, 24, 2 * half, 358, 2, bold, "paper"),
            threadVertical(330, 382, x, half, pitch),
            path(`M${x - 10 - half} 14H${x + 10 + half}V34H${x - 10 - half}Z`, bold, "paper"),
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
            hexagon(x, 368, 9 + half, medium, "paper", 0)
          ]
    return [link(118), link(282)]
  },
  [0, 2, 0.93]
)
