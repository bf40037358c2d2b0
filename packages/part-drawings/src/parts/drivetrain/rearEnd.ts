import { at, bold, circle, fine, hexagon, holes, medium, mirrored, part, path, pick, rect, stroke, text, tone } from "../../pen/index.ts"

/** Rear end, rear view: quick-change or nine-inch housing. */
export const rearEnd = part(
  "rear-end",
  "Rear end",
  { style: pick("quick-change", "housing"), finish: pick("raw", "black"), ratio: pick("4.86", "4.11", "5.14", "5.83", "6.20") },
  (o) => {
    const f = o.finish === "black" ? "black" : "paper"
    const qc = o.style === "quick-change"
    const y = 210
    const tubeL = [
      rect(16, y - 10, 20, 20, 2),
      rect(30, y - 52, 16, 104, 3, bold, "accent"),
      [-36, -12, 12, 36].map((d) => rect(22, y + d - 5, 9, 10, 1)),
      rect(46, y - 68, 14, 136, 2, medium, "tint"),
      path(`M60 ${y - 28}h16v56H60z`, medium, "mid"),
      rect(76, y - 20, 60, 40, 0, bold, f),
      tone(`M78 ${y + 6}h54v11H78z`, "mid"),
      path(`M92 ${y - 22}v-20h20v20M92 ${y + 22}v26h20v-26`, medium, "tint"),
      circle(102, y + 38, 4, fine, "hole")
    ]
    const mid = qc
      ? [
          path(`M126 ${y - 26}L146 ${y - 50}H176V${y + 66}H146L126 ${y + 26}Z`, bold, f),
          stroke(`M140 ${y - 36}V${y + 40}M156 ${y - 44}V${y + 58}`, fine)
        ]
      : [path(`M130 ${y - 20}Q150 ${y - 24} 160 ${y - 50}L176 ${y - 60}V${y + 60}L160 ${y + 50}Q150 ${y + 24} 130 ${y + 20}Z`, bold, f)]
    const c = qc
      ? [
          path(`M200 ${y - 112}q52 0 58 50 4 34-4 62 10 26 8 62-8 46-62 46t-62-46q-2-36 8-62-8-28-4-62 6-50 58-50Z`, bold, f),
          path(`M200 ${y - 96}q40 0 44 38 2 30-6 58 10 26 8 58-8 34-46 34t-46-34q-2-32 8-58-8-28-6-58 4-38 44-38Z`, medium, "tint"),
          at(
            [
              [-34, -74],
              [34, -74],
              [-50, -36],
              [50, -36],
              [-42, 0],
              [42, 0],
              [-52, 46],
              [52, 46],
              [-30, 86],
              [30, 86]
            ],
            (a, b) => hexagon(200 + a, y + b, 6, medium, "paper", 15)
          ),
          circle(200, y - 48, 28),
          circle(200, y - 48, 20, fine, "none"),
          circle(200, y + 40, 34),
          circle(200, y + 40, 26, fine, "none"),
          hexagon(200, y + 40, 9, medium, "accent"),
          hexagon(200, y - 48, 8, medium, "accent"),
          text(o.ratio, 200, y - 6, 13, "middle", 2.2)
        ]
      : [
          circle(200, y, 84, bold, f),
          circle(200, y, 72, medium, "tint"),
          holes(200, y, 78, 10, 4.5, -90),
          circle(200, y, 50, medium, f),
          hexagon(226, y + 12, 8, medium, "accent"),
          text(o.ratio, 200, y - 26, 15, "middle", 2.2)
        ]
    return [mirrored(200, tubeL, mid), c]
  }
)
