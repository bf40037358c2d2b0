import type { Ink } from "../pen/shape.ts"
import type { Exploded } from "./Exploded.ts"
import { disc, solid } from "./solids.ts"
import { alongX, alongZ, iso, type Point, rounded, xy, xz, yz } from "./space.ts"
import { at, B, each, type Fill, line, M, moved, polygon, T, tube } from "./strokes.ts"
import { body, cylinder, face, hexagon, hole, holes, on, ribs, thread } from "./turned.ts"

/** Returns a point on the path of the fuel, from the cell at the lower left to the upper right. */
const onWay = (u: number): Point => [300 + u * 0.866, 462 - u * 0.5]
const way = (u: number, ...ink: ReadonlyArray<Ink>): string => on("y", ...onWay(u), ...ink)
/** Position of the carburetor, with the parts above and below it. */
const STACK = 690
const stack = (y: number, ...ink: ReadonlyArray<Ink>): string => on("z", STACK, y, ...ink)

const block = (
  [x, y, z]: readonly [number, number, number],
  [a, b, c]: readonly [number, number, number],
  fills: readonly [Fill, Fill, Fill]
): string =>
  polygon(
    xy(
      rounded(
        [
          [x, y],
          [x + a, y],
          [x + a, y + b],
          [x, y + b]
        ],
        6,
        2
      ),
      z + c
    ),
    B,
    fills[2]
  ) +
  polygon(
    yz(
      [
        [y, z],
        [y + b, z],
        [y + b, z + c],
        [y, z + c]
      ],
      x + a
    ),
    B,
    fills[1]
  ) +
  polygon(
    xz(
      [
        [x, z],
        [x + a, z],
        [x + a, z + c],
        [x, z + c]
      ],
      y + b
    ),
    B,
    fills[0]
  )

const deck = (half: readonly [number, number], z: number, thickness: number, wall: Fill = "M"): string =>
  solid(
    xy(
      rounded(
        [
          [-half[0], -half[1]],
          [half[0], -half[1]],
          [half[0], half[1]],
          [-half[0], half[1]]
        ],
        10,
        2
      ),
      z
    ),
    alongZ(thickness),
    "t",
    wall
  )

const bores: ReadonlyArray<Point> = [
  [-17, -16],
  [-17, 16],
  [17, -16],
  [17, 16]
]
const studs: ReadonlyArray<Point> = [
  [-56, -38],
  [56, -38],
  [56, 38],
  [-56, 38]
]

/** Draws one end of a hose, a swivel nut, either along the hose's path or upright. */
const fitting = (axis: "y" | "z", x: number, y: number): string =>
  on(axis, x, y, cylinder(-14, -4, 9, "M", "t", M), hexagon(8, 12, 12), hole(8, 6, 6))

const bowl = (x: number): string =>
  moved(
    ...iso(x, 0, 0),
    solid(
      yz(
        rounded(
          [
            [-32, -22],
            [32, -22],
            [32, 16],
            [-32, 16]
          ],
          7,
          2
        ),
        0
      ),
      alongX(30),
      "t",
      "C"
    ),
    each(
      [
        [-24, 9],
        [24, 9],
        [24, -15],
        [-24, -15]
      ],
      ([y, z]) => disc("x", ...iso(0, y, z), 3, T, "h")
    ),
    polygon(
      yz(
        rounded(
          [
            [-14, -12],
            [14, -12],
            [14, 4],
            [-14, 4]
          ],
          4,
          2
        ),
        0
      ),
      T,
      "d"
    )
  )

