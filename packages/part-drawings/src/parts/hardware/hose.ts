import { bold, fill, fine, medium, part, path, pick, rect, rotate, stroke, tube } from "../../pen/index.ts"

/** Hose by the foot, coiled. The cover is braided steel, black nylon or rubber. */
export const hose = part(
  "hose",
  "Hose",
  { cover: pick("braided", "nylon", "rubber"), size: pick(8, 4, 6, 10, 12), fitting: pick("accent", "black", "nickel", "none") },
  (o) => {
    const W = 24 + o.size * 1.2
    const f = fill(o.cover, { braided: "paper", nylon: "black", rubber: "mid" })
    const ff = fill(o.fitting, { accent: "accent", black: "black", nickel: "tint", none: "none" })
    const br = (d: string) =>
      tube(d, W, f, 4) +
      (o.cover === "rubber"
        ? path(d, 2, "none", "ink", ' stroke-dasharray="30 8"')
        : path(d, W - 9, "none", "ink", ' stroke-linecap="butt" stroke-dasharray="1.6 6" stroke-opacity=".75"') + path(d, fine, "none"))
    const s = W * 0.96
    const end = (x: number, y: number, a: number) =>
      rotate(
        a,
        x,
        y,
        ff !== "none"
          ? [
              path(`M${x - 4} ${y - W / 2 - 4}h40l6 6v${W - 4}l-6 6h-40z`, bold, ff),
              stroke(`M${x + 8} ${y - W / 2 - 4}v${W + 8}M${x + 16} ${y - W / 2 - 4}v${W + 8}`, fine),
              path(`M${x + 42} ${y - W / 2 - 7}h30v${W + 14}h-30z`, bold),
              stroke(`M${x + 42} ${y - W / 6}h30M${x + 42} ${y + W / 6}h30`)
            ]
          : rect(x - 2, y - W / 2 + 2, 4, W - 4, 0, medium, "hole")
      )
    return [
      br(`M200 ${200 - 132 + s * 2}A${132 - s * 2} ${132 - s * 2} 0 1 0 200.1 ${200 - 132 + s * 2}`),
      br(`M200 ${200 - 132 + s}A${132 - s} ${132 - s} 0 1 0 200.1 ${200 - 132 + s}`),
      br("M200 68A132 132 0 1 0 332 200V290"),
      end(332, 290, 90),
      br("M106 68H204"),
      end(106, 68, 180)
    ]
  }
)
