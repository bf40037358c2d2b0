import type { addToCart, CartItem } from "@camber/domain/cart"
import { MAX_LINES } from "@camber/domain/catalog"
import { toDollars } from "@camber/domain/money"
import type { CallerContext } from "../http/CallerContext.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { Reference } from "../reference/Reference.ts"
import { loadShopper } from "../products/loadShopper.ts"
import { withIdempotency } from "../schema/withIdempotency.ts"
import type { CatalogLookup } from "./CatalogLookup.ts"
import { createFitSnapshot } from "./cartFit.ts"
import { withCartLock, readLines, type SavedLine, saveLines } from "./cartLines.ts"
import { loadCartSummary, priceLine, summarizeLines } from "./loadCartSummary.ts"
import { getChoiceKey } from "./Choice.ts"
import { getCoreCharge } from "./choiceFacts.ts"
import { describeChoice } from "./describeChoice.ts"
import { getChoiceLimits } from "./getChoiceLimits.ts"
import { type MergedLine, mergeItems } from "./mergeItems.ts"
import { loadVisitorLookup } from "./loadVisitorLookup.ts"
import { type AddRejection, getAddRejection, addRejectionMessages } from "./AddRejection.ts"

type Request = (typeof addToCart)["variables"]["Type"]
type WireAdded = (typeof addToCart)["result"]["Encoded"]["addToCart"]

/** Puts items into the cart, all or none of them, and once for each idempotency key (ATC-03, GAP-C26, GAP-C59, GAP-C82). */
export const createAddToCartResolver =
  (store: ResolverContext) =>
  async (request: Request, { idempotencyKey }: CallerContext): Promise<WireAdded> => {
    const { webUserGuid } = request
    const reference = await store.reference()
    return withCartLock(store.database, webUserGuid, (transaction) =>
      withIdempotency(transaction, { webUserGuid, key: idempotencyKey, request }, () =>
        add(request, { ...store, database: transaction }, reference)
      )
    )
  }

const add = async (
  request: Request,
  { database, pictures }: Pick<ResolverContext, "database" | "pictures">,
  reference: Reference
): Promise<WireAdded> => {
  const { items, project, webUserGuid } = request
  const kept = await readLines(database, webUserGuid)
  const lookup = await loadVisitorLookup(database, webUserGuid, [...kept, ...items], project !== null)
  const refusal = isOfPage(request, lookup) ? refusalOfAll(items, kept, lookup) : "choiceGone"
  if (refusal !== null) {
    const totals = summarizeLines(kept.map((line) => priceLine(line, lookup)))
    return { success: false, message: addRejectionMessages[refusal], ...wireTotals(totals), items: [] }
  }
  const shopper = project && (await loadShopper(database, reference, project))
  const lines = mergeItems(items, kept, (choice) => getChoiceLimits(choice, lookup)).map((line) => ({
    ...line,
    addedFor: shopper && createFitSnapshot(line, lookup, shopper, reference),
    addedProject: project,
    addedPriceCents: lookup.sold(line.skuVariantNumber)?.variant.price_cents ?? null
  }))
  const hasAdded = lines.some(({ pieces }) => pieces > 0)
  if (hasAdded) await saveLines(database, webUserGuid, lines)
  return {
    success: hasAdded,
    message: lines.find(({ note }) => note !== null)?.note ?? null,
    ...wireTotals(await loadCartSummary(database, webUserGuid)),
    items: hasAdded ? lines.map((line) => addedItem(line, lookup, pictures)) : []
  }
}

type AddedLine = MergedLine & Pick<SavedLine, "addedFor" | "addedPriceCents" | "addedProject">

const addedItem = (line: AddedLine, lookup: CatalogLookup, pictures: ImageUrls): WireAdded["items"][number] => {
  const { imageUrl, kitComponents, options } = describeChoice(line, lookup, pictures)
  const { addedFor, note, pieces, skuVariantNumber } = line
  const price = toDollars(pieces * (line.addedPriceCents ?? 0))
  const coreCharge = toDollars(getCoreCharge(line, lookup))
  return { skuVariantNumber, regularImageUrl: imageUrl, options, kitComponents, pieces, price, coreCharge, addedFor, note }
}

/** Whether the page and the base of a single add, where they are named, are those of what is added (CALL-114). */
const isOfPage = ({ items: [first], productPageId, skuBaseNumber }: Request, lookup: CatalogLookup): boolean => {
  const product = first && lookup.sold(first.skuVariantNumber)?.product
  if (product === undefined) return true
  return (
    (productPageId ?? product.product_page_id) === product.product_page_id &&
    (skuBaseNumber ?? product.sku_base_number) === product.sku_base_number
  )
}

/** Why these items cannot go into this cart: the first of them that is not sold, or no room. */
const refusalOfAll = (items: ReadonlyArray<CartItem>, kept: ReadonlyArray<SavedLine>, lookup: CatalogLookup): AddRejection | null => {
  for (const item of items) {
    const isOfBase = lookup.sold(item.skuVariantNumber)?.product.sku_base_number === item.skuBaseNumber
    const refusal = isOfBase ? getAddRejection(item, lookup) : "choiceGone"
    if (refusal !== null) return refusal
  }
  return new Set([...kept, ...items].map(getChoiceKey)).size > MAX_LINES ? "cartFull" : null
}

const wireTotals = ({
  cores,
  itemCount,
  total
}: ReturnType<typeof summarizeLines>): Pick<WireAdded, "cartTotalPrice" | "cartCores" | "itemCount"> => ({
  cartTotalPrice: toDollars(total),
  cartCores: toDollars(cores),
  itemCount
})
