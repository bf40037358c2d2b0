import { choice, pack, size } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

const paints = {
  White: "white",
  Black: "black",
  Gray: "grey",
  Silver: "silver",
  Red: "red",
  Orange: "orange",
  Yellow: "yellow",
  Blue: "blue"
}

export const bodyPanels: ReadonlyArray<ProductType> = [
  {
    slug: "race-body-panel",
    name: "Race Body Panel",
    plural: "Race Body Panels",
    subcategory: "race-body-panels",
    drawing: "race-panel",
    axes: [
      choice("Panel", { Hood: "hood", Door: "door", Fender: "fender" }, "panel"),
      choice("Material", ["Aluminum", "Plastic", "Fiberglass"], undefined, { Fiberglass: 1.3, Plastic: 0.9 }),
      choice("Color", paints, "colour")
    ],
    fits: { raceType: 3, vehicle: 1 },
    disciplines: ["oval"],
    price: 119,
    sigma: 0.5,
    pounds: 9,
    inches: 58,
    share: 17.5,
    about: "Pre-painted on both sides with a film that peels off after assembly. Brake the edges over wood.",
    keywords: "sheet metal body kit"
  },
  {
    slug: "body-kit",
    name: "Complete Body Kit",
    plural: "Body Kits",
    subcategory: "race-body-panels",
    drawing: "body-kit",
    axes: [choice("Material", ["Aluminum", "Fiberglass"], undefined, { Fiberglass: 1.2 }), choice("Color", paints, "colour")],
    fits: { raceType: 1 },
    disciplines: ["oval"],
    price: 989,
    sigma: 0.35,
    pounds: 78,
    inches: 96,
    share: 2.6,
    about: "Every panel from nose to spoiler for one class, cut to its templates. Ships by truck.",
    keywords: "dirt late model body"
  },
  {
    slug: "nose-piece",
    name: "Nose Piece",
    plural: "Noses",
    subcategory: "noses-and-spoilers",
    drawing: "nose-piece",
    axes: [
      choice("Piece", { Left: "left", Right: "right", Center: "center", Complete: "complete" }, "piece", { Complete: 2.5 }),
      choice("Color", { White: "white", Black: "black", Red: "red", Yellow: "yellow", Blue: "blue" }, "colour")
    ],
    fits: { raceType: 1 },
    disciplines: ["oval"],
    price: 98,
    sigma: 0.4,
    pounds: 9,
    inches: 60,
    share: 7.9,
    about: "Molded from plastic that bends back. Warm it before you drill it in winter.",
    keywords: "nose cone"
  },
  {
    slug: "spoiler",
    name: "Rear Spoiler",
    plural: "Spoilers",
    subcategory: "noses-and-spoilers",
    drawing: "wing",
    drawn: { style: "spoiler" },
    axes: [
      size("Height", [4, 5, 6, 8], "in"),
      choice("Material", ["Aluminum", "Polycarbonate"], undefined, { Polycarbonate: 1.2 }),
      choice("Color", { White: "white", Black: "black", Silver: "silver" }, "colour")
    ],
    fits: { raceType: 2, vehicle: 2 },
    disciplines: ["oval", "road"],
    price: 98,
    sigma: 0.5,
    pounds: 6,
    inches: 60,
    share: 7,
    about: "Measured from the deck along the blade, as the tech man does.",
    keywords: "spoilers"
  },
  {
    slug: "hood",
    name: "Hood",
    plural: "Hoods",
    subcategory: "hoods-and-pins",
    drawing: "body-panel",
    drawn: { panel: "hood" },
    axes: [
      choice("Scoop", { Cowl: "cowl", Flat: "flat" }, "scoop"),
      choice("Material", { Steel: "steel", Fiberglass: "fiberglass", "Carbon fiber": "carbon" }, "material", {
        "Carbon fiber": 2.4,
        Fiberglass: 1.1
      })
    ],
    fits: { vehicle: 1 },
    price: 489,
    sigma: 0.35,
    pounds: 42,
    inches: 64,
    share: 5.2,
    about: "A two-inch cowl clears most dual planes with a drop-base air cleaner. Comes in primer.",
    keywords: "cowl hood"
  },
  {
    slug: "hood-pin-kit",
    name: "Hood Pin Kit",
    plural: "Hood Pins",
    subcategory: "hoods-and-pins",
    drawing: "hood-pin",
    axes: [
      choice("Finish", { Black: "black", "Satin aluminum": "alum" }, "finish"),
      choice("Style", { "Clip and lanyard": "clip", Flush: "flush" }, "style", { Flush: 2.6 }),
      pack([1, 5])
    ],
    fits: { universal: 1 },
    price: 19,
    sigma: 0.45,
    pounds: 0.8,
    inches: 8,
    share: 17.9,
    about: "Two pins with plates and clips. Drill the support first and let the pin mark the hood.",
    keywords: "hood pins"
  }
]
