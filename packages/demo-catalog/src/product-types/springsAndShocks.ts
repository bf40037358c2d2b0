import { choice, size, steps, withAllValues } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const springsAndShocks: ReadonlyArray<ProductType> = [
  {
    slug: "shock",
    name: "Shock Absorber",
    plural: "Shocks",
    subcategory: "shocks",
    drawing: "street-shock",
    axes: [
      withAllValues(choice("Position", ["Front", "Rear"])),
      choice("Body", { Steel: "steel", Aluminum: "alum", Black: "black" }, "body", { Aluminum: 1.7 }),
      choice("Charge", { "Twin tube": "twin", Gas: "gas" }, "charge", { Gas: 1.2 })
    ],
    fits: { vehicle: 1 },
    price: 74,
    sigma: 0.45,
    pounds: 5,
    inches: 20,
    share: 12.1,
    about: "Valved for the car's own spring rates. Change them in pairs and torque the bushings at ride height.",
    keywords: "shocks dampers struts"
  },
  {
    slug: "circle-track-shock",
    name: "Circle Track Shock",
    plural: "Circle Track Shocks",
    subcategory: "shocks",
    drawing: "shock",
    axes: [
      size("Stroke", steps(5, 9, 1), "in", "stroke", 0.02),
      size("Compression", steps(2, 9, 1), "", "compression", 0),
      size("Rebound", steps(2, 9, 1), "", "rebound", 0),
      choice("Body", { Steel: "steel", Aluminum: "alum" }, "body", { Aluminum: 1.7 })
    ],
    fits: { raceType: 1 },
    disciplines: ["oval"],
    price: 129,
    sigma: 0.5,
    pounds: 5,
    inches: 20,
    share: 11.4,
    about: "The two digits of the valving code are compression and rebound. Keep a spare of each corner in the trailer.",
    keywords: "race shocks"
  },
  {
    slug: "coil-over-kit",
    name: "Coil-Over Kit",
    plural: "Coil-Overs",
    subcategory: "shocks",
    drawing: "coil-over",
    axes: [
      size("Stroke", [5, 6, 7], "in", "stroke"),
      choice("Body", { Aluminum: "alum", Steel: "steel" }, "body", { Steel: 0.8 }),
      choice("Spring color", { Black: "black", Silver: "silver", Red: "red", Blue: "blue" }, "colour")
    ],
    drawn: { coils: 8 },
    fits: { vehicle: 3, universal: 1, raceType: 1 },
    disciplines: ["oval", "drag", "road"],
    price: 689,
    sigma: 0.45,
    pounds: 28,
    inches: 24,
    share: 3.9,
    about: "Ride height by the thread, damping by the knob. Set the height first, then have the corner weights checked.",
    keywords: "coilovers"
  },
  {
    slug: "race-coil-spring",
    name: "Race Coil Spring",
    plural: "Race Coil Springs",
    subcategory: "springs",
    drawing: "coil-spring",
    axes: [
      size("Outside diameter", [2.5, 5, 5.5], "in", "od", 0.04),
      size("Height", [8, 9.5, 10, 11, 12, 13, 14, 16], "in", "height", 0.02),
      size("Rate", steps(75, 1400, 25), "lb/in", "rate", 0.001)
    ],
    drawn: { colour: "black" },
    fits: { universal: 3, raceType: 2 },
    disciplines: ["oval", "road", "drag"],
    price: 62,
    sigma: 0.25,
    pounds: 6,
    inches: 16,
    share: 22,
    about: "Rated on a tester and marked with the result. The rate at the wheel is the spring's times the motion ratio squared.",
    keywords: "springs coil"
  },
  {
    slug: "lowering-spring-set",
    name: "Coil Spring Set",
    plural: "Coil Springs",
    subcategory: "springs",
    drawing: "lowering-springs",
    axes: [
      choice("Drop", { "Stock height": 0, "1 in": 1, "2 in": 2, "3 in": 3 }, "drop"),
      withAllValues(choice("Position", { Front: "pair", Rear: "pair", "Front and rear": "four" }, "set", { "Front and rear": 1.9 })),
      choice("Color", { Black: "black", Red: "red", Silver: "silver" }, "colour")
    ],
    fits: { vehicle: 1 },
    price: 119,
    sigma: 0.4,
    pounds: 22,
    inches: 18,
    share: 7.1,
    about: "Wound from chrome silicon wire that does not sag. More than two inches needs shorter shocks and an alignment.",
    keywords: "lowering springs"
  },
  {
    slug: "leaf-spring",
    name: "Leaf Spring",
    plural: "Leaf Springs",
    subcategory: "springs",
    drawing: "leaf-spring",
    axes: [
      size("Leaves", [1, 3, 4, 5, 6], "", "leaves", 0.12),
      size("Arch", [4, 5, 6, 7], "in", "arch", 0.01),
      choice("Finish", { Gray: "grey", Black: "black" }, "finish")
    ],
    drawn: { length: 52 },
    fits: { vehicle: 3, raceType: 1 },
    disciplines: ["oval", "drag"],
    price: 148,
    sigma: 0.45,
    pounds: 36,
    inches: 56,
    share: 3.6,
    about: "Replace the eye bushings and the U-bolts with it. Arch is measured unloaded.",
    keywords: "leafs mono leaf"
  }
]
