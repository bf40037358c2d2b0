import { BRASS, bold, circle, medium, part, path, pick, rect, stroke, text, tone } from "../../pen/index.ts"

/** Cube relay above its socket and leads. */
export const relay = part(
  "relay",
  "Relay",
  { amps: pick(40, 30, 70) },
  (o) => [
    rect(166, 14, 68, 50, 6, bold, "mid"),
    circle(200, 36, 11, medium, "hole"),
    path("M94 56H306V196H94Z", bold, "black"),
    tone("M270 60H302V192H270Z", "hole"),
    rect(114, 78, 146, 86, 3, medium, "paper"),
    text(`${o.amps}A`, 187, 121, 44, "middle", 6, "accent"),
    [118, 166, 234, 282].map((x) => rect(x - 10, 196, 20, 48, 1, bold, BRASS)),
    rect(190, 196, 20, 36, 1, bold, BRASS),
    path("M80 254H320V326H80Z", bold, "paper"),
    tone("M84 304H316V322H84Z", "mid"),
    [118, 166, 234, 282].map((x) => rect(x - 13, 264, 26, 14, 1, medium, "hole")),
    [118, 166, 234, 282].map((x, i) => stroke(`M${x} 328V388`, 11) + stroke(`M${x} 329V388`, 5, i % 2 ? "accent" : "mid")),
    [62, 320].map((x) => [rect(x, 272, 18, 30, 2, bold, "tint")])
  ],
  [0, -2, 0.9]
)
