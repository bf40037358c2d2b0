import { choice, size } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const ignition: ReadonlyArray<ProductType> = [
  {
    slug: "distributor",
    name: "Distributor",
    plural: "Distributors",
    subcategory: "distributors",
    drawing: "distributor",
    axes: [
      choice("Cap", { Black: "black", Gray: "grey", Blue: "blue", Yellow: "yellow" }, "cap"),
      choice("Advance", { Vacuum: "vacuum", Mechanical: "mechanical", Locked: "locked" }, "advance")
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 229,
    sigma: 0.5,
    pounds: 7,
    inches: 14,
    share: 6.5,
    about: "Electronic pickup in a new housing. Set total timing first, then see what the advance curve gives you at idle.",
    keywords: "dizzy hei"
  },
  {
    slug: "distributor-cap-rotor",
    name: "Distributor Cap & Rotor",
    plural: "Caps & Rotors",
    subcategory: "distributors",
    drawing: "distributor-cap",
    axes: [
      choice("Color", { Black: "black", Gray: "grey", Blue: "blue", Yellow: "yellow" }, "cap"),
      choice("Towers", { Socket: "socket", Male: "male" }, "towers")
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 29,
    sigma: 0.45,
    pounds: 1,
    inches: 7,
    share: 11.3,
    about: "Brass terminals, not aluminum. A burned edge on the old rotor usually means the phase is off.",
    keywords: "tune up"
  },
  {
    slug: "ignition-coil",
    name: "Ignition Coil",
    plural: "Ignition Coils",
    subcategory: "coils-and-ignition-boxes",
    drawing: "ignition-coil",
    axes: [
      choice("Can", { Black: "black", Chrome: "chrome", Blue: "blue", Yellow: "yellow" }, "can"),
      size("Output", [40000, 45000, 60000], "V", "volts", 0.1)
    ],
    fits: { engine: 3, universal: 2 },
    price: 54,
    sigma: 0.5,
    pounds: 3,
    inches: 8,
    share: 10.6,
    about: "Match the coil's resistance to the ignition: a points system needs a ballast, most electronic ones do not.",
    keywords: "coils"
  },
  {
    slug: "ignition-box",
    name: "Ignition Box",
    plural: "Ignition Boxes",
    subcategory: "coils-and-ignition-boxes",
    drawing: "ignition-box",
    axes: [
      choice("Rev limit", { "6,000 rpm": 6000, "6,800 rpm": 6800, "7,000 rpm": 7000, "8,000 rpm": 8000, "9,000 rpm": 9000 }, "revLimit"),
      choice("Case", { Black: "black", Silver: "silver", Blue: "blue" }, "case")
    ],
    fits: { universal: 3, raceType: 1 },
    disciplines: ["oval", "drag"],
    price: 289,
    sigma: 0.4,
    pounds: 3,
    inches: 9,
    share: 3.2,
    about: "Multiple sparks below 3,000 rpm and a rev limiter that cuts cylinder by cylinder. Mount it where it stays dry and cool.",
    keywords: "cdi box"
  },
  {
    slug: "spark-plug-set",
    name: "Spark Plug Set",
    plural: "Spark Plugs",
    subcategory: "plug-wires-and-spark-plugs",
    drawing: "spark-plug",
    axes: [
      choice("Heat range", { Standard: "standard", "One step colder": "cold", "Two steps colder": "colder" }, "heat"),
      choice("Reach", { "0.750 in": "long", "0.460 in": "short" }, "reach"),
      choice("Electrode", { Copper: "copper", Iridium: "iridium" }, "electrode", { Iridium: 2.8 })
    ],
    fits: { engine: 1 },
    price: 28,
    sigma: 0.5,
    pounds: 1,
    inches: 8,
    share: 22.9,
    about: "A set of eight. One step colder for every hundred horsepower of nitrous or boost; read them before you change again.",
    keywords: "plugs tune up"
  },
  {
    slug: "plug-wire-set",
    name: "Spark Plug Wire Set",
    plural: "Plug Wires",
    subcategory: "plug-wires-and-spark-plugs",
    drawing: "plug-wires",
    axes: [
      choice("Color", { Black: "black", Red: "red", Blue: "blue", Yellow: "yellow" }, "colour"),
      choice("Boots", { "90 degree": "90", Straight: "straight" }, "boot"),
      size("Wire", [8, 8.5], "mm", undefined, 0.1)
    ],
    fits: { engine: 1 },
    price: 89,
    sigma: 0.4,
    pounds: 2,
    inches: 12,
    share: 11,
    about: "Spiral core with low resistance that does not disturb the radio or the ignition box. Numbered for the firing order.",
    keywords: "ignition wires leads"
  }
]
