import { choice, finish, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const fuelSupply: ReadonlyArray<ProductType> = [
  {
    slug: "fuel-pump-mechanical",
    name: "Mechanical Fuel Pump",
    plural: "Mechanical Fuel Pumps",
    subcategory: "fuel-pumps",
    drawing: "fuel-pump",
    drawn: { style: "mechanical" },
    axes: [size("Free flow", [40, 80, 110, 130, 170], "gph", "flow", 0.08), finish({ Raw: "raw", Black: "black", Polished: "polished" })],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 89,
    sigma: 0.45,
    pounds: 4,
    inches: 8,
    share: 5.5,
    about: "Bolts to the block and is driven by the camshaft. About 6 psi, right for most carburetors without a regulator.",
    keywords: "block mount pump"
  },
  {
    slug: "fuel-pump-electric",
    name: "Electric Fuel Pump",
    plural: "Electric Fuel Pumps",
    subcategory: "fuel-pumps",
    drawing: "fuel-pump",
    drawn: { style: "electric" },
    axes: [
      size("Flow", [70, 97, 140, 255, 340, 450], "lph", undefined, 0.08),
      choice("Mounting", ["In line", "In tank"]),
      choice("Fuel", ["Gasoline", "Gasoline and E85"], undefined, { "Gasoline and E85": 1.15 })
    ],
    fits: { universal: 3, vehicle: 2 },
    price: 149,
    sigma: 0.45,
    pounds: 3,
    inches: 10,
    share: 5,
    about: "Mount it low and near the tank: electric pumps push well and pull badly. Wire it through a relay and a safety switch.",
    keywords: "in-tank pump"
  },
  {
    slug: "fuel-pressure-regulator",
    name: "Fuel Pressure Regulator",
    plural: "Fuel Pressure Regulators",
    subcategory: "fuel-regulators-and-filters",
    drawing: "fuel-regulator",
    axes: [
      written("Pressure range", ["1-4 psi", "4-9 psi", "30-70 psi"]),
      written("Ports", ["AN-6", "AN-8", "AN-10"]),
      finish({ Black: "black", Raw: "raw" })
    ],
    fits: { universal: 1 },
    price: 98,
    sigma: 0.45,
    pounds: 2,
    inches: 6,
    share: 5.2,
    about: "Return style holds the pressure steadier than dead head. A gauge port takes 1/8 in. pipe.",
    keywords: "regulator bypass"
  },
  {
    slug: "fuel-filter",
    name: "Fuel Filter",
    plural: "Fuel Filters",
    subcategory: "fuel-regulators-and-filters",
    drawing: "fuel-filter",
    axes: [
      size("Element", [10, 40, 100], "micron", "micron", 0),
      written("Ports", ["AN-6", "AN-8", "AN-10", "AN-12"]),
      finish({ Black: "black", Raw: "raw" })
    ],
    fits: { universal: 1 },
    price: 49,
    sigma: 0.5,
    pounds: 1,
    inches: 8,
    share: 8.7,
    about: "100 micron before the pump, 10 micron after it for injection, 40 for carburetors. The element can be washed or replaced.",
    keywords: "filters"
  },
  {
    slug: "fuel-line-kit",
    name: "Fuel Line Kit",
    plural: "Fuel Lines",
    subcategory: "fuel-regulators-and-filters",
    drawing: "fuel-line",
    axes: [
      written("Size", ["AN-6", "AN-8", "AN-10"], ["size", [6, 8, 10]]),
      size("Length", [10, 15, 20], "ft", undefined, 0.3),
      choice("Cover", { Nylon: "nylon", "Stainless braid": "braided" }, "cover", { "Stainless braid": 1.2 })
    ],
    fits: { universal: 1 },
    price: 119,
    sigma: 0.4,
    pounds: 5,
    inches: 14,
    share: 3.2,
    about: "Hose, ends and adapters for one feed line. PTFE lined, so it stands pump gas, E85 and methanol.",
    keywords: "plumbing hose"
  },
  {
    slug: "fuel-cell",
    name: "Fuel Cell",
    plural: "Fuel Cells",
    subcategory: "fuel-cells",
    drawing: "fuel-cell",
    axes: [
      size("Capacity", [5, 8, 12, 15, 16, 22, 32], "gal", "gallons", 0.09),
      choice("Container", { Black: "black", Red: "red", Silver: "silver" }, "colour"),
      choice("Bladder", ["Plastic", "Rubber, FIA FT3"], undefined, { "Rubber, FIA FT3": 3 })
    ],
    fits: { universal: 3, raceType: 3 },
    disciplines: ["oval", "drag", "road", "off-road"],
    price: 279,
    sigma: 0.6,
    pounds: 34,
    inches: 34,
    share: 3.9,
    about: "With foam, rollover valve and fill plate. Certified bladders carry a date; check what your sanctioning body accepts.",
    keywords: "tank",
    groundOnly: true
  }
]
