import type { Exploded } from "./Exploded.ts"
import type { Ink } from "../pen/shape.ts"
import { onCircle, SQUEEZE, type Point } from "./space.ts"
import { at, B, EDGE, line, M, moved, path, row, short, T } from "./strokes.ts"
import { solid } from "./solids.ts"
import { body, cog, cylinder, face, gear, hexagon, hole, holes, on, ribs, ring, splines, thread } from "./turned.ts"

/** Centers of the axle housing and of the removed differential. */
const [C, D]: readonly [Point, Point] = [
  [352, 264],
  [176, 366]
]
const onTube = (u: number): Point => [C[0] + u * 0.866, C[1] + u * 0.5]
const onPinion = (u: number): Point => [C[0] - u * 0.866, C[1] + u * 0.5]
const onCarrier = (u: number): Point => [D[0] + u * 0.866, D[1] + u * 0.5]
const x = (u: number, ...ink: ReadonlyArray<Ink>): string => on("x", ...onTube(u), ...ink)
const y = (u: number, ...ink: ReadonlyArray<Ink>): string => on("y", ...onPinion(u), ...ink)
const d = (u: number, ...ink: ReadonlyArray<Ink>): string => on("x", ...onCarrier(u), ...ink)
/** Draws a piece of a ring across the axis: a brake shoe. */
const shoe = (outer: number, inner: number, from: number, to: number): string => {
  const [p, k] = [(radius: number, angle: number) => at(onCircle(4, radius, angle)), (radius: number) => short(radius * SQUEEZE)]
  return `M${p(outer, from)}A${k(outer)} ${outer} 0 0 1 ${p(outer, to)}L${p(inner, to)}A${k(inner)} ${inner} 0 0 0 ${p(inner, from)}Z`
}
const wheelCylinder = (v: number): string => `<rect x="-9" y="${v - 7}" width="24" height="14" rx="3"/>`

