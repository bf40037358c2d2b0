import { kitPositions } from "@camber/domain/catalog"
import { toDollars } from "@camber/domain/money"
import { toCardFacts } from "../products/queryProductRows.ts"
import type { RecommendedRow } from "./recommendedRows.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { WireItem } from "./createBlock.ts"

/** `Mandatory` and `Adapter` say why a product is recommended; null where it is merely liked. */
export type RecommendationType = "Mandatory" | "Adapter" | null

/** A product as a recommended item; `originCents` is the price of what it could stand in for, with which it is compared (CARD-17). */
export const recommendedItem = (
  row: RecommendedRow,
  pictures: ImageUrls,
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
  publicSkuBaseDetails: { ...toCardFacts(row, pictures), hasNoKitBaseComponents: row.kit_item_count === 0 },
  publicSkuVariantDetails: row.options.some(({ values }) => values.length > 1) ? null : onlyVariant(row)
})

/** The variant of a product that leaves no choice, so that several products can be added at once without a question (ATC-36). */
const onlyVariant = (row: RecommendedRow): NonNullable<(WireItem & { readonly _tag: "Product" })["publicSkuVariantDetails"]> => ({
  skuVariantNumber: row.lead_variant_number,
  availability: row.leadAvailability,
  hasActiveRebate: row.has_active_rebate,
  hasOptions: false,
  kit: row.kitBases.length === 0 ? null : { skuBaseComponents: kitBasesOf(row), skuVariantComponents: [] }
})

/** One product for each numbered part of a kit, as the ribbon of its card counts them. */
const kitBasesOf = ({ kitBases }: Pick<RecommendedRow, "kitBases">) =>
  kitPositions(kitBases).flatMap(({ places: [place] }) =>
    (place?.alternatives ?? []).slice(0, 1).map(({ skuBaseNumber }) => ({ skuBaseNumber }))
  )
