import type { Group, ProductType } from "./ProductType.ts"
import type { GroupedType } from "./productTypes.ts"

export interface KitLine {
  /** Slug of the component's product type. */
  readonly type: string
  readonly quantity: number
  /** Lines of the same group are alternatives, of which the shopper picks one. */
  readonly choiceGroup: string | null
  /** Required options and attributes of the component, such as position and side. `sized` means the kit's own size. */
  readonly picks: Readonly<Record<string, string>>
}

/** Value in a line's picks that means the size of the whole kit. */
export const sized = "sized"

/** A kit of parts that are also sold individually. */
export interface KitTemplate {
  /** The kit's own product type, without options. */
  readonly type: GroupedType
  readonly share: number
  /** Whether the kit is made of best sellers for a popular car, or of universal parts. */
  readonly fits: "vehicle" | "universal"
  readonly lines: ReadonlyArray<KitLine>
  /** Possible sizes of the lines that need the kit's size. */
  readonly sizes: ReadonlyArray<string>
}

const line = (type: string, quantity = 1, picks: KitLine["picks"] = {}): KitLine => ({ type, quantity, choiceGroup: null, picks })
/** Creates lines for the same part from two brands, of which the shopper picks one. */
const oneOfTwo = (type: string, choiceGroup: string, picks: KitLine["picks"] = {}): ReadonlyArray<KitLine> => {
  const one = { type, quantity: 1, choiceGroup, picks }
  return [one, { ...one }]
}
/** Creates a line for each side of the car. */
const bothSides = (type: string, picks: KitLine["picks"] = {}): ReadonlyArray<KitLine> => [
  line(type, 1, { ...picks, Side: "Left" }),
  line(type, 1, { ...picks, Side: "Right" })
]

type Described = Pick<ProductType, "slug" | "name" | "plural" | "subcategory" | "about" | "keywords">

const kit = (
  fits: KitTemplate["fits"],
  group: Group,
  share: number,
  described: Described,
  lines: ReadonlyArray<KitLine>,
  sizes: ReadonlyArray<string> = []
): KitTemplate => ({
  type: { ...described, group, axes: [], fits: { [fits]: 1 }, price: 0, sigma: 0, pounds: 0, inches: 0, share: 0 },
  share,
  fits,
  lines,
  sizes
})

/** The product types of kits come after all others, so that their ids do as well. */
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
    [
      ...bothSides("brake-rotor", { Position: "Front" }),
      ...bothSides("brake-caliper", { Position: "Front" }),
      ...oneOfTwo("brake-pad-set", "Pads", { Position: "Front" }),
      line("brake-hose-kit", 1, { Set: "Front" }),
      line("master-cylinder"),
      line("brake-fluid")
    ]
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
      about: "Arms, joints and bar for one car, in one box and at one ride height. Have it aligned afterward."
    },
    [
      ...bothSides("control-arm", { Arm: "Upper" }),
      ...bothSides("control-arm", { Arm: "Lower" }),
      line("ball-joint", 2, { Position: "Upper" }),
      line("ball-joint", 2, { Position: "Lower" }),
      ...bothSides("tie-rod-end", { Position: "Outer" }),
      line("sway-bar", 1, { Position: "Front" }),
      line("sway-bar-link", 1, { Position: "Front" })
    ]
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
    [
      line("lowering-spring-set", 1, { Position: "Front and rear" }),
      line("shock", 2, { Position: "Front" }),
      line("shock", 2, { Position: "Rear" }),
      line("sway-bar", 1, { Position: "Front" })
    ]
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
    [
      line("radiator"),
      line("water-pump"),
      line("thermostat"),
      line("radiator-hose", 1, { Position: "Upper" }),
      line("radiator-hose", 1, { Position: "Lower" }),
      line("electric-fan"),
      ...oneOfTwo("radiator-cap", "Cap")
    ]
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
    [line("intake-manifold"), line("gasket-set"), line("spark-plug-set"), line("head-bolt-set"), line("rocker-arm-set")]
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
    [line("header"), line("exhaust-gasket"), line("exhaust-system"), line("exhaust-clamp", 4)]
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
    [line("alternator"), line("starter"), line("battery-cable", 1, { Color: "Red" }), line("battery-cable", 1, { Color: "Black" })]
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
    [line("spark-plug-set"), line("plug-wire-set"), line("oil-filter"), ...oneOfTwo("motor-oil", "Oil")]
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
    [
      line("an-hose", 2, { Size: sized }),
      line("hose-end", 4, { Size: sized, Angle: "Straight" }),
      line("hose-end", 2, { Size: sized, Angle: "90 degree" }),
      line("an-adapter", 4, { "AN side": sized }),
      line("fuel-filter")
    ],
    ["AN-6", "AN-8", "AN-10"]
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
    [
      ...oneOfTwo("fuel-pump-electric", "Pump"),
      line("fuel-filter", 2),
      line("fuel-pressure-regulator"),
      line("fuel-line-kit", 2, { Size: sized })
    ],
    ["AN-6", "AN-8", "AN-10"]
  )
]
