import { kitPositions } from "@camber/domain/catalog"
import { toDollars } from "@camber/domain/money"
import { toCardFacts } from "../products/queryProductRows.ts"
import type { RecommendedRow } from "./recommendedRows.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { WireItem } from "./createBlock.ts"

/** Why a product is recommended; null for a general recommendation. */
export type RecommendationType = "Mandatory" | "Adapter" | null

/** Converts a product to a recommended item. `originCents` is the price of the part that it could replace, for the savings (CARD-17). */
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

/** Returns the variant of a product without options, so that several products can be added in one step (ATC-36). */
const onlyVariant = (row: RecommendedRow): NonNullable<(WireItem & { readonly _tag: "Product" })["publicSkuVariantDetails"]> => ({
  skuVariantNumber: row.lead_variant_number,
  availability: row.leadAvailability,
  hasActiveRebate: row.has_active_rebate,
  hasOptions: false,
  kit: row.kitBases.length === 0 ? null : { skuBaseComponents: getKitBases(row), skuVariantComponents: [] }
})

/** Returns one product for each numbered part of a kit, as the card's ribbon counts them. */
const getKitBases = ({ kitBases }: Pick<RecommendedRow, "kitBases">) =>
  kitPositions(kitBases).flatMap(({ places: [place] }) =>
    (place?.alternatives ?? []).slice(0, 1).map(({ skuBaseNumber }) => ({ skuBaseNumber }))
  )
