import { type Ink, bold, fine, part, path, pick, rotate, stroke, tube } from "../../pen/index.ts"

/** Fuel line kit: two lengths of line with AN ends, one bent, one straight, with the filter between them. */
export const fuelLine = part(
  "fuel-line",
  "Fuel line kit",
  { cover: pick("nylon", "braided"), size: pick(6, 8, 10) },
  (o) => {
    const w = 22 + o.size
    const f = o.cover === "nylon" ? "black" : "paper"
    const line = (d: string): Ink => [
      tube(d, w, f, 4.5),
      stroke(d, w - 11, "ink", ' stroke-linecap="butt" stroke-dasharray="1.6 6" stroke-opacity=".75"')
    ]
    const end = (x: number, y: number, angle: number): Ink =>
      rotate(angle, x, y, [
        path(`M${x - 8} ${y - w * 0.7}h34l8 8v${w * 1.4 - 16}l-8 8h-34z`, bold, "accent"),
        stroke(`M${x + 6} ${y - w * 0.7}v${w * 1.4}`, fine),
        path(`M${x + 34} ${y - w * 0.85}h26v${w * 1.7}h-26z`, bold, "tint"),
        stroke(`M${x + 34} ${y - w * 0.3}h26M${x + 34} ${y + w * 0.3}h26`)
      ])
    return [
      line("M60 92C180 92 180 178 150 220S60 300 110 326H250"),
      end(66, 92, 180),
      end(246, 326, 0),
      line("M330 64V240"),
      end(330, 70, -90),
      end(330, 234, 90),
      line("M226 110V180"),
      end(226, 112, -90),
      end(226, 178, 90)
    ]
  },
  [21, 21]
)
