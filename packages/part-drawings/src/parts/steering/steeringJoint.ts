import { type Ink, bold, circle, fine, group, hexagon, medium, part, path, pick, rotate, stroke, times, tone } from "../../pen/index.ts"

/** Steering universal joint: two yokes at an angle, splined bores and set screws. */
export const steeringJoint = part(
  "steering-joint",
  "Steering u-joint",
  { shaft: pick("spline", "round", "dd"), material: pick("steel", "stainless") },
  (o) => {
    const f = o.material === "steel" ? "mid" : "paper"
    const yoke: Ink = [
      path("M150 20H250V112L270 140V226Q270 246 250 246Q234 246 230 226V170H170V226Q166 246 150 246Q130 246 130 226V140L150 112Z", bold, f),
      tone("M222 24H246V114L264 142V226Q262 240 250 240Q238 240 234 224V160L222 150Z", o.material === "steel" ? "black" : "tint"),
      o.shaft === "spline"
        ? stroke(
            times(8, (i) => `M${161 + i * 11} 24v30`),
            fine
          )
        : o.shaft === "dd"
          ? path("M166 22H234V58H166Z", medium, "tint")
          : "",
      hexagon(200, 84, 15, medium, "accent", 30),
      circle(200, 84, 5, fine, "hole")
    ]
    return rotate(-30, 200, 200, [
      group("translate(0 -38)", yoke),
      rotate(28, 200, 198, group("matrix(1 0 0 -1 0 434)", yoke)),
      circle(200, 198, 46, bold, "paper"),
      circle(200, 198, 28, bold, "accent"),
      circle(200, 198, 10, medium, "hole")
    ])
  },
  [32, 0, 0.79]
)
