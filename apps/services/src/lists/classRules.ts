import type { ClassRules, PartType } from "@camber/domain/lists"
import type { Reference } from "../reference/Reference.ts"

/**
 * A class rule. `asks` lists slugs of product types that satisfy it. If it is empty, only the inspector can check the
 * rule.
 */
interface Rule {
  readonly about: string
  readonly text: string
  readonly asks: ReadonlyArray<string>
}

const createRule = (about: string, text: string, ...asks: ReadonlyArray<string>): Rule => ({ about, text, asks })

const helmetRule = createRule(
  "Helmet",
  "A full-face helmet with a current Snell SA or FIA label. Many rule books accept only the last two issues.",
  "helmet"
)
const suitRule = createRule(
  "Driving suit",
  "A flame-resistant suit with an SFI 3.2A or FIA label, and gloves and shoes with the same label.",
  "race-suit"
)
const beltsRule = createRule(
  "Belts",
  "A harness of five points or more, within its date: two years from manufacture for SFI 16.1, five for FIA.",
  "harness"
)
const cageRule = createRule(
  "Cage",
  "A welded cage or roll bar of seamless or DOM tube; wall thickness is measured at an inspection hole.",
  "roll-cage"
)
const paddingRule = createRule("Padding", "Padding on each bar that the driver's helmet can reach.", "roll-bar-padding")
const fireRule = createRule(
  "Fire",
  "A charged extinguisher within reach of the belted driver, or a fire system with a current date.",
  "fire-extinguisher",
  "fire-system"
)
const neckRule = createRule("Head restraint", "A head and neck restraint with an SFI 38.1 or FIA label.", "head-restraint")
const cellRule = createRule(
  "Fuel cell",
  "A fuel cell in a steel container behind a firewall, its vent with a roll-over valve.",
  "fuel-cell"
)
const cutOffRule = createRule(
  "Battery",
  "A battery tied down with metal, and a disconnect marked on the outside that stops the engine.",
  "battery-disconnect"
)
const netRule = createRule("Window net", "A window net that opens at the top, within its date.", "window-net")
const hoopRule = createRule("Driveshaft", "A hoop around the front third of the driveshaft.", "driveshaft-loop")
const seatRule = createRule("Seat", "A one-piece race seat, bolted to the chassis and not to the sheet metal.", "race-seat")
const throttleRule = createRule("Throttle", "Two return springs, each of which closes the throttle by itself.")
const wheelsRule = createRule("Wheels", "No cracks; each stud through its nut; added lead bolted and painted white with the car's number.")

/** Common rules by the discipline of the class. Street classes have no rules. */
const RULES_BY_DISCIPLINE: Readonly<Record<string, ReadonlyArray<Rule>>> = {
  oval: [
    cageRule,
    paddingRule,
    seatRule,
    beltsRule,
    netRule,
    cellRule,
    fireRule,
    cutOffRule,
    helmetRule,
    suitRule,
    neckRule,
    throttleRule,
    wheelsRule
  ],
  drag: [
    helmetRule,
    beltsRule,
    createRule("Roll bar", "A roll bar from 11.49 s, a cage from 9.99 s over the quarter mile, or 135 mph.", "roll-cage"),
    hoopRule,
    createRule(
      "Battery disconnect",
      "With the battery in the trunk: a switch at the rear that shuts off everything, including the engine.",
      "battery-disconnect"
    ),
    suitRule,
    throttleRule,
    wheelsRule
  ],
  road: [
    cageRule,
    paddingRule,
    seatRule,
    beltsRule,
    netRule,
    fireRule,
    cutOffRule,
    helmetRule,
    suitRule,
    neckRule,
    throttleRule,
    wheelsRule
  ],
  autocross: [
    createRule("Helmet", "A helmet with a Snell M or SA label of the last three issues.", "helmet"),
    createRule("Loose parts", "Nothing loose in the car. Floor mats and hubcaps removed."),
    throttleRule,
    wheelsRule
  ],
  drift: [cageRule, paddingRule, seatRule, beltsRule, fireRule, cutOffRule, helmetRule, suitRule, wheelsRule],
  rally: [cageRule, paddingRule, seatRule, beltsRule, fireRule, cutOffRule, helmetRule, suitRule, neckRule, wheelsRule],
  "off-road": [cageRule, paddingRule, seatRule, beltsRule, netRule, cellRule, fireRule, helmetRule, suitRule, wheelsRule],
  kart: [
    helmetRule,
    createRule("Neck and ribs", "A neck brace or restraint and, for juniors, a rib vest.", "head-restraint"),
    suitRule,
    throttleRule,
    wheelsRule
  ],
  "speed trial": [cageRule, seatRule, beltsRule, fireRule, cutOffRule, helmetRule, suitRule, neckRule, hoopRule, throttleRule, wheelsRule],
  derby: [
    helmetRule,
    beltsRule,
    createRule("Fuel tank", "Original tank removed. A fuel cell or marine tank of six gallons or less, fixed in the cabin.", "fuel-cell"),
    createRule("Glass and trim", "All glass, trim and loose parts removed before you arrive.")
  ],
  pull: [
    helmetRule,
    suitRule,
    beltsRule,
    fireRule,
    cutOffRule,
    createRule("Kill switch", "A switch at the rear, with a ring, that stops fuel and ignition when it is pulled.")
  ]
}

const SOURCE =
  "A summary of what rule books of these classes usually require, as of October 2026. It is not a rule book. Your series' rule book and the inspector decide."

/** Returns the common rules of the project's race class; null if it has no class or the class has no known rules. */
export const getClassRules = (
  raceTypeId: number | undefined,
  getType: (slug: string) => PartType | null,
  { raceTypes }: Reference
): ClassRules | null => {
  const raceType = raceTypeId === undefined ? undefined : raceTypes.byId.get(raceTypeId)
  const rules = raceType && RULES_BY_DISCIPLINE[raceType.discipline]
  if (raceType === undefined || rules === undefined) return null
  return {
    className: raceType.name,
    source: SOURCE,
    rules: rules.map(({ about, asks, text }) => ({ about, text, asks: asks.flatMap((slug) => getType(slug) ?? []) }))
  }
}

/** Slugs of all product types in the rules. @internal */
export const classRuleTypes: ReadonlySet<string> = new Set(
  Object.values(RULES_BY_DISCIPLINE).flatMap((rules) => rules.flatMap(({ asks }) => asks))
)
