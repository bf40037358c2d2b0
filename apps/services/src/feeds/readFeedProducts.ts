import type { Kysely } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import { runDetached } from "../database/abortableQueries.ts"
import { isInCatalog } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { type FeedProduct, type FeedRow, toFeedProduct } from "./FeedProduct.ts"

/** Products per query. With all variants, a batch is about 1 MB. */
const BATCH = 250

/** Yields all products in batches, in id order. Only one batch is in memory. */
export async function* readFeedProducts(
  database: Kysely<Tables>,
  { categories }: Pick<Reference, "categories">
): AsyncGenerator<ReadonlyArray<FeedProduct>> {
  const context = {
    getCategories: (id: string) => categories.pathTo(id).map(({ name }) => name),
    getPath: siteUrls.product
  }
  let after = 0
  for (;;) {
    const rows = await runDetached(() => queryRows(database, after))
    yield rows.map((row) => toFeedProduct(row, context)).filter((product) => product !== null)
    if (rows.length < BATCH) return
    after = rows.at(-1)?.product_page_id ?? after
  }
}

const queryRows = (database: Kysely<Tables>, after: number): Promise<ReadonlyArray<FeedRow>> =>
  database
    .selectFrom("product")
    .innerJoin("brand", "brand.brand_id", "product.brand_id")
    .select([
      "product.product_page_id",
      "product.sku_base_number",
      "product.slug",
      "product.title",
      "brand.name as brand",
      "product.description",
      "product.category_id",
      "product.image",
      "product.options"
    ])
    .select((product) =>
      jsonArrayFrom(
        product
          .selectFrom("variant")
          .select([
            "variant.sku_variant_number",
            "variant.mpn",
            "variant.upc",
            "variant.option_value_ids",
            "variant.price_cents",
            "variant.list_price_cents",
            "variant.availability",
            "variant.lead_days",
            "variant.available_on",
            "variant.weight_pounds",
            "variant.core_charge_cents",
            "variant.price_in_cart",
            "variant.image"
          ])
          .whereRef("variant.product_page_id", "=", "product.product_page_id")
          .orderBy("variant.ordinality")
      ).as("variants")
    )
    .where("product.product_page_id", ">", after)
    .where(isInCatalog("product.product_page_id"))
    .orderBy("product.product_page_id")
    .limit(BATCH)
    .execute()
