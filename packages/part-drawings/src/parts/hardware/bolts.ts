import {
  bold,
  circle,
  fill,
  fine,
  group,
  hexagon,
  medium,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  threadVertical,
  tone
} from "../../pen/index.ts"

/** Fasteners: bolts, washer and nut. The head is a hexagon, a 12-point or a socket head. */
export const bolts = part(
  "bolts",
  "Bolts",
  { head: pick("hex", "12-point", "socket"), finish: pick("raw", "black", "accent"), length: pick("long", "short") },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", accent: "accent" })
    const L = o.length === "long" ? 240 : 180
    const b = [
      rect(-21, 36, 42, L, 3, bold, f),
      tone(`M8 40h10v${L - 8}h-10z`, o.finish === "black" ? "hole" : "mid"),
      threadVertical(36 + L - 120, 34 + L, 0, 21, 10, fine + 0.6, 6),
      rect(-46, 26, 92, 11, 2, medium, "tint"),
      o.head === "hex"
        ? [path("M-42 -18Q-40 -24 -34 -24H34Q40 -24 42 -18V26H-42Z", bold, f), stroke("M-20 -24V26M20 -24V26")]
        : o.head === "12-point"
          ? [path("M-34 -24H34V26H-34Z", bold, f), stroke("M-22 -24V26M-8 -24V26M8 -24V26M22 -24V26")]
          : [
              path("M-38 -20Q-38 -26 -32 -26H32Q38 -26 38 -20V26H-38Z", bold, f),
              stroke("M-30 -20V22M-20 -20V22M-10 -20V22M0 -20V22M10 -20V22M20 -20V22M30 -20V22", fine)
            ]
    ]
    const top =
      o.head === "hex"
        ? [hexagon(0, 0, 52, bold, f), circle(0, 0, 42, fine, "none")]
        : [
            o.head === "socket" ? circle(0, 0, 46, bold, f) : hexagon(0, 0, 48, bold, f, 0, 12),
            o.head === "socket" ? hexagon(0, 0, 27, bold, "hole") : circle(0, 0, 30, fine, "none")
          ]
    return [
      rotate(-18, 120, 200, group("translate(120 74)", b)),
      group("translate(284 96)", circle(0, 0, 60, medium, "tint"), top),
      group("translate(252 236)", circle(0, 0, 46, bold), circle(0, 0, 25, bold, "hole"), circle(0, 0, 40, fine, "none")),
      group(
        "translate(304 326)",
        hexagon(0, 0, 50, bold, o.finish === "accent" ? "paper" : "accent", 12),
        circle(0, 0, 38, fine, "none"),
        circle(0, 0, 26, bold, "hole"),
        circle(0, 0, 20, 2, "none", "paper")
      )
    ]
  }
)
