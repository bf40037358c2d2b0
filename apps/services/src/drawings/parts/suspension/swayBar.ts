import { bold, circle, fill, fine, leader, medium, mirrored, num, part, path, pick, rect, stroke, tube } from "../../pen/index.ts"

/** Sway bar with bushing brackets and end links. */
export const swayBar = part(
  "sway-bar",
  "Sway bar",
  { dia: num(0.75, 1.5, 1.125), finish: pick("grey", "black", "accent") },
  (o) => {
    const W = 18 + (o.dia - 0.75) * 18
    const f = fill(o.finish, { grey: "tint", black: "black", accent: "accent" })
    const bf = o.finish === "accent" ? "paper" : "accent"
    const side = [
      path("M92 94v-14q0-26 28-26t28 26v14h16v20h-88v-20Z", bold),
      path("M100 100v-18q0-20 20-20t20 20v18Z", medium, bf),
      circle(120, 84, W / 2 + 1, medium, f),
      circle(85, 104, 4, fine, "hole"),
      circle(155, 104, 4, fine, "hole")
    ]
    const end = [
      path("M42 246q-18 4-20 26t18 28q20 4 26-14l8-38Z", bold, f),
      circle(43, 277, 9),
      rect(38, 284, 10, 70, 2),
      path("M26 296h34v10H26zM26 318h34v10H26z", medium, bf),
      rect(30, 348, 26, 14, 2, medium, "tint")
    ]
    return [
      tube("M58 262L74 150Q82 84 140 84H260Q318 84 326 150L342 262", W, f, 4),
      stroke(`M146 ${84 - W / 2 + 8}H254`, fine),
      mirrored(200, side, end),
      leader(200, 84 + W / 2, 214, 176, `Ø${o.dia}"`)
    ]
  },
  undefined,
  [0, -8]
)
