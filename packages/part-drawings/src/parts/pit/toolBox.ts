import { at, bold, circle, fill, medium, num, part, path, pick, rect, times } from "../../pen/index.ts"

/** Tool chest or pit cart, front three-quarter. */
export const toolBox = part(
  "tool-box",
  "Tool chest",
  { drawers: num(3, 7, 5), colour: pick("accent", "black", "red", "blue", "silver"), wheels: pick("yes", "no") },
  (o) => {
    const f = fill(o.colour, { accent: "accent", black: "black", red: "#c8281e", blue: "#2a62b5", silver: "tint" })
    const n = Math.round(o.drawers)
    const h = 232 / n
    const y0 = 88
    const dr = times(n, (i) => {
      const y = y0 + 6 + i * h
      return rect(54, y, 232, h - 7, 2, medium, f) + rect(64, y + (h - 7) / 2 - 5, 212, 9, 3)
    })
    return [
      path("M42 82L84 46H358L300 82Z", bold, "mid"),
      path("M300 82L358 46V290L300 334Z", bold, f),
      path("M300 82L358 46V290L300 334Z", 0, "hole", "ink", ' fill-opacity=".28"'),
      rect(42, 82, 258, 252, 3, bold, f),
      dr,
      path("M312 130L346 106V124L312 148Z"),
      path("M52 76L90 54H344L302 76Z", medium, "tint"),
      o.wheels === "yes"
        ? at(
            [
              [76, 352],
              [264, 352],
              [338, 316]
            ],
            (x, y) => [path(`M${x - 14} ${y - 18}h28l-6 12h-16z`), circle(x, y, 17, bold, "black"), circle(x, y, 7)]
          )
        : rect(48, 334, 246, 12, 2, medium, "hole")
    ]
  }
)
