import type { OldRedirect, OldRow } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { siteUrls } from "../schema/siteUrls.ts"

/** The page of a product that the owner's key identifies. `isSuccessor`: the product was removed, and the page belongs to its successor. */
export interface ProductPath {
  readonly path: string
  readonly isSuccessor: boolean
}

interface ProductRow {
  readonly key: string
  readonly slug: string
  readonly product_page_id: number
  readonly is_successor: boolean
}

/** Finds the product pages of the former shop's product keys, ignoring case. */
export const findProductPaths = async (
  database: Kysely<Tables>,
  keys: ReadonlyArray<string>
): Promise<ReadonlyMap<string, ProductPath>> => {
  const wanted = [...new Set(keys.map((key) => key.toLowerCase()))]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<ProductRow>`
    select lower(own.shop_key) as key, coalesce(newer.slug, product.slug) as slug,
      coalesce(newer.product_page_id, product.product_page_id) as product_page_id, newer.product_page_id is not null as is_successor
    from own_product as own join product on product.product_page_id = own.product_page_id
      left join own_product as successor on own.content ->> 'status' = 'discontinued' and successor.shop_key = own.content ->> 'successor'
      left join product as newer on newer.product_page_id = successor.product_page_id
    where lower(own.shop_key) = any(${wanted}::text[])`.execute(database)
  return new Map(rows.map((row) => [row.key, { path: siteUrls.product(row), isSuccessor: row.is_successor }]))
}

/** Resolves the targets of redirects to paths. Reports targets that the shop does not have. */
export const resolveTargets = async (
  database: Kysely<Tables>,
  rows: ReadonlyArray<OldRow<OldRedirect>>
): Promise<ReadonlyMap<string, string>> => {
  const listNames = (prefix: string) => rows.flatMap(({ item }) => getName(item.to, prefix) ?? [])
  const products = await findProductPaths(database, listNames("product"))
  const categories = await findCategories(database, listNames("category"))
  const brands = await findBrands(database, listNames("brand"))
  const resolved = new Map<string, string>()
  for (const { item, row } of rows) {
    const [prefix = "", name = ""] = splitTarget(item.to)
    const product = products.get(name.toLowerCase())
    const path = item.to.startsWith("/")
      ? item.to
      : prefix === "product"
        ? product?.path
        : (prefix === "category" ? categories : brands).get(name.toLowerCase())
    if (path === undefined) row.report("error", `unknown-${prefix}`, "to", `The shop has no ${prefix} ${name}.`, item.to)
    else resolved.set(item.from, path)
    if (prefix === "product" && product?.isSuccessor === true)
      row.report("info", "redirect-to-successor", "to", `${name} is no longer sold: the redirect leads to its successor.`, item.to)
  }
  return resolved
}

const splitTarget = (to: string): ReadonlyArray<string> => {
  const [, prefix = "", name = ""] = /^(product|category|brand):(.*)$/is.exec(to) ?? []
  return [prefix.toLowerCase(), name.trim()]
}

const getName = (to: string, prefix: string): string | undefined => {
  const [found, name] = splitTarget(to)
  return found === prefix ? name : undefined
}

/**
 * Finds the listings that correspond to the owner's categories: for each category, the listing with most of its parts, or the listing with
 * the same name.
 */
const findCategories = async (database: Kysely<Tables>, names: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ name: string; slug: string; category_id: string }>`
    select distinct on (wanted.name) wanted.name, category.slug, category.category_id
    from unnest(${wanted}::text[]) as wanted (name)
      cross join lateral (
        select product.category_id, count(*) as parts from own_product as own join product using (product_page_id)
        where lower(own.content ->> 'category') = wanted.name or starts_with(lower(own.content ->> 'category'), wanted.name || ' > ')
        group by product.category_id
        union all
        select category_id, 0 from category where lower(name) = regexp_replace(wanted.name, '^.* > ', '')) as found
      join category on category.category_id = found.category_id
    order by wanted.name, found.parts desc, category.category_id`.execute(database)
  return new Map(rows.map((row) => [row.name, siteUrls.category(row)]))
}

const findBrands = async (database: Kysely<Tables>, names: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(names.map((name) => name.toLowerCase()))]
  if (wanted.length === 0) return new Map()
  const rows = await database
    .selectFrom("brand")
    .select(["name", "slug"])
    .where(sql<boolean>`lower(name) = any(${wanted}::text[])`)
    .execute()
  return new Map(rows.map(({ name, slug }) => [name.toLowerCase(), siteUrls.brand(slug)]))
}
