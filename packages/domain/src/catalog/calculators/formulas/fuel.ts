import { choice, defineCalculator, input, integer, output, range, search, values } from "../define.ts"
import { getFuelLineSize } from "../tables.ts"

export const carburetorCfm = defineCalculator({
  id: "carburetor-cfm",
  group: "fuel",
  title: "Carburetor size",
  question: "How many cfm does my engine need?",
  inputs: {
    cid: input("Displacement", "cu in", [20, 900], 350, { car: "displacement" }),
    rpm: input("Highest rpm that you use", "rpm", [1500, 10_000], 5800),
    ve: input("Volumetric efficiency at that rpm", "", [0.5, 1.2], 0.85, {
      note: "0.70 to 0.80 stock, 0.80 to 0.88 mild cam and headers, 0.88 to 0.95 good heads, up to 1.05 race."
    }),
    spare: input("Allowed oversize", "%", [0, 50], 20)
  },
  outputs: {
    air: output("Air that the engine can use", "cfm", 0),
    low: output("Smallest four-barrel", "cfm", 0),
    high: output("Largest four-barrel", "cfm", 0),
    two_low: output("Smallest two-barrel", "cfm", 0, "Two-barrels are rated at 3.0 in of mercury, four-barrels at 1.5."),
    two_high: output("Largest two-barrel", "cfm", 0)
  },
  compute: ({ cid, rpm, spare, ve }) => {
    const air = ((cid * rpm) / 3456) * ve
    const two_low = air * Math.sqrt(3 / 1.5)
    return { air, low: air, high: air * (1 + spare / 100), two_low, two_high: two_low * (1 + spare / 100) }
  },
  partFacets: { Carburetors: ["Airflow", "Manifold Flange"] },
  findParts: ({ high, low, two_high, two_low }) => [
    search(
      "Carburetors",
      [values("Manifold Flange", "Square bore (4150)", "Spread bore", "Dominator (4500)"), range("Airflow", low, high)],
      "Four-barrels."
    ),
    search("Carburetors", [values("Manifold Flange", "Two-barrel (2300)"), range("Airflow", two_low, two_high)], "Two-barrels.")
  ],
  plot: { x: "rpm", y: "air" },
  trap: "Volumetric efficiency is a fraction. Pages that leave it out recommend carburetors that are a fifth too large.",
  article: "choosing-carburetor-cfm",
  sources: ["mmf-carb", "denny", "engineerfix-carb"],
  grade: "B"
})

const bsfc = "Gasoline 0.45 to 0.50, boosted 0.55 to 0.65, E85 0.63 to 0.87, methanol 1.0 to 1.3."

export const injectorSize = defineCalculator({
  id: "injector-size",
  group: "fuel",
  title: "Fuel injector size",
  question: "Which injectors do I need?",
  inputs: {
    hp: input("Flywheel horsepower", "hp", [20, 2500], 400),
    bsfc: input("Brake specific fuel consumption", "lb/hp/h", [0.35, 1.4], 0.5, { note: bsfc }),
    injectors: integer("Injectors", "", [1, 24], 8, { car: "cylinders" }),
    duty: input("Highest duty cycle", "%", [50, 95], 85),
    rated: input("Pressure of the injectors' rating", "psi", [20, 90], 43.5),
    rail: input("Pressure across the injectors", "psi", [20, 120], 58)
  },
  outputs: {
    flow: output("Flow of each injector in the car", "lb/hr", 1),
    size: output("Injector size at its rated pressure", "lb/hr", 1),
    cc: output("Injector size at its rated pressure", "cc/min", 0, "For gasoline of 0.72 g/cc: 10.5 cc/min for each lb/hr.")
  },
  compute: ({ bsfc, duty, hp, injectors, rail, rated }) => {
    const flow = (hp * bsfc) / ((injectors * duty) / 100)
    const size = flow * Math.sqrt(rated / rail)
    return { flow, size, cc: (size * 453.59237) / 60 / 0.72 }
  },
  partFacets: { "Fuel Injectors": ["Flow"], "Fuel Pressure Regulators": ["Pressure range"] },
  findParts: ({ size }) => [
    search("Fuel Injectors", [range("Flow", size, size * 1.5)]),
    search("Fuel Pressure Regulators", [values("Pressure range", "30-70 psi")])
  ],
  plot: { x: "hp", y: "size" },
  trap: "The rule hp / 16 is this formula with 0.50, eight injectors and 100 percent duty. It does not apply to fours and sixes.",
  article: "fuel-system-for-an-ls",
  sources: ["sdsefi", "mechcalc-inj"],
  grade: "A"
})

