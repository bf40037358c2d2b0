import { choice, finish, pack, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const exhaust: ReadonlyArray<ProductType> = [
  {
    slug: "header",
    name: "Header Set",
    plural: "Headers",
    subcategory: "headers",
    drawing: "header",
    axes: [
      written(
        "Primary tube",
        ["1-1/2 in", "1-5/8 in", "1-3/4 in", "1-7/8 in", "2 in", "2-1/8 in"],
        ["tube", ["1 1/2", "1 5/8", "1 3/4", "1 7/8", "2", "2 1/8"]]
      ),
      finish({ Raw: "raw", Black: "black", "Silver ceramic": "ceramic", "Stainless steel": "stainless" }),
      choice("Collector", { "3 in": 3, "3-1/2 in": 3.5 }, "collector", { "3-1/2 in": 1.04 })
    ],
    fits: { engineInVehicle: 5, raceType: 1 },
    disciplines: ["oval", "drag"],
    price: 329,
    sigma: 0.5,
    pounds: 38,
    inches: 40,
    share: 19.5,
    about: "Primary diameter follows the horsepower of one cylinder: too large a tube costs torque everywhere you drive. Sold as a pair.",
    keywords: "headers long tube shorty",
    emissions: true
  },
  {
    slug: "exhaust-manifold",
    name: "Exhaust Manifold",
    plural: "Exhaust Manifolds",
    subcategory: "headers",
    drawing: "exhaust-manifold",
    axes: [
      choice("Side", { Left: "L", Right: "R", Pair: "pair" }, "side", { Pair: 1.9 }),
      choice("Finish", { "Bare iron": "iron", "Gray coated": "grey" }, "finish", { "Gray coated": 1.2 })
    ],
    fits: { engineInVehicle: 1 },
    price: 149,
    sigma: 0.4,
    pounds: 22,
    inches: 24,
    share: 5.7,
    about: "Cast like the original, without its cracks. Retap the head's threads and use new studs.",
    keywords: "manifolds restoration"
  },
  {
    slug: "muffler",
    name: "Muffler",
    plural: "Mufflers",
    subcategory: "mufflers",
    drawing: "muffler",
    axes: [
      choice("Pipe", { "2 in": 2, "2-1/2 in": 2.5, "3 in": 3, "3-1/2 in": 3.5 }, "pipe", { "3 in": 1.06, "3-1/2 in": 1.1 }),
      size("Case length", [12, 14, 18, 24], "in", "length"),
      choice("Case", { Oval: "oval", Round: "round" }, "case"),
      finish({ Raw: "raw", Black: "black", "Stainless steel": "stainless" })
    ],
    fits: { universal: 3, raceType: 1 },
    disciplines: ["oval", "street"],
    price: 79,
    sigma: 0.5,
    pounds: 11,
    inches: 30,
    share: 21.4,
    about: "A longer case is quieter, a straight-through core is freer. Many tracks hold you to 95 decibels: measure before race day.",
    keywords: "glasspack chambered"
  },
  {
    slug: "exhaust-system",
    name: "Exhaust System",
    plural: "Exhaust Systems",
    subcategory: "exhaust-systems",
    drawing: "exhaust-system",
    axes: [
      choice("Pipe", { "2-1/2 in": 2.5, "3 in": 3 }, "dia", { "3 in": 1.08 }),
      choice("Material", { "Aluminized steel": "raw", "Stainless steel": "stainless" }, "finish", { "Stainless steel": 1.6 }),
      choice("Exit", { Rear: "rear", Side: "side", "Turn-down": "down" }, "exit")
    ],
    fits: { vehicle: 1 },
    price: 489,
    sigma: 0.4,
    pounds: 58,
    inches: 62,
    share: 9.1,
    about: "Mandrel-bent from the collector back, with crossover, mufflers and hangers for the factory holes.",
    keywords: "cat-back dual exhaust",
    emissions: true
  },
  {
    slug: "crossover-pipe",
    name: "Crossover Pipe",
    plural: "X and H Pipes",
    subcategory: "exhaust-systems",
    drawing: "exhaust-pipe",
    axes: [
      choice("Style", { "X-pipe": "x", "H-pipe": "h" }, "style", { "H-pipe": 0.85 }),
      choice("Pipe", { "2-1/2 in": 2.5, "3 in": 3, "3-1/2 in": 3.5 }, "dia"),
      finish({ Raw: "raw", "Stainless steel": "stainless" })
    ],
    fits: { universal: 3, vehicle: 2 },
    price: 118,
    sigma: 0.45,
    pounds: 12,
    inches: 36,
    share: 8,
    about: "Balances the pulses of the two banks: an X smooths the note, an H keeps its bark.",
    keywords: "x-pipe h-pipe mid pipe"
  },
  {
    slug: "exhaust-bend",
    name: "Exhaust Bend",
    plural: "Exhaust Bends",
    subcategory: "exhaust-systems",
    drawing: "exhaust-pipe",
    axes: [
      choice("Bend", { "90 degree": "j", "180 degree": "u", Straight: "straight" }, "style", { "180 degree": 1.4, Straight: 0.7 }),
      choice("Pipe", { "2 in": 2, "2-1/2 in": 2.5, "3 in": 3, "3-1/2 in": 3.5 }, "dia", { "3 in": 1.1, "3-1/2 in": 1.2 }),
      finish({ Raw: "raw", "Stainless steel": "stainless" })
    ],
    fits: { universal: 1 },
    price: 26,
    sigma: 0.45,
    pounds: 4,
    inches: 24,
    share: 20.4,
    about: "Mandrel bent, so the diameter holds through the curve. Cut, tack, fit, then weld.",
    keywords: "tubing j-bend u-bend"
  },
  {
    slug: "collector",
    name: "Header Collector",
    plural: "Collectors",
    subcategory: "collectors",
    drawing: "collector",
    drawn: { style: "collector" },
    axes: [
      written("Primary tube", ["1-5/8 in", "1-3/4 in", "1-7/8 in", "2 in"]),
      choice("Outlet", { "2-1/2 in": 2.5, "3 in": 3, "3-1/2 in": 3.5 }, "outlet"),
      finish({ Raw: "raw", Black: "black", "Silver ceramic": "ceramic" })
    ],
    fits: { universal: 1 },
    price: 48,
    sigma: 0.4,
    pounds: 5,
    inches: 14,
    share: 8.8,
    about: "Four into one. Length tunes the torque peak: longer for the middle, shorter for the top.",
    keywords: "collectors slip-on"
  },
  {
    slug: "collector-reducer",
    name: "Collector Reducer",
    plural: "Collector Reducers",
    subcategory: "collectors",
    drawing: "collector",
    drawn: { style: "reducer" },
    axes: [
      written("Inlet", ["2-1/2 in", "3 in", "3-1/2 in"]),
      choice("Outlet", { "2-1/2 in": 2.5, "3 in": 3 }, "outlet"),
      choice("Joint", ["Three-bolt flange", "Ball and socket"], undefined, { "Ball and socket": 1.5 })
    ],
    fits: { universal: 1 },
    price: 29,
    sigma: 0.4,
    pounds: 3,
    inches: 10,
    share: 11.3,
    about: "Joins the header to the pipe. A ball and socket never needs a gasket again.",
    keywords: "reducers flange"
  },
  {
    slug: "exhaust-gasket",
    name: "Header Gasket Set",
    plural: "Exhaust Gaskets",
    subcategory: "collectors",
    drawing: "exhaust-gasket",
    axes: [
      choice("Material", { Composite: "composite", "Multi-layer steel": "mls", Copper: "copper" }, "material", {
        "Multi-layer steel": 1.6,
        Copper: 1.4
      }),
      choice("Port", { Round: "round", Square: "square", Oval: "oval" }, "port")
    ],
    fits: { engine: 1 },
    price: 29,
    sigma: 0.45,
    pounds: 0.5,
    inches: 22,
    share: 19.3,
    about: "Retorque the bolts after the first heat cycle, cold. A warped flange beats every gasket.",
    keywords: "gaskets"
  },
  {
    slug: "exhaust-clamp",
    name: "Exhaust Clamp",
    plural: "Exhaust Clamps",
    subcategory: "exhaust-clamps",
    drawing: "clamp",
    axes: [
      choice("Style", { "V-band": "v-band", "Band clamp": "worm" }, "style", { "V-band": 2.2 }),
      choice("Pipe", { "2 in": 2, "2-1/2 in": 2.5, "3 in": 3, "4 in": 4 }, "dia"),
      pack([1, 5])
    ],
    fits: { universal: 1 },
    price: 13,
    sigma: 0.5,
    pounds: 0.8,
    inches: 6,
    share: 33.6,
    about: "Band clamps seal without crushing the pipe, so the joint comes apart again. V-bands come with both flanges.",
    keywords: "clamps v-band"
  },
  {
    slug: "exhaust-hanger",
    name: "Exhaust Hanger",
    plural: "Exhaust Hangers",
    subcategory: "exhaust-clamps",
    drawing: "exhaust-hanger",
    axes: [choice("Cushion", { Rubber: "rubber", Polyurethane: "polyurethane" }, "cushion", { Polyurethane: 1.3 }), pack([1, 5])],
    fits: { universal: 3, vehicle: 1 },
    price: 11,
    sigma: 0.45,
    pounds: 1,
    inches: 8,
    share: 20.8,
    about: "One hanger for every three feet of pipe keeps the weight off the collector.",
    keywords: "hangers"
  },
  {
    slug: "exhaust-wrap",
    name: "Exhaust Wrap",
    plural: "Exhaust Wrap",
    subcategory: "exhaust-wrap",
    drawing: "exhaust-wrap",
    axes: [
      choice("Width", { "1 in": 1, "2 in": 2 }, "width", { "2 in": 1.5 }),
      size("Length", [15, 25, 50, 100], "ft", undefined, 0.5),
      choice("Color", { Tan: "tan", Black: "black", White: "white" }, "colour")
    ],
    fits: { universal: 1 },
    price: 29,
    sigma: 0.4,
    pounds: 2,
    inches: 9,
    share: 12.9,
    about: "Soak it, wrap it with a quarter of overlap, and lock the ends with steel ties. Expect smoke at the first start.",
    keywords: "header wrap heat"
  },
  {
    slug: "heat-shield",
    name: "Heat Shield",
    plural: "Heat Shields",
    subcategory: "exhaust-wrap",
    drawing: "heat-shield",
    axes: [
      written("Size", ["12 x 12 in", "12 x 24 in", "24 x 48 in"], undefined, 0.5),
      choice("Mounting", ["Adhesive", "Bolt-on", "Clamp-on"])
    ],
    fits: { universal: 1 },
    price: 42,
    sigma: 0.45,
    pounds: 1.5,
    inches: 24,
    share: 8,
    about: "Turns radiant heat away from floor, starter and fuel line. Leave half an inch of air behind it.",
    keywords: "barrier"
  }
]
