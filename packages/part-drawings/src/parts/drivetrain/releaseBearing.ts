import { bold, ellipse, medium, part, path, pick, tone, tube } from "../../pen/index.ts"

/** Release bearing: bearing face on its collar, groove for the fork; or hydraulic with two lines. */
export const releaseBearing = part(
  "release-bearing",
  "Release bearing",
  { type: pick("mechanical", "hydraulic") },
  (o) => [
    o.type === "hydraulic"
      ? [tube("M262 110C262 60 290 48 336 48", 18, "black", 4), tube("M290 110C290 84 304 76 336 76", 18, "black", 4)]
      : "",
    path("M196 120H330Q346 200 330 280H196Z", bold, "tint"),
    tone("M200 250H334L328 276H200Z", "mid"),
    ellipse(332, 200, 26, 80, bold),
    ellipse(334, 200, 17, 56, medium, "hole"),
    o.type === "mechanical"
      ? [
          path("M236 96H262Q282 200 262 304H236Q256 200 236 96Z", bold, "paper"),
          path("M290 96H312Q332 200 312 304H290Q310 200 290 96Z", bold, "paper")
        ]
      : path("M230 88H312Q334 200 312 312H230Z", bold, "accent"),
    path("M120 60H196Q236 200 196 340H120Z", bold, "paper"),
    tone("M150 300H208L194 336H150Z", "mid"),
    ellipse(120, 200, 66, 140, bold, "tint"),
    ellipse(120, 200, 54, 116, bold, o.type === "mechanical" ? "accent" : "mid"),
    ellipse(120, 200, 42, 92, bold, "paper"),
    ellipse(124, 200, 33, 74, bold, "hole")
  ],
  [-6, 1, 1.12]
)
