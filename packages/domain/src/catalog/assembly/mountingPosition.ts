/** Option values or constants that a part for this position must not contradict: `{ Position: "Front" }`. */
export type MountingPosition = Readonly<Record<string, string>>

/** The options and constants of a product that determine its position. */
export interface PositionedProduct {
  readonly options: ReadonlyArray<{ readonly name: string; readonly values: ReadonlyArray<{ readonly name: string }> }>
  readonly specifications: ReadonlyArray<{ readonly name: string; readonly value: string }>
}

/** Returns true if a product offers this position as an option, is made for it, or states no position. */
export const matchesPosition = ({ options, specifications }: PositionedProduct, position: MountingPosition): boolean =>
  Object.entries(position).every(([name, wanted]) => {
    const option = options.find((candidate) => candidate.name === name)
    if (option !== undefined) return option.values.some((value) => value.name === wanted)
    const specification = specifications.find((candidate) => candidate.name === name)
    return specification === undefined || specification.value === wanted
  })

/** A variant with option values by name and a price in cents. */
export interface PositionedVariant<Number extends string = string> {
  readonly skuVariantNumber: Number
  readonly values: Readonly<Record<string, string>>
  readonly price: number
  /** True if the variant fits the vehicle and can be bought. */
  readonly isOffered: boolean
  /** Minimum order quantity. */
  readonly least: number
  /** Pieces per sold unit: 5 studs in a pack. */
  readonly pieces: number
}

/** A variant and the quantity to buy for a position. */
export interface PositionedItem<Variant> {
  readonly variant: Variant
  readonly side: "Left" | "Right" | null
  readonly quantity: number
}

const SIDE = "Side"

/**
 * Returns the product's cheapest offer for a position with at least `quantity` pieces, or null. If sides differ, the offer needs a left and
 * a right variant that agree in everything else.
 */
export const getOfferForPosition = <Variant extends PositionedVariant>(
  variants: ReadonlyArray<Variant>,
  position: MountingPosition,
  { isHanded, quantity }: { readonly isHanded: boolean; readonly quantity: number }
): ReadonlyArray<PositionedItem<Variant>> | null => {
  const offered = variants.filter(
    ({ isOffered, values }) => isOffered && Object.entries(position).every(([name, wanted]) => (values[name] ?? wanted) === wanted)
  )
  const isSided = isHanded && variants.some(({ values }) => values[SIDE] !== undefined)
  const offers = isSided ? pairSides(offered, quantity) : offered.map((variant) => [toItem(variant, null, quantity)])
  return offers.reduce<ReadonlyArray<PositionedItem<Variant>> | null>(
    (best, offer) => (best === null || sumCost(offer) < sumCost(best) ? offer : best),
    null
  )
}

const toItem = <Variant extends PositionedVariant>(
  variant: Variant,
  side: "Left" | "Right" | null,
  quantity: number
): PositionedItem<Variant> => ({
  variant,
  side,
  quantity: Math.max(Math.ceil(quantity / variant.pieces), variant.least)
})

const pairSides = <Variant extends PositionedVariant>(
  offered: ReadonlyArray<Variant>,
  quantity: number
): ReadonlyArray<ReadonlyArray<PositionedItem<Variant>>> => {
  const onEach = Math.ceil(quantity / 2)
  return offered
    .filter(({ values }) => values[SIDE] === "Left")
    .flatMap((left) => {
      const right = offered.find((other) => other.values[SIDE] === "Right" && isAlike(left, other))
      return right === undefined ? [] : [[toItem(left, "Left", onEach), toItem(right, "Right", onEach)]]
    })
}

const isAlike = (left: PositionedVariant, right: PositionedVariant): boolean =>
  [...Object.keys(left.values), ...Object.keys(right.values)].every((name) => name === SIDE || right.values[name] === left.values[name])

const sumCost = (items: ReadonlyArray<PositionedItem<PositionedVariant>>): number =>
  items.reduce((sum, { quantity, variant }) => sum + quantity * variant.price, 0)

/** Path of the assembly index. */
export const ASSEMBLIES_HREF = "/assembly"

/** Name of the drawing that shows a vehicle system, by system id. */
const drawings: Readonly<Record<string, string>> = {
  cooling: "cooling",
  engine: "v8-top-end",
  "front-brakes": "brake-corner",
  "front-suspension": "front-suspension",
  fuel: "fuel-system",
  "rear-axle": "rear-axle"
}

/** Returns the path of a vehicle system's drawing, or null if there is none. */
export const systemDrawingHref = (system: string): string | null => {
  const name = Object.hasOwn(drawings, system) ? drawings[system] : undefined
  return name === undefined ? null : assemblyHref(name)
}

/** Returns the path of an assembly's page, optionally at a piece. */
export const assemblyHref = (name: string, pieceId?: string): string =>
  `${ASSEMBLIES_HREF}/${name}${pieceId === undefined ? "" : `#p-${pieceId}`}`
