/** The pieces of a line and what became of them. */
export interface LineQuantities {
  readonly ordinality: number
  readonly quantity: number
  /** Before they were packed. */
  readonly canceled: number
  readonly shipped: number
}

/** Pieces of one line that something is done with. */
export interface PickedQuantity {
  readonly ordinality: number
  readonly quantity: number
}

/** A parcel, as far as an order's state follows from it. */
export interface ShippedPackage {
  readonly deliveredAt: unknown
}

/** Pieces that are neither canceled nor on their way: 0 or more. */
export const getOpenQuantity = ({ canceled, quantity, shipped }: Omit<LineQuantities, "ordinality">): number =>
  Math.max(0, quantity - canceled - shipped)

/** Why these pieces cannot be shipped or canceled, in the words of the desk; null where all of them are still open. */
export const validatePick = (lines: ReadonlyArray<LineQuantities>, picked: ReadonlyArray<PickedQuantity>): string | null => {
  if (picked.length === 0) return "Choose at least one piece."
  const seen = new Set<number>()
  for (const { ordinality, quantity } of picked) {
    const line = lines.find((candidate) => candidate.ordinality === ordinality)
    if (line === undefined || seen.has(ordinality)) return `The order has no such line ${ordinality}.`
    seen.add(ordinality)
    const open = getOpenQuantity(line)
    if (!Number.isSafeInteger(quantity) || quantity < 1) return `Choose at least one piece of line ${ordinality}.`
    if (quantity > open) return open === 0 ? `Nothing of line ${ordinality} is left.` : `Only ${open} of line ${ordinality} are left.`
  }
  return null
}

/**
 * What an order is, by its pieces: canceled where all are, placed while one of the others is not on its way, delivered once every parcel has
 * come.
 */
export const deriveOrderStatus = (
  lines: ReadonlyArray<LineQuantities>,
  parcels: ReadonlyArray<ShippedPackage>
): "placed" | "shipped" | "delivered" | "canceled" => {
  if (lines.every(({ canceled, quantity }) => canceled >= quantity)) return "canceled"
  if (lines.some((line) => getOpenQuantity(line) > 0)) return "placed"
  return parcels.every(({ deliveredAt }) => deliveredAt !== null) ? "delivered" : "shipped"
}

/** Whether a part of the order is on its way and another is not. */
export const isPartlyShipped = (lines: ReadonlyArray<LineQuantities>): boolean =>
  lines.some(({ shipped }) => shipped > 0) && lines.some((line) => getOpenQuantity(line) > 0)

/** How many pieces of a line are to be canceled in all, those among them that are canceled already: so that to say it twice changes nothing. */
interface WantedLine {
  readonly ordinality: number
  readonly canceled: number
}

/**
 * The pieces that have to be canceled until as many are as a customer wants: none where they all are. Null where that cannot be: some of them are
 * on their way, or there is no such line.
 */
export const getQuantitiesToCancel = (
  lines: ReadonlyArray<LineQuantities>,
  wanted: ReadonlyArray<WantedLine>
): ReadonlyArray<PickedQuantity> | null => {
  const most = new Map<number, number>()
  for (const { canceled, ordinality } of wanted) most.set(ordinality, Math.max(canceled, most.get(ordinality) ?? 0))
  if ([...most.keys()].some((ordinality) => !lines.some((line) => line.ordinality === ordinality))) return null
  const picked = lines.flatMap(({ canceled, ordinality }) => {
    const quantity = (most.get(ordinality) ?? 0) - canceled
    return quantity > 0 ? [{ ordinality, quantity }] : []
  })
  return picked.length === 0 || validatePick(lines, picked) === null ? picked : null
}
