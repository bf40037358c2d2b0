import { type Ink, bold, circle, ellipse, hexagon, medium, num, part, path, pick, shine, stroke, times } from "../../pen/index.ts"

/** Wheel bearings: tapered roller cone and its race, with the small bearing and the seal beside it. */
export const wheelBearing = part(
  "wheel-bearing",
  "Wheel bearing kit",
  { position: pick("front", "rear"), finish: pick("standard", "polished"), spindle: num(0.8, 1.6, 1.25) },
  (o) => {
    // The bore depends on the spindle.
    const bore = 34 + (o.spindle - 0.8) * 50
    const race: Ink = [
      path("M236 88V150A88 38 0 0 0 388 150V88Z", bold, "tint"),
      ellipse(312, 88, 76, 32, bold),
      ellipse(312, 90, 60, 23, bold, "mid")
    ]
    const rollers = (n: number): string =>
      times(n, (i) => {
        const u = (i + 0.5) / n
        return `M${58 + u * 164} ${128 + Math.sin(u * Math.PI) * 34}L${30 + u * 220} ${226 + Math.sin(u * Math.PI) * 46}`
      })
    const cone: Ink = [
      path("M18 226A122 54 0 0 0 262 226L224 116H56Z", bold, "tint"),
      stroke(rollers(8), 23),
      stroke(rollers(8), 14, "paper"),
      path("M22 238A118 52 0 0 0 258 238", bold, "none", "accent"),
      ellipse(140, 116, 84, 37, bold),
      ellipse(140, 116, bore, bore * 0.42, bold, "hole")
    ]
    const seal = (x: number, y: number, r: number): Ink => [
      circle(x, y, r, bold, "black"),
      circle(x, y, r - 13, bold, "accent"),
      circle(x, y, r - 22, bold, "paper")
    ]
    return [
      cone,
      race,
      seal(322, 286, o.position === "front" ? 64 : 74),
      o.finish === "polished" ? shine(284, 160, 0.9) : "",
      o.position === "rear"
        ? [ellipse(130, 350, 70, 26, bold, "mid"), ellipse(130, 346, 44, 15, bold, "paper")]
        : [
            hexagon(92, 342, 34, bold, "tint", 0),
            circle(92, 342, 15, medium, "hole"),
            circle(180, 342, 32, bold, "paper"),
            circle(180, 342, 15, medium, "hole")
          ]
    ]
  },
  [-2, -13, 0.92]
)
