/** A subcategory: slug, name and drawing. */
export type Subcategory = readonly [slug: string, name: string, drawing: string]

export interface Category {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly drawing: string
  /** The n-th child has the id `{id}-{n}`, so new children must be appended. */
  readonly children: ReadonlyArray<Subcategory>
}

const category = (id: string, slug: string, name: string, drawing: string, children: ReadonlyArray<Subcategory>): Category => ({
  id,
  slug,
  name,
  drawing,
  children
})

/** The shop's category tree in menu order. The path ids are part of URLs and never change (GAP-C09). */
export const categories: ReadonlyArray<Category> = [
  category("2-10", "engine", "Engine", "engine", [
    ["cylinder-heads", "Cylinder Heads", "cylinder-head"],
    ["rotating-assemblies", "Blocks & Rotating Assemblies", "crankshaft"],
    ["pistons-and-rings", "Pistons & Rings", "piston"],
    ["camshafts-and-valvetrain", "Camshafts & Valvetrain", "camshaft"],
    ["gaskets-and-seals", "Gaskets & Seals", "gasket-set"],
    ["oil-pans-and-pumps", "Oil Pans & Pumps", "oil-pan"],
    ["timing", "Timing Sets & Covers", "timing-set"],
    ["pulleys-and-dampers", "Pulleys & Dampers", "harmonic-damper"],
    ["crate-engines", "Crate Engines", "engine"],
    ["engine-fasteners", "Engine Fasteners", "head-bolt-set"]
  ]),
  category("2-3", "brakes", "Brakes", "brake-rotor", [
    ["calipers", "Brake Calipers", "brake-caliper"],
    ["rotors", "Brake Rotors", "brake-rotor"],
    ["pads", "Brake Pads", "brake-pads"],
    ["master-cylinders", "Master Cylinders", "master-cylinder"],
    ["pedals", "Pedal Assemblies", "pedal"],
    ["brake-lines", "Brake Lines & Hoses", "brake-line"],
    ["drums", "Drum Brakes", "brake-drum"]
  ]),
  category("2-16", "chassis-and-suspension", "Chassis & Suspension", "coil-over", [
    ["shocks", "Shocks & Coil-Overs", "shock"],
    ["springs", "Coil & Leaf Springs", "coil-spring"],
    ["control-arms", "Control Arms", "control-arm"],
    ["ball-joints", "Ball Joints", "ball-joint"],
    ["torsion-bars", "Torsion Bars", "torsion-bar"],
    ["sway-bars", "Sway Bars", "sway-bar"],
    ["rod-ends", "Rod Ends & Radius Rods", "rod-end"],
    ["brackets-and-tabs", "Brackets & Tabs", "bracket"],
    ["chassis-and-roll-cages", "Chassis & Roll Cages", "roll-cage"]
  ]),
  category("2-11", "cooling-and-heating", "Cooling & Heating", "radiator", [
    ["radiators", "Radiators", "radiator"],
    ["fans", "Fans & Shrouds", "electric-fan"],
    ["water-pumps", "Water Pumps", "water-pump"],
    ["coolant-hoses", "Coolant Hoses", "radiator-hose"],
    ["oil-and-transmission-coolers", "Oil & Transmission Coolers", "oil-cooler"],
    ["thermostats-and-caps", "Thermostats & Caps", "thermostat"]
  ]),
  category("2-1", "audio-and-electronics", "Audio & Electronics", "data-logger", [
    ["head-units", "Head Units", "head-unit"],
    ["speakers", "Speakers", "speaker"],
    ["amplifiers", "Amplifiers", "amplifier"],
    ["race-radios", "Race Radios & Headsets", "headset"],
    ["data-loggers", "Data Loggers", "data-logger"]
  ]),
  category("2-15", "steering", "Steering", "steering-wheel", [
    ["steering-boxes-and-racks", "Steering Boxes & Racks", "steering-rack"],
    ["steering-wheels", "Steering Wheels", "steering-wheel"],
    ["quick-releases", "Quick Releases", "quick-release"],
    ["steering-columns", "Steering Columns & Shafts", "steering-column"]
  ]),
  category("2-12", "air-and-fuel-delivery", "Air & Fuel Delivery", "carburetor", [
    ["carburetors", "Carburetors", "carburetor"],
    ["fuel-injection", "Fuel Injection Systems", "throttle-body"],
    ["intake-manifolds", "Intake Manifolds", "intake-manifold"],
    ["fuel-pumps", "Fuel Pumps", "fuel-pump"],
    ["fuel-regulators-and-filters", "Regulators & Filters", "fuel-regulator"],
    ["fuel-cells", "Fuel Cells & Tanks", "fuel-cell"],
    ["air-cleaners", "Air Cleaners & Filters", "air-cleaner"],
    ["superchargers-and-turbochargers", "Superchargers & Turbochargers", "supercharger"],
    ["nitrous-oxide", "Nitrous Oxide", "nitrous-bottle"],
    ["throttle-linkage", "Throttle Linkage & Cables", "throttle-linkage"]
  ]),
  category("2-7", "safety-equipment", "Safety Equipment", "helmet", [
    ["helmets", "Helmets", "helmet"],
    ["race-suits", "Race Suits", "suit"],
    ["gloves-and-shoes", "Gloves & Shoes", "glove"],
    ["harnesses", "Harnesses", "harness"],
    ["head-and-neck-restraints", "Head & Neck Restraints", "neck-restraint"],
    ["window-nets", "Window Nets & Padding", "window-net"],
    ["fire-suppression", "Fire Suppression", "fire-extinguisher"]
  ]),
  category("2-5", "driveline-and-axles", "Driveline & Axles", "rear-end", [
    ["driveshafts-and-u-joints", "Driveshafts & U-Joints", "driveshaft"],
    ["ring-and-pinion", "Ring & Pinion", "ring-pinion"],
    ["lockers-and-spools", "Lockers & Spools", "differential"],
    ["axles", "Axles & Housings", "axle-shaft"],
    ["quick-change-rear-ends", "Quick-Change Rear Ends", "rear-end"]
  ]),
  category("2-20", "transmission", "Transmission", "transmission", [
    ["transmissions", "Transmissions", "transmission"],
    ["torque-converters", "Torque Converters", "torque-converter"],
    ["clutches-and-flywheels", "Clutches & Flywheels", "clutch-disc"],
    ["shifters", "Shifters", "shifter"]
  ]),
  category("2-8", "tools-and-equipment", "Tools & Equipment", "tool-box", [
    ["hand-and-specialty-tools", "Hand & Specialty Tools", "wrench-set"],
    ["jacks-and-stands", "Jacks & Stands", "floor-jack"],
    ["scales-and-setup", "Scales & Setup", "scale-set"],
    ["pit-equipment", "Pit Carts & Storage", "tool-box"],
    ["oils-and-greases", "Oils & Greases", "oil-bottle"],
    ["cleaners-and-paint", "Cleaners & Paint", "spray-can"]
  ]),
  category("2-6", "trailer-towing-and-cargo", "Trailer, Towing & Cargo", "tie-down", [
    ["tie-downs", "Tie-Downs & Straps", "tie-down"],
    ["towing", "Hitches & Winches", "trailer"]
  ]),
  category("2-2", "exterior-accessories-and-trim", "Exterior, Accessories & Trim", "body-panel", [
    ["race-body-panels", "Race Body Panels", "body-kit"],
    ["noses-and-spoilers", "Noses & Spoilers", "nose-piece"],
    ["hoods-and-pins", "Hoods & Hood Pins", "body-panel"],
    ["bumpers-and-grilles", "Bumpers & Grilles", "bumper"],
    ["mirrors-and-glass", "Mirrors & Glass", "mirror"],
    ["lighting", "Lighting", "head-light"],
    ["wings", "Wings", "wing"]
  ]),
  category("2-14", "ignition-charging-and-starting", "Ignition, Charging & Starting", "distributor", [
    ["distributors", "Distributors", "distributor"],
    ["coils-and-ignition-boxes", "Coils & Ignition Boxes", "ignition-box"],
    ["plug-wires-and-spark-plugs", "Plug Wires & Spark Plugs", "spark-plug"],
    ["batteries", "Batteries & Mounts", "battery"],
    ["alternators-and-starters", "Alternators & Starters", "alternator"],
    ["wiring", "Wiring Harnesses", "wiring-harness"],
    ["switches-and-panels", "Switches & Panels", "switch-panel"]
  ]),
  category("2-4", "exhaust", "Exhaust", "header", [
    ["headers", "Headers", "header"],
    ["mufflers", "Mufflers", "muffler"],
    ["exhaust-systems", "Pipes & Systems", "exhaust-pipe"],
    ["collectors", "Collectors & Reducers", "collector"],
    ["exhaust-clamps", "Clamps & Hangers", "clamp"],
    ["exhaust-wrap", "Wrap & Shields", "exhaust-wrap"]
  ]),
  category("2-17", "wheel-and-tire", "Wheel & Tire", "race-wheel", [
    ["steel-race-wheels", "Steel Race Wheels", "race-wheel"],
    ["aluminum-wheels", "Aluminum Wheels", "aluminum-wheel"],
    ["street-tires", "Street Tires", "tire"],
    ["race-tires", "Race Tires", "tire"],
    ["hubs", "Hubs & Bearings", "hub"],
    ["lug-nuts-and-studs", "Lug Nuts & Studs", "lug-nuts"],
    ["wheel-spacers", "Spacers & Adapters", "wheel-spacer"]
  ]),
  category("2-13", "interior-and-gauges", "Interior & Gauges", "gauge", [
    ["seats", "Seats", "bucket-seat"],
    ["gauges", "Gauges & Sending Units", "gauge"],
    ["dashes", "Dash Panels", "dash-panel"],
    ["carpet-and-trim", "Carpet & Trim", "carpet"],
    ["shift-knobs", "Shift Knobs", "shift-knob"],
    ["tachometers", "Tachometers", "tachometer"]
  ]),
  category("2-9", "hardware-and-plumbing", "Hardware & Plumbing", "hose-end", [
    ["hose-ends-and-adapters", "Hose Ends & Adapters", "hose-end"],
    ["hose", "Hose by the Foot", "hose"],
    ["bolts-and-rivets", "Bolts & Rivets", "bolts"]
  ]),
  category("2-18", "apparel-and-gifts", "Apparel & Gifts", "t-shirt", [
    ["shirts-and-hats", "Shirts & Hats", "t-shirt"],
    ["books", "Books & Manuals", "book"],
    ["gift-cards", "Gift Cards", "gift-card"]
  ])
]

/** Synonyms of categories for search. */
export const otherCategoryNames: ReadonlyArray<{ readonly term: string; readonly id: string }> = [
  { term: "ignition & electrical", id: "2-14" },
  { term: "transmission & clutch", id: "2-20" },
  { term: "wheels & tires", id: "2-17" }
]

export interface SubcategoryPlace {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly drawing: string
  readonly category: Category
}

/** Every subcategory by its unique slug. */
export const subcategories: ReadonlyMap<string, SubcategoryPlace> = new Map(
  categories.flatMap((parent) =>
    parent.children.map(
      ([slug, name, drawing], index) => [slug, { id: `${parent.id}-${index + 1}`, slug, name, drawing, category: parent }] as const
    )
  )
)
