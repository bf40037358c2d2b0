/** Choices that some parts match, and the number of these parts. */
interface CombinedChoices<Choice> {
  readonly combined: ReadonlyArray<Choice>
  readonly count: number
}

/**
 * Combines as many choices as possible, so that some parts still match. If several combinations have this size, returns the one with the
 * more important choices.
 *
 * @param choices - Choices by importance, most important first.
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

/** Returns all combinations of a size. Combinations with earlier elements come first. */
const combine = <A>(all: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> => {
  if (size === 0) return [[]]
  return all.flatMap((first, at) => combine(all.slice(at + 1), size - 1).map((rest) => [first, ...rest]))
}
