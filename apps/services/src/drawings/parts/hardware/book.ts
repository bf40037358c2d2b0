import { bold, circle, fill, fine, gear, medium, part, path, pick, rect, stroke, text } from "../../pen/index.ts"

/** Workshop manual. */
export const book = part(
  "book",
  "Book",
  { cover: pick("accent", "black", "white", "blue"), subject: pick("ENGINE", "CHASSIS", "TUNING", "BODY") },
  (o) => {
    const f = fill(o.cover, { accent: "accent", black: "black", white: "paper", blue: "#2a62b5" })
    return [
      path("M96 60L330 46Q342 46 344 58L356 330L344 352L112 366Z", bold, "mid"),
      path("M108 346L344 330V350L112 366Z"),
      stroke("M110 352L346 336M112 359L346 343", fine),
      path("M84 46H310Q322 46 322 58V336H96Q76 336 76 352V58Q76 46 84 46Z", bold, f),
      path("M76 352Q76 336 96 336H322V348H98Q88 350 90 362Q76 362 76 352Z"),
      stroke("M104 46V336"),
      rect(126, 74, 174, 66, 2),
      text(o.subject, 213, 98, 24, "middle", 3.6),
      text("MANUAL", 213, 126, 13, "middle", 2),
      path(gear(213, 232, 66, 14, 14), bold),
      circle(213, 232, 40, medium, "tint"),
      circle(213, 232, 17, bold, o.cover === "accent" ? "ink" : "accent")
    ]
  },
  [-16, -6]
)
