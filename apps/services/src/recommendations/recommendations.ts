import { recommendationSections } from "@camber/domain/recommendations"
import { baseNumberOf } from "../products/baseNumber.ts"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { knownCar } from "./knownCar.ts"
import { recommendersOf, sectionOf } from "./sections.ts"
import { recommendationTypes } from "./types.ts"

/**
 * The service behind /graphql/recommendations (CALL-18, CALL-126, CALL-127). A section that nothing can be recommended for is left out. A
 * variant is known by its base.
 */
export const recommendationsSchema = (store: Store) => {
  const recommenders = recommendersOf(store)
  return serviceSchema(recommendationTypes, {
    recommendationSections: answering(
      recommendationSections,
      "recommendationSections",
      async ({ sections, skuBaseNumbers, skuVariantNumbers, ymmData }) => {
        const reference = await store.reference()
        const origin = {
          skuBaseNumbers: [...new Set([...skuBaseNumbers, ...skuVariantNumbers.map(baseNumberOf)])],
          vehicle: ymmData,
          car: knownCar(ymmData, reference)
        }
        const made = await Promise.all(
          sections.map(async (name) => sectionOf(name, origin, (await recommenders.get(name)?.(store, reference, origin)) ?? []))
        )
        return made.filter(({ recommendationGroups }) => recommendationGroups.length > 0)
      }
    )
  })
}
