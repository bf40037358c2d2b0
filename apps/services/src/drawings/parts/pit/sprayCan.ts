import { bold, circle, ellipse, fill, fine, medium, part, path, pick, rect, stroke, text } from "../../pen/index.ts"

/** Spray can: cleaner or paint. */
export const sprayCan = part(
  "spray-can",
  "Spray can",
  { content: pick("BRAKE", "CARB", "LUBE", "PAINT", "PRIMER"), colour: pick("accent", "blue", "yellow", "black", "green") },
  (o) => {
    const f = fill(o.colour, { accent: "accent", blue: "#2a62b5", yellow: "#e9b818", black: "black", green: "#2f8a45" })
    return [
      path("M122 128V350Q124 372 200 374T278 350V128Z", bold),
      path("M122 196V306Q200 326 278 306V196Q200 216 122 196Z", medium, f),
      path("M250 150V362Q274 358 276 348V150z", 0, "hole", "ink", ' fill-opacity=".15"'),
      rect(138, 232, 124, 46, 2),
      text(o.content, 200, 255, 22, "middle", 3.4),
      stroke("M140 150Q200 166 260 150M140 336Q200 352 260 336", fine),
      path("M122 128Q126 104 164 92H236Q274 104 278 128Q200 152 122 128Z", bold, "tint"),
      ellipse(200, 92, 36, 9),
      path("M168 92V56Q168 44 180 44H220Q232 44 232 56V92Q200 102 168 92Z", bold, f),
      path("M186 44V30h28v14"),
      circle(178, 62, 5, medium, "hole"),
      stroke("M172 62L30 46", 7),
      stroke("M172 62L30 46", 2.4, "paper"),
      path("M118 346Q124 366 200 368T282 346L282 354Q280 376 200 378T118 354Z", medium, "tint")
    ]
  },
  [44, -4]
)
