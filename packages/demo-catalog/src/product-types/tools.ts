import { choice, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const tools: ReadonlyArray<ProductType> = [
  {
    slug: "wrench-set",
    name: "Wrench Set",
    plural: "Wrench Sets",
    subcategory: "hand-and-specialty-tools",
    drawing: "wrench-set",
    axes: [
      choice("Pieces", ["6", "9", "12"], undefined, { "9": 1.4, "12": 1.8 }),
      choice("System", ["Inch", "Metric"]),
      choice("Type", ["Combination", "Ratcheting", "Flare nut"], undefined, { Ratcheting: 1.8 })
    ],
    fits: { universal: 1 },
    price: 58,
    sigma: 0.5,
    pounds: 5,
    inches: 14,
    share: 11.4,
    about: "Chrome vanadium with a roll that shows which one is missing before the car goes out.",
    keywords: "wrenches spanners"
  },
  {
    slug: "torque-wrench",
    name: "Torque Wrench",
    plural: "Torque Wrenches",
    subcategory: "hand-and-specialty-tools",
    drawing: "torque-wrench",
    axes: [
      choice("Drive", { "1/4 in": "1/4", "3/8 in": "3/8", "1/2 in": "1/2" }, "drive"),
      choice("Range", ["10-80 lb-ft", "20-150 lb-ft", "30-250 lb-ft"], undefined, { "30-250 lb-ft": 1.3 })
    ],
    fits: { universal: 1 },
    price: 89,
    sigma: 0.45,
    pounds: 3,
    inches: 20,
    share: 6.4,
    about: "Store it at its lowest setting, and have it checked once a year.",
    keywords: "click"
  },
  {
    slug: "degree-wheel-kit",
    name: "Cam Degree Kit",
    plural: "Cam Degree Kits",
    subcategory: "hand-and-specialty-tools",
    drawing: "degree-wheel",
    axes: [
      written("Wheel", ["7 in", "9 in", "11 in", "16 in"], ["dia", [7, 9, 11, 16]], 0.12),
      choice("Indicator", { Without: "without", With: "with" }, "indicator", { With: 1.7 })
    ],
    fits: { universal: 1 },
    price: 74,
    sigma: 0.35,
    pounds: 3,
    inches: 17,
    share: 4,
    about: "Wheel, pointer, piston stop and checking springs. The larger the wheel, the finer the reading.",
    keywords: "degree wheel"
  },
  {
    slug: "valve-spring-compressor",
    name: "Valve Spring Compressor",
    plural: "Valve Spring Compressors",
    subcategory: "hand-and-specialty-tools",
    drawing: "spring-compressor",
    axes: [choice("Type", { "On car": "lever", Bench: "bench" }, "type", { Bench: 1.8 }), choice("For", ["Pushrod V8", "Overhead cam"])],
    fits: { engine: 1, universal: 1 },
    price: 48,
    sigma: 0.4,
    pounds: 3,
    inches: 12,
    share: 5,
    about: "Works two springs at a time with the heads in place. Hold the valves up with air or rope.",
    keywords: "valve tool"
  },
  {
    slug: "floor-jack",
    name: "Floor Jack",
    plural: "Floor Jacks",
    subcategory: "jacks-and-stands",
    drawing: "floor-jack",
    axes: [
      choice("Capacity", { "1.5 ton": 1.5, "2 ton": 2, "3 ton": 3 }, "tons", { "2 ton": 1.1, "3 ton": 1.25 }),
      choice("Color", { Red: "red", Blue: "blue", Silver: "silver", Black: "black" }, "colour"),
      choice("Frame", ["Steel", "Aluminum"], undefined, { Aluminum: 1.6 })
    ],
    fits: { universal: 1 },
    price: 198,
    sigma: 0.4,
    pounds: 58,
    inches: 30,
    share: 5.2,
    about: "Low profile of 3-1/2 in. A jack lifts and stands hold: never get under a car on a jack.",
    keywords: "jacks"
  },
  {
    slug: "jack-stand",
    name: "Jack Stand Pair",
    plural: "Jack Stands",
    subcategory: "jacks-and-stands",
    drawing: "jack-stand",
    axes: [
      choice("Capacity", { "2 ton": 2, "3 ton": 3, "6 ton": 6 }, "tons", { "3 ton": 1.2, "6 ton": 1.8 }),
      choice("Color", { Red: "red", Blue: "blue", Silver: "silver", Black: "black" }, "colour")
    ],
    fits: { universal: 1 },
    price: 58,
    sigma: 0.4,
    pounds: 18,
    inches: 16,
    share: 9.1,
    about: "Ratchet and a second locking pin. Capacity is per pair.",
    keywords: "stands"
  },
  {
    slug: "scale-set",
    name: "Race Car Scale Set",
    plural: "Scales",
    subcategory: "scales-and-setup",
    drawing: "scale-set",
    axes: [
      choice("Link", ["Cable", "Wireless"], undefined, { Wireless: 1.35 }),
      choice("Capacity", ["1,000 lb a pad", "1,500 lb a pad"], undefined, { "1,500 lb a pad": 1.2 })
    ],
    fits: { universal: 1 },
    price: 1099,
    sigma: 0.3,
    pounds: 62,
    inches: 28,
    share: 1.3,
    about: "Shows cross weight, left and rear percent as you turn the bolts. Level the pads before you trust them.",
    keywords: "scaling corner weight"
  },
  {
    slug: "caster-camber-gauge",
    name: "Caster & Camber Gauge",
    plural: "Alignment Gauges",
    subcategory: "scales-and-setup",
    drawing: "camber-gauge",
    axes: [
      choice("Reading", { Bubble: "bubble", Digital: "digital" }, "reading", { Digital: 1.8 }),
      choice("Adapter", { Magnetic: "magnet", "Wheel clamp": "clamp" }, "adapter", { "Wheel clamp": 1.3 })
    ],
    fits: { universal: 1 },
    price: 148,
    sigma: 0.35,
    pounds: 5,
    inches: 14,
    share: 2.8,
    about: "Caster is read from 20 degrees left to 20 degrees right. Turn plates make it honest.",
    keywords: "alignment"
  },
  {
    slug: "tire-gauge",
    name: "Tire Pressure Gauge",
    plural: "Tire Gauges",
    subcategory: "scales-and-setup",
    drawing: "tire-gauge",
    axes: [
      choice("Range", { "0-15 psi": 15, "0-40 psi": 40, "0-60 psi": 60 }, "range"),
      choice("Face", { White: "white", Black: "black" }, "face"),
      choice("Chuck", { Straight: "straight", Angled: "angled", Ball: "ball" }, "chuck")
    ],
    fits: { universal: 1 },
    price: 34,
    sigma: 0.4,
    pounds: 0.8,
    inches: 12,
    share: 11.9,
    about: "Choose the range so that your pressure is in the middle of the dial. With bleed valve.",
    keywords: "tire pressure"
  }
]
