import type { ComparedCondition, Reason } from "./model.ts"

/** Formats a reason as one sentence without a period: why the part fits, which answer is missing, or what the part was made for instead. */
export const formatReason = (reason: Reason): string => {
  if (reason.rule === "noApplications") return "We don't know yet what it fits"
  if (reason.rule === "chooseOptions") return "Only some options fit your car"
  const failing = reason.conditions.find(({ answer }) => answer === "fails")
  if (failing !== undefined) return formatMismatch(failing)
  const open = reason.conditions.filter(({ answer }) => answer === "unknown")
  if (open.length > 0) return formatQuestion([...new Set(open.map(formatSubject))])
  const note = reason.note === null ? "" : `, ${reason.note}`
  if (reason.conditions.length === 0) return `Made for any car${note}`
  return `${reason.reports ? "Listed for" : "Fits"} ${reason.conditions.map((condition) => formatAccepted(condition) + yours(condition)).join(" with ")}${note}`
}

/**
 * Formats a reason as a sentence without a period that names the car once: `Made for 1967-1969 Camaro, not for your 1970 Chevrolet Camaro`.
 * For text that is not shown next to the car's name.
 */
export const formatReasonForCar = (reason: Reason, car: string): string => {
  const failing = reason.conditions.find(({ answer }) => answer === "fails")
  if (failing?.subject === "vehicle") return `Made for ${formatMadeFor(failing)}, not for your ${car}`
  const text = formatReason(reason)
  return `For your ${car}: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
}

const formatQuestion = (formatSubject: ReadonlyArray<string>): string => {
  const [first, ...others] = formatSubject
  return first === "your vehicle" && others.length === 0 ? "Add your car to find out" : `Tell us ${formatSubject.join(" and ")} to find out`
}

const formatAccepted = (condition: ComparedCondition): string => {
  const [first = "", ...others] = condition.accepted
  if (condition.subject === "vehicle") return `${first} ${others[0] ?? ""} ${others.slice(1).join(", ")}`
  if (condition.subject === "engine") return condition.accepted.join(" ")
  // A part is made for all of its race classes, but any one value of a facet is enough
  const values = joinValues(condition.accepted, condition.subject === "raceType" && condition.answer === "holds" ? "and" : "or")
  return condition.name === null ? values : `${values} ${condition.name.toLowerCase()}`
}

/**
 * Joins values as `Street Stock, Hobby Stock, and Dirt Late Model`. Avoids `Intl.ListFormat`, whose first use costs 60 ms on a slow phone.
 */
const joinValues = (values: ReadonlyArray<string>, word: "and" | "or"): string =>
  values.length < 3 ? values.join(` ${word} `) : `${values.slice(0, -1).join(", ")}, ${word} ${values.at(-1)}`

const yours = (condition: ComparedCondition): string => (condition.yours === null ? "" : ` (yours: ${condition.yours})`)

const formatMismatch = (condition: ComparedCondition): string => {
  const { subject, yours } = condition
  if (yours === null) return `Made for ${formatAccepted(condition)}`
  if (subject === "facet")
    return `${sentenceCase(condition.name ?? "")} ${joinValues(condition.accepted, "or")}, yours ${yours}: does not fit`
  if (subject !== "vehicle") return `Made for ${formatAccepted(condition)}; yours is ${yours}`
  return `Made for ${formatMadeFor(condition)}; yours is a ${yours}`
}

/** Formats the accepted vehicles, without the make if only the shopper's year differs. */
const formatMadeFor = (condition: ComparedCondition): string => {
  const [years = "", , ...models] = condition.accepted
  const isThisModel = /^\d+$/.test(condition.yours ?? "")
  return isThisModel ? `${years} ${models.join(", ")}` : formatAccepted(condition)
}

/** Formats 'Bolt Circle' as 'Bolt circle'. */
const sentenceCase = (name: string): string => `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`

const formatSubject = ({ name, side, subject }: ComparedCondition): string => {
  if (subject === "vehicle") return "your vehicle"
  if (subject === "raceType") return "your race type"
  if (subject === "engine" && side === null) return "your vehicle"
  if (subject === "engine") return side === "stock" ? "your stock engine" : "your engine"
  return `your ${name?.toLowerCase() ?? "missing detail"}`
}
