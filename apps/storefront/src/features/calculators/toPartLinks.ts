import { ALL_PRODUCTS, listingHref, type PartCount, type PartSelection, storedFacets } from "@camber/domain/search"
import type { DescribedSelection } from "./toPartSelections.ts"
import type { PartLink } from "./view/part-links/PartLinks.tsx"

/** Numbers of parts by `getSelectionKey`. */
export type PartCounts = Readonly<Record<string, PartCount>>

export const getSelectionKey = ({ choices, partType }: PartSelection): string =>
  JSON.stringify([partType, choices.map(({ name, values }) => [name, values])])

/**
 * Returns a link to the listing of each selection with the number of its parts. The link drops a choice that no part has together with the
 * other choices, and states this. A selection without parts gets no link. A selection that is not counted yet gets a link without a URL.
 */
export const toPartLinks = (selections: ReadonlyArray<DescribedSelection>, counts: PartCounts): ReadonlyArray<PartLink> =>
  selections.flatMap((described) => {
    const { choices, listingPath, note, remarks, selection } = described
    const counted = counts[getSelectionKey(selection)]
    if (counted?.count === 0) return []
    const isCombined = ({ name }: { readonly name: string }) => counted === undefined || counted.combined.includes(name)
    const texts = choices.map((choice) => (isCombined(choice) ? choice.text : choice.droppedText))
    const facets = [{ name: storedFacets.partType, values: [selection.partType] }, ...choices.filter(isCombined)].flatMap(
      ({ name, values }) => values.map((value) => ({ name, value }))
    )
    return [
      {
        label: selection.partType,
        details: [...texts, ...remarks, ...(note === undefined ? [] : [note])],
        target: counted === undefined ? null : { href: listingHref({ ...ALL_PRODUCTS, facets }, listingPath), count: counted.count }
      }
    ]
  })
