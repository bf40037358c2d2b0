import { followCount, parseTypedCents, parseTypedCount, type PriceChange, type StaffOffer, type StockChange } from "@camber/domain/staff"

/** Texts of a SKU's fields as typed. An empty sale price means no sale. */
export interface OfferTexts {
  readonly regular: string
  readonly sale: string
  readonly count: string
}
export type OfferField = keyof OfferTexts

/** Typed texts of a SKU, with the offer that staff saw when they began to type. */
export interface OfferDraft {
  readonly seen: StaffOffer
  readonly texts: OfferTexts
}

/** Changes of a draft, or errors of its texts. */
export interface DraftChange {
  readonly price: PriceChange | null
  readonly stock: StockChange | null
  readonly errors: Partial<Readonly<Record<OfferField, string>>>
}

const toDollars = (cents: number): string => (cents / 100).toFixed(2)

/** Returns the texts of an offer's fields. */
export const toOfferTexts = ({ price: { regular, sale }, stock }: Pick<StaffOffer, "price" | "stock">): OfferTexts => ({
  regular: toDollars(regular),
  sale: sale === null ? "" : toDollars(sale),
  count: String(stock.quantity)
})

/** Whether a draft differs from the offer that it began with. */
export const isDraftChanged = ({ seen, texts }: OfferDraft): boolean => JSON.stringify(texts) !== JSON.stringify(toOfferTexts(seen))

const AMOUNT = "Enter an amount such as 129.99."

/** Reads the changes of a draft. Fields that were not changed are not checked. */
export const readDraft = ({ seen, texts }: OfferDraft): DraftChange => {
  const { skuVariantNumber, stock } = seen
  const before = toOfferTexts(seen)
  const isPriceChanged = texts.regular !== before.regular || texts.sale !== before.sale
  const regular = parseTypedCents(texts.regular)
  const sale = texts.sale.trim() === "" ? null : parseTypedCents(texts.sale)
  const isSaleWrong = texts.sale.trim() !== "" && sale === null
  const isSaleHigh = sale !== null && regular !== null && sale >= regular
  const quantity = parseTypedCount(texts.count)
  const isCountChanged = texts.count !== before.count
  return {
    price:
      !isPriceChanged || regular === null || isSaleWrong || isSaleHigh
        ? null
        : { skuVariantNumber, seen: seen.price, price: { regular, sale } },
    stock:
      !isCountChanged || quantity === null
        ? null
        : { skuVariantNumber, seen: stock, stock: { quantity, availability: followCount({ ...stock, quantity }) } },
    errors: {
      ...(isPriceChanged && regular === null && { regular: AMOUNT }),
      ...(isPriceChanged && isSaleWrong && { sale: AMOUNT }),
      ...(isPriceChanged && isSaleHigh && { sale: "Enter a price below the regular one." }),
      ...(isCountChanged && quantity === null && { count: "Enter a whole number." })
    }
  }
}

/** Drafts by SKU. */
export type OfferDrafts = ReadonlyMap<string, OfferDraft>

/** Types a text. A draft that equals the offer it began with is dropped. */
export const typeInDraft = (drafts: OfferDrafts, offer: StaffOffer, field: OfferField, text: string): OfferDrafts => {
  const { seen, texts } = drafts.get(offer.skuVariantNumber) ?? { seen: offer, texts: toOfferTexts(offer) }
  return withDraft(drafts, offer.skuVariantNumber, { seen, texts: { ...texts, [field]: text } })
}

const withDraft = (drafts: OfferDrafts, sku: string, draft: OfferDraft): OfferDrafts => {
  const next = new Map(drafts)
  if (isDraftChanged(draft)) next.set(sku, draft)
  else next.delete(sku)
  return next
}

/**
 * Drops the drafts that were saved. Conflicts and texts typed during the save stay, compared with the present offers from now on.
 *
 * @param current - Drafts after the save.
 * @param sent - Drafts as they were sent.
 * @param left - SKUs that someone else changed, so that they were not saved.
 * @param now - Present offers of the sent SKUs.
 */
export const settleDrafts = (
  current: OfferDrafts,
  sent: OfferDrafts,
  left: ReadonlySet<string>,
  now: ReadonlyMap<string, StaffOffer>
): OfferDrafts =>
  new Map(
    [...current].flatMap(([sku, draft]) => {
      if (!sent.has(sku)) return [[sku, draft] as const]
      if (sent.get(sku) === draft && !left.has(sku)) return []
      const settled = { seen: now.get(sku) ?? draft.seen, texts: draft.texts }
      return isDraftChanged(settled) ? [[sku, settled] as const] : []
    })
  )
