import type { AssemblyChoice, AssemblyItem, AssemblyPiece } from "./model.ts"

/** Which sides of the car a piece is bought for. */
export type Sides = "both" | "left" | "right"

/** What is chosen for one piece. */
export interface SelectedPiece {
  readonly pieceId: string
  readonly skuBaseNumber: string
  readonly sides: Sides
}

/** What a set buys of one variant. */
export interface SetItem {
  readonly skuBaseNumber: AssemblyChoice["skuBaseNumber"]
  readonly skuVariantNumber: AssemblyItem["skuVariantNumber"]
  readonly quantity: number
}

/** The chosen parts of an assembly, priced. */
export interface AssemblySet {
  readonly items: ReadonlyArray<SetItem>
  /** In cents, without core deposits. */
  readonly total: number
  /** Pieces that are chosen. */
  readonly chosen: ReadonlyArray<AssemblyPiece>
  /** What is chosen for each of them, in their order. */
  readonly choices: ReadonlyArray<AssemblyChoice>
  /** Needed ones that are not chosen, though something fits. */
  readonly open: ReadonlyArray<AssemblyPiece>
  /** Needed ones of which nothing can be said before more is told of the car. */
  readonly asking: ReadonlyArray<AssemblyPiece>
  /** Needed ones that nothing fits. */
  readonly missing: ReadonlyArray<AssemblyPiece>
}

/** Both sides unless it is said otherwise; a piece without sides knows no other. */
export const getSides = ({ isHanded }: Pick<AssemblyPiece, "isHanded">, wish: string | undefined): Sides =>
  isHanded && (wish === "left" || wish === "right") ? wish : "both"

const named = { left: "Left", right: "Right" } as const

/** What a choice buys for these sides: of differing sides the variant of each, else half of the pieces for one of them. */
export const getItemsForSides = ({ items }: Pick<AssemblyChoice, "items">, sides: Sides): ReadonlyArray<AssemblyItem> =>
  sides === "both"
    ? items
    : items.some(({ side }) => side !== null)
      ? items.filter(({ side }) => side === named[sides])
      : items.map((item) => ({ ...item, quantity: Math.ceil(item.quantity / 2) }))

/** What these items cost together, in cents. */
export const sumPrices = (items: ReadonlyArray<Pick<AssemblyItem, "quantity" | "unitPrice">>): number =>
  items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)

/**
 * The set of what was chosen, in the order of the pieces: its price is the sum of what it buys, and of a variant that two pieces take it buys
 * for both. What is no choice of its piece counts for nothing.
 */
export const createSet = (pieces: ReadonlyArray<AssemblyPiece>, wishes: ReadonlyArray<SelectedPiece>): AssemblySet => {
  const taken = pieces.flatMap((piece) => {
    const wish = wishes.find(({ pieceId }) => pieceId === piece.id)
    const choice = piece.choices.find(({ skuBaseNumber }) => skuBaseNumber === wish?.skuBaseNumber)
    return wish === undefined || choice === undefined
      ? []
      : [{ piece, choice, items: getItemsForSides(choice, getSides(piece, wish.sides)) }]
  })
  const items = new Map<string, SetItem>()
  for (const { choice, items: bought } of taken)
    for (const { quantity, skuVariantNumber } of bought) {
      const before = items.get(skuVariantNumber)?.quantity ?? 0
      items.set(skuVariantNumber, { skuBaseNumber: choice.skuBaseNumber, skuVariantNumber, quantity: before + quantity })
    }
  const chosen = taken.map(({ piece }) => piece)
  const lacking = pieces.filter((piece) => piece.isRequired && !chosen.includes(piece))
  return {
    items: [...items.values()],
    total: taken.reduce((sum, { items: bought }) => sum + sumPrices(bought), 0),
    chosen,
    choices: taken.map(({ choice }) => choice),
    open: lacking.filter(({ count }) => count > 0),
    asking: lacking.filter(({ count, question }) => count === 0 && question !== null),
    missing: lacking.filter(({ count, question }) => count === 0 && question === null)
  }
}

/**
 * Fills the needed pieces that are not chosen with the first part that is guaranteed to fit, for both sides. What only may fit is nobody's
 * choice but the shopper's, and what is chosen stays as it is.
 */
export const fillSet = (
  pieces: ReadonlyArray<AssemblyPiece>,
  wishes: ReadonlyArray<SelectedPiece>,
  isPromised: (choice: AssemblyChoice) => boolean
): ReadonlyArray<SelectedPiece> => [
  ...wishes,
  ...createSet(pieces, wishes).open.flatMap(({ choices, id }): ReadonlyArray<SelectedPiece> => {
    const best = choices.find(isPromised)
    return best === undefined ? [] : [{ pieceId: id, skuBaseNumber: best.skuBaseNumber, sides: "both" }]
  })
]
