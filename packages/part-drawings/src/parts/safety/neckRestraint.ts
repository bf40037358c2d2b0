import { bold, circle, fill, fine, medium, mirrored, part, path, pick, stroke } from "../../pen/index.ts"

/** Head and neck restraint, front view: collar, yoke legs, tethers. */
export const neckRestraint = part("neck-restraint", "Head & neck restraint", { shell: pick("carbon", "grey", "accent") }, (o) => {
  const f = fill(o.shell, { carbon: "black", grey: "tint", accent: "accent" })
  const tf = o.shell === "accent" ? "paper" : "accent"
  return [
    path("M96 176Q78 92 128 56Q200 26 272 56Q322 92 304 176L276 190Q284 120 258 104Q200 84 142 104Q116 120 124 190Z", bold, f),
    path("M128 74Q200 44 272 74L262 98Q200 78 138 98Z", medium, o.shell === "carbon" ? "mid" : "paper"),
    stroke("M146 66l-10 26M170 58l-6 28M200 55v28M230 58l6 28M254 66l10 26", fine),
    mirrored(200, [
      path("M96 172Q84 196 92 232L108 330Q114 364 146 362Q172 358 168 322L150 236Q142 206 126 186Z", bold, f),
      path("M104 236Q120 226 140 240L156 322Q158 346 142 348Q126 348 122 328Z", medium, "mid"),
      stroke("M108 208q16-8 30 6", fine),
      path("M96 156L40 128Q26 122 32 110T52 106L104 130Z", bold, tf),
      stroke("M56 118L96 138", fine),
      circle(42, 116, 8),
      circle(102, 146, 9)
    ])
  ]
})
