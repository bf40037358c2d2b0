import { bold, fill, fine, medium, part, path, pick, rect, stroke, text, tone } from "../../pen/index.ts"

/** Oil bottle, one quart. */
export const oilBottle = part(
  "oil-bottle",
  "Motor oil",
  { grade: pick("20W-50", "10W-30", "5W-30", "15W-50", "75W-90", "ATF", "DOT 4"), bottle: pick("white", "black", "grey", "accent") },
  (o) => {
    const f = fill(o.bottle, { white: "paper", black: "black", grey: "mid", accent: "accent" })
    const a = o.bottle === "accent" ? "tint" : "accent"
    return [
      path("M112 132Q112 112 140 100L184 82H216L260 100Q288 112 288 132V350Q288 372 266 372H134Q112 372 112 350Z", bold, f),
      tone("M262 106q22 8 22 26v216q0 18-18 20l-4 0z", o.bottle === "black" ? "hole" : "mid"),
      rect(170, 30, 60, 42, 5, bold, a),
      stroke("M180 36v30M190 36v30M200 36v30M210 36v30M220 36v30", fine),
      rect(176, 72, 48, 12, 1, medium, "tint"),
      path("M128 158H272V318H128Z"),
      path("M128 158H272V196H128Z", medium, a),
      path("M200 204q24 34 24 50a24 24 0 0 1-48 0q0-16 24-50Z", medium, "tint"),
      path("M186 256q2 12 12 14", fine, "none"),
      text(o.grade, 200, 300, 24, "middle", 3.6),
      text("CAMBER", 200, 177, 17, "middle", 2.6, o.bottle === "accent" ? "ink" : "paper"),
      stroke("M124 346H276", fine),
      stroke("M122 334H278", fine)
    ]
  }
)
