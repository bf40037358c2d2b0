import { bold, BRASS, circle, fine, group, medium, part, path, pick, rect, rotate, stroke, times } from "../../pen/index.ts"

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
