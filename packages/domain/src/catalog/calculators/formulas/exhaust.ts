import { about, defineCalculator, input, integer, output, range, search } from "../define.ts"

/** Torque peak in rpm times cubic inches per cylinder, for each square inch of tube area. */
const FACTOR = 88_200

export const headerPrimary = defineCalculator({
  id: "header-primary",
  group: "exhaust",
  title: "Header primary tube",
  question: "Which primary tube suits my torque peak?",
  inputs: {
    cid: input("Displacement", "cu in", [20, 900], 350, { car: "displacement" }),
    cylinders: integer("Cylinders", "", [1, 12], 8, { car: "cylinders" }),
    od: input("Primary tube outside diameter", "in", [1, 3], 1.625),
    wall: input("Wall thickness", "in", [0.03, 0.1], 0.049, { note: "0.049 is 18 gauge." }),
    rpm_low: input("Lowest torque peak wanted", "rpm", [1500, 9000], 3400),
    rpm_high: input("Highest torque peak wanted", "rpm", [1500, 9500], 4200)
  },
  ascending: [["rpm_low", "rpm_high"]],
  outputs: {
    area: output("Inside area of one tube", "sq in", 2),
    rpm: output("Torque peak that the tube favors", "rpm", 0),
    od_low: output("Smallest tube for the wanted peak", "in", 3),
    od_high: output("Largest tube for the wanted peak", "in", 3),
    collector: output("Collector, about", "in", 2, "1.75 times the tube (general knowledge).")
  },
  compute: ({ cid, cylinders, od, rpm_high, rpm_low, wall }) => {
    const one = cid / cylinders
    const area = (Math.PI / 4) * (od - 2 * wall) ** 2
    const toTube = (rpm: number) => Math.sqrt((((rpm * one) / FACTOR) * 4) / Math.PI) + 2 * wall
    return { area, rpm: (area * FACTOR) / one, od_low: toTube(rpm_low), od_high: toTube(rpm_high), collector: 1.75 * od }
  },
  partFacets: { Headers: ["Primary tube", "Collector"], Collectors: ["Primary tube", "Outlet"] },
  findParts: ({ collector, od_high, od_low }) => {
    const tube = range("Primary tube", od_low - 0.03, od_high + 0.03)
    return [search("Headers", [tube, about("Collector", collector, 0.35)]), search("Collectors", [tube, about("Outlet", collector, 0.35)])]
  },
  plot: { x: "od", y: "rpm" },
  note: "The tube decides only the exhaust side. The cam and the intake have their own peaks.",
  article: "header-sizing",
  sources: ["carcraft-headers", "ct-mfv"],
  grade: "B"
})
