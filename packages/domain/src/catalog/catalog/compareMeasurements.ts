import { isSharedMeasure } from "../../vehicles/fitment/isSharedMeasure.ts"
import type { ComparedCondition, Reason } from "../../vehicles/fitment/model.ts"
import type { Specification } from "./card.ts"
import type { ComparedMeasurement } from "./page.ts"

/** Short enough to read at a glance. */
export const MAX_MEASUREMENTS = 5

/** Specifications of one part, including its position. */
export type MeasuredPart = ReadonlyArray<Specification>

/**
 * Compares a part with the vehicle, deciding values first: the application's conditions, then the measurements on which all other
 * guaranteed parts of this type (`fitting`) agree. Returns at most `MAX_MEASUREMENTS`. Omits unknown values, choices, and measurements on
 * which parts disagree. Never shows a contradicting shared measurement if the part fits or may still fit.
 */
export const compareMeasurements = (
  reason: Reason | null,
  part: MeasuredPart,
  fitting: ReadonlyArray<MeasuredPart>,
  mayFit: boolean
): ReadonlyArray<ComparedMeasurement> => {
  const conditions = (reason?.conditions ?? []).flatMap(compareCondition)
  const names = new Set(conditions.map(({ name }) => name))
  const measures = compareSharedMeasures(part, fitting).filter(({ agrees, name }) => !names.has(name) && (agrees || !mayFit))
  return [...conditions, ...measures].slice(0, MAX_MEASUREMENTS)
}

const compareCondition = (condition: ComparedCondition): ReadonlyArray<ComparedMeasurement> => {
  const { accepted, answer, subject, yours } = condition
  if (yours === null || answer === "unknown") return []
  const compared = (name: string, part: string): ReadonlyArray<ComparedMeasurement> => [
    { name, part, car: yours, agrees: answer === "holds" }
  ]
  if (subject === "engine") return compared("Engine", accepted.join(" "))
  // If several values are accepted, show only the vehicle's own
  if (subject !== "vehicle") return compared(condition.name ?? "Race type", accepted.includes(yours) ? yours : accepted.join(" or "))
  const [years = "", make = "", ...models] = accepted
  return /^\d+$/.test(yours) ? compared("Years", years) : compared("Car", `${years} ${make} ${models.join(", ")}`)
}

const compareSharedMeasures = (part: MeasuredPart, fitting: ReadonlyArray<MeasuredPart>): ReadonlyArray<ComparedMeasurement> => {
  const beside = fitting.filter((other) => isAtSamePosition(part, other))
  return part.flatMap(({ name, value }) => {
    if (!isSharedMeasure(name) || isChoice(value)) return []
    const [car, ...others] = new Set(beside.flatMap((other) => getValue(other, name) ?? []))
    return car === undefined || others.length > 0 || isChoice(car) ? [] : [{ name, part: value, car, agrees: value === car }]
  })
}

/** Front brakes are unrelated to rear brakes, so positions must match. */
const isAtSamePosition = (one: MeasuredPart, other: MeasuredPart): boolean => getValue(one, "Position") === getValue(other, "Position")

const getValue = (part: MeasuredPart, of: string): string | undefined => part.find(({ name }) => name === of)?.value

/** Matches 'Left or Right', '10.5 in to 14 in' and '3 kinds'. */
const isChoice = (value: string): boolean => / or | to |^\d+ kinds$/.test(value)
