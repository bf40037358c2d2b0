import { about, defineCalculator, input, output, range, search, values } from "../define.ts"

/** Cubic centimeters per cubic inch. */
const CC = 16.387064
const toVolume = (bore: number, height: number): number => (Math.PI / 4) * bore * bore * height * CC

export const compressionRatio = defineCalculator({
  id: "compression-ratio",
  group: "engine",
  title: "Compression ratio",
  question: "What is the compression ratio, and which combustion chamber gives the one I want?",
  inputs: {
    bore: input("Bore", "in", [2, 5.5], 4.03, { car: "bore" }),
    stroke: input("Stroke", "in", [1.5, 6], 3.48, { car: "stroke" }),
    chamber: input("Combustion chamber", "cc", [10, 150], 64),
    gasket_bore: input("Head gasket bore", "in", [2, 5.6], 4.1),
    gasket: input("Head gasket thickness, compressed", "in", [0.01, 0.125], 0.041),
    deck: input("Deck clearance", "in", [-0.06, 0.15], 0.025, { note: "Negative if the piston rises above the deck." }),
    dish: input("Piston dish and valve reliefs", "cc", [-60, 60], 5, { note: "Negative for a dome." }),
    low: input("Lowest ratio wanted", "to 1", [6, 16], 9.3),
    high: input("Highest ratio wanted", "to 1", [6, 17], 9.8)
  },
  ascending: [["low", "high"]],
  outputs: {
    swept: output("Swept volume of one cylinder", "cc", 1),
    clearance: output("Volume above the piston", "cc", 1),
    ratio: output("Compression ratio", "to 1", 2),
    quench: output("Quench distance", "in", 3, "0.035 to 0.045 is common with steel rods (general knowledge)."),
    chamber_low: output("Smallest chamber for the wanted ratio", "cc", 1),
    chamber_high: output("Largest chamber for the wanted ratio", "cc", 1)
  },
  compute: ({ bore, chamber, deck, dish, gasket, gasket_bore, high, low, stroke }) => {
    const swept = toVolume(bore, stroke)
    const rest = toVolume(gasket_bore, gasket) + toVolume(bore, deck) + dish
    const clearance = chamber + rest
    return {
      swept,
      clearance,
      ratio: clearance > 0 ? (swept + clearance) / clearance : Number.NaN,
      quench: gasket + deck,
      chamber_low: swept / (high - 1) - rest,
      chamber_high: swept / (low - 1) - rest
    }
  },
  partFacets: { "Cylinder Heads": ["Chamber"], "Piston Sets": ["Bore", "Crown"] },
  findParts: ({ bore, chamber_high, chamber_low, dish }) => [
    search("Cylinder Heads", [range("Chamber", chamber_low, chamber_high)]),
    search(
      "Piston Sets",
      [about("Bore", bore, 0.002), values("Crown", dish > 12 ? "Dish" : dish < -2 ? "Dome" : "Flat top")],
      "Flat tops have valve reliefs of up to 12 cc."
    )
  ],
  plot: { x: "chamber", y: "ratio" },
  note: "Published chamber volumes are those of castings that have not been milled.",
  article: "compression-ratio",
  sources: ["wiseco", "g-geometry"],
  grade: "A"
})

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Returns the closing point, in degrees after bottom dead center, from which `effective` inches of the stroke remain; NaN if `effective`
 * exceeds the stroke.
 */
const toClosing = (effective: number, stroke: number, rod: number): number => {
  if (effective > stroke) return Number.NaN
  const crank = stroke / 2
  const height = crank + rod - effective
  return 180 - (Math.acos((crank * crank + height * height - rod * rod) / (2 * crank * height)) * 180) / Math.PI
}

export const dynamicCompression = defineCalculator({
  id: "dynamic-compression",
  group: "engine",
  title: "Dynamic compression",
  question: "Which camshaft gives the cylinder pressure that my fuel tolerates?",
  inputs: {
    stroke: input("Stroke", "in", [1.5, 6], 3.48, { car: "stroke" }),
    rod: input("Connecting rod length", "in", [3, 9], 6),
    ratio: input("Static compression ratio", "to 1", [6, 17], 9.75),
    ivc: input("Intake closes, seat timing", "deg ABDC", [20, 110], 62, {
      note: "At about 0.006 in of lifter rise. Do not enter the figure at 0.050 in."
    }),
    dcr_low: input("Lowest dynamic ratio wanted", "to 1", [5, 11], 7.5),
    dcr_high: input("Highest dynamic ratio wanted", "to 1", [5, 12], 8.2),
    icl: input("Intake centerline as installed", "deg ATDC", [95, 120], 106),
    ramp: input("Seat duration minus duration at 0.050 in", "deg", [30, 65], 48, {
      note: "44 to 52 for hydraulic flat tappets. The cam's manufacturer has the exact figure."
    })
  },
  ascending: [["dcr_low", "dcr_high"]],
  check: ({ rod, stroke }) => (rod > stroke / 2 ? {} : { rod: "The rod must be longer than half the stroke." }),
  outputs: {
    effective: output("Stroke left when the intake closes", "in", 3),
    dynamic: output("Dynamic ratio", "to 1", 2),
    ivc_early: output("Earliest intake closing", "deg ABDC", 1),
    ivc_late: output("Latest intake closing", "deg ABDC", 1),
    dur_low: output("Shortest duration at 0.050 in", "deg", 0),
    dur_high: output("Longest duration at 0.050 in", "deg", 0)
  },
  compute: ({ dcr_high, dcr_low, icl, ivc, ramp, ratio, rod, stroke }) => {
    const crank = stroke / 2
    const angle = toRadians(180 + ivc)
    const effective = crank * (1 - Math.cos(angle)) + rod - Math.sqrt(rod * rod - (crank * Math.sin(angle)) ** 2)
    const ivc_early = toClosing(((dcr_high - 1) * stroke) / (ratio - 1), stroke, rod)
    const ivc_late = toClosing(((dcr_low - 1) * stroke) / (ratio - 1), stroke, rod)
    return {
      effective,
      dynamic: 1 + ((ratio - 1) * effective) / stroke,
      ivc_early,
      ivc_late,
      dur_low: 2 * (ivc_early + 180 - icl) - ramp,
      dur_high: 2 * (ivc_late + 180 - icl) - ramp
    }
  },
  partFacets: { Camshafts: ["Duration at .050"], "Connecting Rods": ["Length"] },
  findParts: ({ dur_high, dur_low, rod }) => [
    search("Camshafts", [range("Duration at .050", dur_low - 2, dur_high + 2)]),
    search("Connecting Rods", [about("Length", rod, 0.01)])
  ],
  plot: { x: "ivc", y: "dynamic" },
  note: "On pump gasoline, about 7.5 suits 87 octane and about 8.2 suits 91 to 93 with good quench. Altitude and boost are not included.",
  trap: "Use the seat timing. With timing at 0.050 in, the result is one to two points too high.",
  article: "compression-ratio",
  sources: ["g-geometry", "pkelley"],
  grade: "G"
})
