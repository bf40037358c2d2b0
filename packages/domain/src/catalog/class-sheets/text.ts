import type { FactQuestion } from "./calls.ts"
import type { ClassAnswer, ClassSheet, Condition, RuleKind, SheetAge } from "./model.ts"

/** Display texts of the answers. */
export const answerLabels: Readonly<Record<ClassAnswer, string>> = {
  legal: "Legal",
  notLegal: "Not legal",
  inspector: "The inspector decides",
  notRuled: "Not ruled",
  needsFacts: "Not known yet"
}

/** Display texts of the areas of a car, in the order of a sheet. */
export const areaNames: ReadonlyMap<string, string> = new Map([
  ["safety", "Safety"],
  ["car", "The car"],
  ["wheels", "Wheels and tires"],
  ["suspension", "Suspension and chassis"],
  ["engine", "Engine, fuel, ignition and exhaust"],
  ["driveline", "Driveline"],
  ["brakes", "Brakes and steering"],
  ["plumbing", "Plumbing and hardware"],
  ["body", "Body"],
  ["cockpit", "Interior and gauges"],
  ["pit", "Tools, pit and fluids"],
  ["other", "Other"]
])

/** Display texts of the kinds of rules. */
export const kindLabels: Readonly<Record<RuleKind, string>> = {
  need: "Required",
  limit: "Limit",
  only: "Only these",
  never: "Not allowed",
  free: "Free",
  inspect: "Inspected",
  trade: "Costs weight"
}

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]

/** Formats an ISO day: 'November 14, 2025'. */
export const formatDay = (isoDay: string): string => {
  const [year = "", month = "", day = ""] = isoDay.split("-")
  return `${months[Number(month) - 1] ?? month} ${Number(day)}, ${year}`
}

/** Formats the name of a sheet with its year: 'Hobby Stock 2026, Prairie Short Track Union'. */
export const formatSheetTitle = ({ className, publisher, season }: Pick<ClassSheet, "className" | "publisher" | "season">): string =>
  `${className} ${season}, ${publisher}`

/** Warns about an old or early sheet; null for a current sheet. `ended` is the last day of the sheet that has ended. */
export const formatAge = (age: SheetAge, { season, from }: Pick<ClassSheet, "from" | "season">, ended: string | null): string | null => {
  switch (age) {
    case "current":
      return null
    case "ended":
      return `This sheet is old${ended === null ? "" : `: it, or the sheet that it builds on, ended on ${formatDay(ended)}`}. Ask your track for the current one.`
    case "unconfirmed":
      return `This sheet is from ${season} and has not been confirmed since. Ask your track whether it still holds.`
    case "early":
      return `This sheet is not in force before ${formatDay(from)}.`
  }
}

/** Formats the note of a report. `unjudged` counts the parts without an answer. */
export const formatReportNote = ({ issued }: Pick<ClassSheet, "issued">, unjudged: number): string => {
  const count = unjudged === 0 ? "" : unjudged === 1 ? " 1 part was not judged." : ` ${unjudged} parts were not judged.`
  return `By the sheet of ${formatDay(issued)}. The inspector has the last word.${count}`
}

/** Note for a part with too few known facts to apply a rule. */
export const UNJUDGED_NOTE = "We know too little about this part to apply a rule."

/** Formats the weight that a trade costs; null for zero pounds. */
export const formatWeight = (pounds: number): string | null => (pounds === 0 ? null : `${pounds} lb to add`)

const questions: ReadonlyMap<string, string> = new Map([
  ["car.engine", "Is the engine built or sealed?"],
  ["car.fuel", "Which fuel does the car use?"],
  ["car.weight", "What does the car weigh with the driver, in lb?"],
  ["car.left_percent", "What percentage of the weight is on the left?"],
  ["car.compression", "What is the compression by the track's method?"],
  ["car.carburetor_cfm", "What is the carburetor rated at, in cfm?"],
  ["car.noise_db", "How loud is the car at 100 ft, in dB?"],
  ["driver.age", "How old is the driver on the day?"],
  ["part.made", "In which month was it made? Write it as 2026-03."],
  ["part.label", "Which label does it have?"],
  ["part.valid_to", "Which year is printed on the label?"],
  ["part.certified_months", "How many months ago was it last certified?"],
  ["part.position", "Where on the car does it go?"],
  ["part.number", "What is the maker's part number?"],
  ["part.valve_lift", "What is the lift at the valve, in inches?"],
  ["part.seals", "Are the seals intact or broken?"],
  ["part.used_on", "What is it used on?"],
  ["part.adjustable", "Is it adjustable?"],
  ["part.way", "Is it one-way or two-way?"],
  ["part.wired_to_engine", "Is it wired to the engine?"]
])

const YES_NO = ["yes", "no"]
const yesNoFacts: ReadonlySet<string> = new Set(["part.adjustable", "part.wired_to_engine"])

/** Formats a missing fact as a question. `nameType` names a product type: 'driveshaft loop'. */
export const toFactQuestion = (
  name: string,
  values: ReadonlyArray<string>,
  nameType: (slug: string) => string
): Omit<FactQuestion, "subject"> => {
  const key = name.toLowerCase()
  if (key.startsWith("has.")) return { name, label: `Does the car have a ${nameType(key.slice("has.".length))}?`, values: YES_NO }
  const words = key.slice(key.indexOf(".") + 1).replaceAll("_", " ")
  const label = questions.get(key) ?? (key.startsWith("part.") ? `Which ${words} does it have?` : `What is the car's ${words}?`)
  return { name, label, values: yesNoFacts.has(key) ? YES_NO : values }
}

/** Lists the texts that conditions compare a fact with, as choices. */
export const listComparedTexts = (conditions: ReadonlyArray<Condition>, name: string): ReadonlyArray<string> => [
  ...new Set(conditions.flatMap((condition) => collectTexts(condition, name.toLowerCase())))
]

const collectTexts = (condition: Condition, name: string): ReadonlyArray<string> => {
  switch (condition._tag) {
    case "Always":
      return []
    case "Not":
      return collectTexts(condition.condition, name)
    case "And":
    case "Or":
      return condition.conditions.flatMap((part) => collectTexts(part, name))
    default: {
      const { left } = condition
      if (left._tag !== "Fact" || left.name.toLowerCase() !== name) return []
      const others = condition._tag === "Among" ? condition.among : [condition.right]
      return others.flatMap((other) => (other._tag === "Text" ? [other.value] : []))
    }
  }
}
