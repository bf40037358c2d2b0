import { bold, fill, medium, part, pick, stroke } from "../../pen/index.ts"

/** A drive belt laid out by itself: ribbed, of V section or toothed. */
export const driveBelt = part(
  "drive-belt",
  "Drive belt",
  { kind: pick("serpentine", "v-belt") },
  (o) => {
    const loop = "M120 92Q60 100 66 160Q72 204 128 210Q196 220 184 268Q176 330 246 334Q330 336 336 250Q344 150 298 110Q250 70 120 92Z"
    const wide = fill(o.kind, { serpentine: "#30353d", "v-belt": "#3a3f48" })
    return [
      stroke(loop, o.kind === "serpentine" ? 46 : 26),
      stroke(loop, o.kind === "serpentine" ? 38 : 18, wide),
      o.kind === "serpentine"
        ? [
            stroke(loop, 28, "#7a818c"),
            stroke(loop, 23, wide),
            stroke(loop, 15, "#7a818c"),
            stroke(loop, 10, wide),
            stroke(loop, medium, "#7a818c")
          ]
        : stroke(loop, bold, "#7a818c")
    ]
  },
  [0, -10]
)
