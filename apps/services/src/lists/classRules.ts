import type { ClassRules, PartType } from "@camber/domain/lists"
import type { Reference } from "../reference/Reference.ts"

/** A rule as it is kept: `asks` are slugs of the product types that can answer it; without any the inspector alone can tell. */
interface Rule {
  readonly about: string
  readonly text: string
  readonly asks: ReadonlyArray<string>
}

const rule = (about: string, text: string, ...asks: ReadonlyArray<string>): Rule => ({ about, text, asks })

const helmet = rule(
  "Helmet",
  "A full-face helmet with a current Snell SA or FIA label; many books take labels of the last two issues only.",
  "helmet"
)
const suit = rule(
  "Driving suit",
  "A flame-resistant suit with an SFI 3.2A or FIA label, with gloves and shoes of the same kind.",
  "race-suit"
)
const belts = rule(
  "Belts",
  "A harness of five points or more, within its date: two years from manufacture for SFI 16.1, five for FIA.",
  "harness"
)
const cage = rule(
  "Cage",
  "A welded cage or roll bar of seamless or DOM tube; wall thickness is measured at an inspection hole.",
  "roll-cage"
)
const padding = rule("Padding", "Padding on each bar that the driver's helmet can reach.", "roll-bar-padding")
const fire = rule(
  "Fire",
  "A charged extinguisher in reach of the belted driver, or a fire system with a current date.",
  "fire-extinguisher",
  "fire-system"
)
const neck = rule("Head restraint", "A head and neck restraint with an SFI 38.1 or FIA label.", "head-restraint")
const cell = rule("Fuel cell", "A fuel cell in a steel container behind a firewall, its vent with a roll-over valve.", "fuel-cell")
const cutOff = rule(
  "Battery",
  "A battery tied down with metal, and a disconnect marked on the outside that stops the engine.",
  "battery-disconnect"
)
const net = rule("Window net", "A window net that opens at the top, within its date.", "window-net")
const hoop = rule("Driveshaft", "A hoop around the front third of the driveshaft.", "driveshaft-loop")
const seat = rule("Seat", "A one-piece race seat, bolted to the chassis and not to the sheet metal.", "race-seat")
const throttle = rule("Throttle", "Two return springs, each of which closes the throttle by itself.")
const wheels = rule("Wheels", "No cracks; each stud through its nut; added lead bolted and painted white with the car's number.")

/** What the books of a discipline usually ask, by the discipline of the class. Streets have none. */
const rulesOf: Readonly<Record<string, ReadonlyArray<Rule>>> = {
  oval: [cage, padding, seat, belts, net, cell, fire, cutOff, helmet, suit, neck, throttle, wheels],
  drag: [
    helmet,
    belts,
    rule("Roll bar", "A roll bar from 11.49 s, a cage from 9.99 s over the quarter mile, or 135 mph.", "roll-cage"),
    hoop,
    rule(
      "Battery disconnect",
      "With a battery that was moved to the trunk: a switch at the rear that stops all, the engine too.",
      "battery-disconnect"
    ),
    suit,
    throttle,
    wheels
  ],
  road: [cage, padding, seat, belts, net, fire, cutOff, helmet, suit, neck, throttle, wheels],
  autocross: [
    rule("Helmet", "A helmet with a Snell M or SA label of the last three issues.", "helmet"),
    rule("Loose parts", "Nothing loose in the car: floor mats and caps out."),
    throttle,
    wheels
  ],
  drift: [cage, padding, seat, belts, fire, cutOff, helmet, suit, wheels],
  rally: [cage, padding, seat, belts, fire, cutOff, helmet, suit, neck, wheels],
  "off-road": [cage, padding, seat, belts, net, cell, fire, helmet, suit, wheels],
  kart: [
    helmet,
    rule("Neck and ribs", "A neck brace or restraint and, for juniors, a rib vest.", "head-restraint"),
    suit,
    throttle,
    wheels
  ],
  "speed trial": [cage, seat, belts, fire, cutOff, helmet, suit, neck, hoop, throttle, wheels],
  derby: [
    helmet,
    belts,
    rule("Fuel tank", "The original tank out; a cell or marine tank of six gallons or less, fixed in the cabin.", "fuel-cell"),
    rule("Glass and trim", "All glass, trim and loose parts out of the car before it arrives.")
  ],
  pull: [
    helmet,
    suit,
    belts,
    fire,
    cutOff,
    rule("Kill switch", "A switch at the rear, with a ring, that stops fuel and ignition when it is pulled.")
  ]
}

const SOURCE =
  "A summary of what rule books of such classes usually ask, of October 2026. It is no rule book: your series' own book and the inspector decide."

/** What is usually asked where a project races; null where it races in no class, or nobody has written down what its class asks. */
export const getClassRules = (
  raceTypeId: number | undefined,
  typeOf: (slug: string) => PartType | null,
  { raceTypes }: Reference
): ClassRules | null => {
  const raceType = raceTypeId === undefined ? undefined : raceTypes.byId.get(raceTypeId)
  const rules = raceType && rulesOf[raceType.discipline]
  if (raceType === undefined || rules === undefined) return null
  return {
    className: raceType.name,
    source: SOURCE,
    rules: rules.map(({ about, asks, text }) => ({ about, text, asks: asks.flatMap((slug) => typeOf(slug) ?? []) }))
  }
}

/** The kinds of parts that any rule names. */
export const classRuleTypes: ReadonlySet<string> = new Set(Object.values(rulesOf).flatMap((rules) => rules.flatMap(({ asks }) => asks)))
