import { choice, type Drawn, facetAxis, finish, size, withAllValues } from "../axis.ts"
import { padOfCaliperDrawn } from "../padShapes.ts"
import type { ProductType } from "../ProductType.ts"

/** Returns the drawing option for the bolt circle of a rotor. The drawing has five holes unless the bolt circle states another number. */
const boltCircleDrawn = (circle: string): Drawn => ({ circle: Number.parseFloat(circle), bolts: circle.includes("8-bolt") ? 8 : 5 })

export const brakes: ReadonlyArray<ProductType> = [
  {
    slug: "brake-rotor",
    name: "Brake Rotor",
    plural: "Brake Rotors",
    subcategory: "rotors",
    drawing: "brake-rotor",
    axes: [
      size("Diameter", [10.5, 11, 11.75, 12, 12.19, 13, 14], "in", "dia"),
      choice("Surface", { Plain: "plain", Drilled: "drilled", Slotted: "slotted", "Drilled and slotted": "drilled-slotted" }, "style", {
        Drilled: 1.2,
        Slotted: 1.2,
        "Drilled and slotted": 1.35
      }),
      withAllValues(choice("Side", { Left: "L", Right: "R" }, "direction")),
      facetAxis("Bolt Circle", boltCircleDrawn)
    ],
    drawn: { bolts: 5, circle: 4.75 },
    fits: { vehicle: 3, universal: 2 },
    price: 89,
    sigma: 0.5,
    pounds: 19,
    inches: 14,
    share: 14.7,
    about: "Curved vanes pump air only when they turn the right way, so the sides differ. Clean the oil film off before the pads touch it.",
    keywords: "disc rotors brake disc"
  },
  {
    slug: "brake-caliper",
    name: "Brake Caliper",
    plural: "Brake Calipers",
    subcategory: "calipers",
    drawing: "brake-caliper",
    axes: [
      choice("Pistons", { "Two-piston": 2, "Four-piston": 4, "Six-piston": 6 }, "pistons", { "Four-piston": 1.3, "Six-piston": 1.8 }),
      choice("Finish", { Black: "black", Raw: "raw", Red: "red", Nickel: "nickel" }, "finish", { Nickel: 1.15 }),
      withAllValues(choice("Side", { Left: "L", Right: "R" }, "side"))
    ],
    fits: { vehicle: 3, universal: 1 },
    price: 148,
    sigma: 0.5,
    pounds: 7,
    inches: 11,
    share: 8.5,
    about: "Forged body with dust seals for the road. Total piston area must suit the master cylinder, or the pedal will not.",
    keywords: "calipers disc"
  },
  {
    slug: "brake-pad-set",
    name: "Brake Pad Set",
    plural: "Brake Pads",
    subcategory: "pads",
    drawing: "brake-pads",
    axes: [
      choice(
        "Compound",
        { Organic: 1, "Semi-metallic": 2, Ceramic: 3, "Street and track": 4, "Race, medium": 5, "Race, high friction": 6 },
        "compound",
        { Ceramic: 1.2, "Street and track": 1.5, "Race, medium": 1.8, "Race, high friction": 2 }
      ),
      facetAxis("Caliper", padOfCaliperDrawn)
    ],
    fits: { vehicle: 3, universal: 2 },
    price: 74,
    sigma: 0.4,
    pounds: 4,
    inches: 8,
    share: 16.1,
    about: "A race compound bites only when it is hot, and a street compound fades when it is. Bed them in with ten stops.",
    keywords: "pads disc"
  },
  {
    slug: "brake-shoe-set",
    name: "Brake Shoe Set",
    plural: "Brake Shoes",
    subcategory: "pads",
    drawing: "brake-shoes",
    axes: [size("Drum", [9, 9.5, 10, 11], "in", "dia"), size("Width", [2, 2.25, 2.5], "in", "width")],
    fits: { vehicle: 1 },
    price: 38,
    sigma: 0.35,
    pounds: 6,
    inches: 12,
    share: 7,
    about: "Bonded lining. Arc them to the drum or let them wear in gently for a hundred miles.",
    keywords: "drum brakes"
  },
  {
    slug: "master-cylinder",
    name: "Master Cylinder",
    plural: "Master Cylinders",
    subcategory: "master-cylinders",
    drawing: "master-cylinder",
    axes: [
      choice("Bore", { "3/4 in": "3/4", "7/8 in": "7/8", "1 in": "1", "1-1/8 in": "1 1/8" }, "bore"),
      choice("Reservoir", { Tandem: "tandem", Single: "single" }, "reservoir", { Single: 0.7 }),
      finish({ Raw: "raw", Black: "black", Polished: "polished" })
    ],
    fits: { vehicle: 3, raceType: 1 },
    disciplines: ["oval", "road", "drag"],
    price: 98,
    sigma: 0.45,
    pounds: 6,
    inches: 11,
    share: 7.9,
    about: "A smaller bore gives more pressure and a longer pedal. Bleed it on the bench first.",
    keywords: "brake master"
  },
  {
    slug: "brake-booster",
    name: "Brake Booster",
    plural: "Brake Boosters",
    subcategory: "master-cylinders",
    drawing: "brake-booster",
    axes: [
      choice("Diaphragm", { "7 in dual": 7, "8 in dual": 8, "9 in single": 9, "11 in single": 11 }, "dia"),
      choice("Finish", { Black: "black", Chrome: "chrome", "Gold zinc": "gold" }, "finish", { Chrome: 1.25 })
    ],
    fits: { vehicle: 1 },
    price: 159,
    sigma: 0.35,
    pounds: 12,
    inches: 13,
    share: 2.7,
    about: "Needs eighteen inches of vacuum: a wild camshaft may not give it at idle.",
    keywords: "power brakes"
  },
  {
    slug: "proportioning-valve",
    name: "Proportioning Valve",
    plural: "Proportioning Valves",
    subcategory: "brake-lines",
    drawing: "proportioning-valve",
    axes: [
      choice("Type", { Knob: "knob", Lever: "lever", Combination: "combination" }, "type", { Combination: 1.4 }),
      finish({ Black: "black", Raw: "raw" })
    ],
    fits: { universal: 1 },
    price: 58,
    sigma: 0.35,
    pounds: 1,
    inches: 5,
    share: 5.7,
    about: "Only ever in the rear line. Adjust it so that the fronts lock first on the worst surface you drive.",
    keywords: "brake bias"
  },
  {
    slug: "pedal-assembly",
    name: "Pedal Assembly",
    plural: "Pedal Assemblies",
    subcategory: "pedals",
    drawing: "pedal",
    axes: [
      choice("Mount", { Floor: "floor", Swing: "swing" }, "mount"),
      choice("Pedals", ["Brake pedal", "Brake and clutch", "Three pedals"], undefined, { "Brake and clutch": 1.5, "Three pedals": 1.9 }),
      finish({ Raw: "raw", Black: "black" })
    ],
    fits: { universal: 2, raceType: 2, vehicle: 1 },
    disciplines: ["oval", "road", "drag"],
    price: 189,
    sigma: 0.45,
    pounds: 8,
    inches: 16,
    share: 3.9,
    about: "With a balance bar for two master cylinders. A 6 to 1 ratio suits most manual systems.",
    keywords: "pedals balance bar"
  },
  {
    slug: "brake-hose-kit",
    name: "Stainless Brake Hose Kit",
    plural: "Brake Hoses",
    subcategory: "brake-lines",
    drawing: "brake-line",
    drawn: { style: "braided" },
    axes: [
      choice("End", { Straight: "straight", Banjo: "banjo" }, "end"),
      choice("Set", { Front: "front", Rear: "rear", "Front and rear": "both" }, "set", { "Front and rear": 1.6 })
    ],
    fits: { vehicle: 1 },
    price: 84,
    sigma: 0.4,
    pounds: 1.5,
    inches: 12,
    share: 7.6,
    about: "PTFE lined, so the pedal does not swell away with heat. Check the full travel of steering and suspension.",
    keywords: "braided lines"
  },
  {
    slug: "brake-line-kit",
    name: "Hard Brake Line Kit",
    plural: "Hard Brake Lines",
    subcategory: "brake-lines",
    drawing: "brake-line",
    drawn: { style: "hard" },
    axes: [
      choice("Material", { "Coated steel": "coated", "Stainless steel": "stainless", "Nickel copper": "nickel" }, "material", {
        "Stainless steel": 1.3,
        "Nickel copper": 1.2
      }),
      choice("Brakes", ["Disc front", "Drum front"])
    ],
    fits: { vehicle: 3, universal: 1 },
    price: 98,
    sigma: 0.4,
    pounds: 4,
    inches: 48,
    share: 4.4,
    about: "Bent to the factory's path with double flares and armor. Nickel copper bends by hand and does not rust.",
    keywords: "hard lines"
  },
  {
    slug: "brake-drum",
    name: "Brake Drum",
    plural: "Brake Drums",
    subcategory: "drums",
    drawing: "brake-drum",
    axes: [
      size("Drum", [9, 9.5, 10, 11], "in", "dia"),
      size("Width", [2, 2.25, 2.5], "in", "width"),
      choice("Barrel", { Plain: "no", Finned: "yes" }, "fins", { Finned: 1.35 })
    ],
    fits: { vehicle: 1 },
    price: 64,
    sigma: 0.35,
    pounds: 16,
    inches: 13,
    share: 0,
    about: "Sold each. The largest diameter to which it may be turned is cast into its face. Wash the oil off before the shoes touch it.",
    keywords: "drums rear drum tambor de freno"
  },
  {
    slug: "wheel-cylinder",
    name: "Wheel Cylinder",
    plural: "Wheel Cylinders",
    subcategory: "drums",
    drawing: "wheel-cylinder",
    axes: [
      choice("Cylinder bore", { "3/4 in": "3/4", "7/8 in": "7/8", "15/16 in": "15/16", "1 in": "1" }, "bore"),
      withAllValues(choice("Side", { Left: "raw", Right: "raw" }, "finish"))
    ],
    fits: { vehicle: 1 },
    price: 19,
    sigma: 0.3,
    pounds: 1,
    inches: 5,
    share: 0,
    about: "New shoes push an old piston into rust, and it leaks: replace both sides. A smaller bore brakes less at the same pressure.",
    keywords: "drum brake cylinder cilindro de rueda"
  },
  {
    slug: "caliper-bracket-kit",
    name: "Caliper Bracket Kit",
    plural: "Caliper Brackets",
    subcategory: "calipers",
    drawing: "caliper-bracket",
    axes: [
      choice("Rotor diameter", ["11 in", "12 in", "13 in"], undefined, { "12 in": 1.1, "13 in": 1.2 }),
      choice("Finish", { Raw: "raw", Black: "black", "Gold zinc": "zinc" }, "finish")
    ],
    fits: { vehicle: 1 },
    price: 89,
    sigma: 0.35,
    pounds: 7,
    inches: 12,
    share: 0,
    about: "A pair with bolts and shims, to put discs where drums were. Center the caliper over the rotor with the shims.",
    keywords: "caliper mount disc conversion bracket soporte de caliper mordaza"
  }
]
