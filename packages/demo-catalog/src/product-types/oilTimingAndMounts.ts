import { choice, finish, size } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const oilTimingAndMounts: ReadonlyArray<ProductType> = [
  {
    slug: "rear-main-seal",
    name: "Rear Main Seal",
    plural: "Rear Main Seals",
    subcategory: "gaskets-and-seals",
    drawing: "rear-main-seal",
    axes: [
      choice("Type", { "One-piece": "one-piece", "Two-piece": "two-piece" }, "style"),
      choice("Material", { Viton: "viton", Silicone: "silicone" }, "material", { Viton: 1.4 })
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 24,
    sigma: 0.5,
    pounds: 0.5,
    inches: 7,
    share: 5.3,
    about: "Seals the crankshaft at the flywheel end. Offset two-piece halves slightly from the cap's parting line.",
    keywords: "crank seal"
  },
  {
    slug: "oil-pan",
    name: "Oil Pan",
    plural: "Oil Pans",
    subcategory: "oil-pans-and-pumps",
    drawing: "oil-pan",
    axes: [
      choice("Sump", { Rear: "rear", Front: "front", "Kick-out": "kickout" }, "sump"),
      size("Capacity", [5, 6, 7, 8, 10], "qt", "quarts"),
      finish({ Raw: "raw", Black: "black", Chrome: "chrome" })
    ],
    drawn: { depth: 7.5 },
    fits: { engine: 2, engineInVehicle: 1 },
    price: 189,
    sigma: 0.5,
    pounds: 13,
    inches: 26,
    share: 3.2,
    about: "The sump's place is decided by the crossmember, its capacity by how long you stay on the throttle. Use the matching pickup.",
    keywords: "oilpan sump"
  },
  {
    slug: "oil-pump",
    name: "Oil Pump",
    plural: "Oil Pumps",
    subcategory: "oil-pans-and-pumps",
    drawing: "oil-pump",
    axes: [
      choice("Volume", { Standard: "standard", High: "high" }, "volume", { High: 1.2 }),
      choice("Relief spring", { Stock: "stock", "High pressure": "high" }, "relief")
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 74,
    sigma: 0.5,
    pounds: 6,
    inches: 8,
    share: 4,
    about: "Ten pounds for every thousand revolutions is plenty. High volume is for wide bearing clearances and remote coolers.",
    keywords: "oil pumps"
  },
  {
    slug: "oil-filter",
    name: "Oil Filter",
    plural: "Oil Filters",
    subcategory: "oil-pans-and-pumps",
    drawing: "oil-filter",
    axes: [
      choice("Height", { Long: "long", Short: "short" }, "height", { Short: 0.9 }),
      choice("Case", { Black: "black", White: "white", Orange: "orange" }, "colour")
    ],
    fits: { engine: 1 },
    price: 12,
    sigma: 0.35,
    pounds: 1.2,
    inches: 6,
    share: 12.5,
    about: "Spin-on filter with a bypass valve and an anti-drain-back diaphragm. Oil the seal and turn it hand tight.",
    keywords: "filters"
  },
  {
    slug: "timing-set",
    name: "Timing Set",
    plural: "Timing Sets",
    subcategory: "timing",
    drawing: "timing-set",
    axes: [
      choice("Drive", { "Double roller chain": "chain", "Gear drive": "gear" }, "style", { "Gear drive": 1.5 }),
      choice("Crank gear", { "Three keyways": 3, "Nine keyways": 9 }, "keyways")
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 79,
    sigma: 0.5,
    pounds: 5,
    inches: 9,
    share: 4.9,
    about: "Extra keyways move the camshaft in steps, so that it can be degreed without offset bushings.",
    keywords: "timing chain"
  },
  {
    slug: "timing-cover",
    name: "Timing Cover",
    plural: "Timing Covers",
    subcategory: "timing",
    drawing: "timing-cover",
    axes: [
      finish({ Black: "black", Chrome: "chrome", Polished: "polished" }),
      choice("Pointer", { "Cast in": "cast", "Bolt-on": "bolt-on" }, "pointer")
    ],
    fits: { engine: 1 },
    price: 58,
    sigma: 0.5,
    pounds: 3,
    inches: 12,
    share: 2.3,
    about: "Comes with a new front seal pressed in. A roller camshaft needs the cover with a thrust-button boss.",
    keywords: "front cover"
  },
  {
    slug: "harmonic-damper",
    name: "Harmonic Damper",
    plural: "Harmonic Dampers",
    subcategory: "pulleys-and-dampers",
    drawing: "harmonic-damper",
    axes: [
      size("Diameter", [6.25, 6.75, 7, 8], "in", "dia"),
      choice("Balance", { Internal: "internal", "External 28 oz": "28", "External 50 oz": "50" }, "balance")
    ],
    fits: { engine: 1 },
    price: 179,
    sigma: 0.5,
    pounds: 11,
    inches: 9,
    share: 2.6,
    about: "Takes the twist out of the crankshaft. Its balance must be the one the rotating assembly was balanced for.",
    keywords: "balancer dampener"
  },
  {
    slug: "pulley-set",
    name: "Pulley & Belt Set",
    plural: "Pulley & Belt Sets",
    subcategory: "pulleys-and-dampers",
    drawing: "pulley-set",
    axes: [
      choice("Belt", { Serpentine: "serpentine", "V-belt": "v-belt", Cog: "cog" }, "belt", { Serpentine: 1.6, Cog: 1.9 }),
      finish({ Raw: "raw", Black: "black" }),
      choice("Water pump", { Short: "short", Long: "long" }, "pump")
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 289,
    sigma: 0.6,
    pounds: 14,
    inches: 18,
    share: 2,
    about: "Crank, pump and alternator pulleys with the belt that joins them, lined up for the pump length you choose.",
    keywords: "serpentine conversion"
  },
  {
    slug: "crate-engine",
    name: "Crate Engine",
    plural: "Crate Engines",
    subcategory: "crate-engines",
    drawing: "engine",
    axes: [
      choice("Induction", { Carbureted: "carb", "Fuel injected": "efi" }, "induction", { "Fuel injected": 1.3 }),
      size("Output", [330, 385, 430, 480, 525, 600], "hp", undefined, 0.16)
    ],
    drawn: { covers: "black" },
    fits: { engine: 2, raceType: 1 },
    disciplines: ["oval", "drag", "street"],
    pushrodV8: true,
    price: 5899,
    sigma: 0.35,
    pounds: 480,
    inches: 40,
    share: 0.7,
    about: "Assembled, hot-tested and filled out with its own break-in sheet. Ships on a pallet; check your class rules on sealed engines.",
    keywords: "long block turnkey"
  },
  {
    slug: "head-bolt-set",
    name: "Head Bolt Set",
    plural: "Head Bolts & Studs",
    subcategory: "engine-fasteners",
    drawing: "head-bolt-set",
    axes: [
      choice("Type", { "Hex bolts": "hex", "12-point bolts": "12-point", "Studs and nuts": "stud" }, "type", {
        "12-point bolts": 1.25,
        "Studs and nuts": 1.6
      }),
      finish({ "Black oxide": "black", "Stainless steel": "stainless" })
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 68,
    sigma: 0.45,
    pounds: 5,
    inches: 10,
    share: 4.2,
    about: "A complete set for both heads with hardened washers. Lubricate threads and washers, and torque in three steps.",
    keywords: "studs fasteners"
  },
  {
    slug: "engine-mount-set",
    name: "Engine Mount Set",
    plural: "Engine Mounts",
    subcategory: "engine-fasteners",
    drawing: "engine-mount",
    axes: [
      choice("Cushion", { Rubber: "rubber", Polyurethane: "polyurethane", Solid: "solid" }, "cushion", { Polyurethane: 1.25 }),
      finish({ Raw: "raw", Black: "black" })
    ],
    fits: { engineInVehicle: 3, engine: 1 },
    price: 84,
    sigma: 0.5,
    pounds: 7,
    inches: 10,
    share: 2.8,
    about: "Holds the engine where the headers, the shifter and the hood expect it. Polyurethane keeps most of the shake out of the cabin.",
    keywords: "motor mounts swap"
  },
  {
    slug: "drive-belt",
    name: "Drive Belt",
    plural: "Drive Belts",
    subcategory: "pulleys-and-dampers",
    drawing: "drive-belt",
    axes: [
      choice("Belt", { Serpentine: "serpentine", "V-belt": "v-belt" }, "kind", { Serpentine: 1.6 }),
      size("Belt length", [36, 42, 48, 54, 60, 68, 76, 84, 92, 100], "in")
    ],
    fits: { universal: 1 },
    price: 21,
    sigma: 0.3,
    pounds: 0.7,
    inches: 14,
    share: 0,
    about: "Measure the length with a string around the pulleys. A V-belt gives half an inch at its longest run when it is tight enough.",
    keywords: "fan belt serpentine v belt alternator belt banda correa"
  },
  {
    slug: "oil-pump-pickup",
    name: "Oil Pump Pickup",
    plural: "Oil Pump Pickups",
    subcategory: "oil-pans-and-pumps",
    drawing: "oil-pickup",
    axes: [
      choice("Inlet", { "5/8 in": "5/8", "3/4 in": "3/4", "Bolt-on pickup": "bolt-on" }, "mount"),
      size("Pan depth", [6.5, 7, 7.5, 8, 8.5], "in", "depth")
    ],
    fits: { engine: 1 },
    price: 34,
    sigma: 0.3,
    pounds: 1.2,
    inches: 10,
    share: 0,
    about: "The screen belongs 1/4 to 3/8 in. above the floor of the pan: check it with clay before the pan goes on.",
    keywords: "pickup tube screen sump coladera chupador de aceite"
  }
]
