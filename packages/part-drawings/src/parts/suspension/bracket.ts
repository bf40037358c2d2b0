import { bold, circle, fill, fine, group, medium, part, path, pick, type Ink, stroke } from "../../pen/index.ts"

/** Brackets and weld-on tabs. */
export const bracket = part("bracket", "Brackets & tabs", { finish: pick("raw", "black", "accent"), holes: pick(1, 2, 3) }, (o) => {
  const f = fill(o.finish, { raw: "paper", black: "black", accent: "accent" })
  const n = o.holes
  const tab = (w: number, h: number) => [
    path(`M${-w} 0V${-h}A${w} ${w} 0 0 1 ${w} ${-h}V0Q0 16 ${-w} 0Z`, bold, f),
    Array.from({ length: n }, (_, i) => [circle(0, -h - 6 + i * 40, 15), circle(0, -h - 6 + i * 40, 10, medium, "hole")])
  ]
  return [
    group("translate(104 204)", group("translate(10 6)", path("M-50 0V-90A50 50 0 0 1 50 -90V0Q0 16 -50 0Z", bold, "mid")), tab(50, 90)),
    group(
      "translate(220 192) scale(.7)",
      group("translate(12 8)", path("M-50 0V-90A50 50 0 0 1 50 -90V0Q0 16 -50 0Z", bold, "mid")),
      tab(50, 90)
    ),
    path("M272 60H358V84H300V190H272Z", bold, f),
    path("M272 60L286 48H370L358 60ZM358 60L370 48V72L358 84ZM300 84H312L312 182L300 190Z", medium, "mid"),
    circle(338, 72, 6, medium, "hole"),
    circle(286, 164, 7, medium, "hole"),
    circle(286, 130, 7, medium, "hole"),
    path("M56 272L92 250H352L318 272Z", medium, "mid"),
    path("M318 272L352 250V318L318 344Z", bold, "tint"),
    path("M56 272H318V344H260V312Q258 292 236 292H138Q116 292 114 312V344H56Z", bold, f),
    circle(85, 316, 11, medium, "hole"),
    circle(289, 316, 11, medium, "hole"),
    path("M160 278h54v8h-54z", fine, o.finish === "accent" ? "paper" : "accent")
  ]
})

/** Subframe connectors, isometric: two long boxed rails with end plates. */
export const subframeConnector = part(
  "subframe-connector",
  "Subframe connectors",
  { finish: pick("raw", "black"), mounting: pick("weld-in", "bolt-in") },
  (o) => {
    const [f, side] = o.finish === "black" ? (["black", "hole"] as const) : (["paper", "mid"] as const)
    const rail: Ink = [
      path("M30 252L300 96L334 116L64 272Z", bold, f),
      path("M64 272L334 116V158L64 314Z", bold, side),
      path("M30 252L64 272V314L30 294Z", bold, "tint"),
      path("M36 262L58 275V303L36 290Z", medium, "hole"),
      path("M286 70L372 118V140L350 152L286 116Z", bold, "tint"),
      circle(306, 100, 8, medium, o.mounting === "bolt-in" ? "accent" : "hole"),
      circle(346, 124, 8, medium, o.mounting === "bolt-in" ? "accent" : "hole"),
      path("M120 200L158 178L192 198L154 220Z", medium, "accent"),
      path("M154 220L192 198V240L154 262Z", medium, "accent"),
      o.mounting === "bolt-in"
        ? [circle(96, 275, 7, medium, "accent"), circle(126, 258, 7, medium, "accent")]
        : stroke("M90 281l8-14 8 4 8-14 8 4", 3, o.finish === "black" ? "paper" : "ink")
    ]
    return [group("translate(-8 -56)", rail), group("translate(8 74)", rail)]
  },
  [0, 0, 0.91]
)
