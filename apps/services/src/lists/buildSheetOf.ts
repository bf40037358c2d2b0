import type { BuildSheet } from "@camber/domain/lists"
import type { Verdict } from "@camber/domain/fitment"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import { ofBases } from "../products/baseNumber.ts"
import { judgedProductRows } from "../products/productRows.ts"
import { type Shopper, verdictOfRow, verdictOfVariantRow } from "../products/verdictOfRow.ts"
import { applicationOf } from "../products/applicationOf.ts"
import { companions } from "../products/companions.ts"
import type { Store } from "../schema/Store.ts"
import { describeProject } from "../trait/describeProject.ts"
import type { Reference } from "../reference/Reference.ts"
import { type SavedList, readSharedList } from "./savedLists.ts"
import type { SavedProduct } from "./savedProducts.ts"
import { placeOfType } from "./partPlaces.ts"
import { wireLists } from "./wireLists.ts"

type WireSheet = typeof BuildSheet.Encoded
type WirePart = WireSheet["parts"][number]

/** A list with what its check has to know; null where no list has this share guid. One query more than the list alone. */
export const buildSheetOf = async (store: Store, shareGuid: string): Promise<WireSheet | null> => {
  const kept = await readSharedList(store.database, shareGuid)
  const [list] = kept === null ? [] : await wireLists(store, [kept])
  return kept === null || list === undefined ? null : { list, parts: await partsOf(store, kept) }
}

const partsOf = async ({ database, reference }: Store, { products, project }: SavedList): Promise<ReadonlyArray<WirePart>> => {
  const known = await reference()
  const rows = await factRows(database, products).execute()
  const byBase = new Map(rows.map((row) => [row.sku_base_number, row]))
  const shopper = project && { project, description: describeProject(known, project) }
  return products.map((kept) => {
    const row = byBase.get(kept.sku_base_number)
    const named = { skuBaseNumber: kept.sku_base_number, skuVariantNumber: kept.sku_variant_number || null }
    return { ...named, ...(row === undefined ? noFacts : factsOf(row, kept, shopper, known)) }
  })
}

const factRows = (database: Store["database"], products: ReadonlyArray<SavedProduct>) =>
  judgedProductRows(database, ofBases([...new Set(products.map((kept) => kept.sku_base_number))])).select((product) => [
    "product.product_type_id",
    "product.restrictions",
    jsonArrayFrom(
      product
        .selectFrom("kit_component")
        .innerJoin("product as part", "part.product_page_id", "kit_component.component_page_id")
        .select("part.product_type_id")
        .distinct()
        .whereRef("kit_component.product_page_id", "=", "product.product_page_id")
    ).as("inTheBox"),
    jsonArrayFrom(
      product
        .selectFrom("variant")
        .select(["variant.sku_variant_number", "variant.option_value_ids"])
        .whereRef("variant.product_page_id", "=", "product.product_page_id")
    ).as("numbered")
  ])

type FactRow = Awaited<ReturnType<ReturnType<typeof factRows>["execute"]>>[number]

const factsOf = (row: FactRow, kept: SavedProduct, shopper: Shopper | null, reference: Reference): Facts => {
  const { byId, bySlug } = reference.productTypes
  const type = byId.get(row.product_type_id)
  const { adapter = [], mandatory = [] } = companions.get(type?.slug ?? "") ?? {}
  const named = (slugs: ReadonlyArray<string>) => slugs.flatMap((slug) => typeOf(bySlug.get(slug)) ?? [])
  return {
    type: typeOf(type),
    contains: row.inTheBox.flatMap(({ product_type_id }) => byId.get(product_type_id)?.slug ?? []),
    mandatory: named(mandatory),
    adapters: named(adapter),
    place: placeOfType.get(type?.slug ?? "") ?? null,
    verdict: shopper && verdictOf(row, kept, shopper, reference),
    restrictions: row.restrictions
  }
}

/** The verdict on the variant that the list names; where it names none, on the product. */
const verdictOf = (row: FactRow, kept: SavedProduct, shopper: Shopper, reference: Reference): Verdict => {
  const variant = row.numbered.find(({ sku_variant_number }) => sku_variant_number === kept.sku_variant_number)
  if (variant === undefined) return verdictOfRow(row, shopper, reference)
  const applications = row.applications.map((application) => applicationOf(application, reference))
  return verdictOfVariantRow(applications, row.options, variant, shopper)
}

type Facts = Omit<WirePart, "skuBaseNumber" | "skuVariantNumber">
const noFacts: Facts = { type: null, contains: [], mandatory: [], adapters: [], place: null, verdict: null, restrictions: [] }

const typeOf = (type: { readonly slug: string; readonly name: string } | undefined) =>
  type === undefined ? null : { slug: type.slug, name: type.name }
