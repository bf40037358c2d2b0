import { at, type Color, medium, part, path, pick, tube } from "../../pen/index.ts"

/** Roll cage in three-quarter view. Six to twelve points add braces. The main hoop has the accent color. */
export const rollCage = part(
  "roll-cage",
  "Roll cage",
  { points: pick(8, 6, 10, 12), finish: pick("raw", "black") },
  (o) => {
    const f = o.finish === "black" ? "black" : "paper"
    const W = 17
    const t = (d: string, c: Color = f, w = W) => tube(d, w, c, 4, "round")
    const n = o.points
    const feet = at(
      [
        [46, 316],
        [250, 372],
        [172, 232]
      ],
      (x, y) => path(`M${x - 17} ${y - 5}h34v12h-34z`, medium, "mid")
    )
    return [
      t("M174 232V148L198 62"),
      t("M198 62L308 78"),
      n >= 10 ? t("M180 186L330 214", f, 13) : "",
      t("M46 312V208L106 98Q112 86 126 82L198 62"),
      n >= 8 ? t("M362 300L312 84") : "",
      t("M46 240L252 276", f),
      t("M46 286L252 334", f, 14),
      n >= 10 ? t("M60 244L240 330", f, 13) : "",
      n >= 12 ? t("M116 92L302 92", f, 13) : "",
      t("M106 98Q112 84 128 86L228 108", f),
      n >= 8 ? t("M378 340L240 116") : "",
      t("M252 368V134Q252 112 270 104L302 88Q326 76 334 98L346 300", "accent", 20),
      t("M256 296L344 250", "accent", 14),
      n >= 10 ? t("M256 180L342 290", f, 13) : "",
      feet,
      path("M332 296h30v12h-30z", medium, "mid"),
      n >= 8 ? path("M362 336h32v12h-32z", medium, "mid") : ""
    ]
  },
  [-12, -17]
)
