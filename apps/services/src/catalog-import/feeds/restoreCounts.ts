/** Pieces of a variant in a warehouse. */
export interface WarehouseCount {
  readonly warehouse: number
  readonly quantity: number
}

/**
 * Restores the counts of warehouses that a feed replaced. Sales and returns since then remain. If a warehouse has too few pieces for a
 * sale, the rest is subtracted from the next warehouses.
 *
 * @param before - Counts before the feed.
 * @param written - Counts that the feed wrote.
 * @param now - Live counts.
 * @returns All warehouses of `before` and `now`.
 */
export const restoreCounts = (
  before: ReadonlyArray<WarehouseCount>,
  written: ReadonlyArray<WarehouseCount>,
  now: ReadonlyArray<WarehouseCount>
): ReadonlyArray<WarehouseCount> => {
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

const count = (counts: ReadonlyArray<WarehouseCount>, warehouse: number): number =>
  counts.find((known) => known.warehouse === warehouse)?.quantity ?? 0
