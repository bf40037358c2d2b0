import {
  bold,
  centreCross,
  circle,
  hexagon,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  tone,
  BRASS,
  fine,
  group,
  rotate,
  times
} from "../../pen/index.ts"

/** Driveshaft safety loop: hoop around the shaft on two drop brackets. */
export const driveshaftLoop = part(
  "driveshaft-loop",
  "Driveshaft loop",
  { mounting: pick("bolt-in", "weld-in"), finish: pick("raw", "black") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    return [
      o.mounting === "bolt-in"
        ? [
            path("M14 84H386V116H14Z", bold, f),
            [38, 78, 322, 362].map((x) => [hexagon(x, 76, 14, bold, "accent", 0), rect(x - 7, 116, 14, 20, 2)])
          ]
        : [
            path("M14 74H386V116H14Z", bold, f),
            tone("M18 100H382V112H18Z", "mid"),
            stroke("M96 116q8 12 16 0q8 12 16 0M272 116q8 12 16 0q8 12 16 0", 5, "accent")
          ],
      path("M92 116H132V222A68 68 0 0 0 268 222V116H308V222A108 108 0 0 1 92 222Z", bold, f),
      tone("M292 120H304V222A104 104 0 0 1 222 324A100 100 0 0 0 292 222Z", "mid"),
      circle(200, 206, 52, bold, "mid"),
      circle(200, 206, 38, medium, "hole"),
      centreCross(200, 206, 74),
      [112, 288].map((x) => circle(x, 150, 7, medium, "hole"))
    ]
  },
  [0, 3, 0.92]
)

/** Universal joint: cross with four bearing caps. */
export const uJoint = part("u-joint", "U-joint", { clips: pick("outside", "inside"), grease: pick("yes", "no") }, (o) => {
  const arm = [
    path("M-40 -30L-27 -72H27L40 -30Z"),
    rect(-27, -84, 54, 14, 2, medium, "hole"),
    rect(-42, -150, 84, 68, 4, bold, "tint"),
    path("M24 -147h15v62h-15z", 0, "mid"),
    o.clips === "outside" ? [rect(-48, -140, 96, 13, 3, medium, "accent")] : rect(-48, -100, 96, 13, 3, medium, "accent"),
    rect(-42, -150, 84, 68, 4, bold, "none"),
    stroke("M-26 -157h52", bold)
  ]
  return group(
    "translate(200 200) rotate(45) scale(1.16)",
    times(4, (i) => rotate(i * 90, 0, 0, arm)),
    circle(0, 0, 50, bold),
    circle(0, 0, 38, fine, "tint"),
    o.grease === "yes" ? [rect(-9, -9, 18, 18, 2, medium, BRASS), circle(0, 0, 5, medium, "hole")] : ""
  )
})
