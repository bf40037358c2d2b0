import { editedFields, type StaffProduct, toOfferPrice } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { selectEditedFields } from "../product-edits/editedFields.ts"
import { withIds } from "../products/ListingFilter.ts"
import { queryProductRowsWithFitment } from "../products/queryProductRows.ts"
import { toApplication } from "../products/toApplication.ts"
import { toFitmentRows } from "../products/toFitmentRows.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { readStaffPictures } from "./productPictures.ts"
import { readStatements } from "./readStatements.ts"
import { readProductOffers } from "./readOffers.ts"

type WireProduct = typeof StaffProduct.Encoded
type WireField = WireProduct["fields"][number]

interface FieldRow extends Pick<WireField, "field" | "value"> {
  readonly sku: string
  /** Value of the last import if staff edited the field; otherwise null. */
  readonly imported: string | null
  readonly email: string | null
  readonly edited_at: Date | null
}

/** Reads a product for its editor: its fields with their edits, the offers of its SKUs, and its fitment statements. */
export const readStaffProduct = async (
  { database, reference }: Pick<ResolverContext, "database" | "reference">,
  productPageId: number
): Promise<WireProduct | null> => {
  const row = await queryProductRowsWithFitment(database, withIds([productPageId])).executeTakeFirst()
  if (row === undefined) return null
  const names = await reference()
  const { applications, brand, title } = row
  return {
    productPageId,
    title,
    brand,
    href: siteUrls.product(row),
    fields: await readFields(database, productPageId),
    offers: await readProductOffers(database, productPageId),
    pictures: await readStaffPictures(database, productPageId),
    plans: await readPricePlans(database, productPageId),
    statements: await readStatements(database, names, { productPageId, applications }),
    fits: toFitmentRows(
      applications.map((application) => ({
        ...toApplication(application, names),
        position: application.position,
        perCar: application.per_car
      })),
      null
    ),
    fitsTotal: applications.length
  }
}

const readFields = async (database: Kysely<Tables>, productPageId: number): Promise<ReadonlyArray<WireField>> => {
  const { rows } = await sql<FieldRow>`
    select live.field, live.sku, live.value, edit.imported, account.email, edit.edited_at
    from (${selectEditedFields([productPageId])}) as live
    left join product_edit as edit using (product_page_id, sku, field)
    left join account on account.account_id = edit.edited_by
    left join variant on variant.sku_variant_number = live.sku
    order by variant.ordinality nulls first, array_position(${[...editedFields]}::text[], live.field)`.execute(database)
  return rows.map(({ edited_at, email, field, imported, sku, value }) => ({
    field,
    skuVariantNumber: sku === "" ? null : sku,
    value,
    edit: imported === null || edited_at === null ? null : { imported, who: email, at: edited_at.toISOString() }
  }))
}

type WirePlans = NonNullable<(typeof StaffProduct.Encoded)["plans"]>

/** Reads the present and future planned prices of a product, by SKU and start. */
const readPricePlans = async (database: Kysely<Tables>, productPageId: number): Promise<WirePlans> => {
  const rows = await database
    .selectFrom("price_plan as plan")
    .innerJoin("variant", "variant.sku_variant_number", "plan.sku_variant_number")
    .leftJoin("regular_price as under", "under.plan_id", "plan.plan_id")
    .leftJoin("account", "account.account_id", "plan.planned_by")
    .select(["plan.plan_id", "plan.sku_variant_number", "plan.price_cents", "plan.list_price_cents", "plan.starts_at", "plan.ends_at"])
    .select(["under.plan_id as applied", "account.email"])
    .where("variant.product_page_id", "=", productPageId)
    .where("plan.state", "in", ["planned", "active"])
    .orderBy("variant.ordinality")
    .orderBy("plan.starts_at")
    .orderBy("plan.plan_id")
    .execute()
  return rows.map((row) => ({
    planId: row.plan_id,
    skuVariantNumber: row.sku_variant_number,
    price: toOfferPrice({ cents: row.price_cents, listCents: row.list_price_cents }),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    isOn: row.applied !== null,
    who: row.email
  }))
}
