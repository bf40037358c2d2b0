import { choice, finish, size, withAllValues, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const exteriorTrim: ReadonlyArray<ProductType> = [
  {
    slug: "front-bumper",
    name: "Bumper",
    plural: "Bumpers",
    subcategory: "bumpers-and-grilles",
    drawing: "bumper",
    axes: [
      choice("Style", { Chrome: "chrome", "Tube, raw": "tube", "Tube, black": "tube" }, "style", { Chrome: 1.6 }),
      choice("Position", ["Front", "Rear"])
    ],
    fits: { vehicle: 3, raceType: 1 },
    disciplines: ["oval", "derby"],
    price: 189,
    sigma: 0.5,
    pounds: 32,
    inches: 72,
    share: 5.2,
    about: "Show chrome over new steel, or bent tube for the track. Bolts are not included.",
    keywords: "bumpers chrome"
  },
  {
    slug: "grille",
    name: "Grille",
    plural: "Grilles",
    subcategory: "bumpers-and-grilles",
    drawing: "grille",
    axes: [
      choice("Finish", { Black: "black", Silver: "raw", Chrome: "chrome" }, "finish", { Chrome: 1.3 }),
      choice("Style", { Original: "bars", Billet: "billet", Mesh: "egg-crate" }, "style", { Billet: 1.4 })
    ],
    fits: { vehicle: 1 },
    price: 148,
    sigma: 0.4,
    pounds: 6,
    inches: 60,
    share: 5,
    about: "Molded from an original, with the emblem holes left closed.",
    keywords: "grill"
  },
  {
    slug: "mirror",
    name: "Mirror",
    plural: "Mirrors",
    subcategory: "mirrors-and-glass",
    drawing: "mirror",
    axes: [
      choice("Style", { Door: "door", Race: "race" }, "style"),
      choice("Finish", { Chrome: "chrome", Black: "black" }, "finish"),
      withAllValues(choice("Side", ["Left", "Right"]))
    ],
    fits: { universal: 2, vehicle: 2 },
    price: 42,
    sigma: 0.45,
    pounds: 2,
    inches: 10,
    share: 12,
    about: "Convex glass on the right side shows the lane you cannot see.",
    keywords: "mirrors"
  },
  {
    slug: "windshield",
    name: "Polycarbonate Windshield",
    plural: "Windshields",
    subcategory: "mirrors-and-glass",
    drawing: "glass",
    axes: [
      written("Thickness", ["1/8 in", "3/16 in", "1/4 in"], undefined, 0.15),
      choice("Coating", ["None", "Hard coat"], undefined, { "Hard coat": 1.5 })
    ],
    fits: { vehicle: 2, raceType: 1 },
    disciplines: ["oval", "drag", "road"],
    price: 198,
    sigma: 0.4,
    pounds: 9,
    inches: 58,
    share: 2.6,
    about: "Clean it with water and a soft cloth only. Support it with straps inside at speed.",
    keywords: "lexan glass"
  },
  {
    slug: "weatherstrip",
    name: "Weatherstrip Kit",
    plural: "Weatherstripping",
    subcategory: "mirrors-and-glass",
    drawing: "weatherstrip",
    axes: [choice("Kit", { Doors: "doors", Trunk: "trunk", Complete: "complete" }, "kit", { Complete: 3 })],
    fits: { vehicle: 1 },
    price: 68,
    sigma: 0.45,
    pounds: 4,
    inches: 20,
    share: 8.4,
    about: "Dense rubber with molded corners. Let it lie in the sun for an hour before you fit it.",
    keywords: "door seals rubber"
  },
  {
    slug: "headlight",
    name: "Headlight",
    plural: "Headlights",
    subcategory: "lighting",
    drawing: "head-light",
    axes: [
      size("Diameter", [5.75, 7], "in", "dia", 0.1),
      choice("Lens", { Halogen: "sealed", LED: "led" }, "lens", { LED: 3 }),
      choice("Ring", { Chrome: "chrome", Black: "black" }, "ring")
    ],
    fits: { vehicle: 3, universal: 2 },
    price: 48,
    sigma: 0.5,
    pounds: 3,
    inches: 9,
    share: 15,
    about: "LED lamps draw a fifth of the current; an old flasher may need a resistor to see them.",
    keywords: "head lights lamps"
  },
  {
    slug: "tail-light",
    name: "Tail Light",
    plural: "Tail Lights",
    subcategory: "lighting",
    drawing: "tail-light",
    axes: [
      choice("Bulb", { Incandescent: "incandescent", LED: "led" }, "bulb", { LED: 2 }),
      choice("Side", { Left: "L", Right: "R", Pair: "pair" }, "side", { Pair: 1.9 })
    ],
    fits: { vehicle: 1 },
    price: 58,
    sigma: 0.4,
    pounds: 3,
    inches: 18,
    share: 8,
    about: "New lens, housing and gasket, so that the trunk stays dry.",
    keywords: "taillights lens"
  },
  {
    slug: "sprint-wing",
    name: "Sprint Car Wing",
    plural: "Sprint Car Wings",
    subcategory: "wings",
    drawing: "wing",
    drawn: { style: "sprint" },
    axes: [
      choice("Wing", ["Top 5 x 5 ft", "Nose 2 x 3 ft"], undefined, { "Nose 2 x 3 ft": 0.45 }),
      choice("Color", { White: "white", Black: "black", Red: "red", Blue: "blue", Yellow: "yellow" }, "colour")
    ],
    fits: { raceType: 1 },
    disciplines: ["oval"],
    price: 749,
    sigma: 0.3,
    pounds: 32,
    inches: 64,
    share: 1.3,
    about: "Dished center foil with side boards. The slider's travel is the driver's balance lever.",
    keywords: "top wing"
  },
  {
    slug: "gt-wing",
    name: "Road Race Wing",
    plural: "Road Race Wings",
    subcategory: "wings",
    drawing: "wing",
    drawn: { style: "gt" },
    axes: [
      size("Span", [57, 61, 67, 71], "in"),
      choice("Material", ["Aluminum", "Carbon fiber"], undefined, { "Carbon fiber": 2.2 }),
      finish({ Black: "black", Raw: "silver" }, "colour")
    ],
    fits: { universal: 2, vehicle: 1 },
    price: 489,
    sigma: 0.4,
    pounds: 14,
    inches: 72,
    share: 2,
    about: "Adjustable from 0 to 12 degrees. Without a splitter in front it only makes the car push.",
    keywords: "rear wing time attack"
  }
]
