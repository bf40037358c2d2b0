import { at, bold, circle, fill, fine, hexagon, medium, num, part, path, pick, rect, stroke, text } from "../../pen/index.ts"

/** Switch panel: toggles, ignition switch with guard, start button. */
export const switchPanel = part("switch-panel", "Switch panel", { switches: num(2, 5, 4), face: pick("black", "alum", "carbon") }, (o) => {
  const f = fill(o.face, { black: "black", alum: "paper", carbon: "mid" })
  const n = Math.round(o.switches)
  const L = ["FAN", "PUMP", "LIGHT", "AUX", "GAS"]
  const w = 300 / n
  const tog = (x: number, i: number) => [
    text(L[i] ?? "", x, 236, 11, "middle", 1.8),
    hexagon(x, 276, 21, medium, "paper", 30),
    circle(x, 276, 13, medium, "hole"),
    i % 2 ? path(`M${x - 5} 276l-3 36q0 8 8 8t8-8l-3-36Z`) : path(`M${x - 5} 276l-3-28q0-8 8-8t8 8l-3 28Z`)
  ]
  return [
    path("M42 70H358q14 0 14 14V336q0 14-14 14H42q-14 0-14-14V84q0-14 14-14Z", bold, f),
    rect(38, 80, 324, 260, 8, fine, "none"),
    at(
      [
        [52, 94],
        [348, 94],
        [52, 326],
        [348, 326]
      ],
      (x, y) => [circle(x, y, 8), stroke(`M${x - 4} ${y + 3}l8-6`, fine)]
    ),
    circle(130, 154, 46, bold),
    circle(130, 154, 36, medium, "tint"),
    path("M118 118h24v72h-24z"),
    path("M112 108h36v22h-36z", bold, "accent"),
    text("IGN", 130, 90, 12, "middle", 2),
    circle(268, 154, 46, bold),
    circle(268, 154, 36, bold, "accent"),
    circle(268, 154, 27, fine, "none"),
    text("START", 268, 154, 14, "middle", 2.4),
    stroke("M40 216H360"),
    Array.from({ length: n }, (_, i) => tog(50 + w * (i + 0.5), i))
  ]
})
