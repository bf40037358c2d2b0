import { bold, fine, formed, medium, part, path, pick, rect, rotate, stroke, threadVertical } from "../../pen/index.ts"

/** Spark plug on the slant. `reach` changes the length of the thread; the tip is projected or flat. */
export const sparkPlug = part(
  "spark-plug",
  "Spark plug",
  {
    reach: pick("long", "short"),
    heat: pick("standard", "cold", "colder"),
    electrode: pick("copper", "iridium"),
    seat: pick("gasket", "tapered")
  },
  (o) => {
    const tip = { standard: 18, cold: 10, colder: 3 }[o.heat]
    const isFine = o.electrode === "iridium"
    const L = o.reach === "long" ? 84 : 58
    const y = 256
    const e = y + L
    return rotate(
      38,
      200,
      200,
      rect(187, 2, 26, 34, 5, bold, "tint"),
      stroke("M187 14h26M187 24h26", fine),
      rect(192, 34, 16, 12, 0),
      formed("M178 46h44l6 84v40h-56v-40Z", "upright"),
      [58, 74, 90, 106].map((q) => rect(174, q, 52, 9, 4)),
      stroke("M186 128v38", fine),
      path("M164 168h72v20h-72z", medium, "tint"),
      formed("M148 188h104v42H148Z", "upright", "tint"),
      stroke("M174 188v42M226 188v42"),
      path("M162 230h76v14h-76z", medium, "tint"),
      o.seat === "gasket" ? rect(156, 244, 88, 11, 5, medium, "accent") : path("M158 232H242L230 256H170Z", bold, "tint"),
      formed(`M170 ${y}h60v${L}h-60z`, "upright", "tint"),
      threadVertical(y, e, 200, 30, 9, fine + 0.4, 6),
      path(`M186 ${e}h28l-5 ${tip}h-18z`, medium, "tint"),
      isFine ? rect(198.5, e + tip, 3, 22 - tip, 0, fine, "accent") : rect(195, e + tip, 10, 22 - tip, 1, medium, "#c98a5a"),
      stroke(`M225 ${e}v26q0 10-10 10h-20`, 7, "ink"),
      stroke(`M225 ${e}v26q0 10-10 10h-20`, 2.5, "paper")
    )
  },
  [0, 0, 1.14]
)
