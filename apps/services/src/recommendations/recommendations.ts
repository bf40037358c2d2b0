import { recommendationSections } from "@camber/domain/recommendations"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { recommenders, sectionOf } from "./sections.ts"
import { recommendationTypes } from "./types.ts"

/** The service behind /graphql/recommendations. A section that nothing can be recommended for is left out. */
export const recommendationsSchema = (store: Store) =>
  serviceSchema(recommendationTypes, {
    recommendationSections: answering(recommendationSections, "recommendationSections", async ({ sections, skuBaseNumbers, ymmData }) => {
      const reference = await store.reference()
      const origin = { skuBaseNumbers, vehicle: ymmData }
      const made = await Promise.all(
        sections.map(async (name) => sectionOf(name, origin, (await recommenders[name]?.(store, reference, origin)) ?? []))
      )
      return made.filter(({ recommendationGroups }) => recommendationGroups.length > 0)
    })
  })
