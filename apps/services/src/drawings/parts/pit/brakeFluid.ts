import { bold, fine, part, path, pick, rect, stroke, text, tone } from "../../pen/index.ts"

/** Brake fluid: flat metal can with a screw cap. */
export const brakeFluid = part(
  "brake-fluid",
  "Brake fluid",
  { boil: pick(570, 500, 600, 626) },
  (o) => [
    path("M168 54H232V88H168Z", bold, "accent"),
    stroke("M182 56v30M200 56v30M218 56v30", fine),
    rect(176, 86, 48, 18, 2, bold, "mid"),
    path("M84 126Q84 104 110 104H290Q316 104 316 126Z", bold, "mid"),
    path("M76 126H324V366Q324 378 312 378H88Q76 378 76 366Z", bold, "paper"),
    tone("M286 130H320V364Q320 373 312 374H286Z", "mid"),
    path("M76 156H324V266H76Z", bold, "accent"),
    text("DOT 4", 200, 211, 56, "middle", 8, "paper"),
    text(`${o.boil}°`, 200, 316, 44, "middle", 6),
    stroke("M92 352H272", fine)
  ],
  [1, -16, 1.05]
)
