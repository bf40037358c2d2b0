import { defineCalculator, input, integer, output, range, search, values } from "../define.ts"

export const coolingFan = defineCalculator({
  id: "cooling-fan",
  group: "cooling",
  title: "Electric fan airflow",
  question: "How much air must the fan move?",
  inputs: {
    hp: input("Power while only the fan cools", "hp", [2, 400], 30, {
      note: "10 in traffic, 30 slowly uphill, 60 on a grade with air conditioning. Not the engine's peak."
    }),
    share: input("Heat to the coolant for each unit of power", "", [0.5, 1.5], 1),
    rise: input("Temperature rise of the air in the core", "deg F", [10, 120], 40),
    rating: input("Share of the free-air rating through a core", "%", [40, 90], 67),
    fans: integer("Fans", "", [1, 3], 1)
  },
  outputs: {
    heat: output("Heat", "BTU/min", 0),
    air: output("Air through the core", "cfm", 0),
    rated: output("Fan rating in free air", "cfm", 0),
    each: output("Rating of each fan", "cfm", 0)
  },
  compute: ({ fans, hp, rating, rise, share }) => {
    const heat = ((hp * 2544.43) / 60) * share
    const air = heat / (0.075 * 0.24 * rise)
    const rated = air / (rating / 100)
    return { heat, air, rated, each: rated / fans }
  },
  partFacets: { "Electric Fans": ["Diameter"], "Fan Shrouds": ["Fans"], "Relays & Fuse Blocks": ["Rating"] },
  findParts: ({ each, fans }) => [
    search(
      "Electric Fans",
      [range("Diameter", each > 2000 ? 16 : each > 1200 ? 14 : 10, 18)],
      "Diameter from airflow is an estimate (general knowledge). Compare the manufacturer's figure."
    ),
    search("Fan Shrouds", [values("Fans", fans > 1 ? "Dual" : "Single")]),
    search("Relays & Fuse Blocks", [range("Rating", 40, 70)])
  ],
  plot: { x: "hp", y: "rated" },
  note: "Above about 40 mph, the car's own speed moves enough air.",
  trap: "One horsepower is 42.4 BTU a minute. Pages that use the engine's peak power recommend fans that do not exist.",
  article: "street-rod-cooling",
  sources: ["spal-oxt", "g-thermo"],
  grade: "B"
})

/** Boiling point of half water, half glycol at sea level, and its increase per psi, in degrees. A line through the usual figures. */
const [BOILS, PER_PSI] = [223, 2.8]

export const radiatorCap = defineCalculator({
  id: "radiator-cap",
  group: "cooling",
  title: "Radiator cap and boiling point",
  question: "Which radiator cap prevents boiling?",
  inputs: {
    cap: input("Cap pressure", "psi", [0, 32], 16),
    hottest: input("Hottest coolant that you expect", "deg F", [160, 280], 240),
    altitude: input("Altitude", "ft", [0, 14_000], 0)
  },
  outputs: {
    lost: output("Air pressure lost to altitude", "psi", 1),
    boils: output("Boiling point of half water, half glycol", "deg F", 0),
    spare: output("Reserve before boiling", "deg F", 0),
    cap_needed: output("Cap for 15 degrees of reserve", "psi", 1)
  },
  compute: ({ altitude, cap, hottest }) => {
    const lost = 14.696 * (1 - (1 - 0.0000068755856 * altitude) ** 5.2558797)
    const boils = BOILS + PER_PSI * (cap - lost)
    return { lost, boils, spare: boils - hottest, cap_needed: (hottest + 15 - BOILS) / PER_PSI + lost }
  },
  partFacets: { "Radiator Caps": ["Pressure"], "Coolant Tanks": [] },
  findParts: ({ cap_needed }) => [
    search(
      "Radiator Caps",
      [range("Pressure", cap_needed, cap_needed + 6)],
      "Never exceed the limit of the radiator's manufacturer. Old copper radiators take 7 psi."
    ),
    search("Coolant Tanks")
  ],
  plot: { x: "cap", y: "boils" },
  note: "The formula is a straight line through the usual figures. It is within 3 degrees from 7 to 22 psi.",
  article: "street-rod-cooling",
  sources: ["g-atmos"],
  grade: "G"
})
