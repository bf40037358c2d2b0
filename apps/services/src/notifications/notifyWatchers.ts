import { formatCents } from "@camber/domain/money"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { createNotification } from "./createNotification.ts"

/** A variant on a visitor's list. */
interface Watched {
  readonly web_user_guid: string
  readonly sku_variant_number: string
  readonly title: string
  readonly slug: string
  readonly product_page_id: number
  readonly price_cents: number
  readonly price_in_cart: boolean
  /** Price at the last check; null before the first check. */
  readonly seen_cents: number | null
  readonly is_back: boolean
  readonly is_cheaper: boolean
}

/** Selects each variant once per visitor. A listed product without a chosen variant is watched by its lead variant. */
const watched = (condition: RawBuilder<unknown>) => sql<Watched>`
  select distinct on (listed.web_user_guid, variant.sku_variant_number)
    listed.web_user_guid, variant.sku_variant_number, product.title, product.slug, product.product_page_id, variant.price_cents, variant.price_in_cart,
    seen.price_cents as seen_cents,
    coalesce(variant.availability = 'InStock' and not seen.is_in_stock, false) as is_back,
    coalesce(variant.price_cents < least(seen.price_cents, listed.noted_price_cents), false) as is_cheaper
  from list_product as listed
  join product on product.sku_base_number = listed.sku_base_number
  join variant on variant.sku_variant_number = coalesce(nullif(listed.sku_variant_number, ''), product.lead_variant_number)
  left join seen_variant as seen on seen.sku_variant_number = variant.sku_variant_number
  where ${condition}
  order by listed.web_user_guid, variant.sku_variant_number, is_cheaper desc`

/**
 * Notifies visitors of listed parts that became cheaper or came back in stock since the last check, whatever the cause. Must run about
 * every hour. The second of two concurrent runs finds nothing new.
 */
export const notifyWatchers = (database: Kysely<Tables>): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('watched'))`.execute(transaction)
    const { rows } = await watched(sql`seen.price_cents > variant.price_cents or not seen.is_in_stock`).execute(transaction)
    for (const row of rows) {
      if (row.is_cheaper) await notifyCheaper(transaction, row)
      if (row.is_back) await notifyBack(transaction, row)
    }
    await look(transaction)
  })

/** Notifies visitors who have these variants on a list that the variants are back in stock, in the transaction that restocked them. */
export const notifyBackInStock = async (transaction: Kysely<Tables>, skuVariantNumbers: ReadonlyArray<string>): Promise<void> => {
  if (skuVariantNumbers.length === 0) return
  const { rows } = await watched(sql`variant.sku_variant_number = any(${skuVariantNumbers})`).execute(transaction)
  for (const row of rows) await notifyBack(transaction, row)
}

const notifyCheaper = (transaction: Kysely<Tables>, row: Watched): Promise<void> =>
  createNotification(transaction, row.web_user_guid, {
    topic: "price",
    title: `Price drop: ${row.title}`,
    text: row.price_in_cart
      ? "The price dropped. See it in your cart. This part is on your list."
      : `Now ${formatCents(row.price_cents)}${row.seen_cents === null ? "" : `, was ${formatCents(row.seen_cents)}`}. This part is on your list.`,
    href: siteUrls.product(row, row.sku_variant_number),
    occasion: `price:${row.sku_variant_number}:${row.price_cents}`,
    collapseKey: `price:${row.sku_variant_number}`
  })

/** Notifies a visitor that a variant is back in stock, at most once a day. */
const notifyBack = (transaction: Kysely<Tables>, row: Watched): Promise<void> =>
  createNotification(transaction, row.web_user_guid, {
    topic: "stock",
    title: `Back in stock: ${row.title}`,
    text: `${row.price_in_cart ? "Ready" : `${formatCents(row.price_cents)}, ready`} to ship. This part is on your list.`,
    href: siteUrls.product(row, row.sku_variant_number),
    occasion: `stock:${row.sku_variant_number}:${new Date().toISOString().slice(0, 10)}`,
    collapseKey: `stock:${row.sku_variant_number}`
  })

/**
 * Stores the current price and stock of watched parts and deletes unwatched ones. Parts that a running import has not
 * reached keep their state.
 */
const look = async (transaction: Kysely<Tables>): Promise<void> => {
  await sql`
    delete from seen_variant as seen using variant join product on product.product_page_id = variant.product_page_id
    where variant.sku_variant_number = seen.sku_variant_number
      and not exists (select from list_product where list_product.sku_base_number = product.sku_base_number)`.execute(transaction)
  await sql`
    insert into seen_variant (sku_variant_number, price_cents, is_in_stock)
    select distinct variant.sku_variant_number, variant.price_cents, variant.availability = 'InStock'
    from list_product as listed
    join product on product.sku_base_number = listed.sku_base_number
    join variant on variant.sku_variant_number = coalesce(nullif(listed.sku_variant_number, ''), product.lead_variant_number)
    on conflict (sku_variant_number) do update set price_cents = excluded.price_cents, is_in_stock = excluded.is_in_stock`.execute(
    transaction
  )
}
