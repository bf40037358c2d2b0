import { bold, circle, ellipse, fine, medium, part, path, pick, rect, stroke, text, times, tone, tube } from "../../pen/index.ts"

/** Caster and camber gauge: body with vial, hub magnet and a cross level. */
export const camberGauge = part(
  "camber-gauge",
  "Caster camber gauge",
  { reading: pick("bubble", "digital"), adapter: pick("magnet", "clamp") },
  (o) => [
    o.adapter === "magnet"
      ? [path("M176 296H224V330H176Z", bold, "tint"), path("M132 330H268V376H132Z", bold, "mid"), stroke("M132 352H268")]
      : [
          path("M176 296H224V326H176Z", bold, "tint"),
          tube("M60 382V344H340V382", 20, "tint", 4.5),
          [60, 340].map((x) => rect(x - 17, 362, 34, 26, 3, bold, "accent"))
        ],
    path("M44 92Q44 76 60 76H340Q356 76 356 92V240L312 298H88L44 240Z", bold, "paper"),
    tone("M64 250L92 290H308L338 250V256L312 294H90Z", "mid"),
    o.reading === "bubble"
      ? [
          [130, 270].map((x) => [
            rect(x - 24, 98, 48, 132, 24, bold, "accent"),
            ellipse(x, 150, 14, 19, medium, "paper"),
            stroke(
              times(7, (i) => `M${x - 44} ${112 + i * 17}h${i % 3 ? 9 : 15}M${x + 30} ${112 + i * 17}h${i % 3 ? 9 : 15}`),
              2.5
            )
          ]),
          rect(166, 250, 68, 26, 13, bold, "tint"),
          circle(200, 263, 9, medium, "paper")
        ]
      : [
          rect(76, 102, 248, 92, 5, bold, "hole"),
          text("-1.25°", 200, 148, 58, "middle", 8, "#ffffff"),
          [120, 200, 280].map((x, i) => circle(x, 234, 19, bold, i === 2 ? "accent" : "tint"))
        ],
    rect(92, 46, 216, 32, 4, bold, "tint"),
    rect(158, 52, 84, 18, 9, medium, "accent"),
    ellipse(200, 61, 13, 7, fine, "paper")
  ],
  [1, -10]
)
