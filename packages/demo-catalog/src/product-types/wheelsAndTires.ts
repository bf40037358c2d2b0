import { choice, facetAxis, finish, pack, size, steps, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

const bolts = (pattern: string): number => (pattern.startsWith("4") ? 4 : pattern.startsWith("6") ? 6 : pattern.startsWith("8") ? 8 : 5)

/** Returns the circle of a bolt pattern in inches for the drawing. */
const getCircle = (pattern: string): number => {
  const [, circle, unit] = / x ([\d.]+) (in|mm)$/.exec(pattern) ?? []
  return circle === undefined ? 10.25 : unit === "mm" ? Math.round(Number(circle) / 0.254) / 100 : Number(circle)
}

export const wheelsAndTires: ReadonlyArray<ProductType> = [
  {
    slug: "race-wheel",
    name: "Steel Race Wheel",
    plural: "Steel Race Wheels",
    subcategory: "steel-race-wheels",
    drawing: "race-wheel",
    axes: [
      size("Diameter", [13, 14, 15, 16, 17], "in", "dia"),
      size("Width", steps(7, 15, 1), "in", "width", 0.02),
      facetAxis("Bolt Pattern", (pattern) => ({
        bolts: pattern === "Wide 5" ? "wide-5" : Math.min(bolts(pattern), 6),
        circle: getCircle(pattern)
      })),
      size("Offset", steps(1, 6, 1), "in", "offset", 0),
      choice("Color", { Silver: "silver", White: "white", Black: "black", Red: "red" }, "colour"),
      choice("Beadlock", { No: "no", Yes: "yes" }, "beadlock", { Yes: 1.9 })
    ],
    fits: { universal: 3, raceType: 2 },
    disciplines: ["oval", "derby", "drag"],
    price: 104,
    sigma: 0.35,
    pounds: 22,
    inches: 17,
    share: 22.1,
    about: "Offset is measured from the inside bead to the mounting face. Beadlocks belong on the right side on most dirt tracks.",
    keywords: "race wheels rims"
  },
  {
    slug: "aluminum-wheel",
    name: "Aluminum Wheel",
    plural: "Aluminum Wheels",
    subcategory: "aluminum-wheels",
    drawing: "aluminum-wheel",
    axes: [
      size("Diameter", [15, 16, 17, 18, 20], "in", "dia", 0.14),
      size("Width", [7, 8, 8.5, 9.5, 10.5], "in", "width", 0.02),
      facetAxis("Bolt Pattern", (pattern) => ({ bolts: bolts(pattern), circle: getCircle(pattern) })),
      choice("Finish", { Polished: "polished", Black: "black", Gray: "grey" }, "finish", { Polished: 1.08 })
    ],
    fits: { vehicle: 3, universal: 2 },
    price: 198,
    sigma: 0.4,
    pounds: 21,
    inches: 22,
    share: 11.7,
    about: "Backspace decides whether it clears the spring, offset where it stands in the fender. Torque the nuts again after fifty miles.",
    keywords: "rims alloy wheels"
  },
  {
    slug: "street-tire",
    name: "Street Tire",
    plural: "Street Tires",
    subcategory: "street-tires",
    drawing: "tire",
    drawn: { type: "street" },
    axes: [
      written(
        "Size",
        ["215/70R14", "235/60R15", "255/60R15", "275/60R15", "245/45R17", "275/40R17", "245/40R18", "285/35R18", "275/40R20"],
        undefined,
        0.06
      ),
      choice("Sidewall", { Black: "none", "White letters": "white" }, "stripe")
    ],
    fits: { universal: 1 },
    price: 148,
    sigma: 0.35,
    pounds: 25,
    inches: 28,
    share: 6.4,
    about: "Read the date code before an old tire fools you: rubber ages out in about six years.",
    keywords: "tires radial"
  },
  {
    slug: "race-tire",
    name: "Race Tire",
    plural: "Race Tires",
    subcategory: "race-tires",
    drawing: "tire",
    axes: [
      choice("Type", { Dirt: "dirt", Slick: "slick" }, "type"),
      written("Size", ["26.5/8.0-15", "27.5/8.0-15", "28.0/9.0-15", "29.0/11.0-15", "26.0/10.5-15", "28.0/10.5-15"], undefined, 0.04),
      choice("Compound", ["Soft", "Medium", "Hard"])
    ],
    fits: { raceType: 3, universal: 1 },
    disciplines: ["oval", "drag", "road"],
    price: 168,
    sigma: 0.35,
    pounds: 22,
    inches: 28,
    share: 6,
    about: "Measure the circumference of every one: the difference between left and right is your stagger.",
    keywords: "slicks dirt tires"
  },
  {
    slug: "wheel-hub",
    name: "Wheel Hub",
    plural: "Hubs",
    subcategory: "hubs",
    drawing: "hub",
    axes: [
      facetAxis("Bolt Pattern", (pattern) => ({ bolts: bolts(pattern) })),
      finish({ Raw: "raw", Black: "black" }),
      choice("Position", ["Front", "Rear"])
    ],
    fits: { universal: 2, vehicle: 2, raceType: 1 },
    disciplines: ["oval", "drag"],
    price: 119,
    sigma: 0.45,
    pounds: 9,
    inches: 10,
    share: 7.9,
    about: "Races are pressed in and studs are fitted. Pack the bearings and set the preload by hand.",
    keywords: "hubs"
  },
  {
    slug: "wheel-bearing-kit",
    name: "Wheel Bearing Kit",
    plural: "Wheel Bearings",
    subcategory: "hubs",
    drawing: "wheel-bearing",
    axes: [
      choice("Position", { Front: "front", Rear: "rear" }, "position"),
      choice("Finish", { Standard: "standard", "Polished race": "polished" }, "finish", { "Polished race": 1.8 })
    ],
    fits: { vehicle: 3, raceType: 1 },
    disciplines: ["oval"],
    price: 38,
    sigma: 0.4,
    pounds: 2,
    inches: 6,
    share: 14,
    about: "Inner, outer and seal. A blue race means heat: look at the brakes too.",
    keywords: "bearings"
  },
  {
    slug: "lug-nut",
    name: "Lug Nut",
    plural: "Lug Nuts",
    subcategory: "lug-nuts-and-studs",
    drawing: "lug-nuts",
    axes: [
      written("Thread", ["7/16-20", "1/2-20", "9/16-18", "5/8-11", "12 x 1.5 mm", "14 x 1.5 mm"], undefined, 0.02),
      choice("Seat", { Conical: "conical", Flat: "flat" }, "seat"),
      choice("Style", { Open: "open", Closed: "closed" }, "style"),
      choice("Finish", { Chrome: "chrome", Black: "black" }, "finish"),
      pack([1, 5, 20], "pack")
    ],
    fits: { universal: 1 },
    price: 4,
    sigma: 0.5,
    pounds: 0.2,
    inches: 4,
    share: 36.4,
    about: "The seat must be the wheel's. One full diameter of thread engagement is the least.",
    keywords: "lugs wheel nuts"
  },
  {
    slug: "wheel-stud",
    name: "Wheel Stud",
    plural: "Wheel Studs",
    subcategory: "lug-nuts-and-studs",
    drawing: "wheel-stud",
    axes: [
      written("Thread", ["7/16-20", "1/2-20", "5/8-11", "12 x 1.5 mm", "14 x 1.5 mm"], undefined, 0.03),
      size("Length", [1.5, 2, 2.5, 3, 3.5], "in", "length", 0.04),
      pack([5, 10, 20])
    ],
    fits: { universal: 1 },
    price: 3,
    sigma: 0.4,
    pounds: 0.3,
    inches: 5,
    share: 31.2,
    about: "Press them in, never pull them in with a nut. Knurl size is on the drawing in the bag.",
    keywords: "studs"
  },
  {
    slug: "wheel-spacer",
    name: "Wheel Spacer",
    plural: "Wheel Spacers",
    subcategory: "wheel-spacers",
    drawing: "wheel-spacer",
    axes: [
      facetAxis("Bolt Pattern", (pattern) => ({ bolts: bolts(pattern) })),
      size("Thickness", [0.25, 0.375, 0.5, 1, 1.5, 2, 3], "in", "thickness", 0.06),
      choice("Finish", { Raw: "raw", Black: "black" }, "finish")
    ],
    fits: { universal: 1 },
    price: 34,
    sigma: 0.45,
    pounds: 2,
    inches: 8,
    share: 17.8,
    about: "Over half an inch needs longer studs or its own. Sold each.",
    keywords: "spacers adapters"
  },
  {
    slug: "wheel-cover",
    name: "Mud Cover",
    plural: "Mud Covers",
    subcategory: "steel-race-wheels",
    drawing: "mud-cover",
    axes: [
      choice("Color", { White: "white", Black: "black", Red: "red", Yellow: "yellow" }, "colour"),
      choice("Fasteners", { "Quarter turn": "quarter", "Bolt-on": "bolt" }, "fastener", { "Quarter turn": 1.3 })
    ],
    fits: { raceType: 1 },
    disciplines: ["oval"],
    price: 29,
    sigma: 0.35,
    pounds: 1,
    inches: 16,
    share: 9.6,
    about: "Twenty pounds of mud in a wheel is a vibration at every straight. With foam insert.",
    keywords: "wheel covers dirt"
  },
  {
    slug: "wheel-adapter",
    name: "Wheel Adapter",
    plural: "Wheel Adapters",
    subcategory: "wheel-spacers",
    drawing: "wheel-adapter",
    axes: [
      facetAxis("Bolt Pattern"),
      choice("Wheel side pattern", ["5 x 4.75 in", "5 x 4.50 in", "5 x 5.00 in", "5 x 5.50 in", "4 x 100 mm", "5 x 100 mm"]),
      size("Thickness", [1.25, 1.5, 2], "in", "thickness", 0.06)
    ],
    fits: { universal: 1 },
    price: 68,
    sigma: 0.35,
    pounds: 4,
    inches: 8,
    share: 0,
    about: "Bolts to the hub's pattern and carries a wheel of another one. It moves the wheel outward by its thickness.",
    keywords: "bolt pattern adapter wheel spacer lug adapter adaptador de rin"
  }
]