export const rearAxle: Exploded = {
  name: "rear-axle",
  title: "Rear axle",
  about: "A live axle with a removable rear cover and drum brakes. Select your axle to see which parts fit.",
  axes: `M${at(onTube(-330))}L${at(onTube(560))}M${at(onPinion(-480))}L${at(onPinion(280))}M${at(onCarrier(-190))}L${at(onCarrier(180))}M${at(onPinion(250))}L150 389L150 640`,
  pieces: [
    { id: "ring-pinion", title: "Ring and pinion", type: "ring-and-pinion", isRequired: true, at: [470, 96], to: [470, 186] },
    {
      id: "bearings",
      title: "Bearings, seals and shims",
      type: "ring-and-pinion-installation-kit",
      isRequired: true,
      note: "what a gear set is put in with",
      at: [600, 222],
      to: [566, 146]
    },
    { id: "carrier", title: "Limited slip differential", type: "limited-slip", isRequired: false, at: [44, 398], to: [104, 354] },
    { id: "axle", title: "Axle shafts", type: "axle-shaft", isRequired: false, at: [752, 356], to: [676, 426] },
    {
      id: "axle-bearing",
      title: "Axle bearing and seal",
      type: "wheel-bearing-kit",
      place: { Position: "Rear" },
      isHanded: true,
      isRequired: false,
      at: [520, 546],
      to: [570, 398]
    },
    {
      id: "shoes",
      title: "Brake shoes",
      type: "brake-shoe-set",
      place: { Position: "Rear" },
      isRequired: false,
      note: "one set covers both sides",
      at: [640, 296],
      to: [580, 342]
    },
    { id: "housing", title: "Axle housing", type: "axle-housing", isRequired: false, at: [262, 86], to: [226, 184] }
  ],
  layers: [
    { of: "bearings", ink: [y(-440, hexagon(0, 13, 10), face(0, 8, "d", T)), y(-342, ring(-6, 25, 15, "D"), ring(0, 25, 15))] },
    {
      of: null,
      ink: y(
        -400,
        moved(
          -20,
          0,
          solid(
            [
              [0, -34],
              [0, -18],
              [-4, -10],
              [-4, 10],
              [0, 18],
              [0, 34],
              [-6, 34],
              [-14, 30],
              [-20, 16],
              [-20, -16],
              [-14, -30],
              [-6, -34]
            ],
            [-4, 0],
            "t",
            "M"
          )
        ),
        cylinder(-26, 0, 19, "M", "t"),
        cylinder(0, 22, 15, "M", "t"),
        hole(22, 9, 12),
        line("M24 -3L30 -3", T)
      )
    },
    {
      of: "bearings",
      ink: [
        y(-312, cylinder(-12, 0, 22, "M", "t", B, 19), hole(0, 10, 10)),
        y(-280, cylinder(-16, 6, 13, "M", "t", M), hole(6, 9, 10)),
        y(-244, cylinder(-14, 0, 27, "M", "t", B, 31), holes(0, 25, 12, 3.4, 0, "p"), hole(0, 13, 14))
      ]
    },
    {
      of: "ring-pinion",
      ink: [
        y(
          -122,
          body(-92, -34, 10, "M"),
          splines(-92, -70, 10, 5),
          cylinder(-40, -24, 17, "M", "t"),
          gear(4, 33, 11, 7, 26, 6),
          face(4, 14, "d", M),
          face(4, 5, "h", T)
        ),
        d(64, cylinder(-24, -8, 74, "M", "t"), cog(0, 80, 27, 9, 14), face(0, 60, "d", M), hole(0, 52, 18, "t"), holes(0, 56, 10, 2.6, 0))
      ]
    },
    {
      of: "housing",
      ink: [
        x(0, cylinder(-286, -270, 34, "C", "d"), body(-270, -40, 21, "C"), line("M-230 -21A12 21 0 0 1 -230 21", T)),
        x(0, body(-92, -30, 24, "C", B, 40)),
        y(-30, cylinder(-60, -10, 34, "C", "d", B, 60)),
        x(
          0,
          body(20, 96, 42, "C", B, 23),
          body(96, 158, 21, "C"),
          cylinder(158, 168, 36, "C", "t"),
          holes(168, 28, 4, 3.4, 45),
          hole(168, 17, 12),
          line("M128 -21A12 21 0 0 1 128 21", T)
        ),
        y(0, cylinder(-44, 22, 78, "C", "t"), holes(22, 70, 10, 3, 18), hole(22, 61, 34, "h", "e"))
      ]
    },
    {
      of: "shoes",
      ink: x(
        206,
        cylinder(-6, 0, 88, "C", "t"),
        face(0, 80, "n", T),
        path(shoe(74, 62, 112, 248), M, "A"),
        path(shoe(74, 62, -68, 68), M, "A"),
        path(shoe(66, 54, 108, 252), M, "t"),
        path(shoe(66, 54, -72, 72), M, "t"),
        line("M-16 -20L16 -24M-14 44L14 40", 2.4),
        wheelCylinder(-62),
        wheelCylinder(62),
        hole(0, 26, 6, "e")
      )
    },
    {
      of: "axle-bearing",
      ink: [
        x(250, ring(-6, 24, 14, "D"), ring(0, 24, 14)),
        x(290, cylinder(-14, 0, 25, "M", "t"), face(0, 20, "d", M), holes(0, 17.5, 12, 2.6, 0, "p"), hole(0, 12, 14))
      ]
    },
    {
      of: "axle",
      ink: x(
        16,
        body(306, 392, 10, "M"),
        splines(306, 334, 10, 6),
        cylinder(384, 396, 17, "M", "t"),
        cylinder(396, 406, 43, "M", "t"),
        face(406, 16, "t", M),
        face(406, 9, "d", M),
        Array.from({ length: 5 }, (_, i) => {
          const [a, b] = onCircle(406, 31, i * 72 - 90)
          return moved(a, b, body(0, 18, 4.5, "M", M), face(18, 4.5, "t", T))
        })
      )
    },
    {
      of: null,
      ink: x(
        512,
        cylinder(-44, -34, 88, "C", "t"),
        body(-34, 4, 83, "C"),
        ribs(-26, -4, 83, 20),
        face(4, 83, "t", B),
        face(4, 72, "n", T),
        face(4, 42, "d", M),
        face(6, 38, "t", M),
        holes(6, 29, 5, 4.6, -90),
        hole(6, 16, 8)
      )
    },
    {
      of: "bearings",
      ink: [
        d(-146, cylinder(-14, 0, 28, "M", "t", B, 24), holes(0, 21, 12, 3.2, 0, "p"), hole(0, 14, 12)),
        d(134, cylinder(-12, 0, 25, "M", "t", B, 29), holes(0, 24, 12, 3.2, 0, "p"), hole(0, 15, 12)),
        d(160, cylinder(-4, 0, 29, "M", "t", M), hole(0, 22, 4, "n", "e"))
      ]
    },
    {
      of: "carrier",
      ink: d(
        -62,
        cylinder(-52, -20, 20, "M", "t"),
        body(-24, 6, 34, "C", B, 54),
        cylinder(6, 42, 54, "C", "d"),
        path("M14 -30Q24 -48 34 -30V18Q24 34 14 18Z", M, "h"),
        line("M19 -22V14M29 -22V14", T, ` stroke="${EDGE}"`),
        cylinder(42, 54, 66, "C", "t"),
        holes(54, 57, 10, 3.2, 0),
        face(54, 46, "d", M),
        cylinder(54, 78, 20, "M", "t"),
        hole(78, 13, 14)
      )
    },
    { of: "bearings", ink: on("y", 244, 536, ring(-3, 76, 62, "D"), ring(0, 76, 62), holes(0, 69, 10, 2.4, 18, "p")) },
    {
      of: null,
      ink: on(
        "y",
        150,
        572,
        cylinder(-6, 0, 78, "C", "t"),
        holes(0, 70, 10, 3, 18),
        body(0, 18, 60, "C", B, 48),
        face(18, 48, "t", M),
        path("M18 -40Q30 -10 22 34", T, "n"),
        face(20, 7, "e", M, 22)
      )
    },
    {
      of: null,
      ink: moved(228, 622, row("cb", 3, 28, 16, on("y", 0, 0, body(-24, 0, 4.5, "M", M), thread(-24, -4, 4.5, 4), hexagon(8, 9, 8))))
    }
  ]
}
