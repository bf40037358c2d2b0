import { bold, BRASS, circle, fine, group, medium, part, path, pick, rect, stroke, tube } from "../../pen/index.ts"

/** Brake line: braided hose with fittings, or bent hard line. */
export const brakeLine = part(
  "brake-line",
  "Brake line",
  { style: pick("braided", "hard"), end: pick("straight", "banjo") },
  (o) => {
    const d =
      o.style === "braided"
        ? "M84 104C220 60 320 110 250 190S90 260 150 318S280 320 318 296"
        : "M76 104H250Q280 104 280 134V170Q280 200 250 200H150Q120 200 120 230V266Q120 296 150 296H300"
    const W = o.style === "braided" ? 27 : 19
    const end = (x: number, y: number, a: number, banjo: boolean) =>
      group(
        `translate(${x} ${y}) rotate(${a})`,
        banjo
          ? [path("M-2 -11h34v22h-34z"), circle(52, 0, 25, bold), circle(52, 0, 13, medium, "hole")]
          : [
              path("M-6 -21h38v42H-6z", bold, "accent"),
              stroke("M-6 -7h38M-6 7h38"),
              rect(32, -14, 16, 28, 1),
              path("M48 -11h22l8 7v8l-8 7H48Z", medium, BRASS),
              stroke("M54 -10v20M60 -10v20M66 -10v20", fine)
            ]
      )
    return [
      tube(d, W, o.style === "braided" ? "paper" : "tint", 4),
      o.style === "braided"
        ? path(d, W - 9, "none", "ink", ' stroke-linecap="butt" stroke-dasharray="1.8 5.5" stroke-opacity=".8"') + path(d, fine, "none")
        : "",
      end(o.style === "hard" ? 90 : 84, 104, o.style === "braided" ? 162 : 180, false),
      end(o.style === "hard" ? 300 : 318, 296, o.style === "braided" ? -32 : 0, o.end === "banjo")
    ]
  },
  [2, -15, 0.97]
)
