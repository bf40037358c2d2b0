import { anyPaint, bold, fine, ground, medium, PAINT, part, path, pick, stroke, wheel } from "../../pen/index.ts"

/** Race type: street, late-sixties coupe, side view. */
export const raceStreet = part("race-street", "Street", { colour: anyPaint, stripe: pick("yes", "no") }, (o) => {
  const f = PAINT[o.colour]
  const body =
    "M16 232Q12 208 24 204L96 195Q140 190 164 190L206 157Q236 149 264 153Q298 161 328 186Q358 187 376 196Q384 214 379 238L370 246H336Q334 214 303 214T270 248H126Q124 214 92 214T58 246H30Q17 244 16 232Z"
  return [
    ground(264),
    path("M50 246H350V256H50Z", medium, "hole"),
    path(body, bold, f),
    o.stripe === "yes"
      ? path(
          "M17 218Q50 210 130 208L312 205L378 208V216L312 213Q90 214 19 228Z",
          0,
          o.colour === "white" || o.colour === "silver" ? "ink" : "paper"
        )
      : "",
    path("M174 189L209 162Q222 158 236 158L235 189Z"),
    path("M243 158Q262 157 276 166L300 186L243 189Z"),
    stroke("M188 186L204 173M256 186L266 172", fine),
    stroke("M166 191L208 158"),
    stroke("M158 194Q154 226 160 248M239 190L236 248M160 248H236M330 187L318 198H300"),
    stroke("M218 200h13", 3.5),
    stroke("M262 224l-5 16M270 222l-5 16"),
    path("M10 228H36Q40 234 36 240H16Q8 238 10 228ZM362 230H386Q388 240 380 242H362Z"),
    path("M17 208h14v14H16Z", medium, "hole"),
    path("M376 204h5l1 18h-8z", medium, "hole"),
    path("M86 196l34-5 6 4-36 5Z", medium, "hole"),
    path("M44 206h12v8H44Z", fine),
    path("M244 250h30v6h-30z", fine),
    wheel(92, 235, 28, 0.68, 5, "tint"),
    wheel(303, 234, 29, 0.68, 5, "tint")
  ]
})
