import { bold, circle, fine, medium, num, part, path, rect, stroke } from "../../pen/index.ts"

/** Wiring harness: fuse block, taped trunk and its branches with connectors. */
export const wiringHarness = part(
  "wiring-harness",
  "Wiring harness",
  { circuits: num(8, 24, 18) },
  (o) => {
    const n = Math.max(2, Math.round(o.circuits / 6))
    const branches = Array.from({ length: 4 }, (_, i) => [58 + i * 92, i % 2 ? 356 : 330] as const)
    return [
      branches.map(([x, y], i) =>
        stroke(
          `M200 190Q${200 + (i - 1.5) * 30} 250 ${x} ${y - 60}V${y}M200 190Q${204 + (i - 1.5) * 20} 240 ${x + 12} ${y - 60}V${y}M200 190Q${196 + (i - 1.5) * 20} 240 ${x - 12} ${y - 60}V${y}`,
          5,
          i % 2 ? "ink" : "accent"
        )
      ),
      branches.map(([x, y]) => [
        rect(x - 28, y - 18, 56, 44, 5, bold, "paper"),
        stroke(`M${x - 14} ${y - 4}v16M${x} ${y - 4}v16M${x + 14} ${y - 4}v16`, 4)
      ]),
      path("M184 140H216V214Q216 236 246 252L236 270Q214 258 200 246Q186 258 164 270L154 252Q184 236 184 214Z", bold, "black"),
      stroke("M186 166l28-10M186 190l28-10M186 212l28-10"),
      rect(72, 24, 256, 122, 10, bold, "black"),
      rect(86, 38, 228, 94, 5, medium, "tint"),
      [0, 1].map((row) =>
        Array.from({ length: n + 3 }, (_, i) =>
          rect(98 + i * (204 / (n + 3)), 48 + row * 40, 150 / (n + 3), 32, 2, medium, (i + row) % 3 === 0 ? "accent" : "paper")
        )
      ),
      [52, 328].map((x) => [rect(x, 66, 22, 38, 3, bold, "tint"), circle(x + 11, 85, 5, fine, "hole")])
    ]
  },
  [4, -2, 0.95]
)
