import { choice, pack, relabel, size } from "../axis.ts"
import type { ProductType } from "../ProductType.ts"

export const pitAndFluids: ReadonlyArray<ProductType> = [
  {
    slug: "tool-chest",
    name: "Pit Tool Chest",
    plural: "Tool Chests",
    subcategory: "pit-equipment",
    drawing: "tool-box",
    axes: [
      size("Drawers", [3, 4, 5, 6, 7], "", "drawers", 0.12),
      choice("Color", { Black: "black", Red: "red", Blue: "blue", Silver: "silver" }, "colour"),
      choice("Base", { "With casters": "yes", "Without casters": "no" }, "wheels", { "Without casters": 0.85 })
    ],
    fits: { universal: 1 },
    price: 289,
    sigma: 0.45,
    pounds: 84,
    inches: 36,
    share: 2.6,
    about: "Drawers lock for the road. Big casters roll over gravel.",
    keywords: "tool box pit cart"
  },
  {
    slug: "fuel-jug",
    name: "Utility Jug",
    plural: "Utility Jugs",
    subcategory: "pit-equipment",
    drawing: "fuel-jug",
    axes: [
      choice("Shape", { Round: "round", Square: "square" }, "shape"),
      choice("Color", { White: "white", Black: "black" }, "colour"),
      choice("Hose", { Without: "no", With: "yes" }, "hose", { With: 1.5 })
    ],
    fits: { universal: 1 },
    price: 32,
    sigma: 0.3,
    pounds: 4,
    inches: 22,
    share: 7.7,
    about: "Five gallons, with a vent that lets it empty in twenty seconds.",
    keywords: "gas can"
  },
  {
    slug: "motor-oil",
    name: "Motor Oil",
    plural: "Motor Oil",
    subcategory: "oils-and-greases",
    drawing: "oil-bottle",
    axes: [
      choice("Grade", { "5W-30": "5W-30", "10W-30": "10W-30", "15W-50": "15W-50", "20W-50": "20W-50" }, "grade"),
      choice("Type", { Conventional: "plain", Synthetic: "synthetic", "Break-in": "break-in" }, "kind", {
        Synthetic: 1.7,
        "Break-in": 1.2
      }),
      choice("Quantity", { "1 qt": "quart", "5 qt": "jug", "Case of 12 qt": "case" }, "quantity", { "5 qt": 4.2, "Case of 12 qt": 9.6 })
    ],
    fits: { universal: 1 },
    price: 9,
    sigma: 0.3,
    pounds: 2,
    inches: 12,
    share: 31.2,
    groundOnly: true,
    about: "Flat tappets live on zinc: the break-in oil carries enough of it for the first five hundred miles.",
    keywords: "engine oil zinc"
  },
  {
    slug: "gear-oil",
    name: "Gear Oil",
    plural: "Gear Oil",
    subcategory: "oils-and-greases",
    drawing: "gear-oil",
    axes: [
      choice("Grade", { "75W-90": "75W-90" }, "grade"),
      choice("Type", { Conventional: "conventional", Synthetic: "synthetic" }, "type", { Synthetic: 1.6 }),
      choice("Quantity", ["1 qt", "1 gal", "Case of 12 qt"], undefined, { "1 gal": 3.6, "Case of 12 qt": 10 })
    ],
    fits: { universal: 1 },
    price: 13,
    sigma: 0.3,
    pounds: 2,
    inches: 12,
    share: 12,
    groundOnly: true,
    about: "For rear axles and manual gearboxes. A limited slip may need the modifier besides.",
    keywords: "differential fluid"
  },
  {
    slug: "brake-fluid",
    name: "Brake Fluid",
    plural: "Brake Fluid",
    subcategory: "oils-and-greases",
    drawing: "brake-fluid",
    axes: [
      relabel(size("Dry boiling point", [500, 570, 600, 626], "deg F", "boil", 0.25), {
        "500 deg F": "500 °F",
        "570 deg F": "570 °F",
        "600 deg F": "600 °F",
        "626 deg F": "626 °F"
      }),
      choice("Quantity", ["12 oz", "16.9 oz", "1 qt"], undefined, { "16.9 oz": 1.3, "1 qt": 2.2 })
    ],
    fits: { universal: 1 },
    price: 12,
    sigma: 0.4,
    pounds: 1,
    inches: 8,
    share: 17.5,
    groundOnly: true,
    about: "It draws water from the air: the wet boiling point is what you brake with by autumn. Open bottles do not keep.",
    keywords: "dot 4"
  },
  {
    slug: "grease",
    name: "Grease",
    plural: "Grease",
    subcategory: "oils-and-greases",
    drawing: "grease",
    axes: [
      choice("Use", { "Wheel bearing": "BEARING", Chassis: "CHASSIS", Assembly: "ASSEMBLY", "Anti-seize": "ANTI-SEIZE" }, "use"),
      choice("Pack", { Tube: "tube", Cartridge: "cartridge", "1 lb tub": "tub" }, "style", { Cartridge: 1.5, "1 lb tub": 1.8 })
    ],
    fits: { universal: 1 },
    price: 9,
    sigma: 0.4,
    pounds: 1,
    inches: 9,
    share: 13,
    groundOnly: true,
    about: "Do not mix soaps: clean the old grease out when you change brands.",
    keywords: "lube"
  },
  {
    slug: "spray-cleaner",
    name: "Spray Cleaner",
    plural: "Spray Cleaners",
    subcategory: "cleaners-and-paint",
    drawing: "spray-can",
    axes: [
      choice("For", { Brakes: "BRAKE", Carburetors: "CARB" }, "content"),
      choice("Pack", ["Each", "Case of 12"], undefined, { "Case of 12": 10 })
    ],
    drawn: { colour: "blue" },
    fits: { universal: 1 },
    price: 8,
    sigma: 0.3,
    pounds: 1.2,
    inches: 10,
    share: 20.8,
    groundOnly: true,
    about: "Leaves nothing behind. Never near a welder: some cleaners turn to poison in the arc.",
    keywords: "brake cleaner carb cleaner"
  },
  {
    slug: "engine-paint",
    name: "High-Heat Paint",
    plural: "Engine Paint",
    subcategory: "cleaners-and-paint",
    drawing: "engine-paint",
    axes: [
      choice("Color", { Black: "black", Blue: "blue", Yellow: "yellow", Green: "green" }, "colour"),
      relabel(choice("Temperature", { "500 deg F": "500°", "1,200 deg F": "1200°" }, "heat", { "1,200 deg F": 1.3 }), {
        "500 deg F": "500 °F",
        "1,200 deg F": "1,200 °F"
      })
    ],
    fits: { universal: 1 },
    price: 11,
    sigma: 0.3,
    pounds: 1,
    inches: 10,
    share: 13,
    groundOnly: true,
    about: "Two light coats and a wet one, then heat it in steps as the can says.",
    keywords: "engine enamel"
  },
  {
    slug: "tie-down-strap",
    name: "Tie-Down Strap",
    plural: "Tie-Downs",
    subcategory: "tie-downs",
    drawing: "tie-down",
    axes: [
      choice("Ends", { Hooks: "hook", Rings: "ring" }, "ends"),
      choice("Color", { Black: "black", Blue: "blue", Yellow: "yellow", Red: "red" }, "colour"),
      pack([1, 5])
    ],
    fits: { universal: 1 },
    price: 29,
    sigma: 0.4,
    pounds: 5,
    inches: 14,
    share: 12.9,
    about: "10,000 lb webbing. Pull on the axle or the wheel, not on the body, and check them after ten miles.",
    keywords: "ratchet straps"
  },
  {
    slug: "trailer-winch",
    name: "Trailer Winch",
    plural: "Winches & Hitches",
    subcategory: "towing",
    drawing: "trailer",
    axes: [
      choice("Pull", ["2,500 lb", "4,500 lb", "8,000 lb"], undefined, { "4,500 lb": 1.5, "8,000 lb": 2.4 }),
      choice("Line", ["Steel", "Synthetic"], undefined, { Synthetic: 1.3 })
    ],
    fits: { universal: 1 },
    price: 198,
    sigma: 0.4,
    pounds: 34,
    inches: 18,
    share: 2.6,
    about: "A rolling car needs half its weight, a stuck one twice. Pull straight and stand aside.",
    keywords: "winch trailer"
  },
  {
    slug: "coolant",
    name: "Coolant",
    plural: "Coolants",
    subcategory: "oils-and-greases",
    drawing: "fluid-bottle",
    drawn: { kind: "coolant" },
    axes: [
      choice("Type", { "Conventional green": "green", "Extended life": "orange", "All makes": "amber" }, "tint", { "Extended life": 1.25 }),
      choice("Mix", ["Concentrate", "50/50 premix"], undefined, { "50/50 premix": 0.8 }),
      choice("Quantity", ["1 gal", "Case of 6 gal"], undefined, { "Case of 6 gal": 5.4 })
    ],
    fits: { universal: 1 },
    price: 19,
    sigma: 0.25,
    pounds: 9,
    inches: 12,
    share: 0,
    groundOnly: true,
    about: "Half coolant and half distilled water protects an engine from frost and rust. Do not mix types: flush the old one first.",
    keywords: "antifreeze anticongelante refrigerante radiator fluid"
  },
  {
    slug: "automatic-transmission-fluid",
    name: "Automatic Transmission Fluid",
    plural: "Automatic Transmission Fluids",
    subcategory: "oils-and-greases",
    drawing: "fluid-bottle",
    drawn: { kind: "automatic" },
    axes: [
      choice("Type", { "Dexron III class": "red", "Type F": "brand", "Synthetic multi-vehicle": "amber" }, "tint", {
        "Synthetic multi-vehicle": 1.5
      }),
      choice("Quantity", ["1 qt", "1 gal", "Case of 12 qt"], undefined, { "1 gal": 3.6, "Case of 12 qt": 10.4 })
    ],
    fits: { universal: 1 },
    price: 9,
    sigma: 0.3,
    pounds: 2,
    inches: 11,
    share: 0,
    groundOnly: true,
    about: "Use the type that the transmission's maker names: friction differs. Put a quart into a new converter before it goes in.",
    keywords: "atf trans fluid transmission oil liquido aceite de transmision automatica"
  },
  {
    slug: "power-steering-fluid",
    name: "Power Steering Fluid",
    plural: "Power Steering Fluids",
    subcategory: "oils-and-greases",
    drawing: "fluid-bottle",
    drawn: { kind: "steering" },
    axes: [
      choice("Type", { Conventional: "brand", Synthetic: "amber" }, "tint", { Synthetic: 1.5 }),
      choice("Quantity", ["12 oz", "1 qt"], undefined, { "1 qt": 2.2 })
    ],
    fits: { universal: 1 },
    price: 9,
    sigma: 0.3,
    pounds: 1,
    inches: 9,
    share: 0,
    groundOnly: true,
    about: "Fill to the cold mark, then turn the wheel from lock to lock with the front in the air until no bubbles rise.",
    keywords: "ps fluid steering pump oil liquido aceite de direccion hidraulica"
  },
  {
    slug: "gasket-sealant",
    name: "Gasket Sealant",
    plural: "Gasket Sealants",
    subcategory: "cleaners-and-paint",
    drawing: "sealant-tube",
    drawn: { kind: "gasket" },
    axes: [
      choice("Type", { "Black silicone": "black", "Copper silicone": "copper", Anaerobic: "red" }, "tint", { Anaerobic: 1.6 }),
      choice("Quantity", ["3 oz tube", "13 oz cartridge"], undefined, { "13 oz cartridge": 2.2 })
    ],
    fits: { universal: 1 },
    price: 9,
    sigma: 0.3,
    pounds: 0.5,
    inches: 9,
    share: 0,
    groundOnly: true,
    about: "A thin bead on clean metal seals corners and covers. Keep it off the oil passages, and let it cure before the engine runs.",
    keywords: "rtv silicone gasket maker form a gasket sellador silicon para juntas"
  },
  {
    slug: "thread-sealer",
    name: "Thread Sealer",
    plural: "Thread Sealers",
    subcategory: "cleaners-and-paint",
    drawing: "sealant-tube",
    drawn: { kind: "pipe" },
    axes: [
      choice("Type", { "PTFE paste": "white", "Head bolt sealer": "brand" }, "tint"),
      choice("Quantity", ["1.7 oz", "8 oz"], undefined, { "8 oz": 2.4 })
    ],
    fits: { universal: 1 },
    price: 9,
    sigma: 0.3,
    pounds: 0.5,
    inches: 6,
    share: 0,
    groundOnly: true,
    about: "For pipe threads, and for head bolts that end in the water jacket. AN and flare fittings seal at the cone and stay dry.",
    keywords: "pipe dope thread sealant teflon paste sellador de roscas"
  },
  {
    slug: "thread-locker",
    name: "Thread Locker",
    plural: "Thread Lockers",
    subcategory: "cleaners-and-paint",
    drawing: "sealant-tube",
    drawn: { kind: "locker" },
    axes: [
      choice("Strength", { "Removable, blue": "blue", "Permanent, red": "red" }, "tint"),
      choice("Quantity", ["0.2 oz", "1.2 oz"], undefined, { "1.2 oz": 2.8 })
    ],
    fits: { universal: 1 },
    price: 9,
    sigma: 0.3,
    pounds: 0.2,
    inches: 4,
    share: 0,
    groundOnly: true,
    about: "One drop on clean, dry threads. Blue comes apart with hand tools, red wants heat first.",
    keywords: "threadlocker blue red bolt locker fijador de roscas"
  }
]
