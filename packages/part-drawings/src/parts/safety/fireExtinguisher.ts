import { bold, circle, fill, fine, medium, part, path, pick, rect, stroke, text, tube } from "../../pen/index.ts"

/** Fire extinguisher with valve, gauge and hose. */
export const fireExtinguisher = part(
  "fire-extinguisher",
  "Fire extinguisher",
  { size: pick("5", "2.5", "10"), colour: pick("accent", "red", "chrome", "white") },
  (o) => {
    const w = { "2.5": 48, 5: 58, 10: 66 }[o.size]
    const f = fill(o.colour, { accent: "accent", red: "#c8281e", chrome: "tint", white: "paper" })
    const x = 190
    return [
      path(
        `M${x - w} 170Q${x - w} 124 ${x - 22} 116H${x + 22}Q${x + w} 124 ${x + w} 170V352Q${x + w} 370 ${x + w - 18} 370H${x - w + 18}Q${x - w} 370 ${x - w} 352Z`,
        bold,
        f
      ),
      path(`M${x + w - 20} 150q17 10 17 30v170q0 14-14 16z`, 0, "hole", "ink", ' fill-opacity=".18"'),
      stroke(`M${x - w + 12} 168q4-24 22-32`, 4, o.colour === "white" ? "tint" : "paper"),
      path(`M${x - w} 196h${w * 2}v104h-${w * 2}z`),
      text("ABC", x, 226, 26, "middle", 4),
      stroke(`M${x - w + 14} 254h${w * 2 - 28}M${x - w + 14} 268h${w * 2 - 28}M${x - w + 14} 282h${w * 2 - 50}`, fine),
      rect(x - 20, 96, 40, 22, 2, bold, "tint"),
      tube(`M${x + 26} 84C${x + 130} 70 ${x + w + 46} 160 ${x + w + 34} 250`, 18, "black", 4),
      path(`M${x + w + 22} 246h24l5 54h-34z`, bold, "mid"),
      path(`M${x - 24} 66h52v30h-52z`, bold),
      path(`M${x - 20} 66L${x - 92} 92l-6-10 62-32h52v16Z`, bold, "tint"),
      path(`M${x + 6} 50L${x - 86} 34l2-12 106 12v18Z`, bold, "tint"),
      circle(x + 4, 82, 14),
      stroke(`M${x + 4} 82l7-7`, medium, "accent"),
      circle(x + 34, 46, 11, medium, "none"),
      stroke(`M${x + 16} 46h8`, 4)
    ]
  }
)
