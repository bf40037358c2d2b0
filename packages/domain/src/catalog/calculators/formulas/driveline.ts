import { choice, defineCalculator, input, output, range, search, values } from "../define.ts"
import { TIRE_TURNS } from "./gears.ts"

export const converterStall = defineCalculator({
  id: "converter-stall",
  group: "driveline",
  title: "Torque converter stall",
  question: "At what rpm does that converter stall behind my engine?",
  inputs: {
    rated: input("Stall that the manufacturer states", "rpm", [1200, 8000], 2400),
    rated_torque: input("Torque of the manufacturer's engine at that rpm", "lb-ft", [80, 900], 300),
    torque: input("Torque of your engine at that rpm", "lb-ft", [80, 1200], 400),
    want_low: input("Lowest stall wanted", "rpm", [1200, 8000], 2400),
    want_high: input("Highest stall wanted", "rpm", [1200, 8500], 2800)
  },
  ascending: [["want_low", "want_high"]],
  outputs: {
    k: output("K factor of the converter", "", 1),
    stall: output("Stall behind your engine", "rpm", 0),
    label_low: output("Lowest stated stall to look for", "rpm", 0),
    label_high: output("Highest stated stall to look for", "rpm", 0)
  },
  compute: ({ rated, rated_torque, torque, want_high, want_low }) => {
    const k = rated / Math.sqrt(rated_torque)
    const factor = Math.sqrt(rated_torque / torque)
    return { k, stall: k * Math.sqrt(torque), label_low: want_low * factor, label_high: want_high * factor }
  },
  partFacets: { "Torque Converters": ["Stall"] },
  findParts: ({ label_high, label_low }) => [search("Torque Converters", [range("Stall", label_low, label_high)])],
  plot: { x: "torque", y: "stall" },
  trap: "Three published pages multiply rpm by the root of the torque, or divide by 1,000. Both are wrong: K is rpm over the root of torque.",
  article: "converter-stall",
  sources: ["calcacademy-k", "calculatormom-k"],
  grade: "C"
})

export const converterSlip = defineCalculator({
  id: "converter-slip",
  group: "driveline",
  title: "Torque converter slip at the finish line",
  question: "Is the converter too loose?",
  inputs: {
    mph: input("Trap speed", "mph", [40, 300], 118),
    axle: input("Axle ratio", "to 1", [2, 8], 4.1),
    gear: input("Top gear ratio", "to 1", [0.4, 2], 1),
    tire: input("Tire diameter at speed", "in", [18, 40], 28),
    rpm: input("Engine speed there", "rpm", [2000, 11_000], 6150),
    stall: input("Stall speed of the converter", "rpm", [1200, 8000], 4200)
  },
  outputs: {
    locked: output("Engine speed without slip", "rpm", 0),
    slip: output("Slip", "%", 1, "4 to 6 percent is common. 8 percent or more is loose (general knowledge)."),
    look_low: output("Lowest stall to look at", "rpm", 0),
    look_high: output("Highest stall to look at", "rpm", 0)
  },
  compute: ({ axle, gear, mph, rpm, stall, tire }) => {
    const locked = (mph * axle * gear * TIRE_TURNS) / tire
    const slip = (1 - locked / rpm) * 100
    return { locked, slip, look_low: slip > 8 ? 0 : stall, look_high: stall }
  },
  partFacets: { "Torque Converters": ["Stall"] },
  findParts: ({ look_high, look_low, slip }) =>
    slip > 8 ? [search("Torque Converters", [range("Stall", look_low, look_high)], "Converters that are tighter than yours.")] : [],
  plot: { x: "rpm", y: "slip" },
  article: "converter-stall",
  sources: ["cal3-slip"],
  grade: "C"
})

/** Elastic modulus in psi and weight in pounds per cubic inch. */
const tubes = [
  { label: "Steel", modulus: 29_500_000, weight: 0.283 },
  { label: "Aluminum", modulus: 10_000_000, weight: 0.0975 }
] as const

export const driveshaftCritical = defineCalculator({
  id: "driveshaft-critical",
  group: "driveline",
  title: "Driveshaft critical speed",
  question: "How fast can this driveshaft turn, and how thick must it be?",
  inputs: {
    od: input("Tube outside diameter", "in", [1.5, 6], 3),
    wall: input("Wall thickness", "in", [0.04, 0.25], 0.083),
    length: input("Length between joint centers", "in", [10, 90], 52),
    material: choice("Tube material", ["Steel", "Aluminum"]),
    rpm: input("Highest shaft speed", "rpm", [500, 14_000], 6000, {
      note: "Engine rpm divided by the transmission gear ratio. An overdrive turns the shaft faster than the engine."
    })
  },
  outputs: {
    critical: output("Critical speed", "rpm", 0),
    safe: output("Highest recommended speed", "rpm", 0, "Three quarters of the critical speed."),
    od_needed: output("Smallest tube for that speed", "in", 2)
  },
  compute: ({ length, material, od, rpm, wall }) => {
    const { modulus, weight } = tubes[material > 0 ? 1 : 0]
    const k = ((60 / (2 * Math.PI)) * Math.PI * Math.PI * Math.sqrt((modulus * 386.0886) / weight)) / 4
    const critical = (k * Math.hypot(od, od - 2 * wall)) / (length * length)
    const needed = ((rpm / 0.75) * length * length) / k
    return { critical, safe: 0.75 * critical, od_needed: wall + Math.sqrt(Math.max(0, (needed * needed) / 2 - wall * wall)) }
  },
  partFacets: { Driveshafts: ["Diameter", "Length", "Tube"] },
  findParts: ({ length, material, od_needed }) => [
    search(
      "Driveshafts",
      [range("Diameter", od_needed, 6), range("Length", length - 4, length), values("Tube", tubes[material > 0 ? 1 : 0].label)],
      "Ask the builder how to measure the length."
    )
  ],
  plot: { x: "length", y: "safe" },
  note: "Carbon fiber tubes depend on their lay-up: use the manufacturer's figure. Real ends, welds and dents lower the critical speed.",
  trap: "Published figures for one tube differ by 40 percent. Only the beam formula agrees with its own inputs.",
  article: "driveline-angles",
  sources: ["calcady-shaft", "machinecalcs-shaft", "g-beam"],
  grade: "G"
})
