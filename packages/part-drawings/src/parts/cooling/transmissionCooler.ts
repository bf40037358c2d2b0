import { type Ink, bold, hexagon, medium, mirrored, num, part, path, pick, rect, stroke, thread, times, tube } from "../../pen/index.ts"

/** Tube-and-fin transmission cooler: one serpentine tube through a stack of fins, barbs at one side. */
export const transmissionCooler = part(
  "transmission-cooler",
  "Transmission cooler",
  { rows: num(4, 8, 6), lines: pick("barb", "an"), finish: pick("black", "raw") },
  (o) => {
    const n = Math.round(o.rows / 2) * 2
    const pitch = 216 / (n - 1)
    const r = pitch / 2
    const y = (i: number): number => 92 + i * pitch
    const d = times(n, (i) => (i ? `A${r} ${r} 0 0 ${i % 2} ${i % 2 ? 340 : 60} ${y(i)}` : "M60 92") + `H${i % 2 ? 60 : 340}`)
    const end = (yy: number): Ink =>
      o.lines === "an"
        ? [hexagon(46, yy, 18, bold, "accent", 0), rect(10, yy - 12, 26, 24, 2, bold, "accent"), thread(10, 36, yy, 12, 6)]
        : path(`M62 ${yy - 9}H22L12 ${yy - 14}V${yy + 14}L22 ${yy + 9}H62Z`, bold, "accent")
    return [
      tube(d, Math.min(26, pitch * 0.62), "paper", 4.5),
      path("M84 66H316V334H84Z", bold, o.finish === "black" ? "black" : "tint"),
      stroke(
        times(22, (i) => `M${94 + i * 10.1} 70V330`),
        2
      ),
      times(n, (i) => path(`M84 ${y(i) - 7}H316V${y(i) + 7}H84Z`, medium, "paper")),
      end(y(0)),
      end(y(n - 1)),
      mirrored(200, [path("M76 52H100V348H76Z", bold, "mid")])
    ]
  },
  [8, 0, 0.95]
)
