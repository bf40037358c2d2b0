import { isSharedMeasure } from "../../vehicles/fitment/isSharedMeasure.ts"
import type { ComparedCondition, Reason } from "../../vehicles/fitment/model.ts"
import type { ComparedMeasurement, Specification } from "./model.ts"

/** As many as are read at a glance. */
export const MAX_MEASUREMENTS = 5

/** A part as it is told: in front or at the rear, with which measures. */
export type MeasuredPart = ReadonlyArray<Specification>

/**
 * What was compared of a part and a car, value beside value, the ones that decided first: the conditions of the statement, then the measures
 * that all parts of this type that are guaranteed to fit the car agree on (`fitting`, without the part itself). At most `MOST_MEASURES`. A
 * measure that parts disagree on, or that leaves a choice, is not the car's, so it is left out; so is whatever is not known of the car. A part
 * that fits, or of which a question is still open, is never shown beside a measure that speaks against it.
 */
export const compareMeasurements = (
  reason: Reason | null,
  part: MeasuredPart,
  fitting: ReadonlyArray<MeasuredPart>,
  mayFit: boolean
): ReadonlyArray<ComparedMeasurement> => {
  const conditions = (reason?.conditions ?? []).flatMap(comparedCondition)
  const names = new Set(conditions.map(({ name }) => name))
  const measures = sharedMeasures(part, fitting).filter(({ agrees, name }) => !names.has(name) && (agrees || !mayFit))
  return [...conditions, ...measures].slice(0, MAX_MEASUREMENTS)
}

const comparedCondition = (condition: ComparedCondition): ReadonlyArray<ComparedMeasurement> => {
  const { accepted, answer, subject, yours } = condition
  if (yours === null || answer === "unknown") return []
  const compared = (name: string, part: string): ReadonlyArray<ComparedMeasurement> => [
    { name, part, car: yours, agrees: answer === "holds" }
  ]
  if (subject === "engine") return compared("Engine", accepted.join(" "))
  // Of many that will do, the one that the car has is enough.
  if (subject !== "vehicle") return compared(condition.name ?? "Race type", accepted.includes(yours) ? yours : accepted.join(" or "))
  const [years = "", make = "", ...models] = accepted
  return /^\d+$/.test(yours) ? compared("Years", years) : compared("Car", `${years} ${make} ${models.join(", ")}`)
}

const sharedMeasures = (part: MeasuredPart, fitting: ReadonlyArray<MeasuredPart>): ReadonlyArray<ComparedMeasurement> => {
  const beside = fitting.filter((other) => isAtTheSamePlace(part, other))
  return part.flatMap(({ name, value }) => {
    if (!isSharedMeasure(name) || isChoice(value)) return []
    const [car, ...others] = new Set(beside.flatMap((other) => valueOf(other, name) ?? []))
    return car === undefined || others.length > 0 || isChoice(car) ? [] : [{ name, part: value, car, agrees: value === car }]
  })
}

/** Brakes of the front say nothing of those at the rear. */
const isAtTheSamePlace = (one: MeasuredPart, other: MeasuredPart): boolean => valueOf(one, "Position") === valueOf(other, "Position")

const valueOf = (part: MeasuredPart, of: string): string | undefined => part.find(({ name }) => name === of)?.value

/** 'Left or Right', '10.5 in to 14 in', '3 kinds'. */
const isChoice = (value: string): boolean => / or | to |^\d+ kinds$/.test(value)
