import { PAINT, bold, circle, fine, medium, part, path, pick, rotate, stroke } from "../../pen/index.ts"

/** Reclining street seat in profile: cushion, back with headrest, bolsters and rails. */
export const streetSeat = part(
  "street-seat",
  "Street seat",
  { colour: pick("black", "accent", "red", "blue", "grey"), back: pick("recline", "fixed") },
  (o) => {
    const f = PAINT[o.colour]
    const trim = o.colour === "accent" ? "paper" : "accent"
    const a = o.back === "recline" ? 0 : -9
    return [
      path("M52 344H320V362H52Z", bold, "tint"),
      path("M76 326H112V346H76ZM264 326H300V346H264Z", medium, "mid"),
      rotate(a, 250, 280, [
        path("M296 78L314 20Q320 8 334 10L362 18Q376 24 372 40L354 96Q348 108 334 106L306 98Q292 92 296 78Z", bold, f),
        stroke("M316 102L310 124M338 108L332 130", 6),
        path("M214 272L268 132Q276 116 294 118L344 128Q362 134 358 154L322 290Q314 320 284 318L240 310Q208 300 214 272Z", bold, f),
        path("M214 272L268 132Q276 116 294 118L310 121Q288 140 282 170L252 288Q248 306 250 312L240 310Q208 300 214 272Z", bold, trim),
        stroke("M330 140L296 300M344 150L318 268", fine)
      ]),
      path("M34 262Q34 238 60 238Q130 246 214 236Q262 236 272 270L276 310Q276 332 252 332H64Q36 332 32 306Z", bold, f),
      path("M34 262Q34 238 60 238Q90 242 120 242Q96 262 96 290V332H64Q36 332 32 306Z", bold, trim),
      stroke("M116 260Q190 266 258 258M116 286Q190 292 262 284", fine),
      circle(268, 300, 24, bold, "tint"),
      circle(268, 300, 9, medium, "hole"),
      path("M60 360H30V374H60Z", medium, "mid")
    ]
  },
  [-1, 8, 0.94]
)
