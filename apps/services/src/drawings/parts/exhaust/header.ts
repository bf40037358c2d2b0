import { type Ink, bold, circle, ellipse, fill, fine, medium, part, path, pick, rect, stroke, tone, tube } from "../../pen/index.ts"

/** Long-tube header: a primary for each cylinder of the bank, from the flange to the collector. */
export const header = part(
  "header",
  "Header",
  {
    finish: pick("raw", "black", "ceramic", "stainless"),
    tube: pick("1 3/4", "1 1/2", "1 5/8", "1 7/8", "2", "2 1/8"),
    collector: pick("3", "3.5"),
    bores: pick(4, 1, 2, 3, 5, 6),
    port: pick("round", "square", "d", "oval")
  },
  (o) => {
    const W = { "1 1/2": 29, "1 5/8": 31, "1 3/4": 33, "1 7/8": 35, 2: 37, "2 1/8": 39 }[o.tube]
    const f = fill(o.finish, { raw: "paper", black: "black", ceramic: "tint", stainless: "paper" })
    const cw = o.collector === "3" ? 26 : 30
    const pitch = 328 / o.bores
    const X = Array.from({ length: o.bores }, (_, i) => 31 + pitch * (i + 0.5))
    const k = Math.min(1, pitch / 82)
    const ends = X.map((x, i): readonly [x: number, end: number] => [x, o.bores === 1 ? 282 : 266 + (i * 32) / (o.bores - 1)])
    // Outer primaries first: the inner ones lie in front.
    const primaries = ends
      .toSorted(([one], [other]) => Math.abs(other - 200) - Math.abs(one - 200))
      .map(([x, end]) => `M${x} 66C${x} ${158 - Math.abs(x - 282) * 0.08} ${end + (x - 282) * 0.16} 186 ${end} 262`)
    // The openings of the flange, seen through their light.
    const port = (x: number): Ink =>
      ({
        round: circle(x, 57, 9 * k, medium, "hole"),
        square: rect(x - 9 * k, 48, 18 * k, 18, 2, medium, "hole"),
        d: path(`M${x - 8 * k} 48h${7 * k}q${11 * k} 0 ${11 * k} 9t${-11 * k} 9h${-7 * k}Z`, medium, "hole"),
        oval: ellipse(x, 57, 12 * k, 8, medium, "hole")
      })[o.port]
    const seam = o.finish === "stainless" ? stroke(X.map((x) => `M${x - 15 * k} 112l${30 * k} -4`).join(""), fine) : ""
    return [
      primaries.map((d) => tube(d, W * Math.max(0.78, k), f)),
      seam,

      path(`M248 250h68l-6 44-${30 - cw} 26v24H${282 - cw}v-24l-${30 - cw + 2}-26Z`, bold, f),
      stroke("M256 262l18 34M308 262l-16 34M282 262v34", fine),
      rect(282 - cw - 12, 342, cw * 2 + 24, 15, 3, bold, "accent"),
      tone(`M${282 + cw - 14} 322h11v18h-11z`),
      X.map((x) => path(`M${x - 26 * k} 64q-4 22 4 26h${52 * k - 8}q8-4 4-26Z`, medium, "tint")),
      path("M34 42H366q8 0 8 8v14q0 8-8 8H34q-8 0-8-8V50q0-8 8-8Z", bold, "tint"),
      X.map(port),
      [0, ...X.map((_, i) => i + 1)].map((i) => circle(Math.min(362, Math.max(38, 31 + pitch * i)), 57, 5, fine))
    ]
  }
)
