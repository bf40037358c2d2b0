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
import { isWithinOrderLimit, getUnpaidClient } from "./isWithinOrderLimit.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import { notifyOrder } from "./notifyOrder.ts"
import { retryWithQuotes } from "../rates/quotes.ts"
import { type PricingContext, priceOrder } from "./priceOrder.ts"
import { toOrderReview } from "./toOrderReview.ts"
import { lockStock, reserveStock } from "./reserveStock.ts"
import { insertOrderRows } from "./insertOrderRows.ts"

type Request = (typeof placeOrder)["variables"]["Type"]
type WirePlaced = typeof PlacedOrder.Encoded

const encode = Schema.encodeSync(PlacedOrder)

const TOO_MANY_ORDERS = {
  mailbox: "Too many orders were just placed with this email address. Wait an hour, or call us.",
  client: "Too many unpaid orders were just placed from your network. Pay for one of them, wait an hour, or call us."
}

/**
 * Creates the resolver that orders a visitor's whole cart in one transaction.
 *
 * Locks the stock and prices everything again. If nothing changed since the review, reserves stock, consumes promo code and points, and
 * empties the cart. Otherwise it writes nothing and returns the changes. One idempotency key creates one order (GAP-C59). If shipping or
 * tax quotes are missing, the transaction ends, the quotes are requested without locks, and the transaction starts again. Payment starts
 * after the commit. If it cannot be started, the order waits for payment.
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
          placeInTransaction(
            { ...request, terms },
            { database: transaction, imageUrls: store.imageUrls, reference },
            { ...settings, client: caller.client }
          )
        )
      )
    )
    // Providers may be slow, so call them after the commit, without locks.
    return placed.orderNumber === null ? placed : { ...placed, payUrl: await settings.payment.begin(placed.orderNumber) }
  }

const placeInTransaction = async (
  request: Request,
  { database, imageUrls, reference }: PricingContext & Pick<ResolverContext, "imageUrls">,
  settings: OrderSettings & Pick<CallerContext, "client">
): Promise<WirePlaced> => {
  const { reviewed, terms, webUserGuid } = request
  const contact = normalizeContact(request.contact)
  await lockCartStock(database, request)
  const quote = await priceOrder({ database, reference }, settings.quotes.known(settings.client), settings, {
    webUserGuid,
    terms,
    place: toDestination(contact)
  })
  const review = toOrderReview(quote, settings.payment.method, imageUrls)
  const changes = describeReviewChanges(reviewed, review)
  if (changes.length > 0) return encode({ orderNumber: null, changes, review, payUrl: null })
  const unpaidClient = getUnpaidClient(settings.client)
  const limit = await isWithinOrderLimit(database, { email: contact.email, unpaidClient })
  if (limit !== null) return encode({ orderNumber: null, changes: [TOO_MANY_ORDERS[limit]], review, payUrl: null })

  const { promo, totals } = quote
  if (promo !== null && !(await consumePromoCode(database, promo.code))) {
    const message = "This promo code was just used up."
    return encode({ orderNumber: null, changes: [message], review: { ...review, promoMessage: message }, payUrl: null })
  }
  const orderNumber = generateOrderNumber()
  const mustPay = settings.payment.method !== "invoice" && totals.total > 0
  await reserveStock(database, quote.needs)
  await insertOrderRows(database, imageUrls, {
    ...request,
    contact,
    orderNumber,
    method: settings.payment.method,
    isOwed: mustPay,
    quote,
    unpaidClient
  })
  await recordOrderEvent(database, { orderNumber, actor: "customer", what: "placed", detail: { cents: totals.total } })
  await database.deleteFrom("cart_line").where("web_user_guid", "=", webUserGuid).where("removed_at", "is", null).execute()
  // An order that must be paid is confirmed after payment.
  if (!mustPay) await notifyOrder(database, settings, orderNumber)
  return encode({ orderNumber, changes: [], review: null, payUrl: null })
}

/** Returns the fields of an address on which prices depend. Quote services receive no other fields. */
const toDestination = ({ country, postalCode, region }: Request["contact"]): Destination => ({ country, region, postalCode })

/** Locks the stock of everything in the cart, including kit components. */
const lockCartStock = async (transaction: Kysely<Tables>, { webUserGuid }: Request): Promise<void> => {
  const lines = await readLines(transaction, webUserGuid)
  await lockStock(transaction, lines.flatMap(getVariantNumbers))
}

/** Generates ten random digits without a leading zero, so that numbers are not guessable and do not reveal sales. */
const generateOrderNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000))
