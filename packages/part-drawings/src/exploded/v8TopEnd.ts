import type { Exploded } from "./Exploded.ts"
import { alongX, alongY, alongZ, iso, onCircle, rounded, xy, xz, yz } from "./space.ts"
import { at, B, ellipse, line, M, moved, path, polygon, each, row, T, times, tube } from "./strokes.ts"
import { disc, solid } from "./solids.ts"
import { body, cog, cylinder, face, hexagon, hole, holes, on, thread } from "./turned.ts"
import {
  onBank,
  acrossBank,
  LENGTH,
  cylinders,
  block,
  flat,
  circle,
  slab,
  cutOut,
  bores,
  circles,
  boltHoles,
  valves,
  outOfDeck,
  onCam,
  blockLines,
  chain
} from "./v8Bank.ts"
import { timingCover } from "./timingCover.ts"

export const v8TopEnd: Exploded = {
  name: "v8-top-end",
  title: "V8 top end",
  about: "A pushrod V8 from the intake to the camshaft, its left bank drawn and both counted. The block is not for sale here.",
  axes: `M${at(onCam(-10))}L${at(onCam(330))}M${block[0]} 60V330M${at(outOfDeck(0))}L${at(outOfDeck(440))}M146 60V290M266 130V350`,
  pieces: [
    { id: "intake", title: "Intake manifold", type: "intake-manifold", isRequired: true, at: [650, 50], to: [556, 96] },
    { id: "heads", title: "Cylinder heads", type: "cylinder-head", isHanded: true, isRequired: true, at: [92, 400], to: [190, 452] },
    {
      id: "gaskets",
      title: "Gasket set",
      type: "gasket-set",
      isRequired: true,
      note: "heads, intake and covers",
      at: [580, 556],
      to: [452, 460]
    },
    { id: "cam", title: "Camshaft", type: "camshaft", isRequired: true, at: [690, 372], to: [664, 440] },
    { id: "lifters", title: "Lifters", type: "lifter-set", isRequired: true, note: "a set of 16", at: [52, 270], to: [138, 264] },
    {
      id: "pushrods",
      title: "Pushrods",
      type: "pushrod-set",
      isRequired: true,
      note: "a set of 16: measure first",
      at: [52, 180],
      to: [142, 176]
    },
    { id: "rockers", title: "Rocker arms", type: "rocker-arm-set", isRequired: true, note: "a set of 16", at: [52, 92], to: [130, 82] },
    { id: "timing", title: "Timing set", type: "timing-set", isRequired: true, at: [800, 410], to: [752, 462] },
    { id: "timing-cover", title: "Timing cover", type: "timing-cover", isRequired: false, at: [800, 664], to: [836, 620] },
    { id: "head-bolts", title: "Head bolts", type: "head-bolt-set", isRequired: true, note: "both heads", at: [566, 640], to: [506, 600] },
    { id: "covers", title: "Valve covers", type: "valve-cover", isRequired: false, note: "a pair", at: [40, 448], to: [74, 506] }
  ],
  layers: [
    { of: null, ink: blockLines },
    {
      of: "cam",
      ink: on(
        "x",
        ...onCam(14),
        body(0, 150, 9, "M"),
        times(8, (i) => {
          const u = 8 + i * 17
          const [lobeX, lobeY] = onCircle(0, 7, (i * 97) % 360)
          return moved(lobeX, lobeY, body(u, u + 8, 14, "M", M), face(u + 8, 14, "t", M))
        }),
        [0, 44, 95, 138].map((u) => cylinder(u, u + 9, 17, "M", "t", M)),
        cylinder(147, 158, 12, "M", "t", M),
        face(158, 4, "h", T)
      )
    },
    {
      of: "timing",
      ink: moved(
        ...onCam(206),
        tube(chain(), 11, "d", "", "", 2),
        line(chain(), 5, ' stroke-dasharray="2 5" stroke-linecap="butt"'),
        on("x", 0, 0, cog(4, 37, 26, 6, 10), face(4, 24, "d", T), holes(4, 16, 3, 3.4, 30), hole(4, 8, 6)),
        on("x", 0, 74, cog(4, 21, 15, 5, 10), hole(4, 10, 8), face(4, 0, "p", 0))
      )
    },
    {
      of: "timing-cover",
      ink: timingCover
    },
    {
      of: "gaskets",
      ink: moved(
        470,
        280,
        `<g transform="matrix(.866 .5 -.42 .91 0 0)">${cutOut(
          slab(LENGTH, 19, 6) +
            cylinders.map((i) => `M${i - 13} -10h26v20h-26Z`).join("") +
            circles(
              [
                [-96, 0],
                [-52, 0],
                [0, 0],
                [52, 0],
                [96, 0]
              ],
              3
            )
        )}</g>`
      )
    },
    {
      of: "intake",
      ink: moved(
        block[0] + 10,
        150,
        solid(
          xy(
            rounded(
              [
                [-100, -52],
                [100, -52],
                [100, 52],
                [-100, 52]
              ],
              6,
              2
            ),
            -10
          ),
          alongZ(16),
          "t",
          "M"
        ),
        row(
          "rn",
          4,
          41.6,
          24,
          solid(
            xz(
              rounded(
                [
                  [-89, 18],
                  [-55, 18],
                  [-53, -10],
                  [-91, -10]
                ],
                4,
                2
              ),
              54
            ),
            alongY(40),
            "t",
            "M",
            M
          ),
          polygon(
            xz(
              rounded(
                [
                  [-82, 10],
                  [-62, 10],
                  [-62, -6],
                  [-82, -6]
                ],
                3,
                2
              ),
              54
            ),
            T,
            "h"
          )
        ),
        solid(
          xy(
            rounded(
              [
                [-58, -40],
                [58, -40],
                [58, 34],
                [-58, 34]
              ],
              16,
              2
            ),
            40
          ),
          alongZ(26),
          "t",
          "M"
        ),
        solid(
          xy(
            rounded(
              [
                [-40, -34],
                [40, -34],
                [40, 34],
                [-40, 34]
              ],
              8,
              2
            ),
            54
          ),
          alongZ(14),
          "t",
          "M"
        ),
        each(
          [
            [-16, -14],
            [-16, 14],
            [16, -14],
            [16, 14]
          ],
          ([x, y]) => disc("z", ...iso(x, y, 54), 10, M, "h")
        ),
        each(
          [
            [-33, -27],
            [33, -27],
            [33, 27],
            [-33, 27]
          ],
          ([x, y]) => disc("z", ...iso(x, y, 54), 2.6, T, "h")
        ),
        on("z", ...iso(86, 0, -8), cylinder(0, 18, 15, "M", "t", M), hole(18, 9, 8))
      )
    },
    {
      of: "lifters",
      ink: moved(
        146,
        262,
        row("lf", 5, 30, 17.3, on("z", 0, 0, cylinder(-14, 16, 9, "M", "t"), face(16, 5, "h", T), line("M4 -9A5.2 9 0 0 1 4 9", T)))
      )
    },
    { of: "pushrods", ink: moved(146, 172, row("pr", 5, 30, 17.3, on("z", 0, 0, body(-44, 40, 4, "M", M), face(40, 4, "p", M)))) },
    {
      of: "rockers",
      ink: moved(
        146,
        78,
        row("rk", 5, 30, 17.3, [
          path("M-17 6C-19 -3 -12 -9 -2 -11L10 -14Q19 -15 20 -8L19 -3L8 2Q2 5 -4 8Q-14 14 -17 6Z", M, "t"),
          path("M-17 6Q-14 14 -4 8L8 2L19 -3L20 2L8 8L-4 14Q-15 18 -17 6Z", M, "d"),
          ellipse(1, -4, 5.4, 3.6, M, "p"),
          ellipse(1, -5, 2.6, 1.7, T, "h")
        ])
      )
    },
    {
      of: "gaskets",
      ink: moved(
        ...outOfDeck(118),
        flat(-3, cutOut(slab(LENGTH, 40, 8) + bores(21), M, "D")),
        flat(0, cutOut(slab(LENGTH, 40, 8) + bores(21)), path(bores(24), T, "n"), path(circles(boltHoles, 4), T, "p"))
      )
    },
    {
      of: "heads",
      ink: moved(
        ...outOfDeck(244),
        solid(
          yz(
            acrossBank([
              [-30, 0],
              [30, 0],
              [34, 16],
              [22, 40],
              [-22, 40],
              [-30, 30]
            ]),
            LENGTH
          ),
          alongX(2 * LENGTH),
          "t",
          "M"
        ),
        flat(
          40,
          path(slab(LENGTH - 6, 20, 10), M, "d"),
          path(valves.map(([i, j]) => circle(i, j, 8)).join(""), M, "t"),
          path(valves.map(([i, j]) => circle(i - 1, j - 1, 4)).join(""), M, "e"),
          path(
            circles(
              [
                [-94, 13],
                [-47, 15],
                [0, 15],
                [47, 15],
                [94, 13]
              ],
              2.4
            ),
            0,
            "h"
          )
        ),
        cylinders.map((i) =>
          polygon([onBank(i - 11, 33, 18), onBank(i + 11, 33, 18), onBank(i + 10, 26, 33), onBank(i - 10, 26, 33)], M, "h")
        )
      )
    },
    {
      of: "head-bolts",
      ink: moved(
        452,
        566,
        row(
          "hb",
          3,
          26,
          15,
          `<g transform="rotate(30) scale(.72)">${body(-40, -4, 5, "M", M)}${thread(-40, -14, 5, 4)}${cylinder(-4, 0, 11, "M", "t", M)}${hexagon(10, 9, 10)}</g>`
        )
      )
    },
    {
      of: "gaskets",
      ink: moved(
        ...outOfDeck(336),
        flat(-3, cutOut(slab(LENGTH, 28, 12) + slab(LENGTH - 8, 20, 8), M, "D")),
        flat(0, cutOut(slab(LENGTH, 28, 12) + slab(LENGTH - 8, 20, 8)))
      )
    },
    {
      of: "covers",
      ink: moved(
        ...outOfDeck(432),
        solid(
          yz(
            acrossBank([
              [-30, 0],
              [30, 0],
              [30, 5],
              [24, 8],
              [22, 34],
              [14, 42],
              [-14, 42],
              [-22, 34],
              [-24, 8],
              [-30, 5]
            ]),
            LENGTH
          ),
          alongX(2 * LENGTH),
          "t",
          "M",
          B,
          18
        ),
        line([-9, -3, 3, 9].map((j) => `M${at(onBank(-LENGTH + 24, j, 42))}L${at(onBank(LENGTH - 24, j, 42))}`).join(""), 2),
        flat(42, '<rect x="75" y="-11" width="18" height="22" rx="3"/>'),
        on("z", ...onBank(-84, 0, 44), cylinder(-2, 10, 9, "R", "b", M))
      )
    }
  ]
}
