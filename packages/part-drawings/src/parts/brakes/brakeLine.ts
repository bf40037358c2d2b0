import {
  type Ink,
  bold,
  BRASS,
  circle,
  fill,
  fine,
  group,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  text,
  times,
  tube
} from "../../pen/index.ts"

/** Draws the label of the bag, which names the axle of the hoses. */
const tag = (label: string): Ink => [rect(132, 336, 136, 44, 4, bold, "paper"), text(label, 200, 358, 24, "middle", 3.4)]

/** Brake line: braided hose with fittings, or bent hard line. */
export const brakeLine = part(
  "brake-line",
  "Brake line",
  {
    style: pick("braided", "hard"),
    end: pick("straight", "banjo"),
    thread: pick("3/8", "7/16", "10mm"),
    set: pick("any", "front", "rear", "both"),
    material: pick("coated", "stainless", "nickel")
  },
  (o) => {
    const d =
      o.style === "braided"
        ? "M84 104C220 60 320 110 250 190S90 260 150 318S280 320 318 296"
        : "M76 104H250Q280 104 280 134V170Q280 200 250 200H150Q120 200 120 230V266Q120 296 150 296H300"
    // The width of the nuts depends on their thread. A metric nut has a groove around its hexagon.
    const n = { "3/8": 17, "7/16": 24, "10mm": 19 }[o.thread]
    const pitch = { "3/8": 5, "7/16": 7, "10mm": 3.6 }[o.thread]
    const metal = fill(o.material, { coated: "tint", stainless: "paper", nickel: "#c98a5a" })
    const W = o.style === "braided" ? 27 : 19
    const end = (x: number, y: number, a: number, banjo: boolean) =>
      group(
        `translate(${x} ${y}) rotate(${a})`,
        banjo
          ? [path("M-2 -11h34v22h-34z"), circle(52, 0, 25, bold), circle(52, 0, 13, medium, "hole")]
          : [
              path(`M-6 ${-n}h38v${2 * n}H-6z`, bold, "accent"),
              stroke(`M-6 ${-n / 3}h38M-6 ${n / 3}h38${o.thread === "10mm" ? `M13 ${-n}v${2 * n}M19 ${-n}v${2 * n}` : ""}`),
              rect(32, 4 - n, 16, 2 * n - 8, 1, medium, metal),
              path(`M48 ${7 - n}h22l8 5v${2 * n - 24}l-8 5H48Z`, medium, BRASS),
              stroke(
                times(Math.floor(20 / pitch), (i) => `M${52 + i * pitch} ${8 - n}v${2 * n - 16}`),
                fine
              )
            ]
      )
    return [
      tube(d, W, o.style === "braided" ? "paper" : metal, 4),
      o.style === "braided"
        ? path(d, W - 9, "none", "ink", ' stroke-linecap="butt" stroke-dasharray="1.8 5.5" stroke-opacity=".8"') + path(d, fine, "none")
        : "",
      o.set === "any" ? "" : tag({ front: "FRONT", rear: "REAR", both: "ALL" }[o.set]),
      end(o.style === "hard" ? 90 : 84, 104, o.style === "braided" ? 162 : 180, false),
      end(o.style === "hard" ? 300 : 318, 296, o.style === "braided" ? -32 : 0, o.end === "banjo")
    ]
  },
  [2, -15, 0.97]
)
