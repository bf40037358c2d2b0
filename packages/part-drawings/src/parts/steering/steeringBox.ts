import {
  at,
  bold,
  BRASS,
  centreLine,
  circle,
  fine,
  group,
  hexagon,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  text,
  tone
} from "../../pen/index.ts"

/** Recirculating-ball steering box: worm housing across, sector shaft down, input shaft to the right. */
export const steeringBox = part(
  "steering-box",
  "Steering box",
  { type: pick("power", "manual"), finish: pick("raw", "black"), ratio: pick("12:1", "14:1", "16:1", "20:1", "24:1") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const shade = o.finish === "black" ? "hole" : "mid"
    const port = (x: number) => [
      rect(x - 15, 84, 30, 30, 2, bold),
      path(`M${x - 10} 58h20v26h-20z`, medium, BRASS),
      stroke(`M${x - 10} 66h20M${x - 10} 74h20`, fine)
    ]
    const ear = (x: number, y: number) => [circle(x, y, 25, bold, f), circle(x, y, 12, medium, "hole")]
    const cover = [
      path("M104 152Q104 132 124 132H216Q236 132 236 152V240Q236 260 216 260H124Q104 260 104 240Z", bold, "paper"),
      at(
        [
          [122, 150],
          [218, 150],
          [122, 242],
          [218, 242]
        ],
        (x, y) => hexagon(x, y, 12, medium, "tint", 15)
      ),
      circle(170, 196, 37, medium, "tint"),
      hexagon(170, 196, 20, medium, "accent"),
      circle(170, 196, 9, medium),
      stroke("M164 196h12", medium)
    ]
    // Without hose ports the box is lower, so it is moved up to the middle of the sheet.
    return group(`translate(0 ${o.type === "manual" ? -22 : 0})`, [
      centreLine(20, 160, 392, 160),
      centreLine(170, 104, 170, 392),
      o.type === "power" ? [port(214), port(256)] : "",
      path("M138 252H202V318H138Z", bold, f),
      rect(130, 306, 80, 16, 2, medium, "mid"),
      rect(144, 322, 52, 38, 2, bold),
      stroke("M152 324v34M161 324v34M170 324v34M179 324v34M188 324v34", fine),
      path("M150 360h40v20h-40z", medium, "tint"),
      ear(66, 126),
      ear(66, 252),
      ear(262, 252),
      path("M56 116H262L292 128V208L262 222V262H230L202 274H138L104 262H56Q46 262 46 250V128Q46 116 56 116Z", bold, f),
      tone("M50 244H258V220L288 206V180H262L232 236H50z", shade),
      circle(66, 132, 12, medium, "hole"),
      circle(66, 246, 12, medium, "hole"),
      cover,
      path("M288 128h22l10 12v40l-10 12h-22Z", medium, "paper"),
      rect(320, 146, 22, 28, 2, medium, "tint"),
      rect(342, 143, 42, 34, 2, bold),
      stroke("M345 150h36M345 156h36M345 163h36M345 170h36", fine),
      text(o.ratio, 266, 162, 13, "middle", 2.2)
    ])
  },
  [-4, -16, 0.96]
)
