import type { addToCart, CartItem } from "@camber/domain/cart"
import { MOST_LINES } from "@camber/domain/catalog"
import { toDollars } from "@camber/domain/money"
import type { Caller } from "../http/Caller.ts"
import type { Pictures } from "../schema/pictures.ts"
import type { Store } from "../schema/Store.ts"
import type { Reference } from "../reference/Reference.ts"
import { loadShopper } from "../products/loadShopper.ts"
import { answeringOnce } from "../schema/answeringOnce.ts"
import type { CatalogueLookup } from "./CatalogLookup.ts"
import { snapshotFor } from "./cartFit.ts"
import { changingCart, readLines, type SavedLine, saveLines } from "./cartLines.ts"
import { cartSummary, pricedLine, summaryOf } from "./loadCartSummary.ts"
import { identityOf } from "./Choice.ts"
import { coreChargeOf } from "./choiceFacts.ts"
import { describeChoice } from "./describeChoice.ts"
import { limitsOf } from "./getChoiceLimits.ts"
import { type MergedLine, mergeItems } from "./mergeItems.ts"
import { lookUpForVisitor } from "./loadVisitorLookup.ts"
import { type Refusal, refusalOf, refusalText } from "./AddRejection.ts"

type Request = (typeof addToCart)["variables"]["Type"]
type WireAdded = (typeof addToCart)["result"]["Encoded"]["addToCart"]

/** Puts items into the cart, all or none of them, and once for each idempotency key (ATC-03, GAP-C26, GAP-C59, GAP-C82). */
export const addingToCart =
  (store: Store) =>
  async (request: Request, { idempotencyKey }: Caller): Promise<WireAdded> => {
    const { webUserGuid } = request
    const reference = await store.reference()
    return changingCart(store.database, webUserGuid, (transaction) =>
      answeringOnce(transaction, { webUserGuid, key: idempotencyKey, request }, () =>
        add(request, { ...store, database: transaction }, reference)
      )
    )
  }

const add = async (
  request: Request,
  { database, pictures }: Pick<Store, "database" | "pictures">,
  reference: Reference
): Promise<WireAdded> => {
  const { items, project, webUserGuid } = request
  const kept = await readLines(database, webUserGuid)
  const lookup = await lookUpForVisitor(database, webUserGuid, [...kept, ...items], project !== null)
  const refusal = isOfPage(request, lookup) ? refusalOfAll(items, kept, lookup) : "choiceGone"
  if (refusal !== null) {
    const totals = summaryOf(kept.map((line) => pricedLine(line, lookup)))
    return { success: false, message: refusalText[refusal], ...wireTotals(totals), items: [] }
  }
  const shopper = project && (await loadShopper(database, reference, project))
  const lines = mergeItems(items, kept, (choice) => limitsOf(choice, lookup)).map((line) => ({
    ...line,
    addedFor: shopper && snapshotFor(line, lookup, shopper, reference),
    addedProject: project,
    addedPriceCents: lookup.sold(line.skuVariantNumber)?.variant.price_cents ?? null
  }))
  const hasAdded = lines.some(({ pieces }) => pieces > 0)
  if (hasAdded) await saveLines(database, webUserGuid, lines)
  return {
    success: hasAdded,
    message: lines.find(({ note }) => note !== null)?.note ?? null,
    ...wireTotals(await cartSummary(database, webUserGuid)),
    items: hasAdded ? lines.map((line) => addedItem(line, lookup, pictures)) : []
  }
}

type AddedLine = MergedLine & Pick<SavedLine, "addedFor" | "addedPriceCents" | "addedProject">

const addedItem = (line: AddedLine, lookup: CatalogueLookup, pictures: Pictures): WireAdded["items"][number] => {
  const { imageUrl, kitComponents, options } = describeChoice(line, lookup, pictures)
  const { addedFor, note, pieces, skuVariantNumber } = line
  const price = toDollars(pieces * (line.addedPriceCents ?? 0))
  const coreCharge = toDollars(coreChargeOf(line, lookup))
  return { skuVariantNumber, regularImageUrl: imageUrl, options, kitComponents, pieces, price, coreCharge, addedFor, note }
}

/** Whether the page and the base of a single add, where they are named, are those of what is added (CALL-114). */
const isOfPage = ({ items: [first], productPageId, skuBaseNumber }: Request, lookup: CatalogueLookup): boolean => {
  const product = first && lookup.sold(first.skuVariantNumber)?.product
  if (product === undefined) return true
  return (
    (productPageId ?? product.product_page_id) === product.product_page_id &&
    (skuBaseNumber ?? product.sku_base_number) === product.sku_base_number
  )
}

/** Why these items cannot go into this cart: the first of them that is not sold, or no room. */
const refusalOfAll = (items: ReadonlyArray<CartItem>, kept: ReadonlyArray<SavedLine>, lookup: CatalogueLookup): Refusal | null => {
  for (const item of items) {
    const isOfBase = lookup.sold(item.skuVariantNumber)?.product.sku_base_number === item.skuBaseNumber
    const refusal = isOfBase ? refusalOf(item, lookup) : "choiceGone"
    if (refusal !== null) return refusal
  }
  return new Set([...kept, ...items].map(identityOf)).size > MOST_LINES ? "cartFull" : null
}

const wireTotals = ({
  cores,
  itemCount,
  total
}: ReturnType<typeof summaryOf>): Pick<WireAdded, "cartTotalPrice" | "cartCores" | "itemCount"> => ({
  cartTotalPrice: toDollars(total),
  cartCores: toDollars(cores),
  itemCount
})
