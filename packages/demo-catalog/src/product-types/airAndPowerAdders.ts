import { choice, finish, size, steps } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const airAndPowerAdders: ReadonlyArray<ProductType> = [
  {
    slug: "air-cleaner",
    name: "Air Cleaner Assembly",
    plural: "Air Cleaners",
    subcategory: "air-cleaners",
    drawing: "air-cleaner",
    axes: [
      size("Diameter", [9, 10, 14, 16], "in", "dia"),
      size("Element height", [2, 3, 4, 5], "in", "height"),
      finish({ Chrome: "chrome", Black: "black", Raw: "raw" })
    ],
    fits: { universal: 1 },
    price: 68,
    sigma: 0.5,
    pounds: 5,
    inches: 16,
    share: 7.4,
    about: "For a 5-1/8 in. neck. As tall an element as the hood allows; a drop base gives the room back.",
    keywords: "air filter housing"
  },
  {
    slug: "air-filter",
    name: "Air Filter Element",
    plural: "Air Filters",
    subcategory: "air-cleaners",
    drawing: "air-filter",
    axes: [
      size("Diameter", [9, 10, 14, 16], "in", "dia"),
      size("Height", [2, 3, 4, 5], "in", "height"),
      choice("Media", { Paper: "paper", "Washable cotton": "cotton" }, "media", { "Washable cotton": 2.4 })
    ],
    fits: { universal: 3, vehicle: 2 },
    price: 32,
    sigma: 0.5,
    pounds: 1,
    inches: 15,
    share: 10.7,
    about: "Paper is replaced, cotton is washed and oiled. On dirt use a pre-filter over either.",
    keywords: "element"
  },
  {
    slug: "supercharger",
    name: "Supercharger Kit",
    plural: "Superchargers",
    subcategory: "superchargers-and-turbochargers",
    drawing: "supercharger",
    drawn: { hat: "black" },
    axes: [finish({ Black: "black", Polished: "polished", Raw: "raw" }), size("Boost", [6, 8, 10], "psi", undefined, 0.05)],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 3899,
    sigma: 0.35,
    pounds: 120,
    inches: 34,
    share: 0.7,
    about: "Complete with manifold, drive and belt. Lower compression and good fuel matter more than the last pound of boost.",
    keywords: "blower",
    emissions: true
  },
  {
    slug: "turbocharger",
    name: "Turbocharger",
    plural: "Turbochargers",
    subcategory: "superchargers-and-turbochargers",
    drawing: "turbocharger",
    axes: [
      size("Inducer", [46, 58, 62, 66, 72, 76, 80], "mm", "inducer", 0.1),
      size("Turbine A/R", [0.63, 0.82, 0.96, 1.15], "", undefined, 0),
      finish({ Raw: "raw", Black: "black" })
    ],
    fits: { universal: 1 },
    price: 749,
    sigma: 0.5,
    pounds: 24,
    inches: 14,
    share: 2,
    about:
      "The inducer sets how much air it can move, the turbine housing how early it wakes up. Feed it clean oil and let it drain downhill.",
    keywords: "turbo",
    emissions: true
  },
  {
    slug: "nitrous-kit",
    name: "Nitrous Oxide Kit",
    plural: "Nitrous Kits",
    subcategory: "nitrous-oxide",
    drawing: "nitrous-kit",
    axes: [
      size("Bottle", [5, 10, 15], "lb", "size", 0.12),
      choice("Type", { "Wet plate": "plate", "Wet nozzle": "nozzle", "Direct port": "port" }, "type", { "Direct port": 1.9 }),
      choice("Bottle color", { Blue: "blue", Black: "black", Silver: "silver" }, "colour")
    ],
    fits: { universal: 3, raceType: 1 },
    disciplines: ["drag"],
    price: 689,
    sigma: 0.35,
    pounds: 32,
    inches: 26,
    share: 1.3,
    about: "With solenoids, jets, lines and bottle brackets. The bottle ships empty. Start with the smallest jets and read the plugs.",
    keywords: "nos bottle",
    groundOnly: true,
    emissions: true
  },
  {
    slug: "nitrous-bottle",
    name: "Nitrous Bottle",
    plural: "Nitrous Bottles",
    subcategory: "nitrous-oxide",
    drawing: "nitrous-bottle",
    axes: [
      size("Capacity", [5, 10, 15], "lb", "size", 0.15),
      choice("Color", { Blue: "blue", Black: "black", Purple: "purple", Silver: "silver" }, "colour")
    ],
    fits: { universal: 1 },
    price: 239,
    sigma: 0.3,
    pounds: 16,
    inches: 24,
    share: 0.7,
    about: "Aluminum, with a high-flow valve and a relief disc. Ships empty; the date stamp is this year's.",
    keywords: "nos",
    groundOnly: true
  },
  {
    slug: "throttle-cable",
    name: "Throttle Cable",
    plural: "Throttle Cables",
    subcategory: "throttle-linkage",
    drawing: "throttle-cable",
    axes: [
      size("Length", [18, 24, 36, 48], "in", undefined, 0.05),
      choice("Cover", { Black: "rubber", "Stainless braid": "braided" }, "cover", { "Stainless braid": 1.4 })
    ],
    fits: { universal: 3, vehicle: 1 },
    price: 42,
    sigma: 0.4,
    pounds: 1,
    inches: 12,
    share: 4,
    about: "Cut to length at the pedal end. Fit a second return spring: two springs are the rule at every track.",
    keywords: "gas pedal cable"
  },
  {
    slug: "throttle-linkage-kit",
    name: "Throttle Linkage Kit",
    plural: "Throttle Linkage",
    subcategory: "throttle-linkage",
    drawing: "throttle-linkage",
    axes: [
      choice("Carburetors", { Single: 1, "Dual in line": 2, "Dual sideways": 2 }, "carburetors", {
        "Dual in line": 1.5,
        "Dual sideways": 1.6
      }),
      choice("Finish", { Zinc: "zinc", "Stainless steel": "stainless" }, "finish", { "Stainless steel": 1.4 })
    ],
    fits: { universal: 1 },
    price: 56,
    sigma: 0.4,
    pounds: 1,
    inches: 12,
    share: 2.3,
    about: "Rods, swivels and a double return spring bracket. Full throttle at the pedal must be full throttle at the blades.",
    keywords: "return spring"
  },
  {
    slug: "methanol-injector",
    name: "Mechanical Injection Nozzle Set",
    plural: "Mechanical Injection",
    subcategory: "fuel-injection",
    drawing: "injection-nozzle",
    axes: [size("Nozzle", steps(24, 40, 2), "", undefined, 0), choice("Fuel", { Methanol: "alcohol", Gasoline: "gas" }, "fuel")],
    fits: { raceType: 1 },
    disciplines: ["oval", "drag", "pull"],
    price: 139,
    sigma: 0.35,
    pounds: 1,
    inches: 6,
    share: 1.5,
    about: "A flow-matched set of eight. Change all eight together and keep the flow sheet with the car.",
    keywords: "alcohol injection"
  }
]
