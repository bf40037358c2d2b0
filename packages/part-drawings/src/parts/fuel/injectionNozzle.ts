import { BRASS, type Ink, bold, circle, hexagon, medium, part, path, pick, rect, stroke, threadVertical, tone } from "../../pen/index.ts"

/** Mechanical injection nozzles: hex body with hose barb, jet and its spring in a row beside. */
export const injectionNozzle = part(
  "injection-nozzle",
  "Injection nozzle",
  { fuel: pick("alcohol", "gas") },
  (o) => {
    const f = o.fuel === "alcohol" ? BRASS : "tint"
    const nozzle = (x: number): Ink => [
      path(`M${x - 24} 30H${x + 24}L${x + 30} 46V84H${x - 30}V46Z`, bold),
      threadVertical(46, 84, x, 30, 8),
      path(`M${x - 52} 84H${x + 52}V150H${x - 52}Z`, bold, "accent"),
      stroke(`M${x - 24} 84V150M${x + 24} 84V150`),
      rect(x - 36, 150, 72, 86, 2, bold, f),
      threadVertical(150, 236, x, 36, 9),
      path(`M${x - 26} 236H${x + 26}V330L${x + 14} 352H${x - 14}L${x - 26} 330Z`, bold, f),
      tone(`M${x + 10} 240H${x + 22}V328L${x + 12} 346Z`, "mid"),
      circle(x, 268, 8, medium, "hole"),
      circle(x, 300, 8, medium, "hole"),
      stroke(`M${x - 8} 362l-8 24M${x} 364v26M${x + 8} 362l8 24`, medium)
    ]
    return [
      nozzle(92),
      nozzle(218),
      hexagon(334, 94, 40, bold, f),
      circle(334, 94, 11, medium, "hole"),
      hexagon(334, 200, 40, bold, f),
      circle(334, 200, 15, medium, "hole"),
      hexagon(334, 306, 40, bold, f),
      circle(334, 306, 19, medium, "hole")
    ]
  },
  [-6, -9, 0.95]
)
