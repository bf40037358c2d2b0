import { isGuarantee } from "./fitPromise.ts"
import type { ComparedCondition, Prompt, Reason, Verdict } from "./model.ts"

/** The words of a verdict. `opens` says what the call to action opens; `Options` is the product page's picker. */
export interface FitmentText {
  readonly label: string
  /** The same in as few words as a card has room for, beside the call to action; differs from the label only where something is to be checked. */
  readonly short: string
  readonly note: string | null
  readonly callToAction: string | null
  readonly tone: "positive" | "neutral" | "warning" | "negative"
  readonly opens: Prompt | "Options" | null
}

const answered = (label: string, tone: FitmentText["tone"], note: string | null = null): FitmentText => ({
  label,
  short: label,
  note,
  callToAction: null,
  tone,
  opens: null
})
const guaranteed = answered("Guaranteed To Fit", "positive")
const universal = answered("Universal Fit", "neutral", "Modification may be required")
const mayNotFit = answered("May Not Fit", "negative")
const reported = (reports: number): FitmentText => ({
  ...answered(`Verify fit: ${reports} customer${reports > 1 ? "s" : ""} reported a misfit`, "warning"),
  short: `Check: ${reports} misfit${reports > 1 ? "s" : ""}`
})
const ask = (opens: Prompt | "Options", label: string, short: string, callToAction: string): FitmentText => ({
  label,
  short,
  note: null,
  callToAction,
  tone: "warning",
  opens
})
const whatFor = (opens: Prompt, name: string): FitmentText =>
  ask(opens, `Verify the ${name} for your project`, "Does it fit?", `Add ${name}`)
const completeOptions = "This part may fit your vehicle and engine, complete options to verify fitment."
const prompts = {
  Vehicle: whatFor("Vehicle", "Vehicle"),
  RaceType: whatFor("RaceType", "Race Type"),
  Engine: whatFor("Engine", "Engine"),
  AdditionalFacets: ask("AdditionalFacets", completeOptions, "May fit", "Complete Vehicle")
} as const satisfies Record<Prompt, FitmentText>
const someOptionsFit = ask("Options", completeOptions, "Some options fit", "Choose Options")

/** FIT-01 to FIT-09, GAP-C08 */
export const fitmentText = (verdict: Pick<Verdict, "fitment" | "prompt" | "reason">): FitmentText => {
  const reports = verdict.reason?.reports
  // A statement that customers have reported asks instead of promising.
  if (isGuarantee(verdict)) return reports ? reported(reports) : guaranteed
  if (verdict.fitment === "UniversalFit") return universal
  if (verdict.fitment !== "NoFit" || verdict.prompt === null) return mayNotFit
  return verdict.reason?.rule === "chooseOptions" ? someOptionsFit : prompts[verdict.prompt]
}

/** One sentence without its full stop: why the part fits, what is needed to be sure, or what it was made for instead. */
export const reasonText = (reason: Reason): string => {
  if (reason.rule === "noApplications") return "We do not know yet what it fits"
  if (reason.rule === "chooseOptions") return "Only some options fit your car"
  const failing = reason.conditions.find(({ answer }) => answer === "fails")
  if (failing !== undefined) return madeFor(failing)
  const open = reason.conditions.filter(({ answer }) => answer === "unknown")
  if (open.length > 0) return `To be sure, tell us ${[...new Set(open.map(asked))].join(" and ")}`
  const note = reason.note === null ? "" : `, ${reason.note}`
  if (reason.conditions.length === 0) return `Made for any car${note}`
  return `${reason.reports ? "Listed for" : "Fits"} ${reason.conditions.map((condition) => accepted(condition) + yours(condition)).join(" with ")}${note}`
}

const accepted = (condition: ComparedCondition): string => {
  const [first = "", ...others] = condition.accepted
  if (condition.subject === "vehicle") return `${first} ${others[0] ?? ""} ${others.slice(1).join(", ")}`
  if (condition.subject === "engine") return condition.accepted.join(" ")
  const values = anyOf(condition.accepted)
  return condition.name === null ? values : `${values} ${condition.name.toLowerCase()}`
}

/** `Street Stock, Hobby Stock, or Dirt Late Model`; without `Intl`, whose first formatter costs a slow phone 60 ms. */
const anyOf = (values: ReadonlyArray<string>): string =>
  values.length < 3 ? values.join(" or ") : `${values.slice(0, -1).join(", ")}, or ${values.at(-1)}`

const yours = (condition: ComparedCondition): string => (condition.yours === null ? "" : ` (yours: ${condition.yours})`)

const madeFor = (condition: ComparedCondition): string => {
  const { subject, yours } = condition
  if (yours === null) return `Made for ${accepted(condition)}`
  if (subject !== "vehicle") return `Made for ${accepted(condition)}; yours is ${yours}`
  const [years = "", , ...models] = condition.accepted
  const isThisModel = /^\d+$/.test(yours)
  return `Made for ${isThisModel ? `${years} ${models.join(", ")}` : accepted(condition)}; yours is a ${yours}`
}

const asked = ({ name, side, subject }: ComparedCondition): string => {
  if (subject === "vehicle") return "your vehicle"
  if (subject === "raceType") return "your race type"
  if (subject === "engine" && side === null) return "your vehicle"
  if (subject === "engine") return side === "stock" ? "your stock engine" : "your engine"
  return `your ${name?.toLowerCase() ?? "missing detail"}`
}
