import { type Ink, at, bold, circle, fill, fine, medium, mirrored, part, path, pick, rect, shine, tube } from "../../pen/index.ts"

/** The open plenum below a single plane's carburetor, as wide in front and behind as its bores. */
const plenum = (front: number, rear: number): string =>
  `M${200 - front * 2.4} 166Q${200 - front * 2.4} 146 ${200 - front * 1.4} 146H${200 + front * 1.4}Q${200 + front * 2.4} 146 ${200 + front * 2.4} 166L${200 + rear * 2.4} 232Q${200 + rear * 2.4} 252 ${200 + rear * 1.4} 252H${200 - rear * 1.4}Q${200 - rear * 2.4} 252 ${200 - rear * 2.4} 232Z`

/** V8 intake manifold, from above and the front: runners sweep from the carburettor pad to two port rails. */
export const intakeManifold = part(
  "intake-manifold",
  "Intake manifold",
  {
    style: pick("dual-plane", "single-plane"),
    finish: pick("raw", "black", "polished"),
    flange: pick("square", "spread", "dominator", "both")
  },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    const single = o.style === "single-plane"
    const ends = [92, 158, 238, 304]
    // Bores by the carburetor's flange, front above: half of the spacing across, and the radius of each.
    const [front, rear] = { square: [21, 21], spread: [15, 26], dominator: [28, 28], both: [24, 28] }[o.flange] as [number, number]
    const across = o.flange === "dominator" || o.flange === "spread" ? 36 : 34
    const hole = o.flange === "dominator" ? 74 : o.flange === "spread" ? 62 : 68
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
            path(plenum(front, rear), bold, "hole"),
            path(
              `M${198 - front * 2.4} 176V166Q${200 - front * 2.4} 146 ${200 - front * 1.4} 146H${200 + front * 1.4}Q${200 + front * 2.4} 146 ${202 + front * 2.4} 166V176Q${200 + front * 2.4} 158 ${200 + front * 1.4} 158H${200 - front * 1.4}Q${200 - front * 2.4} 158 ${198 - front * 2.4} 176Z`,
              medium,
              "accent"
            )
          ]
        : [
            [200 - across, 166, front],
            [200 + across, 166, front],
            [200 - across, 234, rear],
            [200 + across, 234, rear]
          ].map(([x = 0, y = 0, r = 0]) => [circle(x, y, r + 7, bold, "accent"), circle(x, y, r, medium, "hole")]),
      at(
        [
          [200 - hole, 130],
          [200 + hole, 130],
          [200 - hole, 268],
          [200 + hole, 268]
        ],
        (x, y) => circle(x, y, 6, medium, "hole")
      ),
      o.finish === "polished" ? [shine(84, 176, 0.8), shine(290, 176, 0.8)] : ""
    ]
  }
)
