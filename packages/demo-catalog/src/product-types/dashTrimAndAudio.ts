import { choice, size, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const dashTrimAndAudio: ReadonlyArray<ProductType> = [
  {
    slug: "dash-panel",
    name: "Dash Panel",
    plural: "Dash Panels",
    subcategory: "dashes",
    drawing: "dash-panel",
    axes: [
      choice("Holes", { "Three gauges": 3, "Five gauges": 5, Blank: 0 }, "holes"),
      choice("Face", { Black: "black", Aluminum: "alum", Carbon: "carbon" }, "face", { Carbon: 1.4 })
    ],
    fits: { universal: 2, vehicle: 2, raceType: 1 },
    disciplines: ["oval", "drag"],
    price: 98,
    sigma: 0.5,
    pounds: 4,
    inches: 30,
    share: 5.2,
    about: "Laser cut, with a film to mark your own holes on.",
    keywords: "gauge panel"
  },
  {
    slug: "carpet-kit",
    name: "Carpet Kit",
    plural: "Carpet Kits",
    subcategory: "carpet-and-trim",
    drawing: "carpet",
    axes: [
      choice("Color", { Black: "black", Charcoal: "grey", "Dark blue": "navy", Red: "red", Tan: "tan" }, "colour"),
      choice("Material", { Loop: "loop", "Cut pile": "cut" }, "pile", { "Cut pile": 1.15 }),
      choice("Backing", { Jute: "jute", Mass: "mass" }, "backing", { Mass: 1.3 })
    ],
    fits: { vehicle: 1 },
    price: 189,
    sigma: 0.35,
    pounds: 14,
    inches: 36,
    share: 5.9,
    about: "Molded to the floor; trim it only after a day lying flat in a warm room. Jute pad is sewn on.",
    keywords: "floor carpet interior"
  },
  {
    slug: "door-panel",
    name: "Door Panel Set",
    plural: "Door Panels",
    subcategory: "carpet-and-trim",
    drawing: "door-panel",
    axes: [
      choice("Color", { Black: "black", White: "white", Red: "red", Blue: "blue" }, "colour"),
      choice("Style", { Original: "original", Plain: "plain" }, "style", { Original: 1.4 })
    ],
    fits: { vehicle: 1 },
    price: 239,
    sigma: 0.4,
    pounds: 9,
    inches: 40,
    share: 3.2,
    about: "Two panels on new board with clips. Window cranks and pulls move over from yours.",
    keywords: "interior trim"
  },
  {
    slug: "shift-knob",
    name: "Shift Knob",
    plural: "Shift Knobs",
    subcategory: "shift-knobs",
    drawing: "shift-knob",
    axes: [
      choice("Color", { White: "white", Black: "black" }, "colour"),
      choice("Pattern", { "Three-speed": 3, "Four-speed": 4, "Five-speed": 5, "Six-speed": 6 }, "speeds"),
      written("Thread", ["3/8-16", "1/2-13", "M10 x 1.5", "M16 x 1.5"])
    ],
    fits: { universal: 1 },
    price: 29,
    sigma: 0.4,
    pounds: 0.6,
    inches: 4,
    share: 12.9,
    about: "Weighted, so that the lever finds its gate.",
    keywords: "knob"
  },
  {
    slug: "data-logger",
    name: "Data Logger Dash",
    plural: "Data Loggers",
    subcategory: "data-loggers",
    drawing: "data-logger",
    drawn: { gear: 3 },
    axes: [
      choice("Shift lights", { "5": 5, "8": 8, "10": 10 }, "lights", { "8": 1.15, "10": 1.3 }),
      choice("Inputs", ["4", "8", "16"], undefined, { "8": 1.3, "16": 1.8 }),
      choice("GPS", ["Without", "With"], undefined, { With: 1.2 })
    ],
    fits: { universal: 2, raceType: 1 },
    disciplines: ["road", "drag", "oval"],
    price: 689,
    sigma: 0.4,
    pounds: 3,
    inches: 10,
    share: 2,
    about: "Logs at 100 samples a second on an internal card. Start with speed, throttle, brake and steering: the rest comes later.",
    keywords: "lap timer telemetry"
  },
  {
    slug: "head-unit",
    name: "Head Unit",
    plural: "Head Units",
    subcategory: "head-units",
    drawing: "head-unit",
    axes: [
      choice("Face", ["Classic knobs", "Single DIN", "Double DIN"], undefined, { "Double DIN": 1.7 }),
      choice("Tuner", ["AM/FM", "AM/FM and digital"], undefined, { "AM/FM and digital": 1.2 })
    ],
    fits: { universal: 2, vehicle: 2 },
    price: 198,
    sigma: 0.4,
    pounds: 4,
    inches: 10,
    share: 2.6,
    about: "A classic face with a phone's music behind it. Bezels for the original dash are included where listed.",
    keywords: "radio stereo"
  },
  {
    slug: "speaker-set",
    name: "Speaker Set",
    plural: "Speakers",
    subcategory: "speakers",
    drawing: "speaker",
    axes: [
      written("Size", ["4 in", "5-1/4 in", "6-1/2 in", "6 x 9 in"], undefined, 0.12),
      choice("Type", ["Coaxial", "Component"], undefined, { Component: 1.8 })
    ],
    fits: { universal: 3, vehicle: 1 },
    price: 84,
    sigma: 0.45,
    pounds: 4,
    inches: 12,
    share: 3.8,
    about: "A pair. Dual voice coils suit a single hole in the dash.",
    keywords: "speakers"
  },
  {
    slug: "amplifier",
    name: "Amplifier",
    plural: "Amplifiers",
    subcategory: "amplifiers",
    drawing: "amplifier",
    axes: [
      choice("Channels", ["Two", "Four", "Mono"], undefined, { Four: 1.3 }),
      size("Power", [200, 400, 600, 1000], "W", undefined, 0.2)
    ],
    fits: { universal: 1 },
    price: 159,
    sigma: 0.4,
    pounds: 6,
    inches: 14,
    share: 1.4,
    about: "Class D, cool enough to live under a seat. Fuse the cable within eighteen inches of the battery.",
    keywords: "amp"
  }
]
