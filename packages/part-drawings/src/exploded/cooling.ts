import type { Exploded } from "./Exploded.ts"
import type { Ink } from "../pen/shape.ts"
import { alongX, arc, iso, onCircle, rounded, SQUEEZE, yz, type Point } from "./space.ts"
import { along, at, B, line, M, moved, path, polygon, each, T, times, tube } from "./strokes.ts"
import { disc, plate, solid } from "./solids.ts"
import { body, cylinder, face, hole, holes, on, ribs, ring } from "./turned.ts"

const onAxis = (u: number): Point => [118 + u * 0.866, 172 + u * 0.5]
const turned = (u: number, ...ink: ReadonlyArray<Ink>): string => on("x", ...onAxis(u), ...ink)
const grooved = (u: number, radius: number, grooves: number): string =>
  cylinder(u - 5 - grooves * 7, u - grooves * 7, radius, "M", "t", M) +
  times(grooves, (i) => body(u - (grooves - i) * 7, u - (grooves - i) * 7 + 4, radius - 4, "R", T)) +
  cylinder(u - 5, u, radius, "M", "t")
const BLADES = 6
const blade = (index: number): string => {
  const p = (radius: number, angle: number, u = 0) => at(onCircle(u, radius, (index * 360) / BLADES + angle))
  return (
    path(`M${p(24, -16)}L${p(86, -10, -3)}Q${p(98, 6)} ${p(90, 22, 4)}L${p(24, 18, 2)}Z`, M, "t") +
    line(`M${p(26, 11, 1)}L${p(88, 16, 3)}`, T)
  )
}
const panel = (width: number, height: number, radius: number, x = 0): ReadonlyArray<Point> =>
  yz(
    rounded(
      [
        [-width, -height],
        [width, -height],
        [width, height],
        [-width, height]
      ],
      radius,
      2
    ),
    x
  )
/** Returns the outline of a casting across its axis, from lobes. Each lobe is a radius with a start and end angle in degrees. */
const lobes = (list: ReadonlyArray<readonly [number, number, number]>): ReadonlyArray<Point> =>
  list.flatMap(([radius, from, to]) => Array.from({ length: 4 }, (_, i) => onCircle(0, radius, from + ((to - from) * i) / 3)))
/** Pulleys of the belt: position, radius, and the start and end of the belt's contact in degrees. */
const pulleys: ReadonlyArray<readonly [number, number, number, number, number]> = [
  [0, 78, 30, 20, 160],
  [78, -44, 26, 150, 300],
  [-58, -60, 20, 240, 390]
]
const belt = (): string =>
  `${along(
    pulleys.flatMap(([y, z, radius, from, to]) =>
      Array.from({ length: 9 }, (_, i) => {
        const angle = ((from + ((to - from) * i) / 8) * Math.PI) / 180
        return iso(0, -y + radius * Math.cos(angle), z + radius * Math.sin(angle))
      })
    )
  )}Z`

