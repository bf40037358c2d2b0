import { choice, finish, pack, relabel, size, steps, withAllValues, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const armsAndChassis: ReadonlyArray<ProductType> = [
  {
    slug: "control-arm",
    name: "Control Arm",
    plural: "Control Arms",
    subcategory: "control-arms",
    drawing: "control-arm",
    axes: [
      withAllValues(choice("Arm", { Upper: "upper", Lower: "lower" }, "type", { Lower: 1.25 })),
      withAllValues(choice("Side", { Left: "L", Right: "R" }, "side")),
      finish({ Raw: "raw", Black: "black" })
    ],
    fits: { vehicle: 3, raceType: 2 },
    disciplines: ["oval", "road"],
    price: 148,
    sigma: 0.45,
    pounds: 11,
    inches: 22,
    share: 9.3,
    about: "Tubular, with bushings and ball joint fitted. Revised geometry gains camber in bump, where the stock arm loses it.",
    keywords: "a-arms tubular"
  },
  {
    slug: "ball-joint",
    name: "Ball Joint",
    plural: "Ball Joints",
    subcategory: "ball-joints",
    drawing: "ball-joint",
    axes: [
      withAllValues(choice("Position", ["Upper", "Lower"])),
      choice("Style", { "Bolt-on": "bolt-on", "Screw-in": "screw-in", "Press-in": "press-in" }, "style"),
      relabel(size("Stud", [0, 0.5, 1], "in longer", "stud", 0.05), { "0 in longer": "Stock length" })
    ],
    fits: { vehicle: 3, raceType: 1 },
    disciplines: ["oval"],
    price: 42,
    sigma: 0.45,
    pounds: 3,
    inches: 6,
    share: 13.4,
    about: "A longer stud raises the roll center. Race joints come apart for cleaning and can be set to a drag.",
    keywords: "balljoint"
  },
  {
    slug: "tie-rod-end",
    name: "Tie Rod End",
    plural: "Tie Rod Ends",
    subcategory: "ball-joints",
    drawing: "tie-rod-end",
    axes: [
      withAllValues(choice("Position", { Inner: "inner", Outer: "outer" }, "position")),
      withAllValues(choice("Side", { Left: "L", Right: "R" }, "side"))
    ],
    fits: { vehicle: 1 },
    price: 32,
    sigma: 0.4,
    pounds: 2,
    inches: 9,
    share: 10.7,
    about: "Count the turns when the old one comes off, and have the toe set afterward.",
    keywords: "steering linkage"
  },
  {
    slug: "torsion-bar",
    name: "Torsion Bar",
    plural: "Torsion Bars",
    subcategory: "torsion-bars",
    drawing: "torsion-bar",
    axes: [
      size("Rate", steps(850, 1200, 25), "", "rate", 0),
      choice("Bar", ["Solid", "Hollow"], undefined, { Hollow: 1.5 }),
      choice("Finish", { Black: "black", Raw: "raw" }, "finish")
    ],
    fits: { raceType: 4, vehicle: 1 },
    disciplines: ["oval"],
    price: 119,
    sigma: 0.35,
    pounds: 8,
    inches: 32,
    share: 4.8,
    about: "The number is the bar's diameter in thousandths: 1,000 is one inch. Never bend or clamp the ground part.",
    keywords: "sprint torsion"
  },
  {
    slug: "sway-bar",
    name: "Sway Bar",
    plural: "Sway Bars",
    subcategory: "sway-bars",
    drawing: "sway-bar",
    axes: [
      size("Diameter", [0.75, 0.875, 1, 1.125, 1.25, 1.375], "in", "dia", 0.05),
      withAllValues(choice("Position", { Front: "front", Rear: "rear" }, "position")),
      choice("Finish", { Gray: "grey", Black: "black" }, "finish")
    ],
    fits: { vehicle: 1 },
    price: 198,
    sigma: 0.4,
    pounds: 18,
    inches: 46,
    share: 5.9,
    about: "Stiffness grows with the fourth power of the diameter: an eighth of an inch is half as much again. With bushings and links.",
    keywords: "anti-roll stabilizer bar"
  },
  {
    slug: "sway-bar-link",
    name: "Sway Bar Link Kit",
    plural: "Sway Bar Links",
    subcategory: "sway-bars",
    drawing: "sway-bar-link",
    axes: [
      choice("Bushings", { Rubber: "rubber", Polyurethane: "polyurethane", "Rod end": "rod-end" }, "bushing", {
        Polyurethane: 1.2,
        "Rod end": 2.4
      }),
      withAllValues(choice("Position", ["Front", "Rear"]))
    ],
    fits: { vehicle: 1 },
    price: 34,
    sigma: 0.4,
    pounds: 2,
    inches: 12,
    share: 8.9,
    about: "A pair. The link should stand square to the bar at ride height.",
    keywords: "end links"
  },
  {
    slug: "bushing-kit",
    name: "Suspension Bushing Kit",
    plural: "Bushing Kits",
    subcategory: "control-arms",
    drawing: "bushing-kit",
    axes: [
      choice("Material", { Rubber: "rubber", Polyurethane: "polyurethane" }, "material", { Polyurethane: 1.3 }),
      choice("Set", { Front: "front", Rear: "rear", Complete: "complete" }, "set", { Complete: 1.8 })
    ],
    fits: { vehicle: 1 },
    price: 84,
    sigma: 0.45,
    pounds: 5,
    inches: 12,
    share: 7.6,
    about: "Polyurethane needs the grease that comes with it, or it will talk to you over every bump.",
    keywords: "poly bushings"
  },
  {
    slug: "rod-end",
    name: "Rod End",
    plural: "Rod Ends",
    subcategory: "rod-ends",
    drawing: "rod-end",
    axes: [
      choice("Size", { "3/8 in": "3/8", "7/16 in": "7/16", "1/2 in": "1/2", "5/8 in": "5/8", "3/4 in": "3/4" }, "size", {
        "5/8 in": 1.2,
        "3/4 in": 1.5
      }),
      choice("Shank", { Male: "male", Female: "female" }, "shank"),
      choice("Thread", ["Right", "Left"]),
      choice("Lining", ["Metal", "PTFE"], undefined, { PTFE: 1.7 })
    ],
    fits: { universal: 1 },
    price: 14,
    sigma: 0.55,
    pounds: 0.4,
    inches: 4,
    share: 32.4,
    about: "A left and a right thread on one tube make the length adjustable on the car. Lined ends stay quiet longer.",
    keywords: "heim joint"
  },
  {
    slug: "radius-rod",
    name: "Radius Rod",
    plural: "Radius Rods",
    subcategory: "rod-ends",
    drawing: "radius-rod",
    axes: [
      size("Length", steps(8, 26, 2), "in", "length", 0.02),
      choice("Material", { Steel: "steel", Aluminum: "aluminum" }, "material", { Aluminum: 1.2 }),
      choice("Thread", ["5/8 in", "3/4 in"])
    ],
    fits: { universal: 2, raceType: 2 },
    disciplines: ["oval", "drag"],
    price: 29,
    sigma: 0.4,
    pounds: 2,
    inches: 24,
    share: 11.3,
    about: "Swedged tube, threaded right on one end and left on the other.",
    keywords: "swedge tube link bar"
  },
  {
    slug: "weld-tab",
    name: "Weld-On Bracket",
    plural: "Brackets & Tabs",
    subcategory: "brackets-and-tabs",
    drawing: "bracket",
    axes: [
      choice("Holes", { "One hole": 1, "Two holes": 2, "Three holes": 3 }, "holes", { "Two holes": 1.1, "Three holes": 1.25 }),
      written("Thickness", ["1/8 in", "3/16 in", "1/4 in"]),
      pack([1, 5, 20])
    ],
    drawn: { finish: "raw" },
    fits: { universal: 1 },
    price: 6,
    sigma: 0.5,
    pounds: 0.3,
    inches: 5,
    share: 23.4,
    about: "Laser cut from mild steel, deburred and ready to weld.",
    keywords: "tabs mild steel"
  },
  {
    slug: "subframe-connector",
    name: "Subframe Connector Set",
    plural: "Subframe Connectors",
    subcategory: "chassis-and-roll-cages",
    drawing: "subframe-connector",
    axes: [
      finish({ Raw: "raw", Black: "black" }),
      choice("Mounting", { "Weld-in": "weld-in", "Bolt-in": "bolt-in" }, "mounting", { "Bolt-in": 1.3 })
    ],
    fits: { vehicle: 1 },
    price: 198,
    sigma: 0.35,
    pounds: 32,
    inches: 54,
    share: 2,
    about: "Ties the front and rear rails of a unibody together. Fit them with the car on its wheels.",
    keywords: "frame"
  },
  {
    slug: "roll-cage",
    name: "Roll Cage Kit",
    plural: "Roll Cages",
    subcategory: "chassis-and-roll-cages",
    drawing: "roll-cage",
    axes: [
      choice("Points", { "6-point": 6, "8-point": 8, "10-point": 10, "12-point": 12 }, "points", {
        "8-point": 1.2,
        "10-point": 1.5,
        "12-point": 1.9
      }),
      choice("Tube", ["Mild steel", "Chromoly"], undefined, { Chromoly: 1.8 })
    ],
    drawn: { finish: "raw" },
    fits: { vehicle: 3, raceType: 1 },
    disciplines: ["drag", "road", "oval", "rally"],
    price: 419,
    sigma: 0.4,
    pounds: 120,
    inches: 70,
    share: 1.3,
    about: "Bent and notched, ready to fit and weld. Tube size and wall are decided by the car's weight: read your rule book first.",
    keywords: "rollbar cage"
  },
  {
    slug: "conversion-spindle-set",
    name: "Disc Brake Spindle Set",
    plural: "Disc Brake Spindles",
    subcategory: "control-arms",
    drawing: "spindle",
    axes: [
      choice("Ride height", { Stock: "stock", "2 in drop": "2in" }, "drop", { "2 in drop": 1.15 }),
      choice("Finish", { Raw: "raw", Black: "black" }, "finish")
    ],
    fits: { vehicle: 1 },
    price: 219,
    sigma: 0.3,
    pounds: 22,
    inches: 16,
    share: 0,
    about: "A pair that carries a disc brake where the drum spindle cannot. Have the front aligned afterward.",
    keywords: "spindles knuckle drop spindle mangueta muñon"
  }
]
