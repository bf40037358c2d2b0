import { type Ink, bold, ellipse, fine, group, medium, part, path, pick, stroke, text, tone } from "../../pen/index.ts"

/** Suspension bushings of three sizes with their sleeves and a grease packet. */
export const bushingKit = part(
  "bushing-kit",
  "Bushing kit",
  { material: pick("polyurethane", "rubber"), set: pick("front", "rear", "complete") },
  (o) => {
    const f = o.material === "rubber" ? "black" : "accent"
    const bushing = (x: number, y: number, k: number): Ink =>
      group(
        `translate(${x} ${y}) scale(${k})`,
        path("M-44 0V70A44 18 0 0 0 44 70V0Z", bold, f),
        tone("M16 14V84Q40 80 41 70V4Q36 12 16 14Z", "hole"),
        path("M-66 -24V0A66 27 0 0 0 66 0V-24Z", bold, f),
        ellipse(0, -24, 66, 27, bold, f),
        ellipse(0, -24, 28, 11, bold, "tint"),
        ellipse(0, -24, 16, 6, medium, "hole")
      )
    const sleeve = (x: number, y: number): Ink => [
      path(`M${x - 20} ${y}V${y + 84}A20 8 0 0 0 ${x + 20} ${y + 84}V${y}Z`, bold, "tint"),
      ellipse(x, y, 20, 8, bold),
      ellipse(x, y, 11, 4, medium, "hole")
    ]
    return [
      bushing(104, 84, 1.08),
      bushing(270, 92, 0.9),
      o.set === "front" ? "" : bushing(352, 150, 0.55),
      bushing(92, 270, 0.86),
      o.set === "complete" ? bushing(40, 196, 0.5) : "",
      sleeve(196, 232),
      sleeve(252, 232),
      path("M300 238H376V350H300Z", bold, o.material === "rubber" ? "accent" : "paper"),
      stroke("M300 254H376M300 334H376", fine),
      text("LUBE", 338, 294, 20, "middle", 3)
    ]
  },
  [-3, 12]
)
