import type { Project } from "../vehicle/model.ts"

/** Axle of a part that mounts at exactly one axle. */
export type Axle = "Front" | "Rear"

/** A measurement of a vehicle that the shopper need not enter, because all parts made for the vehicle agree on its value. */
export interface CarFact {
  /** Name of the facet that the fact answers, for example 'Bolt Circle'. */
  readonly name: string
  /** Null if the fact holds for the whole vehicle. */
  readonly axle: Axle | null
  readonly valueId: number
  readonly value: string
}

/** A project plus facts derived from parts made for its vehicle. Built for each evaluation and never stored. */
export interface KnownCar extends Project {
  readonly facts?: ReadonlyArray<CarFact>
}

/** A measurement that one part made for the vehicle states, with the part's position. */
export interface StatedMeasure extends Omit<CarFact, "axle"> {
  readonly position: string | null
}

/** Returns 'Front' for 'Front, Left or Right'. Returns null for 'Front or Rear', 'Any corner' and no position. */
export const toAxle = (position: string | null | undefined): Axle | null => {
  const isFront = position?.includes("Front") ?? false
  const isRear = position?.includes("Rear") ?? false
  return isFront === isRear ? null : isFront ? "Front" : "Rear"
}

/** Finds the fact that answers this facet for a part at this position. */
export const findCarFact = ({ facts }: KnownCar, name: string, position: string | null | undefined): CarFact | undefined =>
  facts?.find((fact) => fact.name === name && (fact.axle === null || fact.axle === toAxle(position)))

/**
 * Derives the measurements on which parts made for one vehicle agree. A fact holds for the whole vehicle if all parts agree and their
 * positions cover both axles or name none. Otherwise it holds for each axle whose parts agree. Measurements on which parts disagree are
 * dropped.
 */
export const toCarFacts = (stated: ReadonlyArray<StatedMeasure>): ReadonlyArray<CarFact> =>
  [...Map.groupBy(stated, ({ name }) => name).values()].flatMap((measures) => {
    const byAxle = Map.groupBy(measures, ({ position }) => toAxle(position))
    const isEverywhere = byAxle.has(null) || byAxle.size === 2
    if (isEverywhere && isAgreed(measures)) return facts(null, measures)
    return [...byAxle].flatMap(([axle, those]) => (axle !== null && isAgreed(those) ? facts(axle, those) : []))
  })

const isAgreed = ([first, ...others]: ReadonlyArray<StatedMeasure>): boolean => others.every(({ valueId }) => valueId === first?.valueId)

const facts = (axle: Axle | null, [first]: ReadonlyArray<StatedMeasure>): ReadonlyArray<CarFact> =>
  first === undefined ? [] : [{ name: first.name, axle, valueId: first.valueId, value: first.value }]