export const fuelPump = defineCalculator({
  id: "fuel-pump",
  group: "fuel",
  title: "Fuel pump flow and line size",
  question: "How much fuel must the pump deliver, and through which line?",
  inputs: {
    hp: input("Flywheel horsepower", "hp", [20, 2500], 450),
    bsfc: input("Brake specific fuel consumption", "lb/hp/h", [0.35, 1.4], 0.5, { note: bsfc }),
    gallon: input("Weight of a gallon of fuel", "lb", [5.8, 7], 6.1, { note: "Gasoline 6.0 to 6.2, E85 and methanol 6.6." }),
    margin: input("Margin", "%", [0, 60], 20),
    injected: choice("Fuel system", ["Carburetor", "Fuel injection"], { car: "injected" })
  },
  outputs: {
    pounds: output("Fuel at full power", "lb/hr", 0),
    gph: output("Fuel at full power", "gal/hr", 1),
    need_gph: output("Pump flow with margin, at working pressure", "gal/hr", 1),
    need_lph: output("Pump flow with margin, at working pressure", "L/hr", 0),
    an: output("Feed line", "AN", 0, "Line sizes are general knowledge. Manufacturers differ by a size.", { none: "Beyond our tables" })
  },
  compute: ({ bsfc, gallon, hp, injected, margin }) => {
    const pounds = hp * bsfc
    const gph = pounds / gallon
    const need_gph = gph * (1 + margin / 100)
    return { pounds, gph, need_gph, need_lph: need_gph * 3.785411784, an: getFuelLineSize(hp, injected > 0) }
  },
  partFacets: {
    "Electric Fuel Pumps": ["Flow"],
    "Mechanical Fuel Pumps": ["Free flow"],
    "Fuel Lines": ["Size"],
    "Fuel Filters": ["Ports"],
    "AN Hose": ["Size"],
    "Hose Ends": ["Size"],
    "Fuel Pressure Regulators": ["Pressure range"]
  },
  findParts: ({ an, injected, need_gph, need_lph }) => [
    search(
      "Electric Fuel Pumps",
      [range("Flow", need_lph, need_lph * 2)],
      "The label is free flow or flow at one pressure. Compare the manufacturer's curve."
    ),
    ...(injected > 0
      ? []
      : [
          search(
            "Mechanical Fuel Pumps",
            [range("Free flow", need_gph * 1.8, 400)],
            "About half of the free flow is left at 6 psi (general knowledge)."
          )
        ]),
    ...(Number.isFinite(an)
      ? [
          search("Fuel Lines", [values("Size", `AN-${an}`)]),
          search("Fuel Filters", [values("Ports", `AN-${an}`)]),
          search("AN Hose", [values("Size", `AN-${an}`)]),
          search("Hose Ends", [values("Size", `AN-${an}`)])
        ]
      : []),
    search("Fuel Pressure Regulators", [values("Pressure range", injected > 0 ? "30-70 psi" : "4-9 psi")])
  ],
  plot: { x: "hp", y: "need_gph" },
  note: "For E85, use the next line size from 500 hp. For methanol, always use the next size.",
  trap: "Flow falls as pressure rises. A carburetor pump with enough gallons is not an injection pump.",
  article: "fuel-pump-and-line-sizing",
  sources: ["speedway-fuel"],
  grade: "B"
})

export const airDensity = defineCalculator({
  id: "air-density",
  group: "fuel",
  title: "Air density and jets",
  question: "How thin is the air today, and how much does the jet change?",
  inputs: {
    temp: input("Air temperature", "deg F", [-20, 130], 92),
    baro: input("Barometer at the track", "in Hg", [18, 31.5], 29.5, { note: "The station pressure, not reduced to sea level." }),
    dew: input("Dew point", "deg F", [-30, 85], 76),
    jet: input("Main jet diameter", "in", [0.02, 0.2], 0.07),
    base: input("Air density when that jet was right", "%", [50, 115], 100)
  },
  ascending: [["dew", "temp"]],
  outputs: {
    altitude: output("Density altitude", "ft", 0),
    density: output("Dry air density", "%", 1),
    power: output("Remaining power, about", "%", 1),
    jet_area: output("Jet area", "%", 1),
    jet_new: output("Jet diameter", "in", 4)
  },
  compute: ({ baro, base, dew, jet, temp }) => {
    const dewCelsius = (dew - 32) / 1.8
    const kelvin = (temp - 32) / 1.8 + 273.15
    const hpa = baro * 33.8638864
    const vapor = 6.11 * 10 ** ((7.5 * dewCelsius) / (237.7 + dewCelsius))
    const virtual = kelvin / (1 - (vapor / hpa) * (1 - 0.622))
    const rankine = 1.8 * (virtual - 273.15) + 32 + 459.69
    const density = (((baro - vapor / 33.8638864) / 29.92) * 519.67 * 100) / (459.67 + temp)
    return {
      altitude: 145_366 * (1 - ((17.326 * baro) / rankine) ** 0.235),
      density,
      power: (density / base) * 100,
      jet_area: Math.sqrt(density / base) * 100,
      jet_new: jet * (density / base) ** 0.25
    }
  },
  partFacets: { "Mechanical Injection": [] },
  findParts: () => [
    search("Mechanical Injection", [], "Constant-flow injection: the whole density change counts, set it with the bypass.")
  ],
  plot: { x: "temp", y: "density" },
  trap: "The weather report reduces the barometer to sea level. That is too high for the track by about 1 in for each 1,000 ft.",
  article: "air-density-and-jetting",
  sources: ["nws-da"],
  grade: "A"
})
