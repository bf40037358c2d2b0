import type { addToCart, CartItem } from "@camber/domain/cart"
import { MAX_LINES, getChoiceKey } from "@camber/domain/catalog"
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
import { getCoreCharge, getChoiceLimits } from "./choiceFacts.ts"
import { describeChoice } from "./describeChoice.ts"
import { type MergedLine, mergeItems } from "./mergeItems.ts"
import { loadVisitorLookup } from "./loadVisitorLookup.ts"
import { type ItemRejection, getAddRejection, addRejectionMessages } from "./AddRejection.ts"

type Request = (typeof addToCart)["variables"]["Type"]
type WireAdded = (typeof addToCart)["result"]["Encoded"]["addToCart"]

/**
 * Creates the resolver that adds either all items to the cart or none, and only once per idempotency key (ATC-03, GAP-C26, GAP-C59,
 * GAP-C82).
 */
export const createAddToCartResolver =
  (store: ResolverContext) =>
  async (request: Request, { idempotencyKey }: CallerContext): Promise<WireAdded> => {
    const { webUserGuid } = request
    const reference = await store.reference()
    return withCartLock(store.database, webUserGuid, (transaction) =>
      withIdempotency(transaction, { webUserGuid, key: idempotencyKey, request }, () =>
        addItems(request, { ...store, database: transaction }, reference)
      )
    )
  }

const addItems = async (
  request: Request,
  { database, imageUrls }: Pick<ResolverContext, "database" | "imageUrls">,
  reference: Reference
): Promise<WireAdded> => {
  const { items, project, webUserGuid } = request
  const savedLines = await readLines(database, webUserGuid)
  const lookup = await loadVisitorLookup(database, webUserGuid, [...savedLines, ...items], project !== null)
  const rejection = isFromPage(request, lookup) ? findRejection(items, savedLines, lookup) : "choiceGone"
  if (rejection !== null) {
    const totals = summarizeLines(savedLines.map((line) => priceLine(line, lookup)))
    return { success: false, message: addRejectionMessages[rejection], rejection, ...toWireTotals(totals), items: [] }
  }
  const shopper = project && (await loadShopper(database, reference, project))
  const lines = mergeItems(items, savedLines, (choice) => getChoiceLimits(choice, lookup)).map((line) => ({
    ...line,
    addedFor: shopper && createFitSnapshot(line, lookup, shopper, reference),
    addedProject: project,
    addedPriceCents: lookup.sold(line.skuVariantNumber)?.variant.price_cents ?? null
  }))
  const hasAdded = lines.some(({ pieces }) => pieces > 0)
  const limited = lines.find(({ note }) => note !== null)
  if (hasAdded) await saveLines(database, webUserGuid, lines)
  return {
    success: hasAdded,
    message: limited?.note ?? null,
    rejection: hasAdded ? null : limited?.isLimitedByStock === true ? "allInCart" : "quantityLimit",
    ...toWireTotals(await loadCartSummary(database, webUserGuid)),
    items: hasAdded ? lines.map((line) => toWireItem(line, lookup, imageUrls)) : []
  }
}

type AddedLine = MergedLine & Pick<SavedLine, "addedFor" | "addedPriceCents" | "addedProject">

const toWireItem = (line: AddedLine, lookup: CatalogLookup, imageUrls: ImageUrls): WireAdded["items"][number] => {
  const { imageUrl, kitComponents, options } = describeChoice(line, lookup, imageUrls)
  const { addedFor, note, pieces, skuVariantNumber } = line
  const price = toDollars(pieces * (line.addedPriceCents ?? 0))
  const coreCharge = toDollars(getCoreCharge(line, lookup))
  return { skuVariantNumber, regularImageUrl: imageUrl, options, kitComponents, pieces, price, coreCharge, addedFor, note }
}

/** Whether the request's page and base number, if given, belong to the added product. Applies to requests with one item (CALL-114). */
const isFromPage = ({ items: [first], productPageId, skuBaseNumber }: Request, lookup: CatalogLookup): boolean => {
  const product = first && lookup.sold(first.skuVariantNumber)?.product
  if (product === undefined) return true
  return (
    (productPageId ?? product.product_page_id) === product.product_page_id &&
    (skuBaseNumber ?? product.sku_base_number) === product.sku_base_number
  )
}

/** Returns the first reason why items cannot be added, or `cartFull`; null if they can all be added. */
const findRejection = (
  items: ReadonlyArray<CartItem>,
  savedLines: ReadonlyArray<SavedLine>,
  lookup: CatalogLookup
): ItemRejection | null => {
  for (const item of items) {
    const belongsToBase = lookup.sold(item.skuVariantNumber)?.product.sku_base_number === item.skuBaseNumber
    const rejection = belongsToBase ? getAddRejection(item, lookup) : "choiceGone"
    if (rejection !== null) return rejection
  }
  return new Set([...savedLines, ...items].map(getChoiceKey)).size > MAX_LINES ? "cartFull" : null
}

const toWireTotals = ({
  cores,
  itemCount,
  total
}: ReturnType<typeof summarizeLines>): Pick<WireAdded, "cartTotalPrice" | "cartCores" | "itemCount"> => ({
  cartTotalPrice: toDollars(total),
  cartCores: toDollars(cores),
  itemCount
})
