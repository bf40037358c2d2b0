import { bold, circle, fine, medium, mirror, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Cast iron log manifold: four flanged ports, log and down outlet. */
export const exhaustManifold = part("exhaust-manifold", "Exhaust manifold", { side: pick("L", "R"), finish: pick("iron", "grey") }, (o) => {
  const f = o.finish === "iron" ? "mid" : "paper"
  const ports = [62, 148, 234, 320]
  const casting = [
    ports.map((x) => [path(`M${x - 24} 96H${x + 24}L${x + 30} 190H${x - 30}Z`, bold, f), stroke(`M${x - 10} 112L${x - 12} 166`, fine)]),
    path("M28 168Q28 150 50 150H338Q372 150 372 190V206Q372 240 344 248L318 262V300H238V262L80 240Q28 232 28 196Z", bold, f),
    tone(
      "M40 206Q60 224 240 244L322 246Q362 236 366 196Q368 236 340 244L312 258V296H294V262H250L84 236Q48 230 40 206Z",
      o.finish === "iron" ? "black" : "tint"
    ),
    ports.map((x) => [rect(x - 36, 72, 72, 30, 4, bold, f), circle(x - 25, 87, 5, fine, "hole"), circle(x + 25, 87, 5, fine, "hole")]),
    path("M216 296H340L352 326H204Z", bold, "accent"),
    circle(228, 311, 7, medium, "hole"),
    circle(328, 311, 7, medium, "hole"),
    stroke("M60 178H300", fine)
  ]
  return o.side === "R" ? mirror(200, casting) : casting
})
