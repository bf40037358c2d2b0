import { PlacedOrder, type placeOrder, describeReviewChanges, normalizeContact } from "@camber/domain/checkout"
import type { Destination } from "@camber/domain/rates"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import { randomInt } from "node:crypto"
import { getVariantNumbers } from "../cart/Choice.ts"
import { withIdempotency } from "../schema/withIdempotency.ts"
import { withCartLock, readLines } from "../cart/cartLines.ts"
import type { Tables } from "../database/tables.ts"
import type { CallerContext } from "../http/CallerContext.ts"
import { consumePromoCode } from "../promotions/readPromoCode.ts"
import { readPromoTerms } from "../promotions/createPromoCodeResolver.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import { isWithinOrderLimit, unpaidClientOf } from "./isWithinOrderLimit.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import { notifyOrder } from "./notifyOrder.ts"
import { retryWithQuotes } from "../rates/index.ts"
import { type PricingContext, priceOrder } from "./priceOrder.ts"
import { toOrderReview } from "./toOrderReview.ts"
import { lockStock, reserveStock } from "./reserveStock.ts"
import { insertOrderRows } from "./insertOrderRows.ts"

type Request = (typeof placeOrder)["variables"]["Type"]
type WirePlaced = typeof PlacedOrder.Encoded

const encode = Schema.encodeSync(PlacedOrder)

const tooManyOrders = {
  mailbox: "Too many orders were just placed with this email address. Wait an hour, or call us.",
  client: "Too many unpaid orders were just placed from your network. Pay for one of them, wait an hour, or call us."
}

/**
 * Orders a visitor's whole cart in one transaction: all that the shopper read is priced again while nobody else takes of the stock; where it
 * still is so, stock, code, points and cart become the order, otherwise nothing is written and what changed is answered. One idempotency key
 * makes one order (GAP-C59). Whoever quotes shipping and tax is asked while nothing is held: what nobody has told yet ends the transaction,
 * and it begins anew once it is known. The payment begins after the commit; where it cannot, the order stands and waits for it.
 */
export const createPlaceOrderResolver =
  (store: ResolverContext, settings: OrderSettings) =>
  async (request: Request, caller: CallerContext): Promise<WirePlaced> => {
    const { webUserGuid } = request
    const { idempotencyKey } = caller
    const { terms } = await readPromoTerms(store.database, request, caller)
    const reference = await store.reference()
    const placed = await retryWithQuotes(() =>
      withCartLock(store.database, webUserGuid, (transaction) =>
        withIdempotency(transaction, { webUserGuid, key: idempotencyKey, request }, () =>
          place(
            { ...request, terms },
            { database: transaction, pictures: store.pictures, reference },
            { ...settings, client: caller.client }
          )
        )
      )
    )
    // A provider may be slow: it is asked once the order stands and holds nothing any more.
    return placed.orderNumber === null ? placed : { ...placed, payUrl: await settings.payment.begin(placed.orderNumber) }
  }

const place = async (
  request: Request,
  { database, pictures, reference }: PricingContext & Pick<ResolverContext, "pictures">,
  settings: OrderSettings & Pick<CallerContext, "client">
): Promise<WirePlaced> => {
  const { reviewed, terms, webUserGuid } = request
  const contact = normalizeContact(request.contact)
  await holdCart(database, request)
  const quote = await priceOrder({ database, reference }, settings.quotes.known(settings.client), settings, {
    webUserGuid,
    terms,
    place: placeOf(contact)
  })
  const review = toOrderReview(quote, settings.payment.method, pictures)
  const changes = describeReviewChanges(reviewed, review)
  if (changes.length > 0) return encode({ orderNumber: null, changes, review, payUrl: null })
  const unpaidClient = unpaidClientOf(settings.client)
  const limit = await isWithinOrderLimit(database, { email: contact.email, unpaidClient })
  if (limit !== null) return encode({ orderNumber: null, changes: [tooManyOrders[limit]], review, payUrl: null })

  const { promo, totals } = quote
  if (promo !== null && !(await consumePromoCode(database, promo.code))) {
    const message = "This promo code was just used up."
    return encode({ orderNumber: null, changes: [message], review: { ...review, promoMessage: message }, payUrl: null })
  }
  const orderNumber = newOrderNumber()
  const isOwed = settings.payment.method !== "invoice" && totals.total > 0
  await reserveStock(database, quote.needs)
  await insertOrderRows(database, pictures, {
    ...request,
    contact,
    orderNumber,
    method: settings.payment.method,
    isOwed,
    quote,
    unpaidClient
  })
  await recordOrderEvent(database, { orderNumber, actor: "customer", what: "placed", detail: { cents: totals.total } })
  await database.deleteFrom("cart_line").where("web_user_guid", "=", webUserGuid).where("removed_at", "is", null).execute()
  // What is to be paid is confirmed once it is.
  if (!isOwed) await notifyOrder(database, settings, orderNumber)
  return encode({ orderNumber, changes: [], review: null, payUrl: null })
}

/** As much of an address as prices depend on: the review asked for no more, and nobody else is told more. */
const placeOf = ({ country, postalCode, region }: Request["contact"]): Destination => ({ country, region, postalCode })

/** Holds the stock of all that is in the cart, a kit's parts as well. */
const holdCart = async (transaction: Kysely<Tables>, { webUserGuid }: Request): Promise<void> => {
  const lines = await readLines(transaction, webUserGuid)
  await lockStock(transaction, lines.flatMap(getVariantNumbers))
}

/** Ten random digits, the first not 0: they tell nothing of how much a shop sells, and nobody guesses another's. */
const newOrderNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000))
