import { type Ink, bold, circle, fine, medium, part, path, pick, rect, tone } from "../../pen/index.ts"

/** Body rivets: three on their mandrels, the middle one set, and a large flange from above. */
export const rivets = part(
  "rivet",
  "Body rivets",
  { head: pick("standard", "large"), dia: pick("3/16", "5/32", "1/8") },
  (o) => {
    const r = { "3/16": 22, "5/32": 18, "1/8": 15 }[o.dia]
    const R = o.head === "large" ? 66 : 46
    const rivet = (x: number, y: number): Ink => [
      rect(x - 7, y - 128, 14, 140, 2, bold, "tint"),
      path(`M${x - 7} ${y - 124}L${x} ${y - 142}L${x + 7} ${y - 124}`, medium, "tint"),
      rect(x - r, y + 14, 2 * r, 86, 2, bold, "paper"),
      tone(`M${x + 4} ${y + 18}h${r - 7}v79h${7 - r}z`, "mid"),
      circle(x, y + 112, r * 0.85, bold, "mid"),
      path(`M${x - R} ${y + 16}Q${x - R + 6} ${y - 12} ${x} ${y - 14}T${x + R} ${y + 16}Z`, bold, "accent")
    ]
    return [
      rivet(92, 164),
      rivet(R === 66 ? 236 : 206, 164),
      circle(328, 122, R, bold, "accent"),
      circle(328, 122, r * 0.9, medium, "paper"),
      circle(328, 122, 7, fine, "hole"),
      path("M20 330H290V348H20ZM20 350H290V368H20Z", medium, "tint"),
      path("M288 296Q296 326 330 326T372 296Z", bold, "accent"),
      path("M310 326H350V366Q366 366 366 384H294Q294 366 310 366Z", bold, "paper")
    ]
  },
  [3, -3, 0.94]
)
