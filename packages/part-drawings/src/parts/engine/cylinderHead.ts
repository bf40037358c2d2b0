import { bold, circle, fine, group, medium, part, path, pick, rect, stroke, num, text } from "../../pen/index.ts"

/** Cylinder head, deck face: four chambers, two valves each, plug holes, head bolts. */
export const cylinderHead = part(
  "cylinder-head",
  "Cylinder head",
  {
    material: pick("aluminum", "iron"),
    chamber: pick("heart", "open"),
    bores: pick(4, 1, 2, 3, 5, 6),
    cc: num(50, 80, 64),
    runner: num(0, 280, 0)
  },
  (o) => {
    const f = o.material === "iron" ? "mid" : "paper"
    const pitch = 336 / o.bores
    const X = Array.from({ length: o.bores }, (_, i) => 32 + pitch * (i + 0.5))
    // Chambers scale with their volume, limited by their spacing.
    const size = Math.min(1.06, pitch / 76) * Math.cbrt(o.cc / 64)
    const ch = (x: number, i: number) =>
      group(
        `translate(${x} 196) scale(${i % 2 ? -size : size} ${size})`,
        o.chamber === "heart"
          ? path("M-35 -8Q-36 -36 -12 -36Q2 -36 8 -28Q22 -34 32 -22Q40 -6 28 14Q16 34 -8 34Q-34 30 -35 -8Z", medium, "tint")
          : circle(0, 0, 37, medium, "tint"),
        circle(-10, -8, 21),
        circle(-10, -8, 16, fine, "none"),
        circle(19, -10, 15, medium, "accent"),
        circle(19, -10, 10.5, fine, "none"),
        circle(14, 18, 7, medium, "hole")
      )
    // The intake port next to the deck scales with its volume.
    const port = 13 * Math.sqrt(o.runner / 195)
    const runner =
      o.runner === 0
        ? ""
        : [
            rect(262, 300, 112, 72, 6, bold, f),
            rect(290 - port, 336 - port * 1.7, port * 2, port * 3.4, 5, medium, "hole"),
            text(Math.round(o.runner), 341, 326, 17, "middle", 2),
            text("CC", 341, 349, 13, "middle", 1.8)
          ]
    const deck = group(
      "translate(200 200) rotate(-28) scale(.95) translate(-200 -198)",
      path(
        "M12 134q0-10 10-10h70l8-12h40l8 12h104l8-12h40l8 12h70q10 0 10 10V262q0 10-10 10H306l-6 12h-30l-6-12H136l-6 12h-30l-6-12H22q-10 0-10-10Z",
        bold,
        f
      ),
      X.map(ch),
      Array.from({ length: o.bores + 1 }, (_, i) => 32 + pitch * i).map((x) => [
        circle(x, 146, 7, medium, "hole"),
        circle(x, 250, 7, medium, "hole")
      ]),
      X.map((x) => [rect(x - 9, 136, 18, 8, 4, fine, "mid"), rect(x - 7, 252, 14, 8, 4, fine, "mid")]),
      stroke("M20 266H380", fine),
      circle(116, 122, 4, fine, "hole"),
      circle(284, 122, 4, fine, "hole")
    )
    return [deck, runner]
  }
)
