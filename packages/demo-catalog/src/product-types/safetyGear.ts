import { choice, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

const cloth = { Black: "black", Red: "red", Blue: "blue", Gray: "grey", White: "white" }
const sizes = ["Small", "Medium", "Large", "X-Large", "XX-Large"]

export const safetyGear: ReadonlyArray<ProductType> = [
  {
    slug: "helmet",
    name: "Helmet",
    plural: "Helmets",
    subcategory: "helmets",
    drawing: "helmet",
    axes: [
      written("Size", ["X-Small", ...sizes, "XXX-Large"], undefined, 0),
      choice("Color", { White: "white", Black: "black", Silver: "silver", Red: "red", Blue: "blue", Yellow: "yellow" }, "colour"),
      choice("Certification", ["Snell SA2020", "Snell SA2025", "FIA 8859"], undefined, { "FIA 8859": 1.6 })
    ],
    drawn: { band: "none" },
    fits: { universal: 1 },
    price: 329,
    sigma: 0.45,
    pounds: 5,
    inches: 15,
    share: 11.7,
    about: "Fits like a firm handshake all round. Most bodies accept a Snell helmet for two editions: look at the sticker inside.",
    keywords: "helmets"
  },
  {
    slug: "race-suit",
    name: "Race Suit",
    plural: "Race Suits",
    subcategory: "race-suits",
    drawing: "suit",
    axes: [
      written("Size", sizes, undefined, 0),
      choice("Color", cloth, "colour"),
      choice("Rating", ["SFI 3.2A/1", "SFI 3.2A/5", "FIA 8856"], undefined, { "SFI 3.2A/5": 1.6, "FIA 8856": 3 }),
      choice("Cut", { "One piece": "one", Jacket: "jacket" }, "piece", { Jacket: 0.65 })
    ],
    drawn: { stripe: "none" },
    fits: { universal: 1 },
    price: 298,
    sigma: 0.5,
    pounds: 5,
    inches: 16,
    share: 11.7,
    about: "The number after the slash is the seconds of protection: /1 is three, /5 is ten. Wash it without softener.",
    keywords: "fire suit"
  },
  {
    slug: "driving-gloves",
    name: "Driving Gloves",
    plural: "Driving Gloves",
    subcategory: "gloves-and-shoes",
    drawing: "glove",
    axes: [
      written("Size", sizes, undefined, 0),
      choice("Color", cloth, "colour"),
      choice("Cuff", { Gauntlet: "gauntlet", Short: "short" }, "cuff")
    ],
    fits: { universal: 1 },
    price: 84,
    sigma: 0.4,
    pounds: 0.5,
    inches: 11,
    share: 11.3,
    about: "Seams outside, so that they do not press on the wheel. SFI 3.3/5.",
    keywords: "gloves"
  },
  {
    slug: "driving-shoes",
    name: "Driving Shoes",
    plural: "Driving Shoes",
    subcategory: "gloves-and-shoes",
    drawing: "shoes",
    axes: [
      size("Size", [7, 8, 9, 10, 11, 12, 13], "US", undefined, 0),
      choice("Color", { Black: "black", Red: "red", Blue: "blue", White: "white" }, "colour"),
      choice("Cut", { Mid: "mid", High: "high" }, "cut", { High: 1.1 })
    ],
    fits: { universal: 1 },
    price: 98,
    sigma: 0.4,
    pounds: 2,
    inches: 13,
    share: 9.6,
    about: "A thin sole tells you where the pedal is. SFI 3.3/5.",
    keywords: "shoes boots"
  },
  {
    slug: "harness",
    name: "Harness",
    plural: "Harnesses",
    subcategory: "harnesses",
    drawing: "harness",
    axes: [
      choice("Points", { "Four-point": 4, "Five-point": 5, "Six-point": 6, "Seven-point": 7 }, "points", {
        "Six-point": 1.15,
        "Seven-point": 1.25
      }),
      choice("Latch", { Camlock: "camlock", "Latch and link": "latch" }, "latch", { Camlock: 1.35 }),
      choice("Color", { Black: "black", Red: "red", Blue: "blue", Gray: "grey" }, "colour"),
      choice("Adjuster", ["Pull up", "Pull down"])
    ],
    fits: { universal: 1 },
    price: 119,
    sigma: 0.45,
    pounds: 8,
    inches: 14,
    share: 12.7,
    about:
      "The tag's date counts: SFI harnesses run out after two years, FIA ones after five. Shoulder belts go level or slightly down to the bar.",
    keywords: "seat belts"
  },
  {
    slug: "head-restraint",
    name: "Head & Neck Restraint",
    plural: "Head & Neck Restraints",
    subcategory: "head-and-neck-restraints",
    drawing: "neck-restraint",
    axes: [
      choice("Size", ["Small", "Medium", "Large"]),
      choice("Shell", { Composite: "grey", Carbon: "carbon" }, "shell", { Carbon: 1.8 }),
      choice("Angle", ["20 degree", "30 degree"])
    ],
    fits: { universal: 1 },
    price: 589,
    sigma: 0.3,
    pounds: 3,
    inches: 16,
    share: 3.2,
    about: "Needs helmet anchors and shoulder belts of the right width. SFI 38.1, recertified every five years.",
    keywords: "hans device"
  },
  {
    slug: "window-net",
    name: "Window Net",
    plural: "Window Nets",
    subcategory: "window-nets",
    drawing: "window-net",
    axes: [
      choice("Style", { Ribbon: "ribbon", Mesh: "mesh" }, "style"),
      choice("Color", { Black: "black", Red: "red", Blue: "blue" }, "colour"),
      written("Size", ["16 x 20 in", "18 x 24 in", "20 x 26 in"], undefined, 0.05)
    ],
    fits: { universal: 1 },
    price: 42,
    sigma: 0.35,
    pounds: 1,
    inches: 12,
    share: 10.7,
    about: "It drops from the top front corner, so that you can let it down with one hand. SFI 27.1.",
    keywords: "nets"
  },
  {
    slug: "roll-bar-padding",
    name: "Roll Bar Padding",
    plural: "Roll Bar Padding",
    subcategory: "window-nets",
    drawing: "roll-bar-padding",
    axes: [
      choice("Density", { Standard: "standard", "SFI 45.1": "sfi" }, "density", { "SFI 45.1": 2.4 }),
      choice("Color", { Black: "black", Red: "red", Gray: "grey" }, "colour"),
      size("Length", [3, 6], "ft", undefined, 0.9)
    ],
    fits: { universal: 1 },
    price: 9,
    sigma: 0.4,
    pounds: 0.5,
    inches: 36,
    share: 20.8,
    about: "Wherever helmet or knee can reach a tube. High density padding absorbs; soft padding only feels better.",
    keywords: "padding foam"
  },
  {
    slug: "fire-extinguisher",
    name: "Fire Extinguisher",
    plural: "Fire Extinguishers",
    subcategory: "fire-suppression",
    drawing: "fire-extinguisher",
    axes: [
      choice("Size", { "2.5 lb": 2.5, "5 lb": 5, "10 lb": 10 }, "size", { "5 lb": 1.4, "10 lb": 2 }),
      choice("Finish", { Red: "red", Chrome: "chrome", White: "white" }, "colour", { Chrome: 1.3 }),
      choice("Agent", ["Dry chemical", "Clean agent"], undefined, { "Clean agent": 2.6 })
    ],
    fits: { universal: 1 },
    price: 64,
    sigma: 0.4,
    pounds: 9,
    inches: 18,
    share: 8.7,
    groundOnly: true,
    about: "Within reach of the belted driver. Clean agent leaves nothing in the wiring.",
    keywords: "extinguisher"
  },
  {
    slug: "fire-system",
    name: "Fire Suppression System",
    plural: "Fire Suppression Systems",
    subcategory: "fire-suppression",
    drawing: "fire-system",
    drawn: { colour: "red" },
    axes: [
      choice("Size", { "5 lb": 5, "10 lb": 10 }, "size", { "10 lb": 1.3 }),
      choice("Release", ["Manual", "Automatic"], undefined, { Automatic: 1.3 }),
      size("Nozzles", [2, 3, 4], "", "nozzles", 0.05)
    ],
    fits: { universal: 2, raceType: 1 },
    disciplines: ["oval", "drag", "road", "off-road"],
    price: 489,
    sigma: 0.3,
    pounds: 22,
    inches: 22,
    share: 2,
    groundOnly: true,
    about: "One nozzle for the driver, one for the fuel cell. The automatic head opens at 175 degrees.",
    keywords: "fire bottle"
  },
  {
    slug: "race-radio",
    name: "Race Radio Kit",
    plural: "Race Radios",
    subcategory: "race-radios",
    drawing: "headset",
    axes: [
      choice("Headset", { "Over the head": "over-head", "Behind the head": "behind" }, "style"),
      choice("Cups", { Black: "black", Carbon: "carbon", Blue: "blue" }, "cup", { Carbon: 1.05 }),
      choice("Kit", ["Driver", "Crew", "Driver and crew"], undefined, { "Driver and crew": 1.8 })
    ],
    fits: { universal: 1 },
    price: 389,
    sigma: 0.35,
    pounds: 6,
    inches: 14,
    share: 2,
    about: "Programmed to one channel out of the box. Speak early and short: he is busy.",
    keywords: "radios headsets raceceiver"
  }
]
