import { choice, finish, pack, size, steps, written } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const electrical: ReadonlyArray<ProductType> = [
  {
    slug: "battery",
    name: "Battery",
    plural: "Batteries",
    subcategory: "batteries",
    drawing: "battery",
    axes: [
      size("Cranking amps", [550, 650, 750, 850, 1000], "CCA", "cca", 0.08),
      choice("Posts", { Top: "top", Side: "side" }, "posts"),
      choice("Type", ["Flooded", "AGM"], undefined, { AGM: 1.5 })
    ],
    drawn: { case: "black" },
    fits: { universal: 3, vehicle: 2 },
    price: 189,
    sigma: 0.35,
    pounds: 42,
    inches: 12,
    share: 5.2,
    about: "AGM batteries can be mounted on their side and stand vibration. Keep any battery on a maintainer over the winter.",
    keywords: "12 volt",
    groundOnly: true
  },
  {
    slug: "battery-box",
    name: "Battery Relocation Box",
    plural: "Battery Mounts & Boxes",
    subcategory: "batteries",
    drawing: "battery-box",
    axes: [
      choice("Material", { Plastic: "black", Aluminum: "aluminum" }, "case", { Aluminum: 2.1 }),
      choice("Cable", ["16 ft", "20 ft", "None"], undefined, { None: 0.6, "20 ft": 1.1 })
    ],
    fits: { universal: 1 },
    price: 88,
    sigma: 0.45,
    pounds: 9,
    inches: 16,
    share: 3.7,
    about: "Moves sixty pounds from the nose to the trunk. A battery in the trunk needs an outside cut-off switch to pass drag inspection.",
    keywords: "tray trunk mount"
  },
  {
    slug: "alternator",
    name: "Alternator",
    plural: "Alternators",
    subcategory: "alternators-and-starters",
    drawing: "alternator",
    axes: [
      size("Output", [60, 100, 140, 160, 220], "A", "amps", 0.09),
      choice("Pulley", { "V-belt": "v-belt", Serpentine: "serpentine" }, "pulley"),
      finish({ Raw: "raw", Black: "black", Chrome: "chrome" })
    ],
    fits: { vehicle: 3, engine: 2 },
    price: 169,
    sigma: 0.4,
    pounds: 13,
    inches: 9,
    share: 8,
    coreCharge: 3500,
    about: "Internally regulated, so that one wire can be enough. Upgrade the charge cable with the output.",
    keywords: "charging one wire"
  },
  {
    slug: "starter",
    name: "Starter",
    plural: "Starters",
    subcategory: "alternators-and-starters",
    drawing: "starter",
    axes: [
      choice("Style", { "Mini, gear reduction": "mini", "Full size": "full" }, "style", { "Full size": 0.7 }),
      finish({ Raw: "raw", Black: "black", Chrome: "chrome" }),
      choice("Flexplate", { "153 teeth": "153 teeth", "168 teeth": "168 teeth" }, "flexplate")
    ],
    fits: { engine: 1 },
    price: 159,
    sigma: 0.4,
    pounds: 12,
    inches: 12,
    share: 7.6,
    coreCharge: 3000,
    about: "Gear reduction turns over high compression when hot. Shim it to the clearance on the card before you blame the ring gear.",
    keywords: "mini starter"
  },
  {
    slug: "wiring-harness",
    name: "Wiring Harness",
    plural: "Wiring Harnesses",
    subcategory: "wiring",
    drawing: "wiring-harness",
    axes: [
      size("Circuits", [8, 12, 18, 21, 24], "", "circuits", 0.09),
      choice("Terminals", { Fitted: "fitted", Loose: "loose" }, "terminals")
    ],
    fits: { universal: 2, vehicle: 3 },
    price: 289,
    sigma: 0.45,
    pounds: 12,
    inches: 18,
    share: 4.5,
    about: "Every wire is printed with its circuit over its whole length. Lay it out on the floor before you cut anything.",
    keywords: "loom fuse block"
  },
  {
    slug: "relay-kit",
    name: "Relay & Fuse Kit",
    plural: "Relays & Fuse Blocks",
    subcategory: "wiring",
    drawing: "relay",
    axes: [size("Rating", [30, 40, 70], "A", "amps", 0.15), pack([1, 5])],
    fits: { universal: 1 },
    price: 24,
    sigma: 0.5,
    pounds: 0.8,
    inches: 6,
    share: 10.6,
    about: "Fans, pumps and lights draw more than a dash switch should carry. With socket, pigtail and fuse holder.",
    keywords: "relays"
  },
  {
    slug: "switch-panel",
    name: "Switch Panel",
    plural: "Switch Panels",
    subcategory: "switches-and-panels",
    drawing: "switch-panel",
    axes: [
      size("Switches", steps(2, 5, 1), "", "switches", 0.15),
      choice("Face", { Black: "black", Aluminum: "alum", Carbon: "carbon" }, "face", { Carbon: 1.3 })
    ],
    fits: { universal: 3, raceType: 1 },
    disciplines: ["oval", "drag", "road"],
    price: 89,
    sigma: 0.5,
    pounds: 2,
    inches: 9,
    share: 5.5,
    about: "Prewired with fuses and lit toggles. Weatherproof covers keep mud out of the starter button.",
    keywords: "toggle ignition panel"
  },
  {
    slug: "battery-disconnect",
    name: "Battery Disconnect Switch",
    plural: "Battery Disconnects",
    subcategory: "switches-and-panels",
    drawing: "battery-disconnect",
    axes: [
      size("Rating", [100, 175, 300], "A", undefined, 0.15),
      choice("Poles", { "Two poles": 2, "Four poles": 4 }, "poles", { "Four poles": 1.5 })
    ],
    fits: { universal: 1 },
    price: 34,
    sigma: 0.45,
    pounds: 1.5,
    inches: 6,
    share: 7.4,
    about: "The four-pole switch also stops the alternator from keeping the engine alive; drag racing requires that the switch kills it.",
    keywords: "kill switch cut-off"
  },
  {
    slug: "battery-cable",
    name: "Battery Cable",
    plural: "Battery Cables",
    subcategory: "wiring",
    drawing: "battery-cable",
    axes: [
      written("Gauge", ["4 AWG", "2 AWG", "1/0 AWG"], undefined, 0.15),
      size("Length", [12, 24, 36, 60], "in", undefined, 0.2),
      choice("Color", { Red: "red", Black: "black" }, "colour")
    ],
    fits: { universal: 1 },
    price: 19,
    sigma: 0.5,
    pounds: 1.5,
    inches: 10,
    share: 9.9,
    about: "Fine-strand copper with sealed lugs. Ground the engine and the body as well as the battery.",
    keywords: "ground strap"
  }
]
