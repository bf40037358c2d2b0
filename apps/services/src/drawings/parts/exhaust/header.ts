import { bold, circle, fill, fine, medium, part, path, pick, rect, stroke, tone, tube } from "../../pen/index.ts"

/** Long-tube header: four primaries from the flange to the collector. */
export const header = part(
  "header",
  "Header",
  {
    finish: pick("raw", "black", "ceramic", "stainless"),
    tube: pick("1 3/4", "1 1/2", "1 5/8", "1 7/8", "2", "2 1/8"),
    collector: pick("3", "3.5")
  },
  (o) => {
    const W = { "1 1/2": 29, "1 5/8": 31, "1 3/4": 33, "1 7/8": 35, 2: 37, "2 1/8": 39 }[o.tube]
    const f = fill(o.finish, { raw: "paper", black: "black", ceramic: "tint", stainless: "paper" })
    const cw = o.collector === "3" ? 26 : 30
    const X = [72, 154, 236, 318]
    // Outer primaries first: the inner two lie in front.
    const primaries = [
      "M72 66C72 150 106 190 176 214S262 244 268 262",
      "M318 66C318 140 336 160 318 196S298 240 296 262",
      "M154 66C154 130 172 170 214 200S268 236 274 262",
      "M236 66C236 120 236 150 254 186S288 230 290 262"
    ]
    const hi =
      o.finish === "black"
        ? ""
        : stroke(
            "M64 84C68 146 98 182 160 206M146 84C148 130 166 164 200 190M228 84C230 124 230 150 244 180M310 84C310 138 326 160 312 188",
            fine
          )
    const seam = o.finish === "stainless" ? stroke("M58 110l30-3M82 166l24-20M140 112l30-4M222 116h28M308 130l32 2", fine) : ""
    return [
      primaries.map((d) => tube(d, W, f)),
      hi,
      seam,

      path(`M248 250h68l-6 44-${30 - cw} 26v24H${282 - cw}v-24l-${30 - cw + 2}-26Z`, bold, f),
      stroke("M256 262l18 34M308 262l-16 34M282 262v34", fine),
      rect(282 - cw - 12, 342, cw * 2 + 24, 15, 3, bold, "accent"),
      tone(`M${282 + cw - 14} 322h11v18h-11z`),
      X.map((x) => path(`M${x - 26} 64q-4 22 4 26h44q8-4 4-26Z`, medium, "tint")),
      path("M34 42H366q8 0 8 8v14q0 8-8 8H34q-8 0-8-8V50q0-8 8-8Z", bold, "tint"),
      X.map((x) => stroke(`M${x - 22} 46v22M${x + 22} 46v22`, fine)),
      [40, 113, 195, 277, 360].map((x) => circle(x, 57, 6))
    ]
  }
)
