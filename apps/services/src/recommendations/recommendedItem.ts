import { kitPositions } from "@camber/domain/catalog"
import { toDollars } from "@camber/domain/money"
import type { ExpressionBuilder, Kysely } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import { toCardFacts, queryProductRows } from "../products/queryProductRows.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { WireItem } from "./createBlock.ts"
import type { Tables } from "../database/tables.ts"
import { withIds } from "../products/ListingFilter.ts"

/** Queries the products of recommended items, with their lead variant and kit components. */
export const recommendedRows = (database: Kysely<Tables>, productPageIds: ReadonlyArray<number>) =>
  queryProductRows(database, withIds(productPageIds)).select((product) => [
    "product.lead_variant_number",
    "product.product_type_id",
    "lead.availability as leadAvailability",
    kitBases(product).as("kitBases")
  ])

type RecommendedRow = Awaited<ReturnType<ReturnType<typeof recommendedRows>["execute"]>>[number]

const kitBases = (product: ExpressionBuilder<Tables, "product">) =>
  jsonArrayFrom(
    product
      .selectFrom("kit_component")
      .innerJoin("product as part", "part.product_page_id", "kit_component.component_page_id")
      .select(["part.sku_base_number as skuBaseNumber", "kit_component.choice_group as choiceGroup", "kit_component.ordinality"])
      .whereRef("kit_component.product_page_id", "=", "product.product_page_id")
      .orderBy("kit_component.ordinality")
  )

/** Reason why a product is recommended; null for a general recommendation. */
export type RecommendationType = "Mandatory" | "Adapter" | null

/**
 * Converts a product to a recommended item. `originCents` is the price of the part that the product could replace, from which the savings
 * are computed (CARD-17).
 */
export const recommendedItem = (
  row: RecommendedRow,
  imageUrls: ImageUrls,
  recommendationType: RecommendationType,
  originCents: number | null = null
): WireItem => ({
  _tag: "Product",
  recommendationType,
  skuVariant: null,
  skuBase: row.sku_base_number,
  originSkuPrice: originCents === null ? null : toDollars(originCents),
  displaySavingsRibbon: originCents !== null,
  hasActiveRebate: row.has_active_rebate,
  publicSkuBaseDetails: { ...toCardFacts(row, imageUrls), hasNoKitBaseComponents: row.kit_item_count === 0 },
  publicSkuVariantDetails: row.options.some(({ values }) => values.length > 1) ? null : onlyVariant(row)
})

/** Returns the only variant of a product without options, so that several recommended products can be added in one step (ATC-36). */
const onlyVariant = (row: RecommendedRow): NonNullable<(WireItem & { readonly _tag: "Product" })["publicSkuVariantDetails"]> => ({
  skuVariantNumber: row.lead_variant_number,
  availability: row.leadAvailability,
  hasActiveRebate: row.has_active_rebate,
  hasOptions: false,
  kit: row.kitBases.length === 0 ? null : { skuBaseComponents: getKitBases(row), skuVariantComponents: [] }
})

/** Returns one product for each numbered part of a kit, in the way that the card's ribbon counts them. */
const getKitBases = ({ kitBases }: Pick<RecommendedRow, "kitBases">) =>
  kitPositions(kitBases).flatMap(({ places: [place] }) =>
    (place?.alternatives ?? []).slice(0, 1).map(({ skuBaseNumber }) => ({ skuBaseNumber }))
  )
