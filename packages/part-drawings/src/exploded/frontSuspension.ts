import type { Exploded } from "./Exploded.ts"
import { alongX, alongZ, iso, rounded, xy, yz } from "./space.ts"
import { along, B, ellipse, line, M, moved, each, T, tube } from "./strokes.ts"
import { coil, disc, solid } from "./solids.ts"
import { body, cylinder, face, hexagon, hole, holes, on, thread } from "./turned.ts"

const alongSpace = (...points: ReadonlyArray<readonly [number, number, number]>): string => along(points.map(([x, y, z]) => iso(x, y, z)))
const bushing = (u: number): string => cylinder(u - 16, u, 15, "R", "b", M) + cylinder(u, u + 7, 19, "M", "t", M) + hole(u + 7, 7, 8)
const joint = (x: number, y: number): string =>
  on(
    "z",
    x,
    y,
    cylinder(-6, 4, 34, "M", "t"),
    cylinder(4, 22, 22, "M", "t"),
    cylinder(22, 44, 19, "R", "b", B, 12),
    body(44, 70, 7, "M", M, 6),
    thread(56, 70, 6, 4),
    face(70, 6, "t", M)
  )
/** Horizontal positions of the spindle and the spring. */
const [AX, SX] = [640, 449]

export const frontSuspension: Exploded = {
  name: "front-suspension",
  title: "Front suspension",
  about: "One side with two control arms and a coil spring, priced for both sides. Cars with struts have no upper arm.",
  axes: `M${AX} 40V684M${SX} 196V545M286 176V520M152 588L474 402M176 330V548M286 520L440 546`,
  pieces: [
    {
      id: "upper-arm",
      title: "Upper control arm",
      type: "control-arm",
      place: { Arm: "Upper" },
      isHanded: true,
      isRequired: true,
      at: [610, 40],
      to: [566, 104]
    },
    {
      id: "lower-arm",
      title: "Lower control arm",
      type: "control-arm",
      place: { Arm: "Lower" },
      isHanded: true,
      isRequired: true,
      at: [420, 660],
      to: [470, 616]
    },
    {
      id: "spring",
      title: "Coil springs",
      type: "lowering-spring-set",
      place: { Position: "Front" },
      isRequired: true,
      note: "a pair: never one spring alone",
      at: [560, 306],
      to: [504, 322]
    },
    {
      id: "shock",
      title: "Shock",
      type: "shock",
      place: { Position: "Front" },
      isHanded: true,
      isRequired: true,
      at: [222, 240],
      to: [272, 264]
    },
    {
      id: "upper-joint",
      title: "Upper ball joint",
      type: "ball-joint",
      place: { Position: "Upper" },
      isHanded: true,
      isRequired: true,
      at: [742, 66],
      to: [662, 104]
    },
    {
      id: "lower-joint",
      title: "Lower ball joint",
      type: "ball-joint",
      place: { Position: "Lower" },
      isHanded: true,
      isRequired: true,
      at: [760, 600],
      to: [664, 586]
    },
    { id: "sway-bar", title: "Sway bar", type: "sway-bar", place: { Position: "Front" }, isRequired: false, at: [52, 250], to: [74, 356] },
    {
      id: "link",
      title: "Sway bar end links",
      type: "sway-bar-link",
      place: { Position: "Front" },
      isRequired: false,
      at: [82, 466],
      to: [164, 462]
    },
    {
      id: "bushings",
      title: "Control arm bushings",
      type: "bushing-kit",
      place: { Set: "Front" },
      isRequired: false,
      at: [96, 636],
      to: [160, 590]
    }
  ],
  layers: [
    {
      of: "bushings",
      ink: moved(
        380,
        68,
        on("y", ...iso(0, 0), body(-96, 96, 8, "M", B), face(96, 8, "t", M), cylinder(-24, 24, 13, "C", "d"), bushing(68), bushing(-76))
      )
    },
    {
      of: "upper-arm",
      ink: moved(
        510,
        128,
        tube(alongSpace([-70, -84, 0], [138, -12, 0]), 20, "t", alongSpace([-60, -80, 0], [130, -14, 0])),
        tube(alongSpace([-70, 84, 0], [138, 12, 0]), 20, "t", alongSpace([-60, 80, 0], [130, 14, 0])),
        tube(alongSpace([30, -46, 0], [30, 46, 0]), 12, "t", ""),
        [-84, 84].map((y) => on("y", ...iso(-76, y), cylinder(-17, 17, 21, "M", "t"), hole(17, 12, 12))),
        solid(
          xy(
            rounded(
              [
                [112, -30],
                [186, -30],
                [196, 0],
                [186, 30],
                [112, 30]
              ],
              10
            ),
            8
          ),
          alongZ(12),
          "t",
          "M"
        ),
        disc("z", ...iso(150, 0, 8), 19, M, "e"),
        each(
          [
            [122, -18],
            [122, 18],
            [182, 0]
          ],
          ([x, y]) => disc("z", ...iso(x, y, 8), 4, T, "h")
        )
      )
    },
    {
      of: "sway-bar",
      ink: [
        tube("M26 330L104 375Q130 390 150 376L172 362", 17, "t", "M26 330L104 375Q130 390 150 376L168 364"),
        on("x", 84, 363, cylinder(-13, 13, 20, "R", "b", M)),
        ellipse(176, 361, 15, 9, B, "t"),
        ellipse(176, 360, 6, 3.6, M, "h")
      ]
    },
    {
      of: "link",
      ink: on(
        "z",
        176,
        540,
        body(-8, 146, 4.5, "M", M),
        thread(-8, 10, 4.5, 4),
        [4, 20, 104, 120].map((u, i) => [cylinder(u, u + 13, 14, i % 2 ? "R" : "R", "b", M)]),
        cylinder(34, 103, 8, "M", "t", M),
        [0, 17, 101, 118, 134].map((u) => cylinder(u, u + 3, 17, "M", "t", T + 0.3)),
        hexagon(146, 9, 7)
      )
    },
    {
      of: "bushings",
      ink: on("y", 172, 576, cylinder(-34, -2, 17, "M", "t"), cylinder(-2, 10, 23, "R", "b"), face(10, 14, "t", M), hole(10, 8, 10))
    },
    {
      of: "lower-arm",
      ink: moved(
        466,
        540,
        solid(
          xy(
            rounded(
              [
                [-150, -104],
                [-112, -110],
                [40, -44],
                [172, -26],
                [222, -20],
                [228, 20],
                [172, 26],
                [40, 44],
                [-112, 110],
                [-150, 104],
                [-128, 60],
                [-96, 0],
                [-128, -60]
              ],
              [6, 6, 20, 10, 18, 18, 10, 20, 6, 6, 10, 40, 10]
            ),
            0
          ),
          alongZ(26),
          "t",
          "C"
        ),
        disc("z", ...iso(-20, 0), 44, M, "d"),
        disc("z", ...iso(-20, 0, -3), 37, T, "e"),
        disc("z", ...iso(-20, 0, -3), 13, M, "h"),
        disc("z", ...iso(200, 0), 19, M, "e"),
        disc("z", ...iso(100, 0), 10, T, "h"),
        disc("z", ...iso(56, 28), 5, T, "h"),
        each(
          [
            [-132, -92],
            [-132, 92]
          ],
          ([x, y]) => on("y", ...iso(x, y, -12), cylinder(-16, 20, 20, "C", "d"), hole(20, 14, 12))
        )
      )
    },
    {
      of: null,
      ink: on("z", 556, 566, cylinder(0, 5, 19, "M", "t", M), cylinder(5, 22, 16, "R", "b", M, 14), cylinder(22, 42, 13, "R", "b", B, 6))
    },
    { of: null, ink: on("z", SX, 190, cylinder(-7, 3, 56, "R", "b"), hole(3, 38, 10, "d", "h")) },
    { of: "spring", ink: coil(SX, 246, 404, 54, 5, 17) },
    {
      of: "shock",
      ink: on(
        "z",
        286,
        492,
        cylinder(-26, -6, 9, "M", "t", M),
        on("y", -22, 0, cylinder(-16, 16, 8, "M", "t", M)),
        cylinder(-6, 128, 21, "M", "t", B),
        line("M4 -21A12 21 0 0 1 4 21M112 -21A12 21 0 0 1 112 21", T),
        face(128, 13, "e", T),
        body(128, 228, 6, "M", M),
        cylinder(156, 166, 20, "M", "t", M),
        cylinder(228, 240, 15, "R", "b", M),
        cylinder(242, 246, 17, "M", "t", M),
        cylinder(248, 260, 15, "R", "b", M),
        body(262, 292, 5, "M", M),
        thread(268, 292, 5, 4),
        hexagon(280, 10, 9)
      )
    },
    { of: "lower-joint", ink: joint(AX, 578) },
    {
      of: null,
      ink: moved(
        AX,
        366,
        solid(
          yz(
            rounded(
              [
                [-20, 104],
                [20, 104],
                [26, 50],
                [46, 20],
                [46, -22],
                [26, -50],
                [20, -112],
                [-20, -112],
                [-26, -50],
                [-46, -20],
                [-46, 26],
                [-26, 54]
              ],
              9
            ),
            14
          ),
          alongX(30),
          "t",
          "C"
        ),
        on("z", ...iso(0, 0, 104), cylinder(-4, 8, 17, "M", "t"), hole(8, 8, 10)),
        on(
          "x",
          ...iso(14, 0, 0),
          cylinder(0, 12, 40, "M", "t"),
          holes(12, 31, 4, 4, 45),
          cylinder(12, 34, 26, "M", "t", B, 24),
          body(34, 96, 18, "M", B, 14),
          body(96, 126, 10, "M", M),
          thread(98, 126, 10, 5),
          face(126, 10, "t", M)
        ),
        tube("M-34 58C-52 60 -62 68 -70 74", 17, "t", ""),
        disc("z", -71, 72, 7, M, "e")
      )
    },
    {
      of: "upper-joint",
      ink:
        `<g transform="matrix(1 0 0 -1 0 198)">${on("z", AX, 88, body(44, 70, 7, "M", M, 6), body(22, 44, 19, "R", B, 12))}</g>` +
        on("z", AX, 98, cylinder(-6, 4, 36, "M", "t"), holes(4, 29, 4, 3.6, 45), cylinder(4, 20, 21, "M", "t", B, 17), face(20, 6, "p", T))
    }
  ]
}
