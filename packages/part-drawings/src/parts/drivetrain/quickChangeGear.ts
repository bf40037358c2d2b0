import { type Ink, bold, circle, fine, gear, holes, medium, part, path, pick } from "../../pen/index.ts"

/** Quick-change gears: a large and a small spur gear with splined bores. */
export const quickChangeGear = part(
  "quick-change-gear",
  "Quick-change gears",
  { splines: pick(6, 10), finish: pick("standard", "light") },
  (o) => {
    const bore = (x: number, y: number, r: number): Ink => [
      circle(x, y, r + 16, bold, "paper"),
      path(gear(x, y, r, o.splines, r * 0.24, 0, 0.5, 0.5), bold, "hole")
    ]
    return [
      path(gear(258, 262, 110, 22, 22, 6), bold, "tint"),
      circle(258, 262, 82, medium, "mid"),
      o.finish === "light" ? holes(258, 262, 64, 8, 11, 22, medium, "hole") : circle(258, 262, 66, fine, "none"),
      bore(258, 262, 32),
      path(gear(122, 126, 86, 17, 20, 0), bold, "accent"),
      circle(122, 126, 60, medium, "paper"),
      bore(122, 126, 30)
    ]
  },
  [-2, -5]
)