export const fuelSystem: Exploded = {
  name: "fuel-system",
  title: "Fuel system",
  about: "A carburetor that is fed from a fuel cell. A car with a stock tank keeps it; one with fuel injection takes other parts.",
  axes: `M${at(onWay(-40))}L${at(onWay(330))}M${STACK} 40V660M190 330V470M466 520V690`,
  pieces: [
    { id: "carburetor", title: "Carburetor", type: "carburetor", isRequired: true, at: [856, 440], to: [752, 508] },
    { id: "filter", title: "Fuel filter", type: "fuel-filter", isRequired: true, at: [300, 330], to: [346, 426] },
    {
      id: "pump",
      title: "Electric fuel pump",
      type: "fuel-pump-electric",
      isRequired: true,
      note: "or the mechanical one",
      at: [560, 470],
      to: [474, 394]
    },
    { id: "line", title: "Fuel lines", type: "fuel-line-kit", isRequired: true, at: [420, 270], to: [530, 328] },
    {
      id: "regulator",
      title: "Fuel pressure regulator",
      type: "fuel-pressure-regulator",
      isRequired: true,
      at: [380, 220],
      to: [548, 286]
    },
    { id: "cell", title: "Fuel cell", type: "fuel-cell", isRequired: false, note: "in place of the tank", at: [62, 400], to: [104, 466] },
    { id: "spacer", title: "Carburetor spacer", type: "carburetor-spacer", isRequired: false, at: [830, 604], to: [744, 598] },
    { id: "element", title: "Air filter", type: "air-filter", isRequired: false, at: [850, 190], to: [756, 206] },
    { id: "air-cleaner", title: "Air cleaner", type: "air-cleaner", isRequired: false, at: [560, 62], to: [626, 104] },
    {
      id: "mechanical",
      title: "Mechanical fuel pump",
      type: "fuel-pump-mechanical",
      isRequired: false,
      note: "in place of the electric one",
      at: [330, 640],
      to: [430, 610]
    }
  ],
  layers: [
    {
      of: "cell",
      ink: moved(
        190,
        540,
        block([-80, -72, -34], [160, 144, 84], ["t", "d", "p"]),
        line(`M${at(iso(80, -72, 8))}L${at(iso(80, 72, 8))}L${at(iso(-80, 72, 8))}`, T),
        each(
          [
            [62, -56],
            [62, 56],
            [-62, 56],
            [-62, -56]
          ],
          ([x, y]) => disc("z", ...iso(x, y, 50), 4, T, "h")
        ),
        disc("z", ...iso(0, 6, 50), 46, M, "d"),
        on(
          "z",
          ...iso(0, 6, 50),
          cylinder(0, 5, 52, "M", "t"),
          holes(5, 46, 12, 3),
          cylinder(5, 20, 27, "C", "d"),
          body(20, 30, 30, "M", B),
          face(30, 30, "t", B),
          ribs(20, 30, 30, 14),
          face(30, 20, "p", T)
        ),
        on("z", ...iso(56, -40, 50), cylinder(0, 16, 9, "M", "t", M), hole(16, 5, 6))
      )
    },
    {
      of: "line",
      ink: tube("M246 500C252 470 268 486 292 466", 12, "b", "M250 496C256 472 270 482 288 468", "mid") + fitting("z", 246, 506)
    },
    {
      of: "filter",
      ink: way(
        40,
        body(-58, -34, 8, "M", M),
        cylinder(-40, -30, 20, "M", "t"),
        body(-30, 26, 27, "O"),
        ribs(-22, 18, 27, 9),
        cylinder(26, 36, 21, "M", "t"),
        cylinder(36, 54, 8, "M", "t", M),
        hole(54, 5, 6)
      )
    },
    {
      of: "pump",
      ink: way(
        182,
        body(-74, -48, 9, "M", M),
        cylinder(-56, -44, 30, "M", "t"),
        body(-44, 40, 37, "C"),
        line("M-26 -37A21 37 0 0 1 -26 37M18 -37A21 37 0 0 1 18 37", T),
        cylinder(40, 50, 31, "M", "t"),
        holes(50, 24, 6, 3),
        cylinder(50, 72, 10, "M", "t", M),
        hole(72, 6, 8)
      )
    },
    { of: "line", ink: tube("M520 336C540 320 530 310 548 304", 12, "b", "", "mid") },
    {
      of: "regulator",
      ink:
        on("y", 528, 302, cylinder(-8, 18, 10, "M", "t", M), hole(18, 6, 6)) +
        on(
          "z",
          560,
          304,
          cylinder(-34, 12, 25, "M", "t"),
          cylinder(12, 20, 36, "C", "d"),
          holes(20, 30, 6, 3),
          cylinder(20, 44, 24, "M", "t", B, 18),
          cylinder(44, 52, 8, "M", "t", M),
          body(52, 72, 4, "M", M),
          thread(52, 72, 4, 4)
        ) +
        on("x", 586, 322, cylinder(-6, 16, 10, "M", "t", M), hole(16, 6, 6))
    },
    {
      of: "line",
      ink: tube("M602 332C634 346 612 388 646 404", 12, "b", "M604 328C632 344 612 384 642 400", "mid") + fitting("y", 650, 406)
    },
    {
      of: "spacer",
      ink: moved(
        STACK,
        596,
        deck([66, 48], 0, 22),
        each(bores, ([x, y]) => disc("z", ...iso(x, y, 0), 13, M, "h")),
        each(studs, ([x, y]) => disc("z", ...iso(x, y, 0), 3, T, "h"))
      )
    },
    {
      of: "carburetor",
      ink: moved(
        STACK,
        470,
        deck([66, 48], -34, 12),
        each(studs, ([x, y]) => disc("z", ...iso(x, y, -34), 3, T, "h")),
        bowl(-54),
        deck([50, 42], 16, 50, "C"),
        bowl(84),
        deck([40, 36], 34, 18),
        each(bores, ([x, y]) => disc("z", ...iso(x, y, 34), 12, M, "h")),
        line(`M${at(iso(-36, 0, 34))}L${at(iso(36, 0, 34))}`, T),
        on("z", ...iso(0, 0, 34), body(0, 30, 3, "M", M), thread(6, 30, 3, 4)),
        tube(`M${at(iso(20, 42, -6))}L${at(iso(20, 66, -6))}L${at(iso(44, 66, -20))}`, 8, "t", "")
      )
    },
    {
      of: "air-cleaner",
      ink: stack(316, cylinder(-14, -4, 60, "M", "t"), cylinder(-4, 4, 98, "M", "t"), face(4, 84, "d", M), hole(4, 38, 12, "h"))
    },
    { of: "element", ink: stack(214, body(-22, 26, 80, "O"), ribs(-14, 18, 80, 34), face(26, 80, "b", B), hole(26, 62, 30, "h", "D")) },
    {
      of: "air-cleaner",
      ink: stack(
        104,
        body(-10, 0, 98, "M"),
        face(0, 98, "t", B),
        face(8, 74, "p", M),
        face(12, 30, "d", M),
        cylinder(12, 30, 9, "M", "t", M),
        hexagon(34, 10, 6)
      )
    },
    {
      of: "mechanical",
      ink:
        tube("M490 566C520 548 544 552 572 540", 16, "t", "M492 562C520 546 544 548 568 538") +
        on(
          "z",
          466,
          610,
          cylinder(-46, -34, 22, "M", "t"),
          body(-34, -4, 36, "C", B, 44),
          cylinder(-4, 6, 50, "M", "t"),
          holes(6, 44, 8, 3),
          cylinder(6, 34, 38, "C", "t", B, 28),
          face(34, 12, "d", M)
        ) +
        on("y", 420, 640, cylinder(-8, 14, 10, "M", "t", M), hole(14, 6, 6)) +
        moved(
          502,
          556,
          polygon(
            xz(
              rounded(
                [
                  [-20, -22],
                  [22, -22],
                  [22, 24],
                  [-20, 24]
                ],
                6,
                2
              ),
              0
            ),
            M,
            "t"
          ),
          each(
            [
              [-12, 16],
              [14, -14]
            ],
            ([x, z]) => disc("y", ...iso(x, 0, z), 3, T, "h")
          )
        )
    }
  ]
}
