import type { Offer } from "@camber/catalog-import"
import { isSamePrice, type OfferChangeResult, type OfferPrice, type PriceChange, toOfferPrice, toPriceColumns } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import { writeOffers } from "../catalog-import/writing/writeOffers.ts"
import type { Tables } from "../database/tables.ts"
import { lockStock } from "../orders/reserveStock.ts"
import { endActivePlans } from "../price-plans/regularPrices.ts"
import { logStaffActions, type StaffActionRecord } from "../staff/actions.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { readOffers } from "./readOffers.ts"

/**
 * Creates the handler that changes prices. Each price changes only if it still equals the price that staff saw. All changes and their log
 * entries are one transaction. Changing a price ends a planned price that is active. Triggers report the changes to every process (decision
 * 58).
 */
export const changePricesIn =
  (database: Kysely<Tables>) =>
  async ({ changes }: { readonly changes: ReadonlyArray<PriceChange> }, visit: StaffVisit): Promise<typeof OfferChangeResult.Encoded> => {
    const skus = changes.map(({ skuVariantNumber }) => skuVariantNumber)
    const left: Array<string> = []
    await database.transaction().execute(async (transaction) => {
      await lockStock(transaction, skus)
      const known = await readPrices(transaction, skus)
      const actions: Array<StaffActionRecord> = []
      const written: Array<{ readonly offers: ReadonlyArray<Offer>; readonly before: ReadonlyArray<Offer> }> = []
      for (const { price, seen, skuVariantNumber: sku } of changes) {
        const offer = known.get(sku)
        const now = offer === undefined ? null : toOfferPrice(offer)
        if (offer !== undefined && now !== null && isSamePrice(now, seen)) {
          if (isSamePrice(now, price)) continue
          const next = { ...offer, ...toPriceColumns(price) }
          known.set(sku, next)
          written.push({ offers: [next], before: [offer] })
          actions.push({ what: "price changed", subject: sku, change: { before: toDollarTexts(now), after: toDollarTexts(price) } })
        } else if (now === null || !isSamePrice(now, price)) left.push(sku)
      }
      await endActivePlans(
        transaction,
        written.flatMap(({ offers }) => offers.map(({ sku }) => sku))
      )
      await writeOffers(transaction, written)
      await logStaffActions(transaction, visit, actions)
    })
    return { left, now: await readOffers(database, skus) }
  }

/** Reads the live prices as offers without stock, so that `writeOffers` does not change the stock. */
const readPrices = async (transaction: Kysely<Tables>, skus: ReadonlyArray<string>): Promise<Map<string, Offer>> => {
  const rows = await transaction
    .selectFrom("variant")
    .select(["sku_variant_number", "price_cents", "list_price_cents", "price_in_cart"])
    .where("sku_variant_number", "in", [...skus])
    .execute()
  return new Map(
    rows.map((row): readonly [string, Offer] => [
      row.sku_variant_number,
      {
        sku: row.sku_variant_number,
        cents: row.price_cents,
        listCents: row.list_price_cents,
        isInCartOnly: row.price_in_cart,
        availability: "NotAvailable",
        leadDays: null,
        stock: []
      }
    ])
  )
}

const toDollarTexts = ({ regular, sale }: OfferPrice) => ({
  price: (regular / 100).toFixed(2),
  sale: sale === null ? null : (sale / 100).toFixed(2)
})
