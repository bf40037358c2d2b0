import { bold, circle, ellipse, fine, medium, part, path, pick, stroke } from "../../pen/index.ts"

/** Rear main seal, three-quarter view: steel case, rubber lip and garter spring, the cross-section beside it. */
export const rearMainSeal = part(
  "rear-main-seal",
  "Rear main seal",
  { style: pick("one-piece", "two-piece"), material: pick("viton", "silicone") },
  (o) => [
    ellipse(176, 222, 150, 132, bold, "mid"),
    ellipse(160, 206, 150, 132, bold, "black"),
    ellipse(160, 206, 128, 110, medium, "paper"),
    ellipse(164, 210, 112, 96, bold, o.material === "viton" ? "#8a4b2a" : "accent"),
    ellipse(168, 214, 102, 86, fine, "none"),
    ellipse(172, 216, 94, 79, bold, "sheet"),
    o.style === "two-piece" ? path("M4 200H72M248 212H332", 8, "none", "paper") + stroke("M8 192H70M8 208H74M246 202H330M250 220H326") : "",
    path("M296 34H376V54H318V74L340 96Q346 108 334 114L316 108Q296 100 296 82Z", bold, "black"),
    circle(344, 82, 13, medium, "accent"),
    circle(344, 82, 4, fine, "hole")
  ],
  [7, 6, 0.93]
)
