import { bold, circle, fine, medium, mirror, part, path, pick, rect, stroke, tone, group } from "../../pen/index.ts"

/** Cast iron log manifold: four flanged ports, log and down outlet. */
export const exhaustManifold = part(
  "exhaust-manifold",
  "Exhaust manifold",
  { side: pick("L", "R", "pair"), finish: pick("iron", "grey"), bores: pick(4, 1, 2, 3, 5, 6), flange: pick("2-bolt", "3-bolt", "ball") },
  (o) => {
    const f = o.finish === "iron" ? "mid" : "paper"
    const pitch = 344 / o.bores
    const ports = Array.from({ length: o.bores }, (_, i) => 19 + pitch * (i + 0.5))
    const k = Math.min(1, pitch / 86)
    const casting = [
      ports.map((x) => [
        path(`M${x - 24 * k} 96H${x + 24 * k}L${x + 30 * k} 190H${x - 30 * k}Z`, bold, f),
        stroke(`M${x - 10} 112L${x - 12} 166`, fine)
      ]),
      path("M28 168Q28 150 50 150H338Q372 150 372 190V206Q372 240 344 248L318 262V300H238V262L80 240Q28 232 28 196Z", bold, f),
      tone(
        "M40 206Q60 224 240 244L322 246Q362 236 366 196Q368 236 340 244L312 258V296H294V262H250L84 236Q48 230 40 206Z",
        o.finish === "iron" ? "black" : "tint"
      ),
      ports.map((x) => [
        rect(x - 36 * k, 72, 72 * k, 30, 4, bold, f),
        circle(x - 25 * k, 87, 5, fine, "hole"),
        circle(x + 25 * k, 87, 5, fine, "hole")
      ]),
      path("M216 296H340L352 326H204Z", bold, "accent"),
      o.flange === "ball"
        ? path("M240 326H316Q312 360 278 360T240 326Z", bold, "tint")
        : [228, ...(o.flange === "3-bolt" ? [278] : []), 328].map((x) => circle(x, 311, 7, medium, "hole")),
      stroke("M60 178H300", fine)
    ]
    if (o.side === "pair")
      return [group("translate(92 -6) scale(0.74)", mirror(200, casting)), group("translate(6 134) scale(0.74)", casting)]
    return o.side === "R" ? mirror(200, casting) : casting
  }
)
