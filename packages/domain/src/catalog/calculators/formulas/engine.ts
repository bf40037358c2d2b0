import { about, defineCalculator, input, integer, output, range, search } from "../define.ts"

export const displacement = defineCalculator({
  id: "displacement",
  group: "engine",
  title: "Displacement",
  question: "How large is the engine, and which stroke makes the size I want?",
  inputs: {
    bore: input("Bore", "in", [2, 5.5], 4.03, { car: "bore" }),
    stroke: input("Stroke", "in", [1.5, 6], 3.75, { car: "stroke" }),
    cylinders: integer("Cylinders", "", [1, 12], 8, { car: "cylinders" }),
    want: input("Displacement wanted", "cu in", [20, 900], 383)
  },
  outputs: {
    cid: output("Displacement", "cu in", 1),
    liters: output("Displacement", "L", 3),
    stroke_wanted: output("Stroke for the wanted size", "in", 3)
  },
  compute: ({ bore, cylinders, stroke, want }) => {
    const area = (Math.PI / 4) * bore * bore * cylinders
    return { cid: area * stroke, liters: area * stroke * 0.016387064, stroke_wanted: want / area }
  },
  partFacets: { Crankshafts: ["Stroke"], "Rotating Assemblies": ["Bore", "Stroke"], "Piston Rings": ["Bore"] },
  findParts: ({ bore, stroke_wanted }) => [
    search("Crankshafts", [about("Stroke", stroke_wanted, 0.03)]),
    search("Rotating Assemblies", [about("Bore", bore, 0.002), about("Stroke", stroke_wanted, 0.03)]),
    search("Piston Rings", [about("Bore", bore, 0.002)])
  ],
  plot: { x: "stroke", y: "cid" },
  sources: ["wiseco"],
  grade: "A"
})

export const pistonSpeed = defineCalculator({
  id: "piston-speed",
  group: "engine",
  title: "Piston speed and rod ratio",
  question: "How fast can this engine turn?",
  inputs: {
    stroke: input("Stroke", "in", [1.5, 6], 3.48, { car: "stroke" }),
    rpm: input("Highest rpm", "rpm", [1000, 12_000], 6500),
    limit: input("Highest mean piston speed", "ft/min", [2000, 6000], 4000, {
      note: "About 3,500 with cast pistons, 4,000 with good stock parts, 4,500 with forged ones (general knowledge)."
    }),
    rod: input("Connecting rod length", "in", [3, 9], 5.7),
    rr_low: input("Lowest rod ratio wanted", "", [1.3, 2.2], 1.5),
    rr_high: input("Highest rod ratio wanted", "", [1.3, 2.4], 1.8)
  },
  ascending: [["rr_low", "rr_high"]],
  outputs: {
    speed: output("Mean piston speed", "ft/min", 0),
    rpm_limit: output("Highest rpm at that limit", "rpm", 0),
    rod_ratio: output("Rod length to stroke", "", 3),
    stroke_limit: output("Longest stroke at that rpm", "in", 3),
    rod_low: output("Shortest rod", "in", 3),
    rod_high: output("Longest rod", "in", 3)
  },
  compute: ({ limit, rod, rpm, rr_high, rr_low, stroke }) => ({
    speed: (stroke * rpm) / 6,
    rpm_limit: (limit * 6) / stroke,
    rod_ratio: rod / stroke,
    stroke_limit: (limit * 6) / rpm,
    rod_low: rr_low * stroke,
    rod_high: rr_high * stroke
  }),
  partFacets: { Crankshafts: ["Stroke"], "Connecting Rods": ["Length"], "Ignition Boxes": ["Rev limit"] },
  findParts: ({ rod_high, rod_low, rpm_limit, stroke_limit }) => [
    search("Crankshafts", [range("Stroke", 0, stroke_limit)]),
    search("Connecting Rods", [range("Length", rod_low, rod_high)]),
    search("Ignition Boxes", [range("Rev limit", 0, rpm_limit)], "Boxes that limit below the engine's own limit.")
  ],
  plot: { x: "rpm", y: "speed" },
  sources: ["wiseco", "g-mech"],
  grade: "A"
})

