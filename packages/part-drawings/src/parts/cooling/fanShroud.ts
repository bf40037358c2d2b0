import { type Ink, at, bold, circle, medium, mirrored, part, path, pick, rect } from "../../pen/index.ts"

/** Fan shroud: a sheet with one or two deep rings and flaps, without fans. */
export const fanShroud = part(
  "fan-shroud",
  "Fan shroud",
  { fans: pick(2, 1), finish: pick("raw", "black") },
  (o) => {
    const f = o.finish === "black" ? "black" : "paper"
    const ring = (x: number, r: number): Ink => [
      circle(x, 200, r, bold, "accent"),
      circle(x, 200, r - 13, bold, "hole"),
      circle(x, 200, r - 13, bold, "none"),
      path(
        `M${x - r + 14} 188H${x - 30}A32 32 0 0 1 ${x + 30} 188H${x + r - 14}V212H${x + 30}A32 32 0 0 1 ${x - 30} 212H${x - r + 14}Z`,
        medium,
        "mid"
      ),
      circle(x, 200, 25, bold, "tint")
    ]
    return [
      path("M22 84H378V316H22Z", bold, f),
      path("M36 98H364V302H36Z", medium, o.finish === "black" ? "black" : "tint"),
      o.fans === 2 ? [ring(116, 78), ring(284, 78)] : ring(200, 100),
      at(
        [
          [30, 120],
          [370, 120],
          [30, 280],
          [370, 280]
        ],
        (x, y) => [path(`M${x - 18} ${y - 16}h36v32h-36z`, bold, f), circle(x, y, 7, medium, "hole")]
      ),
      o.fans === 1
        ? mirrored(200, [rect(46, 116, 46, 50, 2, medium, "mid"), rect(46, 236, 46, 50, 2, medium, "mid")])
        : [rect(188, 108, 24, 44, 2, medium, "mid"), rect(188, 248, 24, 44, 2, medium, "mid")]
    ]
  },
  [0, 0, 0.91]
)
