import { recommendationSections } from "@camber/domain/recommendations"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import type { Toolbox } from "../content/toolbox.ts"
import { withCarFacts } from "../products/carFacts.ts"
import type { PartCounts } from "../navigation/partCounts.ts"
import { readBaseNumbers } from "../products/baseNumber.ts"
import type { Reference } from "../reference/Reference.ts"
import { createResolver, createServiceSchema } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toKnownProject } from "./toKnownProject.ts"
import { explained, getRecommenders, toSection } from "./sections.ts"

/**
 * Creates the schema behind /graphql/recommendations (CALL-18, CALL-126, CALL-127). Leaves out empty sections. A variant counts as its base
 * product. Employees also get the input of each block (REC-38).
 */
export const recommendationsSchema = (
  store: ResolverContext,
  toolbox: Toolbox,
  partCounts: (reference: Reference) => Promise<PartCounts>
) => {
  const recommenders = getRecommenders(store, toolbox, partCounts)
  return createServiceSchema(getServiceTypes("recommendations"), {
    recommendationSections: createResolver(
      recommendationSections,
      "recommendationSections",
      async ({ keywords, sections, skuBaseNumbers, skuVariantNumbers, ymmData }, { isEmployee }) => {
        const reference = await store.reference()
        const car = toKnownProject(ymmData, reference)
        const origin = {
          skuBaseNumbers: [...new Set([...skuBaseNumbers, ...(await readBaseNumbers(store.database, skuVariantNumbers))])],
          vehicle: ymmData,
          car: car && (await withCarFacts(store.database, reference, car)),
          keywords: keywords ?? ""
        }
        const made = await Promise.all(
          [...new Set(sections)].map(async (name) =>
            toSection(name, origin, (await recommenders.get(name)?.(store, reference, origin)) ?? [])
          )
        )
        const shown = made.filter(({ recommendationGroups }) => recommendationGroups.length > 0)
        return isEmployee ? shown.map((section) => explained(section, origin)) : shown
      }
    )
  })
}
