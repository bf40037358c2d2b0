import { PAINT, bold, ellipse, fine, label, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Engine paint: aerosol with its lid off, spraying a painted stripe. */
export const enginePaint = part(
  "engine-paint",
  "Engine paint",
  { colour: pick("accent", "black", "blue", "yellow", "green") },
  (o, V) => {
    const f = PAINT[o.colour]
    return [
      path("M24 64Q96 40 190 70V112Q96 130 24 106Z", 0, f),
      stroke("M192 74L36 48M192 92H24M192 108L36 130", fine, "ink", ' stroke-dasharray="2 8"'),
      rect(230, 62, 44, 36, 6, bold, "paper"),
      rect(224, 78, 12, 12, 2, medium, "hole"),
      path("M214 98H290V116H214Z", bold, "tint"),
      path("M180 150Q180 118 214 116H290Q324 118 324 150Z", bold, "tint"),
      path("M172 150H332V364Q332 380 316 380H188Q172 380 172 364Z", bold, "paper"),
      tone("M300 154H328V364Q326 374 316 376H300Z", "mid"),
      path("M172 186H332V296H172Z", bold, f),
      label(V, 176, 196, 152, 118, "Engine paint"),
      rect(176, 196, 152, 118, 0, medium, "none"),
      path("M40 264H124V358Q124 378 104 378H60Q40 378 40 358Z", bold, f),
      path("M40 264A42 14 0 0 1 124 264A42 14 0 0 1 40 264Z", bold, f),
      ellipse(82, 264, 30, 8, medium, "hole"),
      stroke("M54 296V356", 3, "paper")
    ]
  },
  [21, -15]
)
