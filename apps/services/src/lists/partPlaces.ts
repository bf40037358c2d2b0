/**
 * Slots that a vehicle has once, with the slugs of the product types that fill them. If a list has two parts for the same slot, one of them
 * is superfluous. Maintained by hand. Types of which a vehicle may have several, such as rotors or gauges, are not included.
 */
const SLOTS: Readonly<Record<string, ReadonlyArray<string>>> = {
  camshaft: ["camshaft"],
  crankshaft: ["crankshaft", "rotating-assembly"],
  "engine or block": ["crate-engine", "engine-block"],
  "intake manifold": ["intake-manifold"],
  "carburetor or fuel injection": ["carburetor", "efi-system"],
  "air cleaner": ["air-cleaner"],
  distributor: ["distributor"],
  "ignition box": ["ignition-box"],
  "set of headers or manifolds": ["header", "exhaust-manifold"],
  radiator: ["radiator"],
  "water pump": ["water-pump"],
  thermostat: ["thermostat"],
  "oil pan": ["oil-pan"],
  "oil pump": ["oil-pump"],
  "timing set": ["timing-set"],
  "timing cover": ["timing-cover"],
  "harmonic damper": ["harmonic-damper"],
  transmission: ["transmission"],
  "clutch or converter": ["clutch-kit", "torque-converter"],
  "flywheel or flexplate": ["flywheel", "flexplate"],
  shifter: ["shifter"],
  "rear axle": ["axle-housing", "quick-change-center"],
  differential: ["limited-slip", "spool"],
  "ring and pinion": ["ring-and-pinion"],
  "set of springs": ["lowering-spring-set", "coil-over-kit"],
  "steering gear": ["steering-box", "steering-rack"],
  "steering wheel": ["steering-wheel"],
  "steering column": ["steering-column"],
  "master cylinder": ["master-cylinder"],
  "brake booster": ["brake-booster"],
  "proportioning valve": ["proportioning-valve"],
  "pedal assembly": ["pedal-assembly"],
  "fuel cell": ["fuel-cell"],
  battery: ["battery"],
  alternator: ["alternator"],
  starter: ["starter"],
  "wiring harness": ["wiring-harness"],
  hood: ["hood"],
  grille: ["grille"],
  windshield: ["windshield"],
  "dash panel": ["dash-panel"],
  "head unit": ["head-unit"],
  "roll cage": ["roll-cage"]
}

/** Slot of each product type, if it has one. */
export const slotByType: ReadonlyMap<string, string> = new Map(
  Object.entries(SLOTS).flatMap(([slot, slugs]) => slugs.map((slug) => [slug, slot] as const))
)
