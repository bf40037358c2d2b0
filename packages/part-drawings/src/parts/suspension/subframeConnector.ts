import { type Ink, bold, circle, group, medium, part, path, pick, stroke } from "../../pen/index.ts"

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
