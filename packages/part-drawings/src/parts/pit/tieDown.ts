import { bold, circle, fine, group, medium, PAINT, part, path, pick, rect, rotate, stroke } from "../../pen/index.ts"

/** Ratchet tie-down strap. */
export const tieDown = part(
  "tie-down",
  "Tie-down",
  { colour: pick("accent", "black", "blue", "yellow", "red"), ends: pick("hook", "ring") },
  (o) => {
    const f = PAINT[o.colour]
    const end = (x: number, y: number, a: number) =>
      group(
        `translate(${x} ${y}) rotate(${a})`,
        o.ends === "hook"
          ? [stroke("M0 -16V16M0 0H34Q66 0 66 -26T36 -50", 15), stroke("M2 0H34Q66 0 66 -26T36 -50", 6, "mid")]
          : [circle(30, 0, 30, 15, "none"), circle(30, 0, 30, 6, "none", "mid")]
      )
    return group(
      "translate(200 204) rotate(-28) scale(.96) translate(-202 -196)",
      end(60, 214, 180),
      end(340, 214, 0),
      path("M60 190H160V238H60Z", bold, f),
      path("M240 190H340V238H240Z", bold, f),
      stroke("M66 200H156M66 228H156M244 200H334M244 228H334", fine, "ink", ' stroke-dasharray="7 4"'),
      path("M52 184h16v60H52zM332 184h16v60h-16z", medium, "black"),
      path("M150 182H264V246H150Z", bold, "tint"),
      circle(206, 214, 40, bold),
      circle(206, 214, 31, medium, f),
      path("M180 186Q150 120 178 92L248 60Q268 56 268 74T254 94L214 118Q206 150 232 186Z", bold, "mid"),
      rotate(-26, 241, 74, rect(206, 62, 70, 24, 10, medium, "hole")),
      circle(206, 214, 14, bold),
      circle(206, 214, 5, fine, "hole")
    )
  }
)
