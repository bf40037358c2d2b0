import { type Point, at, bold, circle, fill, fine, medium, part, path, pick, shine, stroke, tone } from "../../pen/index.ts"

/** Timing cover, from the front: crank seal, bolt flange and timing tab. */
export const timingCover = part(
  "timing-cover",
  "Timing cover",
  { finish: pick("raw", "black", "chrome", "polished"), pointer: pick("cast", "bolt-on") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", chrome: "paper", polished: "paper" })
    const bolts: readonly Point[] = [
      [200, 46],
      [124, 84],
      [276, 84],
      [92, 160],
      [308, 160],
      [86, 250],
      [314, 250],
      [104, 326],
      [296, 326]
    ]
    const lobe = at(bolts, (x, y) => circle(x, y, 20, bold, f))
    return [
      lobe,
      path("M200 36C286 36 312 120 318 200L330 316Q330 344 300 344H100Q70 344 70 316L82 200C88 120 114 36 200 36Z", bold, f),
      tone("M262 70Q300 120 304 200L316 318Q314 332 300 334H262Q292 250 262 70Z", "mid"),
      path("M200 66C262 66 282 130 288 206L296 300H104L112 206C118 130 138 66 200 66Z", medium, "none"),
      at(bolts, (x, y) => circle(x, y, 8, medium, "hole")),
      path("M120 344Q200 392 280 344Z", bold, f),
      circle(200, 262, 62, bold, f),
      circle(200, 262, 47, bold, "accent"),
      circle(200, 262, 35, bold, "hole"),
      circle(200, 138, 44, medium, "none"),
      path("M268 214L340 182L352 208L282 246Z", bold, o.pointer === "cast" ? f : "accent"),
      o.pointer === "cast" ? "" : [circle(284, 224, 7, medium, "tint"), circle(274, 238, 5, fine, "hole")],
      stroke("M300 202l8 18M314 196l8 18M328 190l8 18", fine),
      o.finish === "chrome" || o.finish === "polished" ? shine(146, 170, 1.1) : "",
      o.finish === "polished" ? shine(120, 320, 0.7) : ""
    ]
  },
  [-8, 4]
)
