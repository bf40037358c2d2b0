import { bold, centreLine, circle, ellipse, fill, fine, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Steering quick release: hub, collar and splined shaft. */
export const quickRelease = part(
  "quick-release",
  "Steering quick release",
  { finish: pick("raw", "black"), collar: pick("accent", "black", "blue", "red") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const c = fill(o.collar, { accent: "accent", black: "black", blue: "#2a62b5", red: "#c8281e" })
    return [
      centreLine(10, 200, 390, 200),
      rect(22, 168, 120, 64, 4, bold),
      stroke("M26 180h112M26 192h112M26 204h112M26 216h112"),
      path("M128 134H196V266H128Z", bold, c),
      stroke("M140 134V266M152 134V266M164 134V266M176 134V266", fine),
      path("M122 122H142V278H122Z", bold),
      path("M192 146H262L286 176V224L262 254H192Z", bold, f),
      tone("M194 226H284L262 251H194z", o.finish === "black" ? "hole" : "mid"),
      circle(228, 186, 9, medium, "hole"),
      path("M284 96H300A46 104 0 0 1 300 304H284Z", bold, f),
      ellipse(300, 200, 56, 104, 0, "none"),
      path("M300 96A42 104 0 0 1 300 304A42 104 0 0 1 300 96Z", bold),
      Array.from({ length: 6 }, (_, i) => {
        const a = (i * Math.PI) / 3 + 0.5
        return ellipse(300 + 27 * Math.cos(a), 200 + 70 * Math.sin(a), 6, 11, medium, "hole")
      }),
      ellipse(300, 200, 14, 36, bold, "tint"),
      ellipse(300, 200, 8, 22, medium, "hole")
    ]
  }
)
