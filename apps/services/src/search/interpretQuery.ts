import { MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import type { QueryInterpretation } from "@camber/domain/search"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { NumberedPart } from "./findParts.ts"
import type { TermMatches, IndexSnapshot } from "./searchCatalog.ts"

/** Returns the vehicle in a query, or the part whose number the query is; null if it contains neither. */
export const interpretQuery = async (
  store: ResolverContext,
  { searchIndex }: Pick<IndexSnapshot, "searchIndex">,
  { result, part }: TermMatches
): Promise<QueryInterpretation | null> => {
  if (part !== null) return { vehicle: null, remainder: "", part: await describedPart(store, part) }
  const car = result?.query.vehicle
  const ids = car && searchIndex.modelIdsByName.get(`${car.make}|${car.model}`.toLowerCase())
  if (!result || !car || !ids) return null
  return {
    vehicle: {
      year: ModelYear.make(car.from),
      yearTo: ModelYear.make(car.to),
      makeId: MakeId.make(ids.makeId),
      make: car.make,
      modelId: ModelId.make(ids.modelId),
      model: car.model
    },
    remainder: result.query.remainder,
    part: null
  }
}

const describedPart = async (
  { database, imageUrls }: ResolverContext,
  { number, productPageId, skuVariantNumber }: NumberedPart
): Promise<QueryInterpretation["part"]> => {
  const product = await database
    .selectFrom("product")
    .select(["product_page_id", "slug", "title", "image"])
    .where("product_page_id", "=", productPageId)
    .executeTakeFirst()
  return product === undefined
    ? null
    : {
        number,
        url: siteUrls.product(product, skuVariantNumber ?? undefined),
        title: product.title,
        thumbImageUrl: imageUrls.of(product.image)
      }
}
