/** Option values or constants, by name, that a part for a place has where it names them at all: `{ Position: "Front" }`. */
export type MountingPosition = Readonly<Record<string, string>>

/** What is known of a product's place: its options with their values, and what holds for all of it. */
export interface PositionedProduct {
  readonly options: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<{ readonly name: string }> }>
  readonly specifications: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/** Whether a product is made for a place: it can be had for it, or it is for it, or it does not say where it goes. */
export const matchesPosition = ({ options, specifications }: PositionedProduct, place: MountingPosition): boolean =>
  Object.entries(place).every(([name, wanted]) => {
    const option = options.find((candidate) => candidate.name === name)
    if (option !== undefined) return option.values.some((value) => value.name === wanted)
    const told = specifications.find((candidate) => candidate.name === name)
    return told === undefined || told.value === wanted
  })

/** A variant as a piece is chosen of: its option values by name, its price in cents. */
export interface PositionedVariant<Number extends string = string> {
  readonly skuVariantNumber: Number
  readonly values: Readonly<Record<string, string>>
  readonly price: number
  /** It fits the car, and it can be bought. */
  readonly isOffered: boolean
  /** How many are sold at a time, at least. */
  readonly least: number
  /** Pieces in one of what is sold: 5 studs in a pack. */
  readonly pieces: number
}

/** What is bought of a product for a place. */
export interface PositionedItem<Variant> {
  readonly variant: Variant
  readonly side: "Left" | "Right" | null
  readonly quantity: number
}

const SIDE = "Side"

/**
 * The cheapest that a product offers for a place, at least `quantity` pieces in all; null where it offers nothing. Where its sides differ, the left
 * and the right variant are alike in everything else and both are needed: one alone is no offer.
 */
export const getOfferForPosition = <Variant extends PositionedVariant>(
  variants: ReadonlyArray<Variant>,
  place: MountingPosition,
  { isHanded, quantity }: { readonly isHanded: boolean; readonly quantity: number }
): ReadonlyArray<PositionedItem<Variant>> | null => {
  const offered = variants.filter(
    ({ isOffered, values }) => isOffered && Object.entries(place).every(([name, wanted]) => (values[name] ?? wanted) === wanted)
  )
  const isSided = isHanded && variants.some(({ values }) => values[SIDE] !== undefined)
  const offers = isSided ? pairs(offered, quantity) : offered.map((variant) => [itemOf(variant, null, quantity)])
  return offers.reduce<ReadonlyArray<PositionedItem<Variant>> | null>(
    (best, offer) => (best === null || costOf(offer) < costOf(best) ? offer : best),
    null
  )
}

const itemOf = <Variant extends PositionedVariant>(
  variant: Variant,
  side: "Left" | "Right" | null,
  quantity: number
): PositionedItem<Variant> => ({
  variant,
  side,
  quantity: Math.max(Math.ceil(quantity / variant.pieces), variant.least)
})

const pairs = <Variant extends PositionedVariant>(
  offered: ReadonlyArray<Variant>,
  quantity: number
): ReadonlyArray<ReadonlyArray<PositionedItem<Variant>>> => {
  const onEach = Math.ceil(quantity / 2)
  return offered
    .filter(({ values }) => values[SIDE] === "Left")
    .flatMap((left) => {
      const right = offered.find((other) => other.values[SIDE] === "Right" && isAlike(left, other))
      return right === undefined ? [] : [[itemOf(left, "Left", onEach), itemOf(right, "Right", onEach)]]
    })
}

const isAlike = (left: PositionedVariant, right: PositionedVariant): boolean =>
  [...Object.keys(left.values), ...Object.keys(right.values)].every((name) => name === SIDE || right.values[name] === left.values[name])

const costOf = (items: ReadonlyArray<PositionedItem<PositionedVariant>>): number =>
  items.reduce((sum, { quantity, variant }) => sum + quantity * variant.price, 0)
