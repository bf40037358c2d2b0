/** Axle of a group of parts; null if the position does not matter. */
type Axle = "Front" | "Rear" | null

/** A group of parts in a system, identified by category and axle. */
export interface SystemPart {
  readonly category: string
  readonly axle: Axle
}

/** A system of the car by which shoppers browse parts. */
export interface System {
  /** Same id as in the cutaway layout. */
  readonly id: string
  readonly name: string
  readonly parts: ReadonlyArray<SystemPart>
}

const system = (
  id: string,
  name: string,
  categories: ReadonlyArray<string>,
  ofAxle: ReadonlyArray<string> = [],
  axle: Axle = null
): System => ({
  id,
  name,
  parts: [...ofAxle.map((category) => ({ category, axle })), ...categories.map((category) => ({ category, axle: null }))]
})

const brakes = ["rotors", "pads", "calipers", "brake-lines"]
const springs = ["shocks", "springs", "sway-bars"]

/**
 * Car systems in the order of their balloon numbers, with their categories. If a category appears in two systems, it has a different axle
 * in each. Categories without a position, such as body panels and tools, are in no system.
 */
export const systems: ReadonlyArray<System> = [
  system("cooling", "Cooling", [
    "radiators",
    "fans",
    "water-pumps",
    "coolant-hoses",
    "thermostats-and-caps",
    "oil-and-transmission-coolers"
  ]),
  system("electrical", "Electrical", [
    "distributors",
    "coils-and-ignition-boxes",
    "plug-wires-and-spark-plugs",
    "batteries",
    "alternators-and-starters",
    "wiring",
    "switches-and-panels",
    "lighting"
  ]),
  system("engine", "Engine", [
    "cylinder-heads",
    "rotating-assemblies",
    "pistons-and-rings",
    "camshafts-and-valvetrain",
    "gaskets-and-seals",
    "oil-pans-and-pumps",
    "timing",
    "pulleys-and-dampers",
    "intake-manifolds",
    "air-cleaners",
    "superchargers-and-turbochargers",
    "nitrous-oxide",
    "crate-engines",
    "engine-fasteners"
  ]),
  system("steering", "Steering", ["steering-boxes-and-racks", "steering-columns", "steering-wheels", "quick-releases"]),
  system("interior", "Interior", [
    "seats",
    "gauges",
    "tachometers",
    "dashes",
    "carpet-and-trim",
    "shift-knobs",
    "harnesses",
    "window-nets",
    "pedals"
  ]),
  system("rear-suspension", "Rear Suspension", [], springs, "Rear"),
  system("fuel", "Fuel", ["carburetors", "fuel-injection", "fuel-pumps", "fuel-regulators-and-filters", "fuel-cells", "throttle-linkage"]),
  system("wheels", "Wheels and Tires", [
    "steel-race-wheels",
    "aluminum-wheels",
    "street-tires",
    "race-tires",
    "hubs",
    "lug-nuts-and-studs",
    "wheel-spacers"
  ]),
  system("front-brakes", "Front Brakes", ["master-cylinders"], brakes, "Front"),
  system("front-suspension", "Front Suspension", ["control-arms", "ball-joints", "torsion-bars"], springs, "Front"),
  system("exhaust", "Exhaust", ["headers", "collectors", "exhaust-systems", "mufflers", "exhaust-clamps", "exhaust-wrap"]),
  system("transmission", "Transmission", [
    "transmissions",
    "torque-converters",
    "clutches-and-flywheels",
    "shifters",
    "driveshafts-and-u-joints"
  ]),
  system("rear-axle", "Rear Axle", ["ring-and-pinion", "lockers-and-spools", "axles", "quick-change-rear-ends"]),
  system("rear-brakes", "Rear Brakes", [], brakes, "Rear")
]
