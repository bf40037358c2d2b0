import { type Ink, at, bold, circle, fill, fine, medium, mirrored, part, path, pick, rect, shine, tube } from "../../pen/index.ts"

/** V8 intake manifold, from above and the front: runners sweep from the carburettor pad to two port rails. */
export const intakeManifold = part(
  "intake-manifold",
  "Intake manifold",
  { style: pick("dual-plane", "single-plane"), finish: pick("raw", "black", "polished") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    const single = o.style === "single-plane"
    const ends = [92, 158, 238, 304]
    const runner = ends.map((y, i) => {
      const from = single ? 160 + i * 27 : i < 2 ? 150 + i * 30 : 206 + (i - 2) * 30
      return tube(`M190 ${from}C${single ? 120 : 130} ${from} 120 ${y} 62 ${y}`, 50, f, 4.5)
    })
    const rail: Ink = [
      path("M22 52H66V344H22Z", bold, f),
      ends.map((y) => rect(32, y - 20, 20, 40, 3, medium, "hole")),
      [62, 125, 198, 271, 334].map((y) => circle(58, y, 6, fine, "paper"))
    ]
    return [
      mirrored(200, runner, rail),
      path("M160 58Q160 42 176 42H224Q240 42 240 58V104H160Z", bold, f),
      circle(200, 72, 21, bold, "paper"),
      circle(200, 72, 11, medium, "hole"),
      path("M166 296H234V344Q234 358 200 358T166 344Z", bold, f),
      circle(200, 326, 17, bold, "hole"),
      path("M118 128Q118 116 130 116H270Q282 116 282 128V270Q282 282 270 282H130Q118 282 118 270Z", bold, "paper"),
      single
        ? [
            path("M150 166Q150 146 170 146H230Q250 146 250 166V232Q250 252 230 252H170Q150 252 150 232Z", bold, "hole"),
            path("M150 176V166Q150 146 170 146H230Q250 146 250 166V176Q250 158 230 158H170Q150 158 150 176Z", medium, "accent")
          ]
        : [
            [164, 166],
            [236, 166],
            [164, 234],
            [236, 234]
          ].map(([x = 0, y = 0]) => [circle(x, y, 29, bold, "accent"), circle(x, y, 21, medium, "hole")]),
      at(
        [
          [132, 130],
          [268, 130],
          [132, 268],
          [268, 268]
        ],
        (x, y) => circle(x, y, 6, medium, "hole")
      ),
      o.finish === "polished" ? [shine(84, 176, 0.8), shine(290, 176, 0.8)] : ""
    ]
  }
)
