import type { ProductCard } from "@camber/domain/catalog"

type Measured = Pick<ProductCard, "deciding">

/** Measures as columns at most: as many as stand beside the part, its fit and its price. */
const MOST_COLUMNS = 4

/** The deciding measures that more than a third of the parts on a page have, in the order in which a shopper decides; one that all share says nothing. */
export const tableColumns = (cards: ReadonlyArray<Measured>): ReadonlyArray<string> => {
  const values = new Map<string, Array<string>>()
  for (const { deciding } of cards) {
    for (const { name, value } of deciding) values.set(name, [...(values.get(name) ?? []), value])
  }
  return [...values]
    .filter(
      ([, found]) => found.length * 3 > cards.length && (cards.length === 1 || new Set(found).size > 1 || found.length < cards.length)
    )
    .map(([name]) => name)
    .slice(0, MOST_COLUMNS)
}

/** A part's values of these measures, null where it has none. */
export const measuresOf = ({ deciding }: Measured, columns: ReadonlyArray<string>): ReadonlyArray<string | null> =>
  columns.map((column) => deciding.find(({ name }) => name === column)?.value ?? null)
