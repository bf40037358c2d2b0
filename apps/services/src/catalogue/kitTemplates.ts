import type { Group, ProductType } from "./ProductType.ts"
import type { GroupedType } from "./productTypes.ts"

export interface KitLine {
  /** Slug of the component's product type. */
  readonly type: string
  readonly quantity: number
  /** Lines of one group are alternatives: the shopper picks one. */
  readonly choiceGroup: string | null
}

/** A kit of parts that are also sold by themselves. */
export interface KitTemplate {
  /** The kit's own product type; without options. */
  readonly type: GroupedType
  readonly share: number
  /** Made of the best sellers for one popular car, or of parts that fit any car. */
  readonly fits: "vehicle" | "universal"
  readonly lines: ReadonlyArray<KitLine>
}

const line = (type: string, quantity = 1, choiceGroup: string | null = null): KitLine => ({ type, quantity, choiceGroup })

type Described = Pick<ProductType, "slug" | "name" | "plural" | "subcategory" | "about" | "keywords">

const kit = (fits: KitTemplate["fits"], group: Group, share: number, described: Described, lines: ReadonlyArray<KitLine>): KitTemplate => ({
  type: { ...described, group, axes: [], fits: { [fits]: 1 }, price: 0, sigma: 0, pounds: 0, inches: 0, share: 0 },
  share,
  fits,
  lines
})

/** The kits' own types come after the others, so that their ids do too. */
export const kitTemplates: ReadonlyArray<KitTemplate> = [
  kit(
    "vehicle",
    "Brakes & Steering",
    5,
    {
      slug: "brake-conversion-kit",
      name: "Front Brake Kit",
      plural: "Brake Kits",
      subcategory: "rotors",
      keywords: "disc brake conversion",
      about: "Both sides of the axle with the master cylinder that suits them, so that the pedal is right the first time."
    },
    [line("brake-rotor", 2), line("brake-caliper", 2), line("brake-pad-set"), line("master-cylinder")]
  ),
  kit(
    "vehicle",
    "Suspension & Chassis",
    5,
    {
      slug: "front-end-kit",
      name: "Front End Kit",
      plural: "Front End Kits",
      subcategory: "control-arms",
      keywords: "suspension rebuild",
      about: "Arms, joints and bar for one car, in one box and at one ride height. Have it aligned afterwards."
    },
    [line("control-arm", 2), line("ball-joint", 4), line("sway-bar")]
  ),
  kit(
    "vehicle",
    "Suspension & Chassis",
    4,
    {
      slug: "spring-and-shock-kit",
      name: "Spring & Shock Kit",
      plural: "Spring & Shock Kits",
      subcategory: "springs",
      keywords: "lowering suspension",
      about: "Shocks that are valved for the springs they come with: half of a good ride is that the two agree."
    },
    [line("lowering-spring-set"), line("shock", 4), line("sway-bar")]
  ),
  kit(
    "vehicle",
    "Cooling",
    4,
    {
      slug: "cooling-kit",
      name: "Cooling System Kit",
      plural: "Cooling Kits",
      subcategory: "radiators",
      keywords: "radiator fan overheating",
      about: "Core, pump, fan and cap together: an engine runs as cool as the weakest of the four lets it."
    },
    [line("radiator"), line("water-pump"), line("electric-fan"), line("radiator-cap")]
  ),
  kit(
    "vehicle",
    "Engine",
    4,
    {
      slug: "top-end-kit",
      name: "Top End Kit",
      plural: "Top End Kits",
      subcategory: "cylinder-heads",
      keywords: "intake gaskets tune",
      about: "Everything above the deck that an afternoon needs, with every gasket in the box."
    },
    [line("intake-manifold"), line("gasket-set"), line("spark-plug-set")]
  ),
  kit(
    "vehicle",
    "Exhaust",
    4,
    {
      slug: "exhaust-kit",
      name: "Header & Exhaust Kit",
      plural: "Header & Exhaust Kits",
      subcategory: "exhaust-systems",
      keywords: "headers dual exhaust",
      about: "From the port to the tail, with the clamps. The pipes meet the collectors without cutting."
    },
    [line("header"), line("exhaust-system"), line("exhaust-clamp", 4)]
  ),
  kit(
    "vehicle",
    "Ignition & Electrical",
    4,
    {
      slug: "charging-and-starting-kit",
      name: "Charging & Starting Kit",
      plural: "Charging & Starting Kits",
      subcategory: "alternators-and-starters",
      keywords: "alternator starter battery",
      about: "Starter, alternator and the cables between, so that new parts are not fed through old copper."
    },
    [line("alternator"), line("starter"), line("battery-cable", 2)]
  ),
  kit(
    "vehicle",
    "Engine",
    3,
    {
      slug: "tune-up-kit",
      name: "Tune-Up Kit",
      plural: "Tune-Up Kits",
      subcategory: "oil-pans-and-pumps",
      keywords: "service oil change plugs",
      about: "Plugs, filter and oil for one service, for the engine that the car is known by."
    },
    [line("spark-plug-set"), line("oil-filter"), line("motor-oil", 1, "Oil"), line("motor-oil", 1, "Oil")]
  ),
  kit(
    "universal",
    "Plumbing, Hardware & Apparel",
    4,
    {
      slug: "plumbing-kit",
      name: "Fuel Plumbing Kit",
      plural: "Plumbing Kits",
      subcategory: "hose-ends-and-adapters",
      keywords: "an hose fuel line",
      about: "Hose, ends, adapters and filter from tank to carburetor. Check the sizes at your pump first."
    },
    [line("an-hose", 2), line("hose-end", 6), line("an-adapter", 4), line("fuel-filter")]
  ),
  kit(
    "universal",
    "Safety Gear",
    4,
    {
      slug: "driver-safety-kit",
      name: "Driver Safety Kit",
      plural: "Driver Safety Kits",
      subcategory: "race-suits",
      keywords: "starter package suit helmet",
      about: "What tech inspection asks a new driver for. Choose your sizes; the dates on the tags are this year's."
    },
    [line("helmet"), line("race-suit"), line("driving-gloves"), line("driving-shoes"), line("harness")]
  ),
  kit(
    "universal",
    "Tools, Pit & Fluids",
    3,
    {
      slug: "pit-starter-kit",
      name: "Pit Starter Kit",
      plural: "Pit Starter Kits",
      subcategory: "pit-equipment",
      keywords: "jack stands tools",
      about: "Lift it, hold it, measure it: the four things a first season is short of."
    },
    [line("floor-jack"), line("jack-stand", 2), line("torque-wrench"), line("tire-gauge")]
  ),
  kit(
    "universal",
    "Fuel & Air",
    3,
    {
      slug: "fuel-system-kit",
      name: "EFI Fuel System Kit",
      plural: "EFI Fuel System Kits",
      subcategory: "fuel-pumps",
      keywords: "efi conversion pump regulator",
      about: "Pump, filter, regulator and line for a return-style system at injection pressure."
    },
    [line("fuel-pump-electric"), line("fuel-filter", 2), line("fuel-pressure-regulator"), line("fuel-line-kit", 2)]
  )
]
