import { type Kysely, sql } from "kysely"
import { isInCatalog } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import type { CatalogSource } from "./CatalogSource.ts"

/** Minimum popularity of a model or engine family to get its own terms. */
const leastPopularity = 10

/**
 * Writes the search terms: categories, product types, brands, and combinations of a product type with a brand, model or engine family for
 * which there are parts. If a term occurs twice, the higher weight applies.
 */
export const writeSearchTerms = async (database: Kysely<Tables>, aliases: CatalogSource["categoryAliases"]): Promise<void> => {
  await sql`
    insert into search_term (term, weight, category_id)
    select term, max(weight)::int, min(category_id)
    from (
      select lower(name) as term, 900 as weight, category_id from category where parent_id is null
      union all select o.term, 850, category_id from json_to_recordset(${JSON.stringify(aliases)}::json) as o (term text, id text) join category on category_id = o.id
      union all select lower(name), 700, category_id from category where parent_id is not null
      union all select lower(plural), greatest(500, 1000 - 10 * best_seller_rank), category_id from product_type
      union all select lower(name), 400 + popularity / 5, null from brand b
      where exists (select from product p where p.brand_id = b.brand_id and ${isInCatalog("p.product_page_id")})
        or not exists (select from product p where p.brand_id = b.brand_id)
      union all (
        select lower(b.name || ' ' || t.plural), 200 + least(100, 20 * count(*)), t.category_id
        from product p join brand b using (brand_id) join product_type t using (product_type_id)
        where ${isInCatalog("p.product_page_id")}
        group by b.name, t.plural, t.category_id)
      union all (
        select lower(m.name || ' ' || t.plural), 300 + m.popularity + greatest(0, 30 - t.best_seller_rank), t.category_id
        from application a
        join model m on m.model_id = any (a.model_ids) and m.popularity >= ${leastPopularity}
        join product p using (product_page_id) join product_type t using (product_type_id)
        where ${isInCatalog("a.product_page_id")}
        group by m.name, m.popularity, t.plural, t.best_seller_rank, t.category_id)
      union all (
        select lower(f.name || ' ' || t.plural), 250 + f.popularity, t.category_id
        from application a
        join engine_family f on f.series_id = any (a.engine_series_ids) and f.popularity >= ${leastPopularity}
        join product p using (product_page_id) join product_type t using (product_type_id)
        where ${isInCatalog("a.product_page_id")}
        group by f.name, f.popularity, t.plural, t.category_id)
    ) as terms (term, weight, category_id)
    group by term`.execute(database)
}
