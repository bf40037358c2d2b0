import { type FacetMatch, formatMatch, hasMeasures, matchFacet, type PartSearch } from "@camber/domain/calculators"
import {
  MAX_FACETS,
  MAX_PART_CHOICES,
  MAX_PART_SELECTIONS,
  type PartChoice,
  type PartFacets,
  type PartSelection
} from "@camber/domain/search"

/** Maximum number of values that a text lists one by one. */
const NAMED = 3

/** Parts that a result leads to, in terms of the shop's facets. */
export interface DescribedSelection {
  readonly selection: PartSelection
  /** Path of the part type's listing. */
  readonly listingPath: string
  readonly choices: ReadonlyArray<DescribedChoice>
  /** Matches that the link cannot contain. */
  readonly remarks: ReadonlyArray<string>
  readonly note?: string
}

interface DescribedChoice extends PartChoice {
  /** Text of the choice in a link that contains it, and in a link that had to drop it. */
  readonly text: string
  readonly droppedText: string
}

/** Returns the selection of each search whose part type and measures the shop has. A facet without a matching value becomes a remark. */
export const toPartSelections = (searches: ReadonlyArray<PartSearch>, shop: ReadonlyArray<PartFacets>): ReadonlyArray<DescribedSelection> =>
  searches
    .flatMap(({ matches, note, partType }) => {
      const type = shop.find((facets) => facets.partType === partType)
      if (
        type === undefined ||
        !hasMeasures(
          { matches },
          type.facets.map(({ name }) => name)
        )
      )
        return []
      const narrowed = matches.reduce<Narrowed>((before, match) => narrow(before, match, type), { choices: [], remarks: [] })
      const selection = { partType, choices: narrowed.choices.map(({ name, values }) => ({ name, values })) }
      return [{ selection, listingPath: type.listingPath, ...narrowed, ...(note !== undefined && { note }) }]
    })
    .slice(0, MAX_PART_SELECTIONS)

type Narrowed = Pick<DescribedSelection, "choices" | "remarks">

const narrow = (before: Narrowed, match: FacetMatch, { facets }: PartFacets): Narrowed => {
  const facet = facets.find(({ name }) => name === match.facet)
  if (facet === undefined) return before
  const { choices, remarks } = before
  const remark = (text: string): Narrowed => ({ choices, remarks: [...remarks, text] })
  const values = matchFacet(match, facet.values)
  if (values.length === 0) return remark(`None with ${match.facet}: ${formatMatch(match)} right now`)
  const hasRoom = values.length <= getRoom(choices) && choices.length < MAX_PART_CHOICES
  // All values match, but a part without the measure may not.
  if (values.length === facet.values.length && !hasRoom) return before
  if (!hasRoom) return remark(`Choose ${match.facet}: ${formatMatch(match)}`)
  const text = `${match.facet}: ${nameValues(values)}`
  return { choices: [...choices, { name: match.facet, values, text, droppedText: `None of these with ${text}` }], remarks }
}

/** Number of values that a listing's URL can still hold besides the part type. The listing ignores further values. */
const getRoom = (choices: ReadonlyArray<PartChoice>): number => MAX_FACETS - 1 - choices.flatMap(({ values }) => values).length

const nameValues = (values: ReadonlyArray<string>): string =>
  values.length <= NAMED ? values.join(", ") : `${values[0]} to ${values.at(-1)}, ${values.length} sizes`
