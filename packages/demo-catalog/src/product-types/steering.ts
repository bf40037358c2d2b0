import { choice, finish, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const steering: ReadonlyArray<ProductType> = [
  {
    slug: "steering-box",
    name: "Steering Box",
    plural: "Steering Boxes",
    subcategory: "steering-boxes-and-racks",
    drawing: "steering-box",
    drawn: { finish: "black" },
    axes: [
      choice("Type", { Manual: "manual", Power: "power" }, "type", { Power: 1.4 }),
      choice("Ratio", { "12 : 1": "12:1", "14 : 1": "14:1", "16 : 1": "16:1" }, "ratio")
    ],
    fits: { vehicle: 3, raceType: 1 },
    disciplines: ["oval"],
    price: 329,
    sigma: 0.35,
    pounds: 26,
    inches: 14,
    share: 3.2,
    coreCharge: 7500,
    about: "Rebuilt on new bearings with the lash set on the bench. Flush the pump before you connect it.",
    keywords: "gear box"
  },
  {
    slug: "steering-rack",
    name: "Steering Rack",
    plural: "Steering Racks",
    subcategory: "steering-boxes-and-racks",
    drawing: "steering-rack",
    axes: [
      choice("Type", { Manual: "manual", Power: "power" }, "type", { Power: 1.4 }),
      finish({ Raw: "raw", Black: "black" }),
      choice("Travel", ["4.5 in", "5.0 in", "6.25 in"])
    ],
    fits: { vehicle: 2, raceType: 1 },
    disciplines: ["oval", "drag", "road"],
    price: 269,
    sigma: 0.4,
    pounds: 20,
    inches: 48,
    share: 2.6,
    about: "Mount it level with the control arm pivots, or the toe changes over every bump.",
    keywords: "rack and pinion"
  },
  {
    slug: "steering-wheel",
    name: "Steering Wheel",
    plural: "Steering Wheels",
    subcategory: "steering-wheels",
    drawing: "steering-wheel",
    axes: [
      size("Diameter", [13, 14, 15, 16, 17], "in", "dia", 0.01),
      choice("Grip", { Black: "black", Suede: "suede", Red: "red", Blue: "blue" }, "grip", { Suede: 1.3 }),
      choice("Spokes", { "Two-spoke": 2, "Three-spoke": 3, "Four-spoke": 4 }, "spokes")
    ],
    fits: { universal: 1 },
    price: 89,
    sigma: 0.5,
    pounds: 4,
    inches: 17,
    share: 6.4,
    about: "Three-bolt pattern for most hubs and quick releases. A smaller wheel is quicker and heavier.",
    keywords: "wheels"
  },
  {
    slug: "quick-release",
    name: "Steering Wheel Quick Release",
    plural: "Quick Releases",
    subcategory: "quick-releases",
    drawing: "quick-release",
    axes: [
      choice("Collar", { Black: "black", Blue: "blue", Red: "red" }, "collar"),
      choice("Shaft", ["3/4 in hex", "Splined"], undefined, { Splined: 1.5 }),
      choice("Rating", ["Standard", "SFI 42.1"], undefined, { "SFI 42.1": 1.8 })
    ],
    fits: { universal: 1 },
    price: 84,
    sigma: 0.45,
    pounds: 1.5,
    inches: 5,
    share: 4.7,
    about: "Pull on the wheel before every start. Splined releases have no free play.",
    keywords: "hub disconnect"
  },
  {
    slug: "steering-column",
    name: "Steering Column",
    plural: "Steering Columns",
    subcategory: "steering-columns",
    drawing: "steering-column",
    axes: [
      size("Length", [28, 30, 32, 33], "in"),
      choice("Type", ["Fixed", "Tilt", "Tilt with shifter"], undefined, { Tilt: 1.8, "Tilt with shifter": 2.1 }),
      choice("Finish", ["Raw steel", "Black", "Chrome"], undefined, { Chrome: 1.3 })
    ],
    fits: { universal: 2, vehicle: 2 },
    price: 219,
    sigma: 0.4,
    pounds: 14,
    inches: 36,
    share: 2,
    about: "Self-cancelling signals and a 1 in. double-D lower shaft.",
    keywords: "tilt column"
  },
  {
    slug: "steering-u-joint",
    name: "Steering U-Joint",
    plural: "Steering U-Joints",
    subcategory: "steering-columns",
    drawing: "steering-joint",
    axes: [
      written("Shaft", ["3/4 in round", "3/4 in-36", "1 in double-D", "3/4 in double-D"], ["shaft", ["round", "spline", "dd", "dd"]]),
      choice("Material", { Steel: "steel", "Stainless steel": "stainless" }, "material", { "Stainless steel": 1.5 })
    ],
    fits: { universal: 1 },
    price: 58,
    sigma: 0.35,
    pounds: 1,
    inches: 4,
    share: 4.5,
    about: "Never more than 35 degrees at one joint. Two joints are set in phase, three need a support bearing.",
    keywords: "steering shaft"
  },
  {
    slug: "tie-rod-sleeve",
    name: "Tie Rod Sleeve",
    plural: "Tie Rod Sleeves",
    subcategory: "steering-boxes-and-racks",
    drawing: "tie-rod-sleeve",
    axes: [choice("Material", { Steel: "steel", "Billet aluminum": "aluminum" }, "material", { "Billet aluminum": 2.2 })],
    fits: { vehicle: 1 },
    price: 18,
    sigma: 0.3,
    pounds: 1,
    inches: 8,
    share: 0,
    about: "One end has a left thread: turn the sleeve to set the toe, then tighten both clamps clear of the frame.",
    keywords: "adjusting sleeve adjuster toe manga ajustadora de direccion"
  }
]
