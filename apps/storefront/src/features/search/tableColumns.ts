import type { ProductCard } from "@camber/domain/catalog"

type Measured = Pick<ProductCard, "deciding">

/** Maximum number of columns: as many as fit beside the part, its fit and its price. */
const MOST_COLUMNS = 4

/**
 * Returns the deciding measures that more than a third of a page's parts have, in the order in which a shopper decides. Omits a measure
 * with the same value for all parts.
 */
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

/** Returns a part's values of these measures, null for missing ones. */
export const getMeasures = ({ deciding }: Measured, columns: ReadonlyArray<string>): ReadonlyArray<string | null> =>
  columns.map((column) => deciding.find(({ name }) => name === column)?.value ?? null)
