/** The axle that parts of a kind are listed for; null where it is not told by their position. */
type Axle = "Front" | "Rear" | null

/** A kind of part of a system: the slug of its category, and the axle. */
export interface SystemPart {
  readonly category: string
  readonly axle: Axle
}

/** A system as it is shopped. */
export interface System {
  /** As in the layout of a cutaway. */
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
 * The systems of a car in the order of their numbers, each with the categories that it is made of. No category is in two of them but with an
 * axle of its own in each. What is in none, such as body panels and tools, belongs to no place that a cutaway shows.
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
