import { at, bold, circle, ellipse, medium, part, path, pick, rect, stroke, threadVertical } from "../../pen/index.ts"

/** Hood pin: threaded post with nuts, scuff plate, clip and lanyard; or the flush latch. */
export const hoodPin = part(
  "hood-pin",
  "Hood pins",
  { style: pick("clip", "flush"), finish: pick("black", "alum") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    if (o.style === "flush")
      return [
        path("M60 116Q60 60 116 60H284Q340 60 340 116V284Q340 340 284 340H116Q60 340 60 284Z", bold, f),
        path("M92 124Q92 92 124 92H276Q308 92 308 124V276Q308 308 276 308H124Q92 308 92 276Z", medium, "paper"),
        rect(126, 120, 148, 120, 10, bold, "accent"),
        stroke("M150 146H250M150 166H250", medium),
        circle(200, 274, 18, bold, "tint"),
        at(
          [
            [84, 84],
            [316, 84],
            [84, 316],
            [316, 316]
          ],
          (x, y) => circle(x, y, 8, medium, "hole")
        )
      ]
    return [
      rect(140, 96, 44, 290, 4, bold, "tint"),
      threadVertical(250, 384, 162, 22, 10),
      path("M140 100Q140 56 162 40Q184 56 184 100Z", bold, "tint"),
      circle(162, 98, 10, medium, "hole"),
      [262, 330].map((y) => [rect(114, y, 96, 44, 5, bold, "paper"), stroke(`M142 ${y}v44M182 ${y}v44`)]),
      ellipse(162, 210, 122, 42, bold, f),
      ellipse(162, 204, 122, 40, bold, f),
      ellipse(162, 204, 40, 13, bold, "hole"),
      path("M140 150H184V204A22 7 0 0 1 140 204Z", bold, "tint"),
      stroke("M260 64C330 30 392 130 330 190S330 300 372 320", 5),
      stroke("M74 98H262", 8),
      stroke("M74 98H262", 3, "accent"),
      path("M262 98A30 30 0 1 0 232 68V84C200 76 130 70 82 82", 0, "none"),
      stroke("M262 98A34 34 0 1 0 226 72Q180 66 96 78", 8),
      stroke("M262 98A34 34 0 1 0 226 72Q180 66 96 78", 3, "accent")
    ]
  },
  [-5, -7, 0.95]
)
