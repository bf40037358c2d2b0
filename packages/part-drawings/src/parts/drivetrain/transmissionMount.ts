import { bold, ellipse, hexagon, medium, part, path, pick, rect, stroke, threadVertical, tone } from "../../pen/index.ts"

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
