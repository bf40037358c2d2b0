import { MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import type { Understood } from "@camber/domain/search"
import { addresses } from "../schema/addresses.ts"
import type { Store } from "../schema/Store.ts"
import type { NumberedPart } from "./partNumber.ts"
import type { Search } from "./searchCondition.ts"

/** What a search's term says beyond its words: its vehicle, and the part whose number it is. null where it is mere words. */
export const understoodOf = async (store: Store, { part, reading }: Pick<Search, "part" | "reading">): Promise<Understood | null> => {
  const { besideVehicle, vehicle } = reading
  if (part !== null) return { vehicle: null, remainder: "", part: await describedPart(store, part) }
  if (vehicle === null) return null
  return {
    vehicle: {
      year: ModelYear.make(vehicle.year),
      makeId: MakeId.make(vehicle.make.make_id),
      make: vehicle.make.name,
      modelId: ModelId.make(vehicle.model.model_id),
      model: vehicle.model.name
    },
    remainder: besideVehicle.join(" "),
    part: null
  }
}

const describedPart = async (
  { database, pictures }: Store,
  { number, productPageId, skuVariantNumber }: NumberedPart
): Promise<Understood["part"]> => {
  const product = await database
    .selectFrom("product")
    .select(["product_page_id", "slug", "title", "image"])
    .where("product_page_id", "=", productPageId)
    .executeTakeFirst()
  return product === undefined
    ? null
    : {
        number,
        url: addresses.product(product, skuVariantNumber ?? undefined),
        title: product.title,
        thumbImageUrl: pictures.of(product.image)
      }
}
