import {
  type Ink,
  bold,
  circle,
  fine,
  medium,
  mirrored,
  num,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  thread,
  tone
} from "../../pen/index.ts"

/** Radius rod: hexagon-ended tube on the slant with a rod end at each side. */
export const radiusRod = part(
  "radius-rod",
  "Radius rod",
  { material: pick("steel", "aluminum"), length: num(8, 26, 16) },
  (o) => {
    const half = 92 + (o.length - 8) * 3.4
    const f = o.material === "aluminum" ? "accent" : "tint"
    const end: Ink = [
      rect(200 + half - 8, 188, 60, 24, 2, bold, "paper"),
      thread(200 + half + 8, 200 + half + 50, 200, 11, 7),
      rect(200 + half + 10, 178, 16, 44, 2, bold, "accent"),
      circle(200 + half + 78, 200, 36, bold, "paper"),
      circle(200 + half + 78, 200, 21, bold, o.material === "aluminum" ? "mid" : "accent"),
      circle(200 + half + 78, 200, 9, medium, "hole")
    ]
    return rotate(-38, 200, 200, [
      mirrored(200, end),
      path(
        `M${200 - half} 182H${228 - half}L${244 - half} 172H${156 + half}L${172 + half} 182H${200 + half}V218H${172 + half}L${156 + half} 228H${244 - half}L${228 - half} 218H${200 - half}Z`,
        bold,
        f
      ),
      tone(
        `M${204 - half} 208H${196 + half}V214H${172 + half}L${154 + half} 224H${246 - half}L${230 - half} 214H${204 - half}Z`,
        o.material === "aluminum" ? "hole" : "mid"
      ),
      mirrored(200, stroke(`M${220 - half} 182V218`)),
      stroke(`M${256 - half} 188H${144 + half}`, fine)
    ])
  },
  [0, 0, 0.86]
)
