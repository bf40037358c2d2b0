import { choice, facetAxis, finish, size } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const driveline: ReadonlyArray<ProductType> = [
  {
    slug: "driveshaft",
    name: "Driveshaft",
    plural: "Driveshafts",
    subcategory: "driveshafts-and-u-joints",
    drawing: "driveshaft",
    axes: [
      choice("Tube", { Steel: "steel", Aluminum: "aluminum", "Carbon fiber": "carbon" }, "material", { Aluminum: 1.3, "Carbon fiber": 3 }),
      size("Diameter", [2.5, 3, 3.5, 4], "in", "dia"),
      size("Length", [36, 40, 44, 48, 52, 56], "in", undefined, 0.01)
    ],
    fits: { universal: 2, vehicle: 2, raceType: 1 },
    disciplines: ["oval", "drag"],
    price: 379,
    sigma: 0.4,
    pounds: 22,
    inches: 58,
    share: 5.2,
    about: "Measured from seal to joint center with the car's weight on its wheels. High-speed balanced.",
    keywords: "drive shaft prop"
  },
  {
    slug: "u-joint",
    name: "Universal Joint",
    plural: "Universal Joints",
    subcategory: "driveshafts-and-u-joints",
    drawing: "u-joint",
    axes: [
      choice("Clips", { Outside: "outside", Inside: "inside" }, "clips"),
      choice("Grease fitting", { Yes: "yes", No: "no" }, "grease"),
      choice("Series", ["1310", "1330", "1350"], undefined, { 1350: 1.3 })
    ],
    fits: { universal: 3, driveline: 1 },
    driveline: "Rear Axle",
    price: 24,
    sigma: 0.4,
    pounds: 2,
    inches: 6,
    share: 15.9,
    about: "The series is found by cap diameter and width. Joints without a fitting are stronger; those with one are kinder to neglect.",
    keywords: "u joint"
  },
  {
    slug: "driveshaft-loop",
    name: "Driveshaft Safety Loop",
    plural: "Driveshaft Loops",
    subcategory: "driveshafts-and-u-joints",
    drawing: "driveshaft-loop",
    axes: [
      finish({ Raw: "raw", Black: "black" }),
      choice("Mounting", { "Bolt-in": "bolt-in", "Weld-in": "weld-in" }, "mounting", { "Weld-in": 0.7 })
    ],
    fits: { vehicle: 2, universal: 2 },
    price: 58,
    sigma: 0.4,
    pounds: 6,
    inches: 14,
    share: 4.5,
    about: "Within six inches of the front joint. Drag racing asks for one at 13.99 seconds with slicks.",
    keywords: "safety loop"
  },
  {
    slug: "ring-and-pinion",
    name: "Ring & Pinion Set",
    plural: "Ring & Pinion Sets",
    subcategory: "ring-and-pinion",
    drawing: "ring-pinion",
    axes: [
      size("Ratio", [2.73, 3.08, 3.31, 3.42, 3.55, 3.73, 3.9, 4.11, 4.3, 4.56, 4.88, 5.13, 5.38, 6.5], ": 1", "ratio", 0),
      facetAxis("Carrier")
    ],
    fits: { driveline: 1 },
    driveline: "Rear Axle",
    price: 239,
    sigma: 0.25,
    pounds: 22,
    inches: 12,
    share: 9.1,
    about: "Ratio and tire decide the engine speed on the road. Carriers break at certain ratios: check the series of yours.",
    keywords: "gears rear end gear set"
  },
  {
    slug: "ring-and-pinion-installation-kit",
    name: "Ring & Pinion Installation Kit",
    plural: "Installation Kits",
    subcategory: "ring-and-pinion",
    drawing: "ring-pinion-kit",
    axes: [choice("Contents", { Basic: "basic", "With bearings": "bearings" }, "contents", { "With bearings": 2.4 })],
    fits: { driveline: 1 },
    driveline: "Rear Axle",
    price: 64,
    sigma: 0.4,
    pounds: 5,
    inches: 10,
    share: 5.4,
    about: "Crush sleeve, shims, seal and marking compound. Never use a pinion nut twice.",
    keywords: "bearing kit"
  },
  {
    slug: "limited-slip",
    name: "Limited-Slip Differential",
    plural: "Limited-Slip Differentials",
    subcategory: "lockers-and-spools",
    drawing: "differential",
    drawn: { style: "locker" },
    axes: [
      facetAxis("Carrier"),
      facetAxis("Axle Splines"),
      choice("Type", ["Clutch", "Gear", "Locking"], undefined, { Gear: 1.3, Locking: 1.2 })
    ],
    fits: { driveline: 1 },
    driveline: "Rear Axle",
    price: 519,
    sigma: 0.3,
    pounds: 24,
    inches: 12,
    share: 3.9,
    about: "Count the splines of the axles you have. Clutch units want the friction modifier in the oil.",
    keywords: "posi locker"
  },
  {
    slug: "spool",
    name: "Spool",
    plural: "Spools",
    subcategory: "lockers-and-spools",
    drawing: "differential",
    drawn: { style: "spool" },
    axes: [
      facetAxis("Axle Splines"),
      choice("Type", ["Full", "Mini"], undefined, { Mini: 0.45 }),
      choice("Material", ["Steel", "Aluminum"], undefined, { Aluminum: 1.6 })
    ],
    fits: { driveline: 1 },
    driveline: "Rear Axle",
    price: 189,
    sigma: 0.35,
    pounds: 12,
    inches: 10,
    share: 2.6,
    about: "Both wheels turn as one: right for the strip and most dirt classes, wrong for the street.",
    keywords: "locked rear"
  },
  {
    slug: "axle-shaft",
    name: "Axle Shaft Set",
    plural: "Axle Shafts",
    subcategory: "axles",
    drawing: "axle-shaft",
    axes: [
      choice("Splines", { 28: 28, 31: 31, 35: 35, 40: 40 }, "splines", { 35: 1.15, 40: 1.4 }),
      choice("Finish", { Raw: "raw", "Black oxide": "black" }, "finish"),
      choice("Wheel studs", ["1/2 in", "5/8 in"])
    ],
    drawn: { bolts: 5 },
    fits: { driveline: 3, vehicle: 1, raceType: 1 },
    driveline: "Rear Axle",
    disciplines: ["oval", "drag"],
    price: 349,
    sigma: 0.4,
    pounds: 38,
    inches: 36,
    share: 3.9,
    about: "Sold in pairs with bearings and studs. Measure from flange face to the housing end, both sides.",
    keywords: "axles"
  },
  {
    slug: "axle-housing",
    name: "Axle Housing",
    plural: "Axle Housings",
    subcategory: "axles",
    drawing: "rear-end",
    drawn: { style: "housing" },
    axes: [size("Width", [50, 54, 56, 57.25, 58.5, 61], "in", undefined, 0.02), finish({ Raw: "raw", Black: "black" })],
    fits: { vehicle: 2, raceType: 2 },
    disciplines: ["oval", "drag", "street"],
    price: 649,
    sigma: 0.35,
    pounds: 82,
    inches: 62,
    share: 1.3,
    about: "Straightened after welding, with bearing ends and brake flanges fitted square.",
    keywords: "rear end housing"
  },
  {
    slug: "quick-change-center",
    name: "Quick-Change Center Section",
    plural: "Quick-Change Center Sections",
    subcategory: "quick-change-rear-ends",
    drawing: "rear-end",
    axes: [
      choice("Case", ["Aluminum", "Magnesium"], undefined, { Magnesium: 1.6 }),
      choice("Ring gear ratio", { "4.86": 4.86, "4.11": 4.11, "6.20": 6.2 }, undefined)
    ],
    drawn: { style: "quick-change", finish: "raw" },
    fits: { raceType: 1 },
    disciplines: ["oval"],
    price: 1489,
    sigma: 0.3,
    pounds: 72,
    inches: 24,
    share: 1.3,
    about: "The final ratio is changed at the back cover in minutes. Keep the spur gears in pairs.",
    keywords: "quickchange champ"
  },
  {
    slug: "quick-change-gear",
    name: "Quick-Change Gear Set",
    plural: "Quick-Change Gears",
    subcategory: "quick-change-rear-ends",
    drawing: "quick-change-gear",
    axes: [
      size("Set", [1, 4, 7, 12, 18, 24, 30, 36], "", undefined, 0),
      choice("Splines", { 6: 6, 10: 10 }, "splines"),
      choice("Finish", { Standard: "standard", Lightened: "light" }, "finish", { Lightened: 1.3 })
    ],
    fits: { raceType: 1 },
    disciplines: ["oval"],
    price: 119,
    sigma: 0.25,
    pounds: 6,
    inches: 8,
    share: 4,
    about: "Each set gives two ratios, depending on which gear is on top. The chart is in the carton.",
    keywords: "spur gears"
  },
  {
    slug: "pinion-yoke",
    name: "Pinion Yoke",
    plural: "Pinion Yokes",
    subcategory: "driveshafts-and-u-joints",
    drawing: "yoke",
    drawn: { kind: "pinion" },
    axes: [
      choice("Series", { "1310": 1310, "1330": 1330, "1350": 1350 }, "series", { "1350": 1.3 }),
      choice("Material", ["Cast steel", "Forged steel", "Billet steel"], undefined, { "Forged steel": 1.3, "Billet steel": 1.7 })
    ],
    fits: { driveline: 1 },
    driveline: "Rear Axle",
    price: 79,
    sigma: 0.35,
    pounds: 4,
    inches: 7,
    share: 0,
    about: "Joins the axle's pinion to the U-joint. Mark the nut before you loosen it: it sets the preload of the pinion.",
    keywords: "rear end yoke differential yugo horquilla de pinon"
  },
  {
    slug: "slip-yoke",
    name: "Slip Yoke",
    plural: "Slip Yokes",
    subcategory: "driveshafts-and-u-joints",
    drawing: "yoke",
    drawn: { kind: "slip" },
    axes: [
      choice("Series", { "1310": 1310, "1330": 1330, "1350": 1350 }, "series", { "1350": 1.3 }),
      choice("Material", ["Cast steel", "Forged steel", "Billet steel"], undefined, { "Forged steel": 1.3, "Billet steel": 1.7 })
    ],
    fits: { driveline: 1 },
    driveline: "Transmission",
    price: 79,
    sigma: 0.35,
    pounds: 4,
    inches: 9,
    share: 0,
    about: "Slides on the output shaft as the axle moves: an inch of travel stays free at ride height. Grease the splines.",
    keywords: "transmission yoke driveshaft yugo horquilla deslizante cardan"
  }
]
