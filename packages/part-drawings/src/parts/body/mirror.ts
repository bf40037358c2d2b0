import { bold, circle, ellipse, fill, fine, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Mirror: a chromed bullet on its pedestal, or a wide race mirror. */
export const mirror = part(
  "mirror",
  "Mirror",
  { style: pick("door", "race"), finish: pick("accent", "chrome", "black") },
  (o) => {
    const f = fill(o.finish, { accent: "accent", chrome: "tint", black: "black" })
    if (o.style === "race")
      return [
        path("M24 128Q200 76 376 128Q390 136 388 158L376 238Q370 256 350 252Q200 220 50 252Q30 256 24 238L12 158Q10 136 24 128Z", bold, f),
        [0, 1, 2, 3].map((i) =>
          path(`M${40 + i * 82} ${138 + Math.abs(i - 1.5) * 8 - 14}h74v${92 + (i % 2) * 2}h-74z`, medium, i % 2 ? "tint" : "paper")
        ),
        stroke("M56 202L92 152M220 196L256 140M310 206L340 160", fine),
        [96, 304].map((x) => [
          rect(x - 9, 240, 18, 62, 2, bold, "mid"),
          path(`M${x - 34} 300H${x + 34}V330H${x - 34}Z`, bold, "tint"),
          circle(x - 18, 315, 6, medium, "hole"),
          circle(x + 18, 315, 6, medium, "hole")
        ])
      ]
    return [
      path("M198 236L186 318H262L250 236Z", bold, "mid"),
      path("M124 334Q132 312 200 312H250Q318 312 326 334L340 356H110Z", bold, f),
      stroke("M118 346H332", fine),
      path("M50 158Q48 60 140 48Q360 66 372 150Q366 246 140 268Q50 256 50 158Z", bold, f),
      path("M214 66Q362 84 368 152Q350 230 190 260Q310 214 306 150Q300 92 214 66Z", 0, o.finish === "chrome" ? "mid" : "hole"),
      o.finish === "black" ? "" : stroke("M224 84Q290 96 306 132", 4, "paper"),
      ellipse(138, 158, 94, 112, bold, "paper"),
      ellipse(138, 158, 80, 97, bold, "tint"),
      tone("M76 208L176 78Q196 92 206 116L114 242Q88 230 76 208ZM128 250L212 134Q216 146 217 160L150 252Q138 254 128 250Z", "paper"),
      ellipse(138, 158, 80, 97, bold, "none", o.finish === "accent" ? "ink" : "accent")
    ]
  },
  [-7, 0]
)
