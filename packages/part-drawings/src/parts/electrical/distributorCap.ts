import { BRASS, type Ink, PAINT, bold, circle, ellipse, fine, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Distributor cap with its towers, the rotor below. */
export const distributorCap = part(
  "distributor-cap",
  "Distributor cap & rotor",
  { cap: pick("accent", "black", "grey", "blue", "yellow"), towers: pick("male", "socket") },
  (o) => {
    const f = PAINT[o.cap]
    const trim = o.cap === "accent" ? "paper" : "accent"
    const tower = (x: number, y: number, w: number): Ink =>
      o.towers === "male"
        ? [
            path(`M${x - w} ${y + 60}L${x - w * 0.7} ${y + 14}H${x + w * 0.7}L${x + w} ${y + 60}Z`, bold, f),
            rect(x - w * 0.42, y - 14, w * 0.84, 28, 4, bold, BRASS)
          ]
        : [
            path(`M${x - w} ${y + 60}L${x - w * 0.9} ${y}H${x + w * 0.9}L${x + w} ${y + 60}Z`, bold, f),
            ellipse(x, y, w * 0.9, w * 0.4, bold, f),
            ellipse(x, y, w * 0.5, w * 0.2, fine, "hole")
          ]
    return [
      [134, 266].map((x) => tower(x, 48, 20)),
      tower(200, 30, 26),
      path("M74 200Q76 92 150 88H250Q324 92 326 200Z", bold, f),
      tone("M288 112Q316 140 320 194H296Q300 150 288 112Z", o.cap === "grey" ? "black" : "hole"),
      [104, 168, 232, 296].map((x) => tower(x, 88, 24)),
      path("M58 196H342V230H58Z", bold, f),
      [66, 306].map((x) => [rect(x, 178, 28, 70, 4, bold, "tint"), stroke(`M${x + 7} 198h14`, 4)]),
      path("M140 300Q140 276 200 276T260 300V352Q260 370 200 370T140 352Z", bold, "black"),
      path("M168 280Q200 264 364 274V300Q240 300 168 300Z", bold, trim),
      rect(330, 268, 34, 38, 2, bold, BRASS),
      ellipse(200, 292, 26, 11, bold, "tint"),
      circle(200, 290, 7, medium, "hole")
    ]
  },
  [-10, 8]
)
