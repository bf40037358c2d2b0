import { choice, finish, pack, relabel, size, steps, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const cooling: ReadonlyArray<ProductType> = [
  {
    slug: "radiator",
    name: "Radiator",
    plural: "Radiators",
    subcategory: "radiators",
    drawing: "radiator",
    axes: [
      size("Core width", [22, 24, 26, 28, 31], "in", "width"),
      size("Rows", [1, 2, 3, 4], "", "rows", 0.12),
      choice("Inlet", { Left: "left", Right: "right" }, "inlet"),
      finish({ Raw: "raw", Black: "black", Polished: "polished" })
    ],
    fits: { vehicle: 3, universal: 2 },
    price: 259,
    sigma: 0.4,
    pounds: 19,
    inches: 34,
    share: 16.9,
    about: "Core area cools, rows only help when the air gets through them. Flush the block before you connect it.",
    keywords: "radiators aluminum cross flow"
  },
  {
    slug: "radiator-support",
    name: "Radiator Mounting Kit",
    plural: "Radiator Mounts",
    subcategory: "radiators",
    drawing: "radiator-support",
    axes: [finish({ Raw: "raw", Black: "black" }), choice("Cushion", { Rubber: "rubber", Polyurethane: "polyurethane" }, "cushion")],
    fits: { vehicle: 2, universal: 1 },
    price: 48,
    sigma: 0.4,
    pounds: 4,
    inches: 26,
    share: 6.2,
    about: "Holds the core in rubber, so that a twisting frame does not work the tubes loose.",
    keywords: "saddle brackets"
  },
  {
    slug: "electric-fan",
    name: "Electric Fan",
    plural: "Electric Fans",
    subcategory: "fans",
    drawing: "electric-fan",
    axes: [
      size("Diameter", [10, 12, 14, 16, 18], "in", "dia", 0.08),
      choice("Blades", { Curved: "curved", Straight: "straight" }, "blade"),
      choice("Direction", ["Puller", "Pusher"])
    ],
    drawn: { blades: 8 },
    fits: { universal: 1 },
    price: 98,
    sigma: 0.45,
    pounds: 7,
    inches: 20,
    share: 12.2,
    about: "A puller behind the core moves more air than a pusher before it. Use a relay and a thermostat switch.",
    keywords: "fan cooling"
  },
  {
    slug: "fan-shroud",
    name: "Fan Shroud",
    plural: "Fan Shrouds",
    subcategory: "fans",
    drawing: "fan-shroud",
    axes: [
      written("Core", ["19 x 22 in", "19 x 26 in", "19 x 31 in"]),
      choice("Fans", { Single: 1, Dual: 2 }, "fans", { Dual: 1.8 }),
      finish({ Raw: "raw", Black: "black" })
    ],
    fits: { vehicle: 2, universal: 2 },
    price: 148,
    sigma: 0.5,
    pounds: 8,
    inches: 32,
    share: 5.7,
    about: "Without a shroud a fan cools only the circle before its blades. Flaps open at speed.",
    keywords: "shrouds"
  },
  {
    slug: "fan-clutch",
    name: "Mechanical Fan",
    plural: "Mechanical Fans",
    subcategory: "fans",
    drawing: "fan-clutch",
    drawn: { blades: 6 },
    axes: [
      size("Diameter", [15, 17, 18], "in", "dia"),
      choice("Drive", { Clutch: "clutch", Flex: "flex", Fixed: "fixed" }, "drive", { Clutch: 1.6 })
    ],
    fits: { engine: 1 },
    price: 62,
    sigma: 0.4,
    pounds: 5,
    inches: 19,
    share: 6.6,
    about: "Half in and half out of the shroud is the right depth. Replace a clutch that wobbles or leaks.",
    keywords: "flex fan"
  },
  {
    slug: "water-pump",
    name: "Water Pump",
    plural: "Water Pumps",
    subcategory: "water-pumps",
    drawing: "water-pump",
    axes: [
      choice("Length", { Short: "short", Long: "long" }, "length"),
      finish({ Raw: "raw", Black: "black", Polished: "polished" }),
      choice("Flow", ["Standard", "High flow"], undefined, { "High flow": 1.35 })
    ],
    fits: { engine: 1 },
    price: 109,
    sigma: 0.5,
    pounds: 12,
    inches: 12,
    share: 14.9,
    about: "Short and long pumps differ by the pulleys they line up with: measure from the block to the hub before you order.",
    keywords: "waterpump"
  },
  {
    slug: "radiator-hose",
    name: "Radiator Hose",
    plural: "Radiator Hoses",
    subcategory: "coolant-hoses",
    drawing: "radiator-hose",
    axes: [
      choice("Position", { Upper: "upper", Lower: "lower" }, "position"),
      written("Diameter", ["1-1/4 in", "1-1/2 in", "1-3/4 in"], ["dia", ["1.25", "1.5", "1.75"]])
    ],
    fits: { vehicle: 3, universal: 1 },
    price: 21,
    sigma: 0.4,
    pounds: 1.2,
    inches: 20,
    share: 22.7,
    about: "Molded to clear the fan. The lower hose has a spring inside so that suction cannot close it.",
    keywords: "hoses"
  },
  {
    slug: "heater-hose",
    name: "Heater Hose Kit",
    plural: "Heater Hoses",
    subcategory: "coolant-hoses",
    drawing: "heater-hose",
    axes: [
      written("Diameter", ["5/8 in", "3/4 in"], ["dia", ["5/8", "3/4"]]),
      size("Length", [4, 6, 10], "ft", undefined, 0.25),
      choice("Cover", { Rubber: "rubber", "Stainless braid": "braided" }, "cover", { "Stainless braid": 2.2 })
    ],
    fits: { universal: 1 },
    price: 28,
    sigma: 0.5,
    pounds: 2,
    inches: 12,
    share: 9.8,
    about: "EPDM hose for 250 degrees. Bypass the core rather than plug it when the heater is gone.",
    keywords: "hoses"
  },
  {
    slug: "oil-cooler",
    name: "Oil Cooler",
    plural: "Oil Coolers",
    subcategory: "oil-and-transmission-coolers",
    drawing: "oil-cooler",
    axes: [
      size("Rows", [10, 13, 16, 19, 25], "", "rows", 0.09),
      written("Ports", ["AN-6", "AN-8", "AN-10"]),
      finish({ Black: "black", Raw: "raw" })
    ],
    fits: { universal: 1 },
    price: 98,
    sigma: 0.45,
    pounds: 4,
    inches: 14,
    share: 10.5,
    about: "Stacked plates stand more pressure than tube and fin. Engine oil wants AN-10, transmissions are happy with AN-6.",
    keywords: "stacked plate"
  },
  {
    slug: "transmission-cooler",
    name: "Transmission Cooler",
    plural: "Transmission Coolers",
    subcategory: "oil-and-transmission-coolers",
    drawing: "transmission-cooler",
    axes: [
      size("Rows", [10, 16, 25], "", undefined, 0.12),
      choice("Lines", { "3/8 in barb": "barb", "AN-6": "an" }, "lines", { "AN-6": 1.15 }),
      finish({ Black: "black", Raw: "raw" })
    ],
    fits: { universal: 2, driveline: 1 },
    driveline: "Transmission",
    price: 79,
    sigma: 0.45,
    pounds: 5,
    inches: 14,
    share: 8.8,
    about: "Every twenty degrees less doubles the life of the fluid. Mount it after the radiator's own cooler, not instead of it.",
    keywords: "trans cooler"
  },
  {
    slug: "thermostat",
    name: "Thermostat",
    plural: "Thermostats",
    subcategory: "thermostats-and-caps",
    drawing: "thermostat",
    axes: [
      relabel(size("Opens at", [160, 180, 195], "deg F", "temp", 0), {
        "160 deg F": "160 °F",
        "180 deg F": "180 °F",
        "195 deg F": "195 °F"
      }),
      choice("Flow", { Standard: "standard", "High flow": "high" }, "flow", { "High flow": 1.8 })
    ],
    fits: { engine: 1 },
    price: 14,
    sigma: 0.45,
    pounds: 0.4,
    inches: 4,
    share: 32.4,
    about: "It sets the lowest temperature, not the highest: a colder one does not cure an engine that overheats.",
    keywords: "stat"
  },
  {
    slug: "thermostat-housing",
    name: "Thermostat Housing",
    plural: "Thermostat Housings",
    subcategory: "thermostats-and-caps",
    drawing: "thermostat-housing",
    axes: [
      finish({ Raw: "raw", Black: "black", Polished: "polished" }),
      choice("Outlet", { Straight: "straight", "45 degree": "45", "90 degree": "90", Swivel: "swivel" }, "outlet", { Swivel: 1.6 })
    ],
    fits: { engine: 1 },
    price: 32,
    sigma: 0.5,
    pounds: 1,
    inches: 6,
    share: 12.2,
    about: "An O-ring seals better than the paper gasket on a warped manifold.",
    keywords: "water neck"
  },
  {
    slug: "radiator-cap",
    name: "Radiator Cap",
    plural: "Radiator Caps",
    subcategory: "thermostats-and-caps",
    drawing: "radiator-cap",
    axes: [size("Pressure", [7, 13, 16, 19, 22], "psi", "psi", 0.02), pack([1, 5])],
    fits: { universal: 1 },
    price: 13,
    sigma: 0.4,
    pounds: 0.3,
    inches: 4,
    share: 19.2,
    about: "Every pound of pressure raises the boiling point by three degrees. Use no more than the core is made for.",
    keywords: "cap"
  },
  {
    slug: "expansion-tank",
    name: "Coolant Expansion Tank",
    plural: "Coolant Tanks",
    subcategory: "thermostats-and-caps",
    drawing: "expansion-tank",
    axes: [size("Capacity", steps(1, 3, 1), "qt", "quarts", 0.12), choice("Finish", { "Satin aluminum": "raw", Black: "black" }, "finish")],
    fits: { universal: 1 },
    price: 64,
    sigma: 0.4,
    pounds: 2,
    inches: 14,
    share: 5.4,
    about: "The highest point of the system is where the air collects: that is where the tank and its cap belong.",
    keywords: "recovery overflow"
  }
]
