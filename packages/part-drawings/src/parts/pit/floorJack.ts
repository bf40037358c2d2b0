import { bold, circle, fill, fine, medium, num, part, path, pick, rect, stroke, text, tube } from "../../pen/index.ts"

/** Floor jack, side view; `lift` raises the saddle. */
export const floorJack = part(
  "floor-jack",
  "Floor jack",
  { tons: pick("3", "1.5", "2"), colour: pick("accent", "red", "blue", "silver", "black"), lift: num(0, 1, 0.6) },
  (o) => {
    const f = fill(o.colour, { accent: "accent", red: "#c8281e", blue: "#2a62b5", silver: "tint", black: "black" })
    const a = 8 + o.lift * 26
    const px = 246
    const py = 268
    const R = Math.PI / 180
    const sx = px - 168 * Math.cos(a * R)
    const sy = py - 168 * Math.sin(a * R)
    return [
      tube("M288 250L366 60", 19, "paper", 4.5),
      tube("M345 112L366 60", 27, "hole", 4, "round"),
      stroke("M297 228l-8-4M318 176l-8-4"),
      path(`M${px + 8} ${py - 20}L${sx} ${sy - 14}Q${sx - 16} ${sy} ${sx} ${sy + 14}L${px - 20} ${py + 26}Z`, bold, "tint"),
      stroke(`M${px - 20} ${py - 2}L${sx + 20} ${sy + 2}`, fine),
      path(`M${sx - 30} ${sy - 16}h60l-8 16h-44z`, bold, f),
      path(`M${sx - 38} ${sy - 30}h12v8h52v-8h12v18h-76z`, bold, "mid"),
      circle(sx, sy + 3, 6, medium, "hole"),
      path("M36 292Q40 272 66 272L150 268 236 236H300Q330 238 338 262L342 306H52Q34 308 36 292Z", bold, f),
      stroke("M70 288H318"),
      circle(246, 268, 12),
      circle(246, 268, 4, fine, "hole"),
      path("M270 236q4-22 22-22t20 24v8h-42Z", bold),
      circle(292, 246, 7, medium, "hole"),
      rect(106, 277, 70, 22, 3),
      text(`${o.tons} TON`, 141, 288, 12, "middle", 2),
      circle(72, 308, 31, bold, "mid"),
      circle(72, 308, 20),
      circle(72, 308, 6, medium, "hole"),
      circle(316, 312, 25, bold, "mid"),
      circle(316, 312, 14),
      circle(316, 312, 5, medium, "hole"),
      path("M300 290h32l-6 14h-20z", medium, "tint"),
      stroke("M26 341H374", fine)
    ]
  }
)
