import { defineCalculator, input, integer, output, range, search } from "../define.ts"

/** Turns per minute of a tire with a diameter of 1 in at 1 mph: the common constant 336. */
export const TIRE_TURNS = 63_360 / 60 / Math.PI

const ratios = "Ring & Pinion Sets"

export const gearRpmSpeed = defineCalculator({
  id: "gear-rpm-speed",
  group: "driveline",
  title: "Axle ratio, tire, rpm and speed",
  question: "What rpm does the engine turn at this speed, and which axle ratio gives the rpm I want?",
  inputs: {
    mph: input("Speed", "mph", [5, 250], 65),
    axle: input("Axle ratio", "to 1", [2, 8], 3.73),
    gear: input("Transmission gear ratio", "to 1", [0.4, 5], 1),
    tire: input("Tire diameter under load", "in", [15, 60], 26, { note: "About 3 percent less than the catalog's figure for a radial." }),
    rpm_low: input("Lowest rpm wanted at that speed", "rpm", [500, 9000], 2700),
    rpm_high: input("Highest rpm wanted at that speed", "rpm", [500, 10_000], 3000)
  },
  ascending: [["rpm_low", "rpm_high"]],
  outputs: {
    rpm: output("Engine speed", "rpm", 0),
    per_mph: output("Speed for each 1,000 rpm", "mph", 2),
    axle_low: output("Lowest axle ratio", "to 1", 3),
    axle_high: output("Highest axle ratio", "to 1", 3)
  },
  compute: ({ axle, gear, mph, rpm_high, rpm_low, tire }) => ({
    rpm: (mph * axle * gear * TIRE_TURNS) / tire,
    per_mph: (1000 * tire) / (axle * gear * TIRE_TURNS),
    axle_low: (rpm_low * tire) / (mph * gear * TIRE_TURNS),
    axle_high: (rpm_high * tire) / (mph * gear * TIRE_TURNS)
  }),
  partFacets: { "Ring & Pinion Sets": ["Ratio"], "Quick-Change Center Sections": ["Ring gear ratio"] },
  findParts: ({ axle_high, axle_low }) => [
    search(ratios, [range("Ratio", axle_low, axle_high)]),
    search(
      "Quick-Change Center Sections",
      [range("Ring gear ratio", axle_low * 0.7, axle_high * 1.5)],
      "Spur gears change the final ratio."
    )
  ],
  plot: { x: "mph", y: "rpm" },
  note: "The common constant 336 is 336.135 more exactly: 63,360 inches over 60 minutes and pi. The difference is 0.05 percent.",
  article: "gear-ratio-and-tire-size",
  sources: ["denny", "g-units"],
  grade: "B"
})

export const gearAfterTires = defineCalculator({
  id: "gear-after-tires",
  group: "driveline",
  title: "Axle ratio after a tire change",
  question: "Which axle ratio restores the original acceleration after a tire change?",
  inputs: {
    axle: input("Axle ratio now", "to 1", [2, 8], 3.42),
    old: input("Old tire diameter", "in", [15, 60], 26),
    new: input("New tire diameter", "in", [15, 60], 29),
    spread: input("Tolerance", "%", [0, 15], 4)
  },
  outputs: {
    acts_as: output("The current ratio now acts like", "to 1", 2),
    wanted: output("Equivalent axle ratio", "to 1", 2),
    low: output("Lowest ratio", "to 1", 2),
    high: output("Highest ratio", "to 1", 2),
    speedo: output("True speed at an indicated 60", "mph", 1)
  },
  compute: ({ axle, new: after, old, spread }) => {
    const wanted = (axle * after) / old
    return {
      acts_as: (axle * old) / after,
      wanted,
      low: wanted * (1 - spread / 100),
      high: wanted * (1 + spread / 100),
      speedo: (60 * after) / old
    }
  },
  partFacets: { "Ring & Pinion Sets": ["Ratio"] },
  findParts: ({ high, low }) => [search(ratios, [range("Ratio", low, high)])],
  plot: { x: "new", y: "wanted" },
  article: "gear-ratio-and-tire-size",
  sources: ["denny"],
  grade: "B"
})

