import { Schema } from "effect"
import { MAX_FACETS } from "./rules.ts"

/** Maximum number of facets that a selection combines. Each adds a factor of two to the combinations. */
export const MAX_PART_CHOICES = 4

/** Maximum number of selections per request. */
export const MAX_PART_SELECTIONS = 10

/** Accepted values of one facet. Any of them matches. */
export const PartChoice = Schema.Struct({
  name: Schema.NonEmptyString,
  values: Schema.Array(Schema.NonEmptyString).check(Schema.isMaxLength(MAX_FACETS))
})
export interface PartChoice extends Schema.Struct.Type<typeof PartChoice.fields> {}

/** Parts of a type with values of its facets. All choices apply; the most important one is first. */
export const PartSelection = Schema.Struct({
  /** Plural name of the part type, as in the facet `Part type`. */
  partType: Schema.String,
  choices: Schema.Array(PartChoice).check(Schema.isMaxLength(MAX_PART_CHOICES))
})
export interface PartSelection extends Schema.Struct.Type<typeof PartSelection.fields> {}

/** Number of parts that the listing of a selection shows. */
export const PartCount = Schema.Struct({
  count: Schema.Int,
  /** Names of the choices that were combined. No part has all of the others too. */
  combined: Schema.Array(Schema.String)
})
export interface PartCount extends Schema.Struct.Type<typeof PartCount.fields> {}

/** Choices that leave parts, and the number of these parts. */
interface CombinedChoices<Choice> {
  readonly combined: ReadonlyArray<Choice>
  readonly count: number
}

/**
 * Combines as many choices as leave parts. If several combinations have this size, the one with the more important choices wins.
 *
 * @param choices - By importance, the most important one first.
 * @param countParts - Returns the number of parts that all the given choices match.
 */
export const combineChoices = <Choice>(
  choices: ReadonlyArray<Choice>,
  countParts: (combined: ReadonlyArray<Choice>) => number
): CombinedChoices<Choice> => {
  for (let size = choices.length; size > 0; size--)
    for (const combined of combine(choices, size)) {
      const count = countParts(combined)
      if (count > 0) return { combined, count }
    }
  return { combined: [], count: countParts([]) }
}

/** Returns all combinations of a size. Those with the first elements come first. */
const combine = <A>(all: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> => {
  if (size === 0) return [[]]
  return all.flatMap((first, at) => combine(all.slice(at + 1), size - 1).map((rest) => [first, ...rest]))
}
