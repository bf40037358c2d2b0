import { at, bold, circle, fill, fine, medium, mirrored, part, path, pick, rect, shine, stroke, tube } from "../../pen/index.ts"

/** Bumper: chrome blade with its guards, or a race bumper of tube with struts; from the front. */
export const bumper = part(
  "bumper",
  "Bumper",
  { style: pick("chrome", "tube"), finish: pick("raw", "black", "accent") },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", accent: "accent" })
    if (o.style === "chrome")
      return [
        mirrored(200, [
          path("M84 96L112 84V176H84Z", bold, "mid"),
          path("M84 96L60 108V160H84Z", bold, "tint"),
          circle(98, 118, 5, fine, "hole"),
          circle(98, 144, 5, fine, "hole")
        ]),
        path("M16 210Q12 150 44 152Q200 122 356 152Q388 150 384 210L380 244Q374 270 344 260Q200 232 56 260Q26 270 20 244Z", bold, f),
        path("M20 208Q200 158 380 208L381 232Q200 186 19 232Z", 0, "mid"),
        path("M22 190Q200 142 378 190L379 202Q200 154 21 202Z", 0, "tint"),
        stroke("M20 208Q200 158 380 208M26 244Q200 206 374 244", medium),
        mirrored(200, [
          path("M98 138Q98 122 112 122H128Q140 122 140 138V252Q140 272 120 272T98 256Z", bold, "paper"),
          rect(108, 132, 22, 128, 8, medium, "black")
        ]),
        rect(158, 172, 84, 48, 3, bold, "accent"),
        rect(168, 182, 64, 28, 2, medium, "paper"),
        mirrored(200, [path("M30 206H74V228Q52 232 30 236Z", medium, "accent"), shine(52, 186, 0.7)])
      ]
    return [
      mirrored(200, [
        tube("M124 150L76 74M150 230L70 300", 20, f),
        rect(58, 56, 34, 24, 3, bold, "tint"),
        rect(50, 292, 34, 24, 3, bold, "tint")
      ]),
      tube("M134 128V262M266 128V262", 18, f, 4.5),
      tube("M40 128H360Q380 128 380 148V170Q380 190 360 190H40Q20 190 20 170V148Q20 128 40 128Z", 25, f, 4.5),
      tube("M70 262H330Q352 262 352 240V190M70 262Q48 262 48 240V190", 25, f, 4.5),
      path("M150 146H250V252H150Z", bold, o.finish === "accent" ? "paper" : "accent"),
      at(
        [
          [164, 160],
          [236, 160],
          [164, 238],
          [236, 238]
        ],
        (x, y) => circle(x, y, 5, fine, "hole")
      )
    ]
  },
  [0, 21, 0.93]
)
