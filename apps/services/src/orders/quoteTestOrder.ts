import type { Destination, ShippingRates, Tax } from "@camber/domain/rates"
import { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql, type SqlBool } from "kysely"
import { saveLines } from "../cart/cartLines.ts"
import type { Tables } from "../database/tables.ts"
import { createQuoteService } from "../rates/quotes.ts"
import { referenceCache } from "../reference/referenceCache.ts"
import { UNKNOWN_CLIENT } from "../http/getClientIp.ts"
import { defaultOrderSettings } from "./OrderSettings.ts"
import { priceOrder } from "./priceOrder.ts"

/** Prices and rates of a test order. The rates must not call a provider, because the quote runs in a transaction. */
export interface TestOrderTerms {
  readonly place: Destination
  /** Subtotal in integer cents from which standard shipping is free; null means never. */
  readonly freeShippingFrom: number | null
  readonly shippingRates: ShippingRates
  readonly tax: Tax
}

/** A test order that was calculated and rolled back. */
export interface TestOrder {
  readonly skuVariantNumber: string
  /** The total in integer cents. */
  readonly total: number
  /** Message to shoppers why the order cannot be placed; null if it can. */
  readonly problem: string | null
}

/**
 * Prices an order of one part in stock by the rules of real orders.
 *
 * Puts the part into the cart of a new visitor, inside a transaction that is rolled back. Reserves no stock, and
 * creates no order, payment or mail.
 *
 * @returns Null if no part that ships as a parcel is in stock.
 */
export const quoteTestOrder = async (
  database: Kysely<Tables>,
  { freeShippingFrom, place, shippingRates, tax }: TestOrderTerms
): Promise<TestOrder | null> => {
  const variant = await findStockedVariant(database)
  if (variant === undefined) return null
  const reference = await referenceCache(database)()
  const webUserGuid = WebUserGuid.make(crypto.randomUUID())
  const transaction = await database.startTransaction().execute()
  try {
    await saveLines(transaction, webUserGuid, [
      {
        skuVariantNumber: variant.sku_variant_number,
        kitComponents: [],
        quantity: variant.minimum_quantity,
        list: { id: null, name: null, attribution: null },
        addedFor: null,
        addedProject: null,
        addedPriceCents: variant.price_cents
      }
    ])
    const quote = await priceOrder(
      { database: transaction, reference },
      createQuoteService(shippingRates, tax).asked(UNKNOWN_CLIENT),
      { freeShippingFrom, payment: defaultOrderSettings.payment },
      { webUserGuid, place, terms: { shippingMethod: "standard", promoCode: null, points: 0 } }
    )
    return {
      skuVariantNumber: variant.sku_variant_number,
      total: quote.totals.total,
      problem: quote.lines.find(({ problem }) => problem !== null)?.problem ?? quote.refusal
    }
  } finally {
    await transaction.rollback().execute()
  }
}

/** Finds a part in stock that is not a kit and ships as a parcel. */
const findStockedVariant = (database: Kysely<Tables>) =>
  database
    .selectFrom("variant")
    .select(["sku_variant_number", "minimum_quantity", "price_cents"])
    .where("availability", "=", "InStock")
    .where("ships_by_freight", "=", false)
    .where(sql<SqlBool>`quantity >= minimum_quantity`)
    .where(sql<SqlBool>`not exists (select from kit_component where kit_component.product_page_id = variant.product_page_id)`)
    .orderBy("sku_variant_number")
    .limit(1)
    .executeTakeFirst()
