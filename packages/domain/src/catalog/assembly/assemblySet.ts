import type { AssemblyChoice, AssemblyItem, AssemblyPiece } from "./model.ts"

/** Sides of the vehicle that a piece is bought for. */
export type Sides = "both" | "left" | "right"

/** The selected part of one piece. */
export interface SelectedPiece {
  readonly pieceId: string
  readonly skuBaseNumber: string
  readonly sides: Sides
}

/** Quantity of one variant in a set. */
export interface SetItem {
  readonly skuBaseNumber: AssemblyChoice["skuBaseNumber"]
  readonly skuVariantNumber: AssemblyItem["skuVariantNumber"]
  readonly quantity: number
}

/** The selected parts of an assembly with their total price. */
export interface AssemblySet {
  readonly items: ReadonlyArray<SetItem>
  /** In cents, without core deposits. */
  readonly total: number
  /** Pieces with a selected part. */
  readonly chosen: ReadonlyArray<AssemblyPiece>
  /** The selected part of each chosen piece, in the same order. */
  readonly choices: ReadonlyArray<AssemblyChoice>
  /** Required pieces without a selection that have at least one fitting part. */
  readonly open: ReadonlyArray<AssemblyPiece>
  /** Required pieces whose fit depends on an unanswered question about the vehicle. */
  readonly asking: ReadonlyArray<AssemblyPiece>
  /** Required pieces that no part fits. */
  readonly missing: ReadonlyArray<AssemblyPiece>
}

/** Returns the requested side for a piece with sides, otherwise both. */
export const getSides = ({ isHanded }: Pick<AssemblyPiece, "isHanded">, selection: string | undefined): Sides =>
  isHanded && (selection === "left" || selection === "right") ? selection : "both"

const sideNames = { left: "Left", right: "Right" } as const

/** Returns the items to buy for these sides: the variant of each side if they differ, otherwise half the quantity for one side. */
export const getItemsForSides = ({ items }: Pick<AssemblyChoice, "items">, sides: Sides): ReadonlyArray<AssemblyItem> =>
  sides === "both"
    ? items
    : items.some(({ side }) => side !== null)
      ? items.filter(({ side }) => side === sideNames[sides])
      : items.map((item) => ({ ...item, quantity: Math.ceil(item.quantity / 2) }))

/** Sums the prices in cents. */
export const sumPrices = (items: ReadonlyArray<Pick<AssemblyItem, "quantity" | "unitPrice">>): number =>
  items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

/**
 * Creates the set of the selected parts, in piece order. Quantities of a variant used by two pieces are added up. Selections that are not
 * among a piece's choices are ignored.
 */
export const createSet = (pieces: ReadonlyArray<AssemblyPiece>, selections: ReadonlyArray<SelectedPiece>): AssemblySet => {
  const selected = pieces.flatMap((piece) => {
    const selection = selections.find(({ pieceId }) => pieceId === piece.id)
    const choice = piece.choices.find(({ skuBaseNumber }) => skuBaseNumber === selection?.skuBaseNumber)
    return selection === undefined || choice === undefined
      ? []
      : [{ piece, choice, items: getItemsForSides(choice, getSides(piece, selection.sides)) }]
  })
  const items = new Map<string, SetItem>()
  for (const { choice, items: bought } of selected)
    for (const { quantity, skuVariantNumber } of bought) {
      const before = items.get(skuVariantNumber)?.quantity ?? 0
      items.set(skuVariantNumber, { skuBaseNumber: choice.skuBaseNumber, skuVariantNumber, quantity: before + quantity })
    }
  const chosen = selected.map(({ piece }) => piece)
  const lacking = pieces.filter((piece) => piece.isRequired && !chosen.includes(piece))
  return {
    items: [...items.values()],
    total: selected.reduce((sum, { items: bought }) => sum + sumPrices(bought), 0),
    chosen,
    choices: selected.map(({ choice }) => choice),
    open: lacking.filter(({ count }) => count > 0),
    asking: lacking.filter(({ count, question }) => count === 0 && question !== null),
    missing: lacking.filter(({ count, question }) => count === 0 && question === null)
  }
}

/**
 * Selects the first guaranteed part, for both sides, of every required piece without a selection. Leaves uncertain parts to the shopper and
 * keeps the existing selection.
 */
export const fillSet = (
  pieces: ReadonlyArray<AssemblyPiece>,
  selections: ReadonlyArray<SelectedPiece>,
  isPromised: (choice: AssemblyChoice) => boolean
): ReadonlyArray<SelectedPiece> => [
  ...selections,
  ...createSet(pieces, selections).open.flatMap(({ choices, id }): ReadonlyArray<SelectedPiece> => {
    const best = choices.find(isPromised)
    return best === undefined ? [] : [{ pieceId: id, skuBaseNumber: best.skuBaseNumber, sides: "both" }]
  })
]
