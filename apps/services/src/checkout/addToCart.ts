import { type addToCart, type CartItem, cartTotals, MOST_LINES, MOST_PIECES } from "@camber/domain/cart"
import { toDollars } from "@camber/domain/catalogue"
import type { Asker } from "../schema/Asker.ts"
import type { Store } from "../schema/Store.ts"
import { describeProject } from "../trait/describeProject.ts"
import type { Reference } from "../trait/Reference.ts"
import { answeringOnce } from "./answeringOnce.ts"
import { type Assortment, assortmentOf } from "./Assortment.ts"
import { snapshotFor } from "./cartFit.ts"
import { changingCart, keepLines, type KeptLine, keptLines } from "./cartLines.ts"
import { cartSummary, pricedLine } from "./cartSummary.ts"
import { identityOf } from "./Choice.ts"
import { mergeItems } from "./mergeItems.ts"
import { type Refusal, refusalOf, refusalText } from "./Refusal.ts"

type Request = (typeof addToCart)["variables"]["Type"]
type WireAdded = (typeof addToCart)["result"]["Encoded"]["addToCart"]

/** Puts items into the cart, all or none of them, and once for each idempotency key (ATC-03, GAP-C26, GAP-C59). */
export const addingToCart =
  (store: Store) =>
  async (request: Request, { idempotencyKey }: Asker): Promise<WireAdded> => {
    const { webUserGuid } = request
    const reference = await store.reference()
    return changingCart(store.database, webUserGuid, (transaction) =>
      answeringOnce(transaction, { webUserGuid, key: idempotencyKey, request }, () =>
        add(request, { ...store, database: transaction }, reference)
      )
    )
  }

const add = async (
  { webUserGuid, items, project }: Request,
  { database, pictures }: Pick<Store, "database" | "pictures">,
  reference: Reference
): Promise<WireAdded> => {
  const kept = await keptLines(database, webUserGuid)
  const assortment = await assortmentOf(database, [...kept, ...items], project !== null)
  const refusal = refusalOfAll(items, kept, assortment)
  if (refusal !== null) {
    const totals = cartTotals(kept.map((line) => pricedLine(line, assortment)))
    return { success: false, message: refusalText[refusal], ...wireTotals(totals), items: [] }
  }
  const shopper = project && { project, description: describeProject(reference, project) }
  const lines = mergeItems(items, kept)
  await keepLines(
    database,
    webUserGuid,
    lines.map((line) => ({ ...line, addedFor: shopper && snapshotFor(line, assortment, shopper, reference) }))
  )
  return {
    success: true,
    message: lines.some(({ isCapped }) => isCapped) ? `Your cart holds up to ${MOST_PIECES} of one item.` : null,
    ...wireTotals(await cartSummary(database, webUserGuid)),
    items: lines.flatMap(({ skuVariantNumber }) => {
      const sold = assortment.sold(skuVariantNumber)
      return sold === undefined ? [] : { skuVariantNumber, regularImageUrl: pictures.of(sold.variant.image) }
    })
  }
}

/** Why these items cannot go into this cart: the first of them that is not sold, or no room. */
const refusalOfAll = (items: ReadonlyArray<CartItem>, kept: ReadonlyArray<KeptLine>, assortment: Assortment): Refusal | null => {
  for (const item of items) {
    const isOfBase = assortment.sold(item.skuVariantNumber)?.product.sku_base_number === item.skuBaseNumber
    const refusal = isOfBase ? refusalOf(item, assortment) : "choiceGone"
    if (refusal !== null) return refusal
  }
  return new Set([...kept, ...items].map(identityOf)).size > MOST_LINES ? "cartFull" : null
}

const wireTotals = ({ itemCount, total }: ReturnType<typeof cartTotals>): Pick<WireAdded, "cartTotalPrice" | "itemCount"> => ({
  cartTotalPrice: toDollars(total),
  itemCount
})
