import { recommendationSections } from "@camber/domain/recommendations"
import { typesOf } from "@camber/domain/registry/graphql"
import type { Toolbox } from "../content/toolbox.ts"
import { withCarFacts } from "../products/carFacts.ts"
import { baseNumberOf } from "../products/baseNumber.ts"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { knownCar } from "./knownCar.ts"
import { explained, recommendersOf, sectionOf } from "./sections.ts"

/**
 * The service behind /graphql/recommendations (CALL-18, CALL-126, CALL-127). A section that nothing can be recommended for is left out. A
 * variant is known by its base. Employees are told what each block was made from (REC-38).
 */
export const recommendationsSchema = (store: Store, toolbox: Toolbox) => {
  const recommenders = recommendersOf(store, toolbox)
  return serviceSchema(typesOf("recommendations"), {
    recommendationSections: answering(
      recommendationSections,
      "recommendationSections",
      async ({ keywords, sections, skuBaseNumbers, skuVariantNumbers, ymmData }, { isEmployee }) => {
        const reference = await store.reference()
        const car = knownCar(ymmData, reference)
        const origin = {
          skuBaseNumbers: [...new Set([...skuBaseNumbers, ...skuVariantNumbers.map(baseNumberOf)])],
          vehicle: ymmData,
          car: car && (await withCarFacts(store.database, reference, car)),
          keywords: keywords ?? ""
        }
        const made = await Promise.all(
          [...new Set(sections)].map(async (name) =>
            sectionOf(name, origin, (await recommenders.get(name)?.(store, reference, origin)) ?? [])
          )
        )
        const shown = made.filter(({ recommendationGroups }) => recommendationGroups.length > 0)
        return isEmployee ? shown.map((section) => explained(section, origin)) : shown
      }
    )
  })
}