export const camTiming = defineCalculator({
  id: "cam-timing",
  group: "engine",
  title: "Camshaft events and overlap",
  question: "When do the valves open and close, and how much overlap is that?",
  inputs: {
    intake: input("Intake duration, seat to seat", "deg", [180, 380], 268),
    exhaust: input("Exhaust duration, seat to seat", "deg", [180, 380], 280),
    lsa: input("Lobe separation", "deg", [98, 120], 110),
    icl: input("Intake centerline as installed", "deg ATDC", [94, 122], 106),
    ov_low: input("Least overlap wanted", "deg", [-20, 130], 30),
    ov_high: input("Most overlap wanted", "deg", [-20, 140], 55)
  },
  ascending: [["ov_low", "ov_high"]],
  outputs: {
    ivo: output("Intake opens", "deg BTDC", 1),
    ivc: output("Intake closes", "deg ABDC", 1),
    evo: output("Exhaust opens", "deg BBDC", 1),
    evc: output("Exhaust closes", "deg ATDC", 1),
    overlap: output("Overlap", "deg", 1, "Above 60 degrees, a brake booster may lack vacuum: it needs about 18 in of mercury."),
    advance: output("Advance", "deg", 1),
    lsa_low: output("Smallest separation for the wanted overlap", "deg", 1),
    lsa_high: output("Largest separation for the wanted overlap", "deg", 1)
  },
  compute: ({ exhaust, icl, intake, lsa, ov_high, ov_low }) => {
    const ecl = 2 * lsa - icl
    const [ivo, evc] = [intake / 2 - icl, exhaust / 2 - ecl]
    return {
      ivo,
      ivc: intake / 2 + icl - 180,
      evo: exhaust / 2 + ecl - 180,
      evc,
      overlap: ivo + evc,
      advance: lsa - icl,
      lsa_low: ((intake + exhaust) / 2 - ov_high) / 2,
      lsa_high: ((intake + exhaust) / 2 - ov_low) / 2
    }
  },
  partFacets: { Camshafts: ["Lobe separation"], "Torque Converters": ["Stall"] },
  findParts: ({ lsa_high, lsa_low, overlap }) => [
    search("Camshafts", [range("Lobe separation", lsa_low, lsa_high)]),
    search(
      "Torque Converters",
      [range("Stall", overlap > 60 ? 2600 : overlap > 50 ? 2200 : 0, 5500)],
      "A rule of thumb (general knowledge). Ask the cam's manufacturer."
    )
  ],
  note: "Typical overlap is about 10 to 35 degrees for towing, 30 to 55 for daily driving, and 50 or more for a hot street engine.",
  trap: "Two web calculators subtract twice the separation from the sum of both durations. Halve the sum first.",
  article: "degreeing-a-cam",
  sources: ["pkelley"],
  grade: "C"
})

export const etHorsepower = defineCalculator({
  id: "et-horsepower",
  group: "engine",
  title: "Horsepower from quarter-mile time and speed",
  question: "How much power does it make, and how much does the time I want take?",
  inputs: {
    weight: input("Weight with driver", "lb", [300, 12_000], 3380),
    mph: input("Quarter-mile speed", "mph", [30, 330], 118),
    et: input("Quarter-mile time", "s", [4, 30], 11.2),
    want_et: input("Time wanted", "s", [4, 30], 10.9)
  },
  outputs: {
    hp_mph: output("Power from speed", "hp", 0),
    hp_et: output("Power from time", "hp", 0, "Lower than the power from speed if the tires spin."),
    et_from: output("Time that the speed is good for", "s", 2),
    hp_want: output("Power for the wanted time", "hp", 0)
  },
  compute: ({ et, mph, want_et, weight }) => {
    const hp_mph = weight * (mph / 234) ** 3
    return {
      hp_mph,
      hp_et: weight / (et / 5.825) ** 3,
      et_from: 5.825 * Math.cbrt(weight / hp_mph),
      hp_want: weight * (5.825 / want_et) ** 3
    }
  },
  partFacets: { "Crate Engines": ["Output"], "EFI Systems": ["Rated power"], Transmissions: ["Rating"] },
  findParts: ({ hp_want }) => [
    search("Crate Engines", [range("Output", hp_want * 0.97, hp_want * 1.15)]),
    search("EFI Systems", [range("Rated power", hp_want, hp_want * 1.6)]),
    search("Transmissions", [range("Rating", hp_want, 2000)])
  ],
  plot: { x: "want_et", y: "hp_want" },
  note: "Uses Hale's constants. Older ones are 224 and 6.290 (Huntington, 1958) and 230 and 6.269 (Fox, 1973).",
  trap: "The formula is an average of many cars. Expect an error of 5 percent or more.",
  article: "bracket-nova",
  sources: ["hale", "lucius"],
  grade: "C"
})
