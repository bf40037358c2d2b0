import { type Insertable, type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { productRow } from "../../schema/testing/rows.ts"

/** A product with 1,000 variants, which is more than any product of the generated catalog has. */
export const manyVariants = { productPageId: 900_001, skuBaseNumber: "CAM-MANY", path: "/item/stud-kit-of-every-size/900001" } as const

const axes = [
  { name: "Thread", values: ["5/16-18", "5/16-24", "3/8-16", "3/8-24", "7/16-14", "7/16-20", "1/2-13", "1/2-20", "9/16-12", "5/8-11"] },
  { name: "Length", values: Array.from({ length: 10 }, (_, step) => `${(1.5 + step / 4).toFixed(2)} in`) },
  { name: "Finish", values: ["Black oxide", "Zinc", "Cadmium", "Chrome", "Plain"] },
  { name: "Drive", values: ["Hex", "Twelve-point"] }
]
const options = axes.map(({ name, values }, axis) => ({
  id: axis + 1,
  name,
  values: values.map((value, at) => ({ id: 100 * (axis + 1) + at, name: value }))
}))

/**
 * Inserts the product as a copy of `likePageId`, which must have applications, in 10 threads, 10 lengths, 5 finishes
 * and 2 drives. Every seventh variant is out of stock, and prices vary.
 */
export const insertManyVariants = async (database: Kysely<Tables>, likePageId: number): Promise<void> => {
  const { productPageId, skuBaseNumber } = manyVariants
  const like = await database
    .selectFrom("product")
    .select(["product_type_id", "brand_id", "category_id", "segment", "affinity", "image"])
    .where("product_page_id", "=", likePageId)
    .executeTakeFirstOrThrow()
  const lead = await database.selectFrom("variant").selectAll().where("product_page_id", "=", likePageId).executeTakeFirstOrThrow()
  await database
    .insertInto("product")
    .values(
      productRow(productPageId, {
        ...like,
        sku_base_number: skuBaseNumber,
        slug: "stud-kit-of-every-size",
        title: "Stud Kit of Every Size",
        description: "A stud for every hole.",
        bullets: ["Rolled threads"],
        specifications: JSON.stringify([{ name: "Material", value: "Steel" }]),
        options: JSON.stringify(options),
        lead_variant_number: `${skuBaseNumber}-1`,
        price_cents: 1000
      })
    )
    .execute()
  await database.insertInto("variant").values(variantRows(lead)).execute()
  await sql`
    insert into application (application_id, product_page_id, scope, decided_by, make_id, model_ids, year_from, year_to, facets, options, source, source_date)
    select 900000000 + row_number() over (), ${productPageId}, scope, decided_by, make_id, model_ids, year_from, year_to, facets, '[]', source, source_date
    from application where product_page_id = ${likePageId}`.execute(database)
}

const variantRows = (lead: Tables["variant"]): ReadonlyArray<Insertable<Tables["variant"]>> =>
  Array.from({ length: 1000 }, (_, at) => ({
    ...lead,
    sku_variant_number: `${manyVariants.skuBaseNumber}-${at + 1}`,
    product_page_id: manyVariants.productPageId,
    ordinality: at + 1,
    mpn: `STUD-${at + 1}`,
    upc: String(499_000_000_000 + at),
    option_value_ids: [100 + Math.floor(at / 100), 200 + (Math.floor(at / 10) % 10), 300 + (at % 5), 400 + (Math.floor(at / 5) % 2)],
    price_cents: 1000 + 7 * at,
    list_price_cents: null,
    availability: at % 7 === 6 ? "NotAvailable" : "InStock",
    quantity: at % 7 === 6 ? 0 : 50,
    superseded_by: null
  }))
