import { choice, facetAxis, finish, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const transmissions: ReadonlyArray<ProductType> = [
  {
    slug: "transmission",
    name: "Transmission",
    plural: "Transmissions",
    subcategory: "transmissions",
    drawing: "transmission",
    axes: [
      choice("Type", { Manual: "manual", Automatic: "automatic", "Race two-speed": "race-2-speed" }, "type"),
      choice("Rating", { "450 hp": 450, "650 hp": 650, "900 hp": 900 }, "power", { "650 hp": 1.2, "900 hp": 1.5 })
    ],
    fits: { engine: 2, engineInVehicle: 1, raceType: 1 },
    disciplines: ["oval", "drag"],
    price: 1649,
    sigma: 0.35,
    pounds: 130,
    inches: 34,
    share: 2.6,
    about: "Rebuilt with new clutches or synchronizers and tested on the dyno. Measure the driveshaft after it is in.",
    keywords: "gearbox trans"
  },
  {
    slug: "transmission-rebuild-kit",
    name: "Transmission Rebuild Kit",
    plural: "Transmission Rebuild Kits",
    subcategory: "transmissions",
    drawing: "transmission-rebuild-kit",
    axes: [
      choice("Contents", { "Seals and gaskets": "seals", "With clutches": "clutches", "With clutches and steels": "steels" }, "contents", {
        "With clutches": 2,
        "With clutches and steels": 2.6
      })
    ],
    fits: { driveline: 1 },
    driveline: "Transmission",
    price: 89,
    sigma: 0.4,
    pounds: 5,
    inches: 12,
    share: 5.5,
    about: "Soak new clutches in fluid for an hour before assembly, and check the end play twice.",
    keywords: "overhaul"
  },
  {
    slug: "transmission-mount",
    name: "Transmission Mount",
    plural: "Transmission Mounts",
    subcategory: "transmissions",
    drawing: "transmission-mount",
    axes: [
      choice("Cushion", { Rubber: "rubber", Polyurethane: "polyurethane" }, "cushion", { Polyurethane: 1.4 }),
      finish({ Raw: "raw", Black: "black" })
    ],
    fits: { driveline: 2, vehicle: 1 },
    driveline: "Transmission",
    price: 28,
    sigma: 0.45,
    pounds: 2,
    inches: 7,
    share: 11.5,
    about: "A torn mount lets the shifter jump and the headers hit. Keep the same cushion as the engine mounts.",
    keywords: "mounts"
  },
  {
    slug: "torque-converter",
    name: "Torque Converter",
    plural: "Torque Converters",
    subcategory: "torque-converters",
    drawing: "torque-converter",
    axes: [
      size("Stall", [1800, 2200, 2600, 3000, 3500, 4200, 5000, 5500], "rpm", "stall"),
      size("Diameter", [8, 9.5, 10, 12], "in", "dia", 0)
    ],
    drawn: { colour: "black" },
    fits: { driveline: 1 },
    driveline: "Transmission",
    price: 429,
    sigma: 0.45,
    pounds: 32,
    inches: 14,
    share: 6.5,
    about: "Stall should meet the point where the camshaft begins to pull. The figure moves with torque: tell us about the engine.",
    keywords: "converters stall"
  },
  {
    slug: "flexplate",
    name: "Flexplate",
    plural: "Flexplates",
    subcategory: "torque-converters",
    drawing: "flexplate",
    axes: [
      choice("Teeth", { 153: 153, 168: 168 }, "teeth"),
      choice("Balance", { Internal: "internal", External: "external" }, "balance"),
      choice("Rating", { Stock: "stock", "SFI 29.1": "sfi" }, "rating", { "SFI 29.1": 1.6 })
    ],
    fits: { engine: 1 },
    price: 68,
    sigma: 0.45,
    pounds: 7,
    inches: 16,
    share: 6.3,
    about: "Engines from 1986 on mostly have the one-piece seal's bolt circle. Drag racing below ten seconds asks for SFI 29.1.",
    keywords: "flex plate"
  },
  {
    slug: "clutch-kit",
    name: "Clutch Kit",
    plural: "Clutch Kits",
    subcategory: "clutches-and-flywheels",
    drawing: "clutch-disc",
    axes: [
      facetAxis("Input Splines"),
      size("Diameter", [9, 10.4, 10.5, 11, 12], "in", "dia"),
      choice("Friction", { Organic: "organic", "Ceramic puck": "puck" }, "friction", { "Ceramic puck": 1.3 })
    ],
    fits: { engine: 3, engineInVehicle: 1 },
    price: 289,
    sigma: 0.45,
    pounds: 26,
    inches: 15,
    share: 6.5,
    about: "Pressure plate, disc, release bearing and alignment tool. Organic for the street, pucks for grip without comfort.",
    keywords: "clutches pressure plate"
  },
  {
    slug: "flywheel",
    name: "Flywheel",
    plural: "Flywheels",
    subcategory: "clutches-and-flywheels",
    drawing: "flywheel",
    axes: [
      choice("Material", { "Billet steel": "steel", Aluminum: "aluminum" }, "material", { Aluminum: 1.25 }),
      choice("Teeth", { 130: 130, 153: 153, 168: 168 }, "teeth"),
      choice("Balance", ["Internal", "External"])
    ],
    fits: { engine: 1 },
    price: 259,
    sigma: 0.4,
    pounds: 24,
    inches: 16,
    share: 4.5,
    about: "Steel leaves the line harder, aluminum revs quicker. Count the starter's teeth first.",
    keywords: "flywheels"
  },
  {
    slug: "release-bearing",
    name: "Release Bearing",
    plural: "Release Bearings",
    subcategory: "clutches-and-flywheels",
    drawing: "release-bearing",
    axes: [
      choice("Type", { Mechanical: "mechanical", Hydraulic: "hydraulic" }, "type", { Hydraulic: 4 }),
      written("Length", ["1-1/4 in", "1-3/4 in", "2-1/4 in"])
    ],
    fits: { driveline: 1 },
    driveline: "Transmission",
    price: 38,
    sigma: 0.5,
    pounds: 1.5,
    inches: 6,
    share: 7,
    about: "Hydraulic bearings need 0.150 in. of clearance to the fingers, or they push the clutch open when hot.",
    keywords: "throwout bearing"
  },
  {
    slug: "shifter",
    name: "Shifter",
    plural: "Shifters",
    subcategory: "shifters",
    drawing: "shifter",
    axes: [
      choice("Stick", { Bent: "bent", Straight: "straight" }, "style"),
      choice("Knob", { White: "white", Black: "black" }, "knob"),
      choice("Speeds", { "Three-speed": 3, "Four-speed": 4, "Five-speed": 5, "Six-speed": 6 }, "speeds")
    ],
    fits: { driveline: 3, vehicle: 1 },
    driveline: "Transmission",
    price: 239,
    sigma: 0.4,
    pounds: 9,
    inches: 16,
    share: 5.9,
    about: "Shorter throws and real stops, so that the forks are not the stop. Linkage for the named gearbox is in the carton.",
    keywords: "shift"
  },
  {
    slug: "pilot-bearing",
    name: "Pilot Bearing",
    plural: "Pilot Bearings",
    subcategory: "clutches-and-flywheels",
    drawing: "pilot-bearing",
    axes: [
      choice("Type", { "Bronze bushing": "bushing", "Needle bearing": "needle" }, "kind", { "Needle bearing": 1.8 }),
      choice("Pilot bore", ["1.094 in", "1.375 in", "1.850 in", "0.939 in"]),
      choice("Shaft tip", { "0.590 in": 0.59, "0.668 in": 0.668, "0.750 in": 0.75 }, "inside")
    ],
    fits: { engine: 1 },
    price: 12,
    sigma: 0.3,
    pounds: 0.3,
    inches: 3,
    share: 0,
    about: "It rides in the crank and carries the tip of the input shaft. Replace it with every clutch, and check its fit in both.",
    keywords: "pilot bushing clutch balero piloto buje"
  },
  {
    slug: "bellhousing",
    name: "Bellhousing",
    plural: "Bellhousings",
    subcategory: "clutches-and-flywheels",
    drawing: "bellhousing",
    axes: [
      choice("Material", { "Cast aluminum": "raw", "Steel, SFI 6.1": "black" }, "finish", { "Steel, SFI 6.1": 1.9 }),
      choice("Register bore", ["4.686 in", "4.848 in", "4.910 in", "4.807 in", "5.125 in"])
    ],
    fits: { engine: 1 },
    price: 289,
    sigma: 0.35,
    pounds: 22,
    inches: 20,
    share: 0,
    about: "Carries a manual transmission on the engine. Measure the bore's runout to the crank, and correct it with offset dowels.",
    keywords: "bell housing scattershield campana de transmision"
  }
]
