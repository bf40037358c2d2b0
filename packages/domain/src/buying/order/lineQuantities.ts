/** Quantities of an order line by state. */
export interface LineQuantities {
  readonly ordinality: number
  readonly quantity: number
  /** Pieces canceled before packing. */
  readonly canceled: number
  readonly shipped: number
}

/** Pieces of a line to process. */
export interface PickedQuantity {
  readonly ordinality: number
  readonly quantity: number
}

/** Fields of a shipment that determine the order status. */
export interface ShippedPackage {
  readonly deliveredAt: unknown
}

/** Returns the pieces that are neither canceled nor shipped. */
export const getOpenQuantity = ({ canceled, quantity, shipped }: Omit<LineQuantities, "ordinality">): number =>
  Math.max(0, quantity - canceled - shipped)

/** Returns why staff cannot ship or cancel these pieces; null if all of them are open. */
export const validatePick = (lines: ReadonlyArray<LineQuantities>, picked: ReadonlyArray<PickedQuantity>): string | null => {
  if (picked.length === 0) return "Choose at least one piece."
  const seen = new Set<number>()
  for (const { ordinality, quantity } of picked) {
    const line = lines.find((candidate) => candidate.ordinality === ordinality)
    if (line === undefined || seen.has(ordinality)) return `The order has no line ${ordinality}, or it is listed twice.`
    seen.add(ordinality)
    const open = getOpenQuantity(line)
    if (!Number.isSafeInteger(quantity) || quantity < 1) return `Choose at least one piece of line ${ordinality}.`
    if (quantity > open)
      return open === 0
        ? `All pieces of line ${ordinality} are already shipped or canceled.`
        : `Only ${open} of line ${ordinality} are left.`
  }
  return null
}

/**
 * Derives the order status from the pieces: canceled if all are, placed while any piece is open, delivered once every shipment is
 * delivered.
 */
export const deriveOrderStatus = (
  lines: ReadonlyArray<LineQuantities>,
  shipments: ReadonlyArray<ShippedPackage>
): "placed" | "shipped" | "delivered" | "canceled" => {
  if (lines.every(({ canceled, quantity }) => canceled >= quantity)) return "canceled"
  if (lines.some((line) => getOpenQuantity(line) > 0)) return "placed"
  return shipments.every(({ deliveredAt }) => deliveredAt !== null) ? "delivered" : "shipped"
}

/** Returns whether some pieces are shipped and others are open. */
export const isPartlyShipped = (lines: ReadonlyArray<LineQuantities>): boolean =>
  lines.some(({ shipped }) => shipped > 0) && lines.some((line) => getOpenQuantity(line) > 0)

/** Total number of pieces of a line to cancel, including already canceled ones, so that repeating a request is safe. */
interface CancelTarget {
  readonly ordinality: number
  readonly canceled: number
}

/**
 * Returns the pieces to cancel until the requested totals are reached; empty if the totals are already reached. Returns null if too few
 * pieces are open or a line does not exist.
 */
export const getQuantitiesToCancel = (
  lines: ReadonlyArray<LineQuantities>,
  wanted: ReadonlyArray<CancelTarget>
): ReadonlyArray<PickedQuantity> | null => {
  const targets = new Map<number, number>()
  for (const { canceled, ordinality } of wanted) targets.set(ordinality, Math.max(canceled, targets.get(ordinality) ?? 0))
  if ([...targets.keys()].some((ordinality) => !lines.some((line) => line.ordinality === ordinality))) return null
  const picked = lines.flatMap(({ canceled, ordinality }) => {
    const quantity = (targets.get(ordinality) ?? 0) - canceled
    return quantity > 0 ? [{ ordinality, quantity }] : []
  })
  return picked.length === 0 || validatePick(lines, picked) === null ? picked : null
}
