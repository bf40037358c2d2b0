import { choice, facetAxis, finish, size, steps, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const valvetrain: ReadonlyArray<ProductType> = [
  {
    slug: "camshaft",
    name: "Camshaft",
    plural: "Camshafts",
    subcategory: "camshafts-and-valvetrain",
    drawing: "camshaft",
    axes: [
      facetAxis("Lifter Type", (type) => ({ lifter: type.includes("roller") ? "roller" : "flat" })),
      size("Duration at .050", steps(204, 290, 6), "deg", undefined, 0.005),
      size("Lobe separation", steps(104, 116, 2), "deg", "lsa", 0)
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 239,
    sigma: 0.35,
    pounds: 11,
    inches: 27,
    share: 7.8,
    about: "More duration moves the power band up; a wider lobe separation idles smoother. Degree it in with the card that comes with it.",
    keywords: "cam bumpstick",
    emissions: true
  },
  {
    slug: "lifter-set",
    name: "Lifter Set",
    plural: "Lifters",
    subcategory: "camshafts-and-valvetrain",
    drawing: "lifters",
    axes: [
      facetAxis("Lifter Type", (type) => ({ type: type.includes("roller") ? "roller" : "flat" })),
      size("Oversize", [0, 0.001, 0.002], "in", undefined, 0)
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 189,
    sigma: 0.55,
    pounds: 5,
    inches: 9,
    share: 3.2,
    about: "A set of sixteen for eight cylinders. Always fit new flat tappets to a new camshaft, and use a break-in oil with zinc.",
    keywords: "tappets"
  },
  {
    slug: "rocker-arm-set",
    name: "Rocker Arm Set",
    plural: "Rocker Arms",
    subcategory: "camshafts-and-valvetrain",
    drawing: "rocker-arm-set",
    axes: [
      size("Ratio", [1.5, 1.52, 1.6, 1.7, 1.73, 1.8], ": 1", undefined, 0),
      written("Stud", ["3/8 in", "7/16 in"]),
      choice("Body", { "Stamped steel": "stamped", "Aluminum roller": "aluminum", "Stainless roller": "steel" }, "body", {
        "Aluminum roller": 1.9,
        "Stainless roller": 2.3
      })
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 219,
    sigma: 0.5,
    pounds: 8,
    inches: 12,
    share: 3.2,
    about:
      "A higher ratio lifts the valve further from the same lobe. Check the clearance between retainer and guide before the first start.",
    keywords: "rockers roller"
  },
  {
    slug: "valve-spring-set",
    name: "Valve Spring Set",
    plural: "Valve Springs",
    subcategory: "camshafts-and-valvetrain",
    drawing: "valve-train",
    axes: [
      choice("Type", { Single: "single", Dual: "dual", Beehive: "beehive" }, "spring", { Dual: 1.3, Beehive: 1.4 }),
      size("Seat pressure", [100, 115, 130, 150, 200, 240], "lb", undefined, 0.02),
      size("Outside diameter", [1.25, 1.29, 1.437, 1.55], "in")
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 159,
    sigma: 0.45,
    pounds: 4,
    inches: 9,
    share: 2.7,
    about: "The spring must match the camshaft: too soft floats the valves, too stiff wears the lobes. Installed height is set with shims.",
    keywords: "springs retainers"
  },
  {
    slug: "pushrod-set",
    name: "Pushrod Set",
    plural: "Pushrods",
    subcategory: "camshafts-and-valvetrain",
    drawing: "pushrod-set",
    axes: [
      size("Length", steps(7.1, 8.3, 0.05), "in", undefined, 0),
      written("Diameter", ["5/16 in", "3/8 in"], ["dia", ["5/16", "3/8"]]),
      size("Wall", [0.08, 0.105], "in", undefined, 0.1)
    ],
    fits: { engine: 1 },
    pushrodV8: true,
    price: 99,
    sigma: 0.4,
    pounds: 3,
    inches: 11,
    share: 2.6,
    about: "Length is measured with a checking pushrod on your own engine, after milling and with your own lifters.",
    keywords: "push rods"
  },
  {
    slug: "valve-cover",
    name: "Valve Cover Set",
    plural: "Valve Covers",
    subcategory: "camshafts-and-valvetrain",
    drawing: "valve-cover",
    axes: [
      choice("Style", { Finned: "finned", Smooth: "smooth" }, "style"),
      choice("Height", { Tall: "tall", Short: "short" }, "height"),
      finish({ Black: "black", Chrome: "chrome", Polished: "polished" })
    ],
    fits: { engine: 1 },
    price: 119,
    sigma: 0.55,
    pounds: 7,
    inches: 22,
    share: 4.8,
    about: "Sold in pairs. Tall covers clear roller rockers and stud girdles; check the brake booster and the air-conditioning bracket.",
    keywords: "rocker covers"
  },
  {
    slug: "gasket-set",
    name: "Engine Gasket Set",
    plural: "Engine Gasket Sets",
    subcategory: "gaskets-and-seals",
    drawing: "gasket-set",
    axes: [
      choice("Head gasket", { Composite: "composite", "Multi-layer steel": "mls", Copper: "copper" }, "material", {
        "Multi-layer steel": 1.7,
        Copper: 1.5
      }),
      choice("Set", { "Top end": "top", Full: "full" }, "set", { Full: 1.45 })
    ],
    fits: { engine: 1 },
    price: 89,
    sigma: 0.5,
    pounds: 4,
    inches: 26,
    share: 6.4,
    about: "Everything the job needs in one bag. Multi-layer steel wants smooth decks; composite forgives older castings.",
    keywords: "head gaskets"
  }
]
