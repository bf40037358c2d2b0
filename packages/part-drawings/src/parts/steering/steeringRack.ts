import {
  type Ink,
  bold,
  circle,
  fine,
  hexagon,
  medium,
  mirrored,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  thread,
  threadVertical,
  tone,
  tube
} from "../../pen/index.ts"

/** Rack-and-pinion steering on a slight slant: housing, pinion tower, bellows and tie rods. */
export const steeringRack = part(
  "steering-rack",
  "Steering rack",
  { type: pick("manual", "power"), finish: pick("raw", "black") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const half: Ink = [
      rect(-14, 191, 40, 18, 2, bold),
      thread(-12, 24, 200, 8, 7),
      hexagon(10, 200, 16, bold, "tint", 0),
      path("M-50 200Q-50 172 -24 172Q0 174 2 192V208Q0 226 -24 228Q-50 228 -50 200Z", bold, "paper"),
      rect(-34, 220, 20, 46, 2, bold),
      threadVertical(240, 266, -24, 10, 6),
      path("M-40 214H-8L-14 234H-34Z", bold, "black"),
      path(
        "M24 186L32 176L40 186L48 172L56 186L64 168L72 186L80 164L88 186L96 162H108V238H96L88 214L80 236L72 214L64 232L56 214L48 228L40 214L32 224L24 214Z",
        bold,
        "accent"
      )
    ]
    return rotate(-24, 200, 200, [
      mirrored(200, half),
      rect(104, 174, 192, 52, 6, bold, f),
      tone("M108 206H292V222H108Z", o.finish === "black" ? "hole" : "mid"),
      [130, 208].map((x) => [path(`M${x - 4} 164h34v72h-34z`, bold, "paper"), circle(x + 13, 200, 8, medium, "hole")]),
      rotate(14, 262, 190, [
        path("M232 182L242 118Q244 106 256 106H272Q284 106 286 118L296 182Z", bold, f),
        rect(244, 92, 40, 18, 2, bold, "paper"),
        rect(254, 34, 20, 60, 2, bold, "paper"),
        stroke("M260 38v44M267 38v44", fine),
        o.type === "power"
          ? [tube("M246 134C210 120 190 138 176 172", 11, "paper", 3), tube("M244 154C214 146 206 160 200 174", 11, "paper", 3)]
          : ""
      ]),
      path("M238 224H292V246Q292 256 282 256H248Q238 256 238 246Z", bold, f),
      hexagon(265, 256, 15, bold, "paper", 0)
    ])
  },
  [-3, 13, 0.72]
)
