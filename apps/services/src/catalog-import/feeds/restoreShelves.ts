/** Pieces of a variant in a warehouse. */
export interface Shelf {
  readonly warehouse: number
  readonly quantity: number
}

/**
 * Restores the shelves that a feed's count replaced. Pieces that were sold or returned since stay so: a shelf with too few gives the rest of
 * the sale to the next ones.
 *
 * @param before - Shelves before the feed.
 * @param written - Shelves that the feed wrote.
 * @param now - Shelves as they are.
 * @returns All shelves of `before` and `now`.
 */
export const restoreShelves = (
  before: ReadonlyArray<Shelf>,
  written: ReadonlyArray<Shelf>,
  now: ReadonlyArray<Shelf>
): ReadonlyArray<Shelf> => {
  const warehouses = [...new Set([...before, ...written, ...now].map(({ warehouse }) => warehouse))]
  const restored = warehouses.map((warehouse) => ({
    warehouse,
    quantity: count(before, warehouse) + count(now, warehouse) - count(written, warehouse)
  }))
  let missing = restored.reduce((sum, { quantity }) => sum + Math.max(0, -quantity), 0)
  return restored.map(({ quantity, warehouse }) => {
    const taken = Math.min(missing, Math.max(0, quantity))
    missing -= taken
    return { warehouse, quantity: Math.max(0, quantity) - taken }
  })
}

const count = (shelves: ReadonlyArray<Shelf>, warehouse: number): number =>
  shelves.find((shelf) => shelf.warehouse === warehouse)?.quantity ?? 0