export const finishLineGear = defineCalculator({
  id: "finish-line-gear",
  group: "driveline",
  title: "Axle ratio for the finish line",
  question: "Which axle ratio puts the engine at its best rpm at the finish line?",
  inputs: {
    mph: input("Trap speed", "mph", [40, 300], 115),
    rpm: input("Engine speed wanted there", "rpm", [2500, 11_000], 6400, { note: "200 to 300 rpm past the power peak." }),
    tire: input("Tire diameter at speed", "in", [18, 40], 28),
    slip: input("Torque converter slip", "%", [0, 15], 5, { note: "0 with a clutch." }),
    gear: input("Top gear ratio", "to 1", [0.4, 2], 1),
    spread: input("Tolerance", "%", [0, 10], 3)
  },
  outputs: {
    ratio: output("Axle ratio", "to 1", 2),
    low: output("Lowest ratio", "to 1", 2),
    high: output("Highest ratio", "to 1", 2)
  },
  compute: ({ gear, mph, rpm, slip, spread, tire }) => {
    const ratio = (rpm * (1 - slip / 100) * tire) / (TIRE_TURNS * mph * gear)
    return { ratio, low: ratio * (1 - spread / 100), high: ratio * (1 + spread / 100) }
  },
  partFacets: { "Ring & Pinion Sets": ["Ratio"] },
  findParts: ({ high, low }) => [search(ratios, [range("Ratio", low, high)])],
  plot: { x: "mph", y: "ratio" },
  article: "gear-ratio-and-tire-size",
  sources: ["denny"],
  grade: "B"
})

export const speedometerGear = defineCalculator({
  id: "speedometer-gear",
  group: "driveline",
  title: "Speedometer gear",
  question: "Which driven gear corrects the speedometer?",
  inputs: {
    drive: integer("Drive gear teeth", "", [5, 45], 8),
    axle: input("Axle ratio", "to 1", [2, 8], 3.73),
    tire: input("Tire diameter under load", "in", [15, 60], 26),
    per_mile: input("Cable turns per mile", "", [900, 1100], 1001, { note: "1,000 or 1,001 for most American cars." }),
    fitted: integer("Driven gear teeth now", "", [12, 50], 20)
  },
  outputs: {
    revs: output("Tire turns per mile", "", 0),
    teeth: output("Exact number of teeth", "", 2),
    gear: output("Driven gear", "teeth", 0),
    error: output("Speedometer error with it", "%", 1, "Positive if the speedometer reads too high."),
    now: output("Indicated speed at 60 with the current gear", "mph", 1)
  },
  compute: ({ axle, drive, fitted, per_mile, tire }) => {
    const revs = 63_360 / Math.PI / tire
    const teeth = (drive * axle * revs) / per_mile
    const gear = Math.floor(teeth + 0.5)
    return { revs, teeth, gear, error: (1 - gear / teeth) * 100, now: (60 * teeth) / fitted }
  },
  partFacets: {},
  findParts: () => [],
  note: "An electronic speedometer is set by pulses per mile instead.",
  article: "gear-ratio-and-tire-size",
  sources: ["inchcalc-speedo"],
  grade: "C"
})

export const kartGear = defineCalculator({
  id: "kart-gear",
  group: "driveline",
  title: "Kart gearing",
  question: "Which axle sprocket gives the speed at the end of the straight?",
  inputs: {
    axle: integer("Axle sprocket", "teeth", [40, 100], 60),
    engine: integer("Engine sprocket", "teeth", [8, 24], 17),
    rpm: input("Engine speed at the end of the straight", "rpm", [2000, 20_000], 6100),
    circ: input("Rear tire circumference", "in", [20, 60], 34),
    want: input("Speed wanted there", "mph", [15, 120], 56)
  },
  outputs: {
    ratio: output("Ratio", "to 1", 2),
    mph: output("Speed", "mph", 1),
    teeth: output("Axle sprocket for the wanted speed", "teeth", 1)
  },
  compute: ({ axle, circ, engine, rpm, want }) => {
    const ratio = axle / engine
    return { ratio, mph: ((rpm / ratio) * circ) / 1056, teeth: ((rpm * circ) / (1056 * want)) * engine }
  },
  partFacets: {},
  findParts: () => [],
  plot: { x: "axle", y: "mph" },
  article: "kart-gearing",
  sources: ["g-units"],
  grade: "G"
})
