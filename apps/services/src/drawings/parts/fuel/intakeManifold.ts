import { at, bold, circle, fill, fine, medium, mirrored, part, path, pick, rect, shine, stroke, tube } from "../../pen/index.ts"

/** Height of each runner at the flange and where it leaves the plenum. */
const RUNNERS = [
  [86, 150],
  [160, 178],
  [246, 222],
  [320, 250]
] as const

/** V8 intake manifold, top view: eight runners to two side flanges. */
export const intakeManifold = part(
  "intake-manifold",
  "Intake manifold",
  { style: pick("dual-plane", "single-plane"), finish: pick("raw", "black", "polished") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    const sp = o.style === "single-plane"
    const run = RUNNERS.map(([y, e]) => tube(`M200 ${sp ? 200 : e}C${sp ? 150 : 130} ${sp ? (y + 200) / 2 : e} 120 ${y} 74 ${y}`, 46, f, 4))
    const side = [
      rect(40, 50, 40, 306, 6, bold, f),
      RUNNERS.map(([y]) => rect(48, y - 22, 16, 44, 3, medium, "hole")),
      [60, 123, 203, 283, 346].map((y) => circle(68, y, 6))
    ]
    const hi = RUNNERS.map(([y, e]) => stroke(`M158 ${(e + (sp ? 200 : e)) / 2 - 10}C130 ${e - 8} 120 ${y - 10} 90 ${y - 10}`, fine))
    return [
      path("M80 60H320V346H80Z", medium, "mid"),
      mirrored(200, run, hi, side),
      path("M166 44h68l8 60h-84Z", bold, f),
      circle(200, 66, 20),
      circle(200, 66, 11, medium, "hole"),
      circle(173, 66, 4, fine, "hole"),
      circle(227, 66, 4, fine, "hole"),
      path("M172 300h56v44q-28 24-56 0Z", bold, f),
      circle(200, 330, 17, medium, "hole"),
      path("M124 116H276q6 0 6 6V286q0 6-6 6H124q-6 0-6-6V122q0-6 6-6Z", bold, f),
      sp ? path("M150 138h100q12 0 12 12v108q0 12-12 12H150q-12 0-12-12V150q0-12 12-12Z", medium, "mid") : "",
      at(
        [
          [166, 166],
          [234, 166],
          [166, 242],
          [234, 242]
        ],
        (x, y) => [circle(x, y, 31, bold, sp ? "paper" : "accent"), circle(x, y, 24, medium, "hole")]
      ),
      o.finish === "polished" ? shine(124, 216, 0.8) + shine(182, 300, 0.8) : "",
      at(
        [
          [131, 129],
          [269, 129],
          [131, 279],
          [269, 279]
        ],
        (x, y) => circle(x, y, 5.5)
      ),
      sp ? circle(200, 204, 9, medium, "accent") : rect(197, 150, 6, 108, 0, fine, "mid")
    ]
  }
)
