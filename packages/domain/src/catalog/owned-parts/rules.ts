/** Most parts that a shopper enters for one car. */
export const MAX_OWNED_PARTS = 200
/** Limits of the build that a listing is compared with. Each link of the listing repeats the build. */
export const MAX_BUILD_TOKENS = 20
export const MAX_BUILD_TOKEN_LENGTH = 80
export const MAX_OWNED_NAME_LENGTH = 80
export const MAX_OWNED_NOTE_LENGTH = 300
export const MAX_MILEAGE = 9_999_999
export const MAX_OWNED_PRICE_CENTS = 100_000_000

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a text is a day of the calendar from 1886 to 2100, such as '2026-02-28'. */
export const isCalendarDay = (text: string): boolean => {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const most = month === 2 && !isLeap ? 28 : (DAYS[month - 1] ?? 0)
  return year >= 1886 && year <= 2100 && day >= 1 && day <= most
}

/** A stored entry: a part that the owner entered, or the owner's changes to a bought part. Removed entries stay for undo. */
export interface OwnedEntry {
  readonly id: string
  readonly isRemoved: boolean
  readonly quantity: number
  readonly gotOn: string | null
  readonly mileage: number | null
  /** Integer cents. */
  readonly price: number | null
  readonly note: string | null
}

/** A line of a paid order for the car. */
export interface PurchasedLine {
  readonly orderNumber: string
  readonly ordinality: number
  readonly quantity: number
  readonly canceled: number
  /** Pieces in returns that were not refused. */
  readonly returned: number
  readonly delivered: number
  readonly boughtOn: string
  /** Integer cents of one piece. */
  readonly price: number
}

/** Facts of an owned part apart from the product. */
export interface OwnedFact extends Omit<OwnedEntry, "isRemoved"> {
  readonly orderNumber: string | null
  readonly isOnTheWay: boolean
}

/** Returns the id of the owned part that an order line creates. */
export const toPurchaseId = ({ ordinality, orderNumber }: Pick<PurchasedLine, "ordinality" | "orderNumber">): string =>
  `${orderNumber}:${ordinality}`

/** Returns whether the fact is from an order. */
export const isPurchaseId = (id: string): boolean => /^\d+:/.test(id)

/**
 * Returns the facts of a car, newest first. An order contributes the pieces that were not returned, so a return removes exactly the pieces
 * of its order.
 */
export const toOwnedFacts = (entries: ReadonlyArray<OwnedEntry>, purchases: ReadonlyArray<PurchasedLine>): ReadonlyArray<OwnedFact> => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const bought = purchases.flatMap((line): ReadonlyArray<OwnedFact> => {
    const quantity = Math.max(0, line.quantity - line.canceled - line.returned)
    const id = toPurchaseId(line)
    const entry = byId.get(id)
    if (quantity === 0 || entry?.isRemoved === true) return []
    const isOnTheWay = line.delivered < line.quantity - line.canceled
    const { orderNumber, price } = line
    const own = { mileage: entry?.mileage ?? null, note: entry?.note ?? null }
    return [{ id, quantity, gotOn: entry?.gotOn ?? line.boughtOn, ...own, price, orderNumber, isOnTheWay }]
  })
  const entered = entries.flatMap(({ isRemoved, ...entry }): ReadonlyArray<OwnedFact> =>
    isRemoved || isPurchaseId(entry.id) ? [] : [{ ...entry, orderNumber: null, isOnTheWay: false }]
  )
  return [...bought, ...entered].toSorted(compareFacts)
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Newest first, facts without a day last. */
const compareFacts = (one: OwnedFact, other: OwnedFact): number =>
  compareTexts(other.gotOn ?? "", one.gotOn ?? "") || compareTexts(one.id, other.id)

/** Facets of the car that a part of each type answers. For example, a newly bought transmission is now the car's transmission. */
const ANSWERED_FACETS: Readonly<Record<string, ReadonlyArray<string>>> = {
  transmission: ["Transmission", "Input Splines"],
  "axle-shaft": ["Rear Axle", "Axle Splines"],
  "axle-housing": ["Rear Axle"],
  "intake-manifold": ["Manifold Flange"],
  "lifter-set": ["Lifter Type"],
  "brake-caliper": ["Caliper"]
}

/** Returns the names of facets that a part of this type answers. */
export const getAnsweredFacets = (typeSlug: string): ReadonlyArray<string> => ANSWERED_FACETS[typeSlug] ?? []

/** A facet answer with the part that it follows from. */
export interface OwnedFacet {
  readonly name: string
  readonly valueId: number
}

/**
 * Answers facets of a project by its owned parts, newest first. These answers replace the owner's answers in the garage, which apply again
 * after the owned part is removed.
 */
export const withOwnedFacets = <Facet extends OwnedFacet>(
  facets: ReadonlyArray<Facet>,
  owned: ReadonlyArray<Facet>
): ReadonlyArray<Facet> => {
  const newest = new Map(owned.toReversed().map((facet) => [facet.name, facet]))
  return [...facets.filter(({ name }) => !newest.has(name)), ...newest.values()]
}

/** Returns the owner's own answers from a form that also showed answers of owned parts. */
export const withoutOwnedFacets = <Facet extends OwnedFacet>(
  sent: ReadonlyArray<Facet>,
  stored: ReadonlyArray<Facet>,
  owned: ReadonlyArray<OwnedFacet>
): ReadonlyArray<Facet> => {
  const shown = new Map(withOwnedFacets<OwnedFacet>([], owned).map((facet) => [facet.name, facet.valueId]))
  const isOwned = ({ name, valueId }: OwnedFacet) => shown.get(name) === valueId
  const remaining = stored.filter(({ name }) => sent.some((facet) => facet.name === name && isOwned(facet)))
  return [...sent.filter((facet) => !isOwned(facet)), ...remaining]
}
