import { bold, circle, fine, medium, num, part, path, pick, rect, stroke, times } from "../../pen/index.ts"

const WIRES = ["#c8281e", "#e9b818", "#2a62b5", "#2f8a45", "#e8731a", "#6d737c"] as const

/** Wiring harness: a fuse for each circuit, the taped trunk, and a wire for each circuit to its connector, or to a bare end. */
export const wiringHarness = part(
  "wiring-harness",
  "Wiring harness",
  { circuits: num(8, 24, 18), terminals: pick("fitted", "loose") },
  (o) => {
    const n = Math.round(o.circuits)
    const columns = Math.ceil(n / 2)
    const pitch = 212 / columns
    const step = 344 / (n - 1)
    const ends = Array.from({ length: n }, (_, i) => [28 + i * step, 330 + (i % 3) * 14] as const)
    const connectors = Math.ceil(n / 4)
    return [
      WIRES.map((colour, c) =>
        stroke(
          ends
            .filter((_, i) => i % WIRES.length === c)
            .map(([x, y]) => `M${200 + (x - 200) * 0.06} 212C${200 + (x - 200) * 0.1} 262 ${x} 250 ${x} ${y - 14}V${y}`)
            .join(""),
          4.5,
          colour
        )
      ),
      o.terminals === "loose"
        ? ends.map(([x, y]) => stroke(`M${x} ${y}v14`, 3, "#c9a35a"))
        : times(connectors, (i) => {
            const x = 200 + (i - (connectors - 1) / 2) * (352 / connectors)
            const w = 300 / connectors
            return (
              rect(x - w / 2, 330, w, 46, 5, bold, i % 2 ? "paper" : "black") +
              stroke(`M${x - w * 0.3} 346v16M${x} 346v16M${x + w * 0.3} 346v16`, 3, i % 2 ? "ink" : "mid")
            )
          }),
      path("M184 140H216V214Q216 232 226 246H174Q184 232 184 214Z", bold, "rubber"),
      stroke("M186 166l28-10M186 190l28-10M186 212l28-10", medium, "#8f96a0"),
      rect(72, 20, 256, 126, 10, bold, "black"),
      rect(84, 32, 232, 102, 5, medium, "tint"),
      times(n, (i) =>
        rect(94 + (i % columns) * pitch + 2, 42 + Math.floor(i / columns) * 44, pitch - 4, 36, 2, medium, WIRES[i % 4] ?? "accent")
      ),
      [52, 328].map((x) => [rect(x, 64, 22, 38, 3, bold, "tint"), circle(x + 11, 83, 5, fine, "hole")])
    ]
  }
)
