import type { Exploded } from "./Exploded.ts"
import type { Ink } from "../pen/shape.ts"
import { alongX, arc, iso, onCircle, rounded, SQUEEZE, yz, type Point } from "./space.ts"
import { along, at, B, line, M, moved, path, polygon, each, row, T, times, tube } from "./strokes.ts"
import { disc, solid } from "./solids.ts"
import { body, cylinder, face, hexagon, hole, holes, on, ribs, thread } from "./turned.ts"

/** Returns a point on the main axis, from the knuckle at the upper left to the dust cap at the lower right. */
const onAxis = (u: number): Point => [150 + u * 0.866, 262 + u * 0.5]
const turned = (u: number, ...ink: ReadonlyArray<Ink>): string => on("x", ...onAxis(u), ...ink)
const mirrored = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => points.map(([y, z]) => [y, -z])
/** Returns the outline of an arc around the rotor's axis that extends to both sides of the upper right direction. */
const embracing = (inner: number, outer: number, half: number, x = 0): ReadonlyArray<Point> =>
  yz(mirrored([...arc(0, 0, outer, 180 - half, 180 + half), ...arc(0, 0, inner, 180 + half, 180 - half)]), x)
const spot = (radius: number, angle: number): string => at(onCircle(0, radius, angle))

export const brakeCorner: Exploded = {
  name: "brake-corner",
  title: "Front disc brake",
  about: "One front corner with a disc, shown for the left side, priced for both. Your spindle may look different.",
  axes: `M${onAxis(-70).join(" ")}L${onAxis(780).join(" ")}M372 100L830 364M700 470L850 557M494 300L520 285`,
  pieces: [
    {
      id: "rotor",
      title: "Rotor",
      type: "brake-rotor",
      place: { Position: "Front" },
      isHanded: true,
      isRequired: true,
      at: [330, 630],
      to: [372, 524]
    },
    {
      id: "caliper",
      title: "Caliper",
      type: "brake-caliper",
      place: { Position: "Front" },
      isHanded: true,
      isRequired: true,
      at: [856, 206],
      to: [800, 278]
    },
    {
      id: "pads",
      title: "Brake pads",
      type: "brake-pad-set",
      place: { Position: "Front" },
      isRequired: true,
      note: "one set covers both sides",
      at: [590, 52],
      to: [566, 150]
    },
    { id: "hose", title: "Brake hoses", type: "brake-hose-kit", place: { Set: "Front" }, isRequired: true, at: [800, 60], to: [744, 84] },
    {
      id: "bearings",
      title: "Wheel bearings and seal",
      type: "wheel-bearing-kit",
      place: { Position: "Front" },
      isHanded: true,
      isRequired: false,
      at: [226, 506],
      to: [290, 356]
    },
    {
      id: "studs",
      title: "Wheel studs",
      type: "wheel-stud",
      quantity: 10,
      isHanded: true,
      isRequired: false,
      note: "5 per side (check yours)",
      at: [462, 656],
      to: [448, 588]
    }
  ],
  layers: [
    {
      of: null,
      ink: [
        moved(
          118,
          240,
          solid(
            yz(
              rounded(
                [
                  [-14, 118],
                  [14, 118],
                  [26, 40],
                  [40, 10],
                  [30, -40],
                  [16, -112],
                  [-12, -112],
                  [-26, -40],
                  [-40, 0],
                  [-26, 44]
                ],
                8
              ),
              0
            ),
            alongX(26),
            "t",
            "C"
          ),
          on("z", ...iso(-13, 0, 118), cylinder(-6, 10, 13, "M", "t"), hole(10, 7, 8)),
          on("z", ...iso(-13, 0, -112), cylinder(-16, -4, 13, "M", "t", M))
        ),
        turned(
          -34,
          cylinder(-4, 8, 40, "M", "t"),
          cylinder(8, 48, 24, "M", "t", B, 20),
          body(48, 92, 16, "M", B, 13),
          body(92, 112, 9, "M", M),
          thread(92, 112, 9, 4),
          face(112, 9, "t", M)
        )
      ]
    },
    {
      of: null,
      ink: turned(
        66,
        path(
          `M${spot(120, -5)}A${120 * SQUEEZE} 120 0 1 1 ${spot(120, 275)}L${spot(62, 275)}A${62 * SQUEEZE} 62 0 0 1 ${spot(62, -5)}Z`,
          B,
          "t"
        ),
        face(0, 52, "d", M),
        hole(0, 40, 5, "t"),
        holes(0, 47, 3, 3.4, -30)
      )
    },
    {
      of: "bearings",
      ink: [
        turned(128, cylinder(-8, 0, 46, "R", "b"), hole(0, 34, 8, "t")),
        turned(164, cylinder(-20, 0, 36, "M", "t", B, 42), holes(0, 35, 14, 4.5, 0, "p"), hole(0, 26, 18, "t"))
      ]
    },
    {
      of: "rotor",
      ink: turned(
        318,
        body(-34, 0, 132, "C"),
        body(-22, -12, 132, "R", T),
        ribs(-22, -12, 132, 30),
        face(0, 132, "t", B),
        face(0, 126, "n", T),
        line(
          times(9, (i) => {
            const A = i * 40,
              p = (r: number, d: number) => spot(r, A + d)
            return `M${p(84, 0)}Q${p(104, 4)} ${p(120, 16)}`
          }),
          2.4
        ),
        face(0, 76, "d", M),
        cylinder(-2, 22, 66, "M", "t"),
        hole(22, 56, 6, "t"),
        cylinder(16, 40, 32, "M", "t"),
        hole(40, 23, 14)
      )
    },
    {
      of: "studs",
      ink: moved(
        430,
        578,
        row(
          "st",
          2,
          56,
          6,
          on("x", 0, 0, cylinder(-8, 0, 10, "M", "t", M), body(0, 34, 5.5, "M", M), thread(6, 36, 5.5, 4), face(34, 5.5, "t", M))
        )
      )
    },
    { of: "bearings", ink: turned(478, cylinder(-18, 0, 32, "M", "t", B, 26), holes(0, 22, 12, 3.6, 0, "p"), hole(0, 15, 14, "t")) },
    {
      of: null,
      ink: [
        turned(540, cylinder(-4, 0, 24, "M", "t", M), hole(0, 10, 4, "t")),
        turned(574, hexagon(0, 24, 14, B), cylinder(0, 8, 17, "M", "t", M), hole(8, 9, 8)),
        on("z", 664, 530, line("M0 -3H26M0 3H26", M), face(28, 5, "p", M))
      ]
    },
    { of: null, ink: turned(672, cylinder(-6, 0, 33, "M", "t"), body(0, 24, 29, "M", B, 24), face(24, 24, "t", M), face(24, 15, "p", T)) },
    {
      of: null,
      ink: moved(
        330,
        206,
        solid(
          yz([...arc(0, 0, 160, 140, 220, 12), [-150 * 0.64, -150 * 0.77 * 0.62], ...arc(0, 0, 118, 214, 146, 8)].map(([y, z]) => [y, -z])),
          alongX(18),
          "t",
          "M"
        ),
        each(
          [
            [-118, 74],
            [-118, -74]
          ],
          ([y, z]) => on("x", ...iso(0, y, z), cylinder(0, 20, 13, "M", "t"), hole(20, 6, 6))
        ),
        each(
          [
            [-134, 30],
            [-134, -30]
          ],
          ([y, z]) => disc("x", ...iso(0, y, z), 7, M, "h")
        )
      )
    },
    {
      of: "pads",
      ink: [
        moved(
          440,
          286,
          solid(embracing(112, 178, 25), alongX(7), "d", "e", M),
          solid(embracing(116, 172, 21, 16), alongX(16), "A", "O", B),
          line(
            along(
              yz(
                [
                  [-118, 0],
                  [-170, 0]
                ],
                16
              )
            ),
            T
          )
        ),
        moved(
          520,
          332,
          solid(embracing(116, 172, 21, -2), alongX(16), "A", "O", M),
          solid(embracing(112, 178, 25, 6), alongX(7), "t", "e", B),
          each(
            [
              [-134, 44],
              [-134, -44]
            ],
            ([y, z]) => disc("x", ...iso(6, y, z), 5, T, "h")
          ),
          disc("x", ...iso(6, -146, 0), 15, T, "n")
        )
      ]
    },
    {
      of: "caliper",
      ink: moved(
        672,
        424,
        on("x", ...iso(-70, -150, 0), cylinder(-26, 8, 40, "M", "t"), face(8, 30, "d", T)),
        solid(embracing(104, 196, 29, 22), alongX(92), "t", "M"),
        polygon(
          yz(
            [...arc(0, 0, 184, 165, 195, 6), ...arc(0, 0, 118, 195, 165, 6)].map(([y, z]) => [y, -z]),
            22
          ),
          M,
          "d"
        ),
        line(
          along(
            yz(
              [
                [-124, 8],
                [-182, 8]
              ],
              22
            )
          ) +
            along(
              yz(
                [
                  [-124, -8],
                  [-182, -8]
                ],
                22
              )
            ),
          T
        ),
        each(
          [
            [-148, 88],
            [-148, -88]
          ],
          ([y, z]) => on("x", ...iso(14, y, z), cylinder(-70, 0, 16, "M", "t"), hole(0, 8, 8))
        )
      )
    },
    {
      of: null,
      ink: moved(
        822,
        500,
        row("gp", 2, -48, 26, on("x", 0, 0, body(-40, 0, 6, "M", M), cylinder(0, 16, 9, "M", "t", M), hexagon(24, 13, 9)))
      )
    },
    {
      of: "hose",
      ink: moved(
        72,
        24,
        tube("M566 108C556 60 612 30 662 62S706 132 684 160", 11, "b", "M572 96C570 62 614 40 656 66", "mid"),
        on("z", 566, 128, cylinder(-4, 14, 8, "M", "t"), hexagon(8, 12, 8)),
        on("x", 680, 166, cylinder(-8, 8, 15, "M", "t"), hole(8, 7, 6))
      )
    }
  ]
}
