import { PAINT, anyPaint, bold, ground, medium, part, path, pick, stroke, wheel } from "../../pen/index.ts"

/** Race type: street, late-sixties coupe with hood scoop and rally stripe, side view. */
export const raceStreet = part(
  "race-street",
  "Street",
  { colour: anyPaint, stripe: pick("yes", "no") },
  (o) => {
    const f = PAINT[o.colour]
    const stripe = o.colour === "white" || o.colour === "silver" ? "ink" : "paper"
    return [
      ground(272),
      path("M44 246H360V264H44Z", medium, "hole"),
      path("M92 176L134 168L140 178L100 188Z", bold, "hole"),
      path(
        "M12 236Q8 196 26 190L100 180Q140 174 168 174L210 128Q240 116 276 120Q312 130 340 168Q372 170 388 182Q394 206 388 242L376 254H342Q340 206 302 206T262 254H134Q132 206 94 206T54 254H26Q12 252 12 236Z",
        bold,
        f
      ),
      o.stripe === "yes" ? path("M14 214Q40 200 130 196L388 196V208L130 210Q50 212 14 226Z", 0, stripe) : "",
      path("M180 174L216 136Q228 130 242 129V174Z", bold, "tint"),
      path("M252 129Q278 130 292 140L316 172L252 174Z", bold, "tint"),
      stroke("M198 166L220 142M268 166L282 146", medium, "paper"),
      stroke("M166 176Q160 214 168 248M246 176V248M168 248H254", medium),
      stroke("M222 188h16", 5),
      path("M8 224H42V240H14Q6 238 8 224Z", medium, "paper"),
      path("M366 228H394V240H366Z", medium, "paper"),
      path("M14 194h18v18H14Z", medium, "hole"),
      path("M382 188h8v22h-8z", medium, "hole"),
      stroke("M266 216l-6 18M276 214l-6 18", medium),
      path("M246 256h38v9h-38z", medium, "paper"),
      wheel(94, 242, 34, 0.64, 5, "tint"),
      wheel(302, 241, 36, 0.64, 5, "tint")
    ]
  },
  [0, 1, 0.89]
)
