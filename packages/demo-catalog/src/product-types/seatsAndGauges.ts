import { choice, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const seatsAndGauges: ReadonlyArray<ProductType> = [
  {
    slug: "race-seat",
    name: "Race Seat",
    plural: "Race Seats",
    subcategory: "seats",
    drawing: "bucket-seat",
    axes: [
      size("Width", [14, 15, 16, 17, 18], "in", undefined, 0.02),
      choice("Head", { Containment: "containment", Plain: "plain" }, "head", { Containment: 1.6 }),
      choice("Cover", { Black: "black", Red: "red", Blue: "blue", Gray: "grey" }, "cover")
    ],
    drawn: { shell: "alum" },
    fits: { universal: 2, raceType: 3 },
    disciplines: ["oval", "drag", "road"],
    price: 329,
    sigma: 0.5,
    pounds: 18,
    inches: 38,
    share: 7.8,
    about: "Measure your hips in your suit. Containment seats hold head and shoulders, and are only as good as their mounts.",
    keywords: "seats aluminum"
  },
  {
    slug: "street-seat",
    name: "Bucket Seat",
    plural: "Bucket Seats",
    subcategory: "seats",
    drawing: "street-seat",
    axes: [
      choice("Cover", { Black: "black", Red: "red", Blue: "blue", Gray: "grey" }, "colour"),
      choice("Back", { Fixed: "fixed", Reclining: "recline" }, "back", { Reclining: 1.3 })
    ],
    fits: { universal: 2, vehicle: 1 },
    price: 289,
    sigma: 0.4,
    pounds: 38,
    inches: 40,
    share: 3.9,
    about: "Sold each, without sliders. Brackets for the factory holes are listed by car.",
    keywords: "seats"
  },
  {
    slug: "seat-bracket",
    name: "Seat Mount",
    plural: "Seat Mounts",
    subcategory: "seats",
    drawing: "seat-bracket",
    axes: [
      choice("Finish", { Raw: "raw", Black: "black" }, "finish"),
      choice("Side", { Driver: "L", Passenger: "R" }, "side"),
      choice("Slider", { Fixed: "no", Sliding: "yes" }, "slider", { Sliding: 1.5 })
    ],
    fits: { vehicle: 3, universal: 1 },
    price: 84,
    sigma: 0.4,
    pounds: 9,
    inches: 20,
    share: 7.6,
    about: "Bolts to the factory floor holes, so the belts keep their right angles.",
    keywords: "seat bracket"
  },
  {
    slug: "gauge",
    name: "Gauge",
    plural: "Gauges",
    subcategory: "gauges",
    drawing: "gauge",
    axes: [
      choice(
        "Function",
        { "Oil pressure": "oil", "Water temperature": "water", "Fuel level": "fuel", Voltmeter: "volts", Boost: "boost" },
        "function"
      ),
      written("Diameter", ["2-1/16 in", "2-5/8 in", "3-3/8 in"]),
      choice("Face", { White: "white", Black: "black", Silver: "silver" }, "face"),
      choice("Drive", ["Mechanical", "Electric"], undefined, { Electric: 1.3 })
    ],
    fits: { universal: 1 },
    price: 79,
    sigma: 0.45,
    pounds: 1,
    inches: 5,
    share: 23.4,
    about: "Turn the dial so that normal is at twelve o'clock: one glance is enough then. With sender or line.",
    keywords: "gauges oil pressure water temperature"
  },
  {
    slug: "gauge-set",
    name: "Gauge Set",
    plural: "Gauge Sets",
    subcategory: "gauges",
    drawing: "gauge-set",
    axes: [
      choice("Gauges", { "Three gauges": 3, "Five gauges": 5, "Six gauges": 6 }, "gauges", { "Five gauges": 1.8, "Six gauges": 2.2 }),
      choice("Face", { White: "white", Black: "black", Silver: "silver" }, "face"),
      choice("Bezel", { Black: "black", Chrome: "chrome" }, "bezel")
    ],
    fits: { universal: 2, vehicle: 1 },
    price: 289,
    sigma: 0.45,
    pounds: 5,
    inches: 14,
    share: 5.2,
    about: "One lighting, one font, one supplier for the senders. Speedometers are programmed by button over a measured mile.",
    keywords: "instrument cluster"
  },
  {
    slug: "gauge-sender",
    name: "Gauge Sending Unit",
    plural: "Sending Units",
    subcategory: "gauges",
    drawing: "gauge-sender",
    axes: [
      choice("Measures", { "Oil pressure": "pressure", "Water temperature": "water", "Oil temperature": "oil" }, "measures"),
      written("Thread", ["1/8 NPT", "1/4 NPT", "3/8 NPT", "1/2 NPT"], ["thread", ["1/8", "1/4", "3/8", "1/2"]])
    ],
    fits: { universal: 1 },
    price: 26,
    sigma: 0.35,
    pounds: 0.3,
    inches: 3,
    share: 13.6,
    about: "Use a little sealer, not tape: the body is the ground.",
    keywords: "senders"
  },
  {
    slug: "tachometer",
    name: "Tachometer",
    plural: "Tachometers",
    subcategory: "tachometers",
    drawing: "tachometer",
    axes: [
      written("Diameter", ["3-3/4 in", "4-1/2 in", "5 in"]),
      choice("Range", { "8,000 rpm": 8, "10,000 rpm": 10, "11,000 rpm": 11 }, "range"),
      choice("Face", { White: "white", Black: "black", Silver: "silver" }, "face"),
      choice("Shift light", { No: "no", Yes: "yes" }, "shiftLight", { Yes: 1.35 })
    ],
    fits: { universal: 1 },
    price: 159,
    sigma: 0.45,
    pounds: 2,
    inches: 7,
    share: 8.2,
    about: "For four, six and eight cylinders by switch. A memory tells you who missed the shift.",
    keywords: "tach shift light"
  }
]
