import { type Ink, bold, circle, ellipse, fine, medium, part, path, pick, polar, rect, stroke, times } from "../../pen/index.ts"

/** Transmission rebuild kit: friction and steel plates, band and seals. */
export const rebuildKit = part(
  "transmission-rebuild-kit",
  "Transmission rebuild kit",
  { contents: pick("clutches", "seals", "steels") },
  (o) => {
    const plate = (y: number, friction: boolean): Ink => [
      ellipse(138, y + 7, 118, 42, bold, "mid"),
      ellipse(138, y, 118, 42, bold, friction ? "accent" : "tint"),
      ellipse(138, y, 74, 24, bold, "paper"),
      friction
        ? stroke(
            times(12, (i) => {
              const [x, z] = polar(0, 0, 1, i * 30)
              return `M${138 + x * 80} ${y + z * 26}L${138 + x * 112} ${y + z * 39}`
            }),
            fine
          )
        : ""
    ]
    const plates = o.contents === "seals" ? [] : [300, 256, 212, 168, 124]
    return [
      o.contents === "seals"
        ? [0, 1, 2].map((i) => [
            circle(138, 206, 116 - i * 34, bold, i === 1 ? "accent" : "black"),
            circle(138, 206, 100 - i * 34, bold, "paper")
          ])
        : plates.map((y, i) => plate(y, o.contents === "clutches" ? i % 2 === 0 : i % 2 === 1)),
      circle(322, 100, 56, 26, "none"),
      circle(322, 100, 56, 16, "none", "mid"),
      rect(312, 26, 20, 40, 2, bold, "paper"),
      [
        [322, 222, 46],
        [322, 222, 28]
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 9, "none", r > 40 ? "ink" : "accent")),
      path("M276 290H372V372H276Z", bold, "paper"),
      path("M292 306H322V330L340 342V356H292Z", medium, "mid"),
      circle(352, 312, 8, medium)
    ]
  },
  [-3, 1, 0.93]
)
