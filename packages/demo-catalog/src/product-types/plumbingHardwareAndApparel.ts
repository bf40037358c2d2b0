import { choice, finish, pack, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

const an = ["AN-4", "AN-6", "AN-8", "AN-10", "AN-12", "AN-16"]
const anSizes = [4, 6, 8, 10, 12, 16]

export const plumbingHardwareAndApparel: ReadonlyArray<ProductType> = [
  {
    slug: "hose-end",
    name: "Hose End",
    plural: "Hose Ends",
    subcategory: "hose-ends-and-adapters",
    drawing: "hose-end",
    axes: [
      written("Size", an, ["size", anSizes], 0.16),
      choice("Angle", { Straight: 0, "45 degree": 45, "90 degree": 90, "120 degree": 120, "180 degree": 180 }, "angle", {
        "45 degree": 1.5,
        "90 degree": 1.7,
        "120 degree": 2,
        "180 degree": 2.2
      }),
      choice("Finish", { Black: "black", "Red and blue": "red-blue", Nickel: "nickel" }, "finish")
    ],
    fits: { universal: 1 },
    price: 16,
    sigma: 0.4,
    pounds: 0.2,
    inches: 4,
    share: 65,
    about: "Swivels until it is tight. The number is sixteenths of an inch of tube: AN-8 is half an inch.",
    keywords: "an fittings"
  },
  {
    slug: "an-adapter",
    name: "AN Adapter",
    plural: "AN Adapters",
    subcategory: "hose-ends-and-adapters",
    drawing: "an-adapter",
    drawn: { finish: "black" },
    axes: [
      written("AN side", an, ["size", anSizes], 0.12),
      written("Other side", ["1/8 NPT", "1/4 NPT", "3/8 NPT", "1/2 NPT", "3/4 NPT"], undefined, 0.04),
      choice("Angle", { Straight: 0, "45 degree": 45, "90 degree": 90 }, "angle", { "45 degree": 1.5, "90 degree": 1.6 })
    ],
    fits: { universal: 1 },
    price: 8,
    sigma: 0.4,
    pounds: 0.1,
    inches: 3,
    share: 57.2,
    about: "Pipe threads seal with paste, flares seal dry. Never tape a flare.",
    keywords: "npt fittings"
  },
  {
    slug: "an-hose",
    name: "AN Hose",
    plural: "AN Hose",
    subcategory: "hose",
    drawing: "hose",
    drawn: { fitting: "none" },
    axes: [
      written("Size", ["AN-4", "AN-6", "AN-8", "AN-10", "AN-12"], ["size", [4, 6, 8, 10, 12]], 0.14),
      choice("Cover", { "Stainless braid": "braided", Nylon: "nylon", Rubber: "rubber" }, "cover", { "Stainless braid": 1.3, Rubber: 0.6 }),
      size("Length", [3, 6, 10, 20], "ft", undefined, 0.8),
      choice("Liner", ["Rubber", "PTFE"], undefined, { PTFE: 1.4 })
    ],
    fits: { universal: 1 },
    price: 28,
    sigma: 0.35,
    pounds: 2,
    inches: 12,
    share: 26.2,
    about: "Wrap it with tape and cut through the tape. PTFE stands alcohol and E85, rubber bends tighter.",
    keywords: "braided hose line"
  },
  {
    slug: "hose-clamp",
    name: "Hose Clamp",
    plural: "Hose Clamps",
    subcategory: "hose",
    drawing: "clamp",
    drawn: { style: "worm" },
    axes: [
      written("Range", ["1/2-3/4 in", "3/4-1 in", "1-1/2-2 in", "2-3 in"], undefined, 0.1),
      choice("Type", { Worm: "worm", "T-bolt": "t-bolt", "Constant tension": "spring" }, "style", { "T-bolt": 3 }),
      pack([1, 5, 20])
    ],
    fits: { universal: 1 },
    price: 2,
    sigma: 0.4,
    pounds: 0.1,
    inches: 4,
    share: 20.8,
    about: "Constant tension follows the hose as it cools. Lined bands do not cut silicone.",
    keywords: "clamps"
  },
  {
    slug: "bolt-kit",
    name: "Bolt Kit",
    plural: "Bolts",
    subcategory: "bolts-and-rivets",
    drawing: "bolts",
    axes: [
      choice("Head", { Hex: "hex", "12-point": "12-point", Socket: "socket" }, "head", { "12-point": 1.4 }),
      written("Thread", ["1/4-20", "5/16-18", "3/8-16", "7/16-14", "1/2-13"], undefined, 0.1),
      size("Length", [0.75, 1, 1.25, 1.5, 2, 3], "in", undefined, 0.05),
      finish({ "Black oxide": "black", "Stainless steel": "raw" }),
      pack([5, 20])
    ],
    fits: { universal: 1 },
    price: 3,
    sigma: 0.4,
    pounds: 0.4,
    inches: 4,
    share: 41.6,
    about: "Grade 8 or better. Stainless galls: use anti-seize and a slow hand.",
    keywords: "fasteners hardware"
  },
  {
    slug: "body-rivet",
    name: "Body Rivet",
    plural: "Rivets",
    subcategory: "bolts-and-rivets",
    drawing: "rivet",
    axes: [
      written("Diameter", ["1/8 in", "5/32 in", "3/16 in"], ["dia", ["1/8", "5/32", "3/16"]]),
      choice("Head", { Standard: "standard", "Large flange": "large" }, "head"),
      choice("Count", ["100", "250", "500"], undefined, { "250": 2.2, "500": 4 })
    ],
    fits: { universal: 1 },
    price: 11,
    sigma: 0.3,
    pounds: 1,
    inches: 6,
    share: 20.8,
    about: "Large flange heads hold plastic and thin aluminum. Drill to the size on the box, not by eye.",
    keywords: "pop rivets"
  },
  {
    slug: "t-shirt",
    name: "T-Shirt",
    plural: "Shirts",
    subcategory: "shirts-and-hats",
    drawing: "t-shirt",
    axes: [
      written("Size", ["Small", "Medium", "Large", "X-Large", "XX-Large", "XXX-Large"], undefined, 0.02),
      choice("Color", { Black: "black", White: "white", Gray: "grey", Navy: "navy", Red: "red" }, "colour"),
      choice("Print", { Camber: "CAMBER", Dirt: "DIRT", Race: "RACE" }, "print")
    ],
    fits: { universal: 1 },
    price: 22,
    sigma: 0.2,
    pounds: 0.5,
    inches: 12,
    share: 11.1,
    about: "Heavy cotton that survives the parts washer. Runs true to size.",
    keywords: "tee shirt apparel"
  },
  {
    slug: "cap",
    name: "Cap",
    plural: "Caps",
    subcategory: "shirts-and-hats",
    drawing: "cap",
    axes: [
      choice("Color", { Black: "black", Gray: "grey", Navy: "navy", Red: "red" }, "colour"),
      choice("Fit", { Adjustable: "adjustable", "S/M": "fitted", "L/XL": "fitted" }, "fit")
    ],
    fits: { universal: 1 },
    price: 24,
    sigma: 0.2,
    pounds: 0.3,
    inches: 9,
    share: 5.3,
    about: "Curved bill, embroidered front.",
    keywords: "hat apparel"
  },
  {
    slug: "tech-book",
    name: "Technical Book",
    plural: "Books",
    subcategory: "books",
    drawing: "book",
    axes: [
      choice("Subject", { Engine: "ENGINE", Chassis: "CHASSIS", Tuning: "TUNING", Bodywork: "BODY" }, "subject"),
      choice("Cover", { Black: "black", White: "white", Blue: "blue" }, "cover"),
      choice("Binding", ["Softcover", "Spiral"], undefined, { Spiral: 1.15 })
    ],
    fits: { universal: 1 },
    price: 29,
    sigma: 0.25,
    pounds: 1.5,
    inches: 11,
    share: 6.4,
    about: "Written by people who get their hands dirty, with drawings you can read under a car.",
    keywords: "manual guide"
  },
  {
    slug: "gift-card",
    name: "Gift Card",
    plural: "Gift Cards",
    subcategory: "gift-cards",
    drawing: "gift-card",
    axes: [
      choice("Amount", { $25: 25, $50: 50, $100: 100, $200: 200, $500: 500 }, "amount", { $25: 1, $50: 2, $100: 4, $200: 8, $500: 20 })
    ],
    fits: { universal: 1 },
    price: 25,
    sigma: 0,
    pounds: 0.1,
    inches: 6,
    share: 0.7,
    about: "Sent by mail in an envelope, or printed at home the same minute. It does not run out.",
    keywords: "gift certificate voucher"
  }
]
