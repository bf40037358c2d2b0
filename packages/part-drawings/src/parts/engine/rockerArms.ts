import { bold, circle, fill, group, hexagon, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Two rocker arms: roller tip, trunnion and poly lock; stamped rocker arms have no rollers. */
export const rockerArms = part(
  "rocker-arm-set",
  "Rocker arms",
  { body: pick("aluminum", "steel", "stamped") },
  (o) => {
    const f = fill(o.body, { aluminum: "accent", steel: "tint", stamped: "paper" })
    const roller = o.body !== "stamped"
    const arm = [
      path(
        "M34 176Q30 150 62 146L150 120Q200 96 252 120L330 168Q352 182 340 206Q328 226 300 218L240 196Q200 214 156 200L66 206Q38 204 34 176Z",
        bold,
        f
      ),
      roller
        ? tone("M70 190L156 184Q204 196 240 182L300 204Q322 208 330 196Q324 230 296 214L240 196Q200 214 156 200Z", "mid")
        : stroke("M64 176Q200 120 316 192"),
      path("M160 130Q200 110 240 130V176Q200 190 160 176Z", medium, roller ? "paper" : "mid"),
      circle(200, 154, roller ? 25 : 18, bold, "tint"),
      rect(186, 64, 28, 60, 3, bold),
      hexagon(200, 70, 23, bold, o.body === "aluminum" ? "tint" : "accent", 0),
      circle(200, 70, 9, medium, "hole"),
      circle(60, 176, roller ? 25 : 14, bold, roller ? "paper" : "mid"),
      roller ? circle(60, 176, 9, medium, "tint") : "",
      path("M300 192L322 190V246L310 256L300 246Z", medium, "mid"),
      circle(320, 190, 10, medium, "hole")
    ]
    return [group("translate(0 -24)", arm), group("translate(30 146)", arm)]
  },
  [-3, -12, 0.91]
)
