import { kitPositions } from "@camber/domain/catalog"
import { createApplications } from "./applications.ts"
import { readEngineChoices } from "./engineChoices.ts"
import { families, type Families } from "./families.ts"
import type { Family } from "./ProductType.ts"
import { readFirstFamilies } from "./firstFamilies.ts"
import { createKit } from "./kits.ts"
import { moreAfter, moreStart } from "./moreProducts.ts"
import { readPlatforms } from "./platforms.ts"
import { createProductRow } from "./product.ts"
import { loadQuestions } from "./questions.ts"
import { readRaceChoices } from "./raceChoices.ts"
import { computeAverageRating, createReviews } from "./reviews.ts"
import { createStock, isWithdrawn } from "./stock.ts"
import { createVariants } from "./variants.ts"
import type { ApplicationRow, FacetRow, KitComponentRow, ProductRow, QuestionRow, ReviewRow, StockRow, VariantRow } from "./rows.ts"
import { storedFacets } from "@camber/domain/search"

export { brands } from "./brands.ts"
export { otherCategoryNames, subcategories } from "./categories.ts"
export { getMpn, getSkuVariant } from "./identity.ts"
export { productTypes } from "./productTypes.ts"
export { readRaceChoices } from "./raceChoices.ts"
export { referenceRows, type ReferenceRows } from "./referenceRows.ts"

/**
 * Returns the facet rows of a product: brand, category and every option's values. The facets for price, offers, availability and rating
 * have no rows, because they come from the product's columns.
 */
const createProductFacets = (family: Family, product: ProductRow): ReadonlyArray<FacetRow> => {
  const row = (name: string, value: string): FacetRow => ({ product_page_id: product.product_page_id, name, value })
  return [
    row(storedFacets.brand, family.brand.name),
    row(storedFacets.category, product.segment),
    row(storedFacets.partType, family.type.plural),
    row(storedFacets.condition, family.type.coreCharge === undefined ? "New" : "Remanufactured"),
    ...family.grid.flatMap(({ axis, values }) => values.map(({ label }) => row(axis.name, label)))
  ]
}

/** Rows of the tables that grow with the catalog, in insertion order. */
export interface CatalogRows {
  readonly product: ReadonlyArray<ProductRow>
  readonly variant: ReadonlyArray<VariantRow>
  readonly warehouse_stock: ReadonlyArray<StockRow>
  readonly product_facet: ReadonlyArray<FacetRow>
  readonly application: ReadonlyArray<ApplicationRow>
  readonly kit_component: ReadonlyArray<KitComponentRow>
  readonly review: ReadonlyArray<ReviewRow>
  readonly question: ReadonlyArray<QuestionRow>
}

const rowsOfParts = (
  seed: string,
  family: Family,
  variants: readonly [VariantRow, ...ReadonlyArray<VariantRow>],
  components: CatalogRows["kit_component"]
): CatalogRows => {
  const review = createReviews(seed, family)
  const product = {
    ...createProductRow(seed, family, variants, { rating: computeAverageRating(review), count: review.length }),
    kit_item_count: kitPositions(
      components.map(({ choice_group, component_page_id, ordinality }) => ({
        ordinality,
        choiceGroup: choice_group,
        skuBaseNumber: String(component_page_id)
      }))
    ).length
  }
  return {
    product: [product],
    variant: variants,
    warehouse_stock: variants.flatMap((variant) => createStock(seed, family.index, variant)),
    product_facet: createProductFacets(family, product),
    application: createApplications(seed, family),
    kit_component: components,
    review,
    question: loadQuestions(seed, family, variants)
  }
}

/** Returns the rows of a family; undefined if it is a kit without enough components. The number of such a kit stays unused. */
const getRows = (seed: string, all: Families, family: Family): CatalogRows | undefined => {
  if (family.kit) {
    const kit = createKit(seed, all, family)
    return kit && rowsOfParts(seed, kit.family, kit.variants, kit.components)
  }
  const [first, ...rest] = createVariants(seed, family)
  return first && rowsOfParts(seed, family, [first, ...rest], [])
}

/** Creates all families of a seed. */
export const createCatalogFamilies = (seed: string): Families =>
  families(seed, { platforms: readPlatforms(), engines: readEngineChoices(), races: readRaceChoices() }, readFirstFamilies())

/** Catalog size of a shop at its first start. */
export const defaultSkus = 22_832
export const defaultSeed = "camber"

export interface CatalogSize {
  /** Minimum SKUs. Families are generated as a whole, so the last family may exceed this number, by at most 119. */
  readonly skus: number
  readonly seed: string
  readonly familiesPerChunk?: number
}

type Growing = { [Table in keyof CatalogRows]: Array<CatalogRows[Table][number]> }

const emptyChunk = (): Growing => ({
  product: [],
  variant: [],
  warehouse_stock: [],
  product_facet: [],
  application: [],
  kit_component: [],
  review: [],
  question: []
})

/**
 * Yields the numbers of all families in generation order: the families of the list of additional products come after the families of the
 * default catalog.
 */
export function* familyNumbers({ more }: Families): Generator<number> {
  for (let index = 0; ; index++) {
    if (index === moreAfter) for (const place of more.keys()) yield moreStart + place
    if (!isWithdrawn(index)) yield index
  }
}

/**
 * Generates the catalog in chunks within bounded memory. The same SKU has the same data in a catalog of any size, because each row depends
 * only on the seed and the number of its family.
 */
export function* generateCatalogRows({ skus, seed, familiesPerChunk = 250 }: CatalogSize): Generator<CatalogRows> {
  const all = createCatalogFamilies(seed)
  let made = 0
  let chunk = emptyChunk()
  for (const index of familyNumbers(all)) {
    if (made >= skus) break
    const family = all.at(index)
    const rows = getRows(seed, all, family)
    if (rows) {
      made += rows.variant.length
      for (const row of rows.product) chunk.product.push(row)
      for (const row of rows.variant) chunk.variant.push(row)
      for (const row of rows.warehouse_stock) chunk.warehouse_stock.push(row)
      for (const row of rows.product_facet) chunk.product_facet.push(row)
      for (const row of rows.application) chunk.application.push(row)
      for (const row of rows.kit_component) chunk.kit_component.push(row)
      for (const row of rows.review) chunk.review.push(row)
      for (const row of rows.question) chunk.question.push(row)
    }
    if (chunk.product.length >= familiesPerChunk) {
      yield chunk
      chunk = emptyChunk()
    }
  }
  if (chunk.product.length > 0) yield chunk
}
