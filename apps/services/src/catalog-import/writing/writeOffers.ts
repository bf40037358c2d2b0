import type { Offer } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { writeRegularPrices } from "../../price-plans/regularPrices.ts"
import { getLedgerIds } from "./ledger.ts"
import { writePlans } from "./writePlans.ts"
import { countPieces } from "./toProductRows.ts"
import { insertTableRows } from "./writeRows.ts"

/** Offers of a product in this import and in the last one; `before` is null for a new product. */
interface ChangedOffers {
  readonly offers: ReadonlyArray<Offer>
  readonly before: ReadonlyArray<Offer> | null
}

/** Writes prices and counts that differ from those of the last import, and all offers that the last import did not have. */
export const writeOffers = async (transaction: Kysely<Tables>, steps: ReadonlyArray<ChangedOffers>): Promise<void> => {
  const changes = steps.flatMap(({ before, offers }) =>
    offers.map((offer) => ({ offer, last: before?.find(({ sku }) => sku === offer.sku) }))
  )
  const prices = changes
    .filter(({ last, offer }) => last === undefined || toPriceText(last) !== toPriceText(offer))
    .map(({ offer }) => offer)
  const counts = changes
    .filter(({ last, offer }) => last === undefined || toStockText(last) !== toStockText(offer))
    .map(({ offer }) => offer)
  const planned = changes.map(({ last, offer }) => ({ sku: offer.sku, before: last?.plans ?? [], after: offer.plans ?? [] }))
  const priceRows = prices.map(({ cents, isInCartOnly, listCents, sku }) => ({ sku, cents, list: listCents, cart: isInCartOnly }))
  await writeRegularPrices(transaction, priceRows)
  await writePlans(transaction, planned)
  const countRows = counts.map((offer) => ({ sku: offer.sku, pieces: countPieces(offer), state: offer.availability, days: offer.leadDays }))
  await sql`
    update variant set quantity = pieces, availability = state, lead_days = days
    from json_to_recordset(${JSON.stringify(countRows)}::json) as offer (sku text, pieces int, state text, days int)
    where sku_variant_number = sku`.execute(transaction)
  await sql`delete from warehouse_stock where sku_variant_number = any(${counts.map(({ sku }) => sku)})`.execute(transaction)
  const warehouses = await getLedgerIds(
    transaction,
    "warehouse",
    counts.flatMap(({ stock }) => stock.map(({ warehouse }) => warehouse))
  )
  const stockRows = counts.flatMap(({ sku, stock }) =>
    stock
      .filter(({ quantity }) => quantity > 0)
      .map(({ quantity, warehouse }) => ({ sku_variant_number: sku, warehouse: warehouses.get(warehouse), quantity }))
  )
  await insertTableRows(transaction, "warehouse_stock", stockRows)
}

const toPriceText = ({ cents, isInCartOnly, listCents }: Offer): string => JSON.stringify([cents, listCents, isInCartOnly])
const toStockText = ({ availability, leadDays, stock }: Offer): string => JSON.stringify([availability, leadDays, stock])
