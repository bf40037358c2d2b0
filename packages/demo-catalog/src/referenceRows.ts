import { slug } from "@camber/vehicle-data"
import { allBrands } from "./brands.ts"
import { categories, subcategories } from "./categories.ts"
import { facets } from "./facets.ts"
import { getDrawingName } from "./image.ts"
import { kitTemplates } from "./kitTemplates.ts"
import { productTypes } from "./productTypes.ts"
import { getCatalogId, readCatalogTable, type BrandRow, type CategoryRow, type FacetValueRow, type ProductTypeRow } from "./rows.ts"

/** Rows of the small tables that are the same at every catalog size. */
export interface ReferenceRows {
  readonly facet_value: ReadonlyArray<FacetValueRow>
  readonly category: ReadonlyArray<CategoryRow>
  readonly product_type: ReadonlyArray<ProductTypeRow>
  readonly brand: ReadonlyArray<BrandRow>
}

const categoryRows = (): ReferenceRows["category"] => [
  ...categories.map(({ id, slug: name, name: label, drawing }, place) => ({
    category_id: id,
    parent_id: null,
    slug: name,
    name: label,
    ordinality: place + 1,
    drawing
  })),
  ...categories.flatMap(({ id, children }) =>
    children.map(([child, name, drawing], place) => ({
      category_id: `${id}-${place + 1}`,
      parent_id: id,
      slug: child,
      name,
      ordinality: place + 1,
      drawing
    }))
  )
]

const productTypeRows = (): ReferenceRows["product_type"] => {
  const bestSellers = readCatalogTable("best_sellers.tsv", ["product_type"]).map((row) => row.product_type)
  const types = [...productTypes, ...kitTemplates.map((template) => template.type)]
  return types.map((type, place) => {
    const rank = bestSellers.indexOf(type.slug)
    return {
      product_type_id: getCatalogId("product_type", type.slug),
      slug: type.slug,
      name: type.name,
      plural: type.plural,
      category_id: subcategories.get(type.subcategory)?.id ?? "",
      drawing: getDrawingName(type),
      best_seller_rank: rank < 0 ? bestSellers.length + place + 1 : rank + 1
    }
  })
}

/** Facet values, categories, product types and brands. */
export const referenceRows = (): ReferenceRows => ({
  facet_value: Object.entries(facets).flatMap(([name, values]) =>
    values.map((value, place) => ({ value_id: getCatalogId("facet_value", `${name}|${value}`), name, value, ordinality: place + 1 }))
  ),
  category: categoryRows(),
  product_type: productTypeRows(),
  brand: allBrands.map((brand, place) => ({
    brand_id: getCatalogId("brand", brand.name),
    slug: slug(brand.name),
    name: brand.name,
    tier: brand.tier,
    country: brand.country,
    founded: brand.founded,
    popularity: Math.round(1000 / (place + 1) ** 0.9)
  }))
})