export const cooling: Exploded = {
  name: "cooling",
  title: "Cooling and belt drive",
  about: "A crossflow radiator with an engine-driven fan and V-belts. Yours may have an electric fan and one flat belt.",
  axes: `M${at(onAxis(-50))}L${at(onAxis(700))}M330 40V196M${at([60, 420])}L${at([380, 605])}M542 330V450`,
  pieces: [
    { id: "radiator", title: "Radiator", type: "radiator", isRequired: true, at: [846, 560], to: [770, 524] },
    { id: "cap", title: "Radiator cap", type: "radiator-cap", isRequired: true, at: [668, 352], to: [574, 376] },
    {
      id: "upper-hose",
      title: "Upper radiator hose",
      type: "radiator-hose",
      place: { Position: "Upper" },
      isRequired: true,
      at: [556, 44],
      to: [520, 116]
    },
    {
      id: "lower-hose",
      title: "Lower radiator hose",
      type: "radiator-hose",
      place: { Position: "Lower" },
      isRequired: true,
      at: [486, 566],
      to: [498, 616]
    },
    {
      id: "clamps",
      title: "Hose clamps",
      type: "hose-clamp",
      quantity: 4,
      isRequired: true,
      note: "two for each hose",
      at: [760, 196],
      to: [706, 236]
    },
    { id: "thermostat", title: "Thermostat", type: "thermostat", isRequired: true, at: [228, 96], to: [302, 136] },
    { id: "thermostat-housing", title: "Thermostat housing", type: "thermostat-housing", isRequired: false, at: [250, 44], to: [306, 78] },
    { id: "pump", title: "Water pump", type: "water-pump", isRequired: true, at: [52, 96], to: [128, 176] },
    { id: "clutch", title: "Fan clutch", type: "fan-clutch", isRequired: false, at: [236, 148], to: [274, 228] },
    { id: "shroud", title: "Fan shroud", type: "fan-shroud", isRequired: false, at: [654, 286], to: [603, 306] },
    { id: "pulleys", title: "Pulleys", type: "pulley-set", isRequired: false, at: [166, 336], to: [208, 262] },
    { id: "alternator", title: "Alternator", type: "alternator", isRequired: false, at: [262, 656], to: [318, 602] }
  ],
  layers: [
    { of: null, ink: turned(-52, ring(0, 48, 34, "A"), holes(0, 41, 4, 3, 0, "p")) },
    {
      of: "pump",
      ink: turned(
        28,
        moved(
          -10,
          0,
          solid(
            lobes([
              [62, -20, 20],
              [40, 30, 60],
              [58, 70, 110],
              [40, 120, 150],
              [62, 160, 200],
              [40, 210, 240],
              [58, 250, 290],
              [40, 300, 330]
            ]),
            [-12, 0],
            "t",
            "C"
          )
        ),
        cylinder(-10, 14, 40, "C", "d"),
        cylinder(14, 40, 22, "C", "t", B, 17),
        cylinder(40, 48, 25, "M", "t"),
        holes(48, 18, 4, 2.6, 45),
        body(48, 60, 7, "M", M),
        face(60, 7, "t", M),
        holes(-10, 54, 4, 4, 0)
      )
    },
    {
      of: "thermostat",
      ink: [
        on("z", 330, 176, ring(0, 34, 22, "A")),
        on(
          "z",
          330,
          140,
          cylinder(-16, 0, 13, "M", "t", M),
          cylinder(0, 5, 29, "M", "t"),
          cylinder(5, 14, 15, "M", "t", M, 12),
          face(14, 5, "A", T)
        )
      ]
    },
    {
      of: "thermostat-housing",
      ink: [
        on("z", 330, 92, cylinder(-6, 4, 36, "C", "t"), body(4, 22, 22, "C", B, 19)),
        on("z", 330, 92, holes(4, 29, 2, 3.6, 90)),
        tube("M330 74C332 62 344 64 360 74", 30, "t", "M330 72C336 62 346 66 356 72"),
        on("x", 362, 76, face(0, 15, "t", B), face(0, 9, "h", M))
      ]
    },
    {
      of: "pulleys",
      ink: on("x", 96, 452, grooved(0, 58, 3), face(0, 47, "d", M), holes(0, 30, 3, 5, 30), cylinder(0, 8, 20, "M", "t", M), hole(8, 9, 8))
    },
    {
      of: "alternator",
      ink: on(
        "x",
        362,
        606,
        cylinder(-62, -10, 40, "C", "t"),
        line([-52, -40, -28].map((u) => `M${u} -40A${40 * SQUEEZE} 40 0 0 0 ${u} 40`).join(""), T),
        face(-10, 33, "d", M),
        holes(-10, 26, 8, 4, 0),
        body(-10, 8, 10, "M", M),
        grooved(22, 22, 1),
        hole(22, 8, 6)
      )
    },
    { of: "pulleys", ink: turned(128, grooved(0, 50, 2), face(0, 40, "d", M), holes(0, 24, 4, 3.4, 45), hole(0, 11, 8)) },
    { of: null, ink: moved(236, 520, tube(belt(), 15, "b", "", "", 2.2), line(belt(), 1, ' stroke-dasharray="1.5 3.5"')) },
    {
      of: "clutch",
      ink: turned(
        186,
        body(-30, 0, 9, "M", M),
        cylinder(-8, 10, 42, "C", "t"),
        ribs(-8, 10, 42, 16),
        face(10, 30, "d", M),
        cylinder(10, 18, 20, "M", "t", M),
        face(18, 7, "A", T)
      )
    },
    { of: null, ink: turned(268, times(BLADES, blade), cylinder(-4, 10, 30, "C", "t"), hole(10, 14, 6), holes(10, 22, 4, 2.6, 45)) },
    {
      of: "shroud",
      ink: moved(
        ...onAxis(430),
        plate(panel(136, 94, 8), yz(arc(0, 0, 84, 0, 348, 29)), "b"),
        on("x", 0, 0, ring(0, 103, 96, "R", M), path(`M0 -103A${103 * SQUEEZE} 103 0 0 0 0 103`, B, "n")),
        each(
          [
            [-122, 80],
            [122, 80],
            [-122, -80],
            [122, -80]
          ],
          ([y, z]) => disc("x", ...iso(0, y, z), 4, T, "h")
        )
      )
    },
    {
      of: "upper-hose",
      ink: [
        tube("M396 130C450 92 500 96 548 140S640 196 676 218", 27, "b", "M404 128C452 98 498 102 542 142S630 192 664 208", "mid"),
        on("x", 676, 218, face(0, 13, "e", M))
      ]
    },
    {
      of: "radiator",
      ink: moved(
        ...onAxis(650),
        solid(panel(150, 92, 6), alongX(34), "t", "M"),
        polygon(panel(114, 82, 0), M, "d"),
        line(
          times(21, (i) => {
            const z = -78 + i * 7.8
            return `M${at(iso(0, -114, z))}L${at(iso(0, 114, z))}`
          }),
          T
        ),
        line(
          times(12, (i) => {
            const y = -104 + i * 19
            return `M${at(iso(0, y, -82))}L${at(iso(0, y, 82))}`
          }),
          0.6
        ),
        [-132, 132].map((y) => line(`M${at(iso(0, y, -80))}L${at(iso(0, y, 80))}`, T)),
        on("z", ...iso(-17, 128, 92), cylinder(-2, 12, 16, "M", "t"), hole(12, 10, 8)),
        on("y", ...iso(-17, 150, -62), cylinder(0, 22, 14, "M", "t"), hole(22, 10, 8))
      )
    },
    {
      of: "cap",
      ink: moved(
        ...onAxis(650),
        on(
          "z",
          ...iso(-17, 128, 168),
          cylinder(-10, -2, 14, "R", "b", M),
          cylinder(0, 9, 24, "M", "t"),
          face(9, 12, "A", M),
          solid(
            [
              [9, -24],
              [9, -30],
              [9, -30]
            ],
            [0, 0],
            "t",
            "t",
            0
          )
        )
      )
    },
    {
      of: "lower-hose",
      ink: [
        tube("M436 604C470 640 500 606 532 628S566 650 600 654", 29, "b", "M444 608C474 632 502 602 530 622S566 644 592 648", "mid"),
        on("x", 600, 654, face(0, 14, "e", M))
      ]
    },
    {
      of: "clamps",
      ink: each(
        [
          [706, 240],
          [646, 664]
        ],
        ([x, y]) => on("x", x, y, ring(-5, 20, 16, "e"), ring(4, 20, 16, "t"), `<rect x="-8" y="-29" width="16" height="10" rx="2"/>`)
      )
    }
  ]
}
