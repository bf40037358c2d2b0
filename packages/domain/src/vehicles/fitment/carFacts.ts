import type { Project } from "../vehicle/model.ts"

/** The end of the car that a part goes to, where it goes to one alone. */
export type Axle = "Front" | "Rear"

/** A measure of a car that its shopper need not tell: the parts that are made for the car agree on it. */
export interface CarFact {
  /** The facet that it answers: 'Bolt Circle'. */
  readonly name: string
  /** null: everywhere on the car. */
  readonly axle: Axle | null
  readonly valueId: number
  readonly value: string
}

/** A project with what the shop knows of its car besides. It is made where a part is judged, and never stored. */
export interface KnownCar extends Project {
  readonly facts?: ReadonlyArray<CarFact>
}

/** A measure as one part that is made for the car states it, with the part's position. */
export interface StatedMeasure extends Omit<CarFact, "axle"> {
  readonly position: string | null
}

/** 'Front' of 'Front, Left or Right'; null of 'Front or Rear', 'Any corner' and no position. */
export const toAxle = (position: string | null | undefined): Axle | null => {
  const isFront = position?.includes("Front") ?? false
  const isRear = position?.includes("Rear") ?? false
  return isFront === isRear ? null : isFront ? "Front" : "Rear"
}

/** What the shop knows of the car under a facet, for a part at this position. */
export const findCarFact = ({ facts }: KnownCar, name: string, position: string | null | undefined): CarFact | undefined =>
  facts?.find((fact) => fact.name === name && (fact.axle === null || fact.axle === toAxle(position)))

/**
 * The measures that the parts made for one car agree on. They hold everywhere on the car where all parts of it agree and not only those of one
 * axle state them, otherwise at an axle whose parts agree. What parts of one place disagree on is not the car's.
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
