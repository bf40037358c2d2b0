import { bold, circle, fine, medium, mirrored, part, path, rect, rotate, stroke, tone } from "../../pen/index.ts"

/** One throw of a rotating assembly: piston, rod and counterweighted crank from the front. */
export const rotatingAssembly = part(
  "rotating-assembly",
  "Rotating assembly",
  {},
  () => [
    path(
      "M240 190Q272 196 270 236L262 286H318Q336 290 332 312A132 108 0 0 1 68 312Q64 290 82 286H138L160 230Q176 186 240 190Z",
      bold,
      "tint"
    ),
    tone("M300 292H316Q328 296 326 312A126 102 0 0 1 214 408Q296 388 300 292Z", "mid"),
    circle(132, 352, 15, medium, "hole"),
    circle(268, 352, 15, medium, "hole"),
    circle(200, 312, 44, bold),
    circle(200, 312, 30, medium, "mid"),
    circle(200, 312, 10, medium, "hole"),
    rotate(24, 200, 300, [
      path("M176 104L164 196H236L224 104Z", bold),
      stroke("M190 118L184 190M210 118L216 190"),
      circle(200, 226, 50, bold),
      path("M150 228H250", bold, "none"),
      circle(200, 226, 32, bold, "mid"),
      mirrored(200, [rect(140, 216, 16, 44, 3, medium, "tint")]),
      path("M128 36H272V112Q272 124 258 124H244L232 98H168L156 124H142Q128 124 128 112Z", bold),
      tone("M248 40H268V112L252 120Z"),
      [46, 60, 74].map((y) => rect(126, y, 148, 7, 1, fine, "accent")),
      circle(200, 104, 19, medium, "tint"),
      circle(200, 104, 10, medium, "hole")
    ])
  ],
  [-17, -21, 0.87]
)
