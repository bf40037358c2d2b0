import { bold, circle, fine, group, medium, part, path, pick, rect, stroke } from "../../pen/index.ts"

/** Cylinder head, deck face: four chambers, two valves each, plug holes, head bolts. */
export const cylinderHead = part(
  "cylinder-head",
  "Cylinder head",
  { material: pick("aluminum", "iron"), chamber: pick("heart", "open") },
  (o) => {
    const f = o.material === "iron" ? "mid" : "paper"
    const X = [74, 158, 242, 326]
    const ch = (x: number, i: number) =>
      group(
        `translate(${x} 196)${i % 2 ? " scale(-1 1)" : ""}`,
        o.chamber === "heart"
          ? path("M-35 -8Q-36 -36 -12 -36Q2 -36 8 -28Q22 -34 32 -22Q40 -6 28 14Q16 34 -8 34Q-34 30 -35 -8Z", medium, "tint")
          : circle(0, 0, 37, medium, "tint"),
        circle(-10, -8, 21),
        circle(-10, -8, 16, fine, "none"),
        circle(19, -10, 15, medium, "accent"),
        circle(19, -10, 10.5, fine, "none"),
        circle(14, 18, 7, medium, "hole")
      )
    return group(
      "translate(200 200) rotate(-28) scale(.95) translate(-200 -198)",
      path(
        "M12 134q0-10 10-10h70l8-12h40l8 12h104l8-12h40l8 12h70q10 0 10 10V262q0 10-10 10H306l-6 12h-30l-6-12H136l-6 12h-30l-6-12H22q-10 0-10-10Z",
        bold,
        f
      ),
      X.map(ch),
      [32, 116, 200, 284, 368].map((x) => [circle(x, 146, 7, medium, "hole"), circle(x, 250, 7, medium, "hole")]),
      X.map((x) => [rect(x - 9, 136, 18, 8, 4, fine, "mid"), rect(x - 7, 252, 14, 8, 4, fine, "mid")]),
      stroke("M20 266H380", fine),
      circle(116, 122, 4, fine, "hole"),
      circle(284, 122, 4, fine, "hole")
    )
  }
)
