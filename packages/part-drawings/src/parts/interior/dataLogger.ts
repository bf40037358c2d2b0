import { at, bold, circle, fine, medium, part, path, pick, rect, stroke, text, tube } from "../../pen/index.ts"

/** Dash logger with display and shift lights. */
export const dataLogger = part(
  "data-logger",
  "Data logger dash",
  { lights: pick(8, 5, 10), gear: pick("3", "1", "2", "4", "5", "N") },
  (o) => {
    const n = o.lights
    return [
      tube("M120 300C120 350 160 340 160 384M280 300C280 350 240 340 240 384", 13, "black", 3.4),
      path("M48 90H352Q374 90 374 112V272Q374 310 336 310H64Q26 310 26 272V112Q26 90 48 90Z", bold, "black"),
      rect(50, 142, 300, 144, 6, bold, "hole"),
      Array.from({ length: n }, (_, i) => circle(62 + (i * 276) / (n - 1), 117, 10.5, medium, i < n * 0.6 ? "accent" : "paper")),
      stroke("M66 188Q200 134 334 188", 14, "#4a515c", ' stroke-linecap="butt"'),
      stroke("M66 188Q200 134 334 188", 14, "accent", ' stroke-linecap="butt" pathLength="100" stroke-dasharray="64 100"'),
      text(o.gear, 200, 216, 58, "middle", 9, "#ffffff"),
      text("6420", 102, 224, 26, "middle", 3.6, "#ffffff"),
      text("RPM", 102, 252, 13, "middle", 2, "#ffffff"),
      text("1:24.6", 302, 224, 22, "middle", 3.2, "#ffffff"),
      text("LAP", 302, 252, 13, "middle", 2, "#ffffff"),
      stroke("M62 268H338", fine, "#ffffff"),
      at(
        [
          [40, 296],
          [360, 296],
          [40, 104],
          [360, 104]
        ],
        (x, y) => circle(x, y, 4, fine)
      )
    ]
  },
  [0, -39]
)
