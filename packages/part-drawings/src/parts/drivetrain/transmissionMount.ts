import { bold, ellipse, hexagon, medium, part, path, pick, rect, stroke, threadVertical, tone, tube } from "../../pen/index.ts"

/** Transmission mount: saddle with studs on a bonded pad above the crossmember. */
export const transmissionMount = part(
  "transmission-mount",
  "Transmission mount",
  { cushion: pick("rubber", "polyurethane"), finish: pick("raw", "black"), stud: pick("3/8", "7/16", "10mm", "12mm") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const [half, pitch] = { "3/8": [9, 8], "7/16": [15, 9], "10mm": [11, 5], "12mm": [18, 6] }[o.stud] as [number, number]
    return [
      [140, 260].map((x) => [
        rect(x - half, 62, 2 * half, 92, 2, bold),
        threadVertical(64, 120, x, half, pitch),
        hexagon(x, 134, 15 + half, bold, "accent", 0)
      ]),
      path("M62 152H338V182H62Z", bold, f),
      path("M96 182H304L322 246H78Z", bold, o.cushion === "rubber" ? "hole" : "accent"),
      stroke("M92 214H308", 4, o.cushion === "rubber" ? "mid" : "ink"),
      path("M24 246H376V272H24Z", bold, f),
      tone("M28 262H372V268H28Z", "mid"),
      path("M104 272H296V300L272 326H128L104 300Z", bold, f),
      rect(186, 326, 28, 50, 2, bold),
      threadVertical(330, 376, 200, 14, 8),
      [52, 348].map((x) => ellipse(x, 256, 13, 6, medium, "hole"))
    ]
  },
  [1, -18]
)

/** Release bearing: bearing face on its collar, groove for the fork; or hydraulic with two lines. */
export const releaseBearing = part(
  "release-bearing",
  "Release bearing",
  { type: pick("mechanical", "hydraulic") },
  (o) => [
    o.type === "hydraulic"
      ? [tube("M262 110C262 60 290 48 336 48", 18, "black", 4), tube("M290 110C290 84 304 76 336 76", 18, "black", 4)]
      : "",
    path("M196 120H330Q346 200 330 280H196Z", bold, "tint"),
    tone("M200 250H334L328 276H200Z", "mid"),
    ellipse(332, 200, 26, 80, bold),
    ellipse(334, 200, 17, 56, medium, "hole"),
    o.type === "mechanical"
      ? [
          path("M236 96H262Q282 200 262 304H236Q256 200 236 96Z", bold, "paper"),
          path("M290 96H312Q332 200 312 304H290Q310 200 290 96Z", bold, "paper")
        ]
      : path("M230 88H312Q334 200 312 312H230Z", bold, "accent"),
    path("M120 60H196Q236 200 196 340H120Z", bold, "paper"),
    tone("M150 300H208L194 336H150Z", "mid"),
    ellipse(120, 200, 66, 140, bold, "tint"),
    ellipse(120, 200, 54, 116, bold, o.type === "mechanical" ? "accent" : "mid"),
    ellipse(120, 200, 42, 92, bold, "paper"),
    ellipse(124, 200, 33, 74, bold, "hole")
  ],
  [-6, 1, 1.12]
)
