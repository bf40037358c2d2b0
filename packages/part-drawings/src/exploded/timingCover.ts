import { disc, solid } from "./solids.ts"
import { alongX, iso, rounded, yz } from "./space.ts"
import { each, M, moved, T } from "./strokes.ts"
import { face, on, ring } from "./turned.ts"
import { onCam } from "./v8Bank.ts"

/** The cover over the timing chain, with the crankshaft seal. */
export const timingCover = moved(
  ...onCam(302),
  solid(
    yz(
      rounded(
        [
          [-50, 52],
          [50, 52],
          [44, -60],
          [26, -100],
          [-26, -100],
          [-44, -60]
        ],
        [26, 26, 16, 16, 16, 16],
        3
      )
    ),
    alongX(9),
    "t",
    "M"
  ),
  solid(
    yz(
      rounded(
        [
          [-36, 40],
          [36, 40],
          [32, -56],
          [18, -84],
          [-18, -84],
          [-32, -56]
        ],
        [22, 22, 12, 12, 12, 12],
        3
      ),
      14
    ),
    alongX(14),
    "t",
    "M",
    M
  ),
  on("x", ...iso(14, 0, -58), ring(0, 17, 10, "A"), face(0, 10, "h", M)),
  each(
    [
      [-43, 40],
      [43, 40],
      [-46, 0],
      [46, 0],
      [-38, -66],
      [38, -66]
    ],
    ([y, z]) => disc("x", ...iso(0, y, z), 2.6, T, "h")
  )
)
