import { bold, circle, fill, fine, group, medium, part, path, pick } from "../../pen/index.ts"

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
