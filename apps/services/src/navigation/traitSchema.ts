import * as banners from "@camber/domain/banners"
import * as navigation from "@camber/domain/navigation"
import { getServiceTypes } from "@camber/domain/registry/graphql"
import * as vehicle from "@camber/domain/vehicle"
import type { Reference } from "../reference/Reference.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { deepFreeze } from "@camber/domain/ports"
import { createResolver, type RootField, createServiceSchema } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { activeBanners } from "./activeBanners.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"
import { engineSwap, firstDropdowns, option, vehicleDropdowns } from "../vehicle-lookup/dropdowns.ts"
import { engineDropdowns } from "../vehicle-lookup/engineDropdowns.ts"
import {
  brandLinks,
  buildLink,
  categoryLinks,
  engineLinks,
  makeRows,
  listRaceTypesWithParts,
  platformLinks,
  raceLinks,
  rearAxleLinks,
  transmissionLinks
} from "./links.ts"
import type { PartCounts } from "./partCounts.ts"

/** Creates the schema behind /graphql/trait: vehicles, engines, race types, facets and menus. */
export const traitSchema = (
  store: ResolverContext,
  counts: (reference: Reference) => Promise<PartCounts>,
  /** Fields of other capabilities, which find cars by VIN and by words. */
  lookups: Readonly<Record<"decodeVin" | "readCar", RootField>>
) => createServiceSchema(getServiceTypes("trait"), { ...garageFields(store, counts), ...lookups, ...menuFields(store, counts) })

const garageFields = (
  { database, reference }: ResolverContext,
  counts: (reference: Reference) => Promise<PartCounts>
): Readonly<Record<string, RootField>> => ({
  describeProject: createResolver(vehicle.describeProject, "describeProject", async ({ project }) =>
    describeProject(await reference(), project)
  ),

  // The answered facets do not affect these lists. For example, a car's engines do not depend on its bolt pattern.
  ymm: createResolver(vehicle.ymm, "ymm", async (choices) => {
    const known = await reference()
    return choices.year === null ? firstDropdowns(known) : vehicleDropdowns(database, known, choices)
  }),

  engineDropdown: createResolver(vehicle.engineDropdown, "engineDropdown", async ({ engineIds }) =>
    engineDropdowns(await reference(), engineIds ?? {})
  ),

  // A race class without parts is offered only if the car already has this class, or if no class has parts.
  raceTypeDropdown: createResolver(vehicle.raceTypeDropdown, "raceTypeDropdown", async ({ raceTypeId }) => {
    const known = await reference()
    const { raceTypes } = known
    const withParts = new Set(listRaceTypesWithParts(known, await counts(known)))
    const offered = raceTypes.all.filter((row) => withParts.size === 0 || withParts.has(row) || row.race_type_id === raceTypeId)
    return {
      raceTypes: offered.map((row) => ({ ...option(row.name, row.race_type_id), customerProjectUrl: siteUrls.race(row.slug) })),
      // A race car has no stock engine, so every engine is a swap.
      stockEngines: raceTypeId !== null && raceTypes.byId.has(raceTypeId) ? [engineSwap] : []
    }
  }),

  facetOptions: createResolver(vehicle.facetOptions, "facetOptions", async ({ names }) => {
    const { facetValues } = await reference()
    const byName = Map.groupBy(facetValues.values(), ({ name }) => name)
    return [...new Set(names)].flatMap((name) => {
      const values = byName.get(name)
      return values === undefined ? [] : [{ name, values: values.map(({ value_id, value }) => ({ valueId: value_id, value })) }]
    })
  }),

  buildLink: createResolver(vehicle.buildLink, "buildLink", async (target) => buildLink(await reference(), target))
})

const menuFields = (
  { database, imageUrls, reference }: ResolverContext,
  countsOf: (reference: Reference) => Promise<PartCounts>
): Readonly<Record<string, RootField>> => {
  /**
   * Creates a resolver that computes a menu once for each version of the reference data and counts. The result is frozen, because every
   * page shares it.
   */
  const counted = <Answer>(answer: (known: Reference, counts: PartCounts) => Answer): (() => Promise<Answer>) => {
    let last: { readonly known: Reference; readonly counts: PartCounts; readonly answer: Answer } | undefined
    return async () => {
      const known = await reference()
      const counts = await countsOf(known)
      if (last?.known !== known || last.counts !== counts) last = { known, counts, answer: deepFreeze(answer(known, counts)) }
      return last.answer
    }
  }
  return {
    /** Does not use the call's type, because the call selects the same list twice, once as links. */
    allMakes: counted((known, counts) => makeRows(known, counts, imageUrls)),

    makesAndModels: createResolver(vehicle.makesAndModels, "makesAndModels", async ({ make }) => {
      const { vehicles } = await reference()
      const row = vehicles.makeById.get(make)
      const models = vehicles.modelsOf(make).map(({ model_id, name }) => ({ modelId: model_id, modelName: name }))
      return row === undefined ? null : { makeId: row.make_id, makeName: row.name, models }
    }),

    categoryLinks: createResolver(
      navigation.categoryLinks,
      "categoryLinks",
      counted((known, counts) => categoryLinks(known, counts, imageUrls))
    ),
    brandLinks: createResolver(
      navigation.brandLinks,
      "brandLinks",
      counted((known, counts) => brandLinks(known, counts, imageUrls))
    ),
    engineLinks: createResolver(
      navigation.engineLinks,
      "engineLinks",
      counted((known, counts) => engineLinks(known, counts, imageUrls))
    ),
    engineLinksForSiteMap: createResolver(
      navigation.engineLinksForSiteMap,
      "engineLinksForSiteMap",
      counted((known, counts) => engineLinks(known, counts, imageUrls, Infinity))
    ),
    transmissionLinks: createResolver(navigation.transmissionLinks, "transmissionLinks", counted(transmissionLinks)),
    rearAxleLinks: createResolver(navigation.rearAxleLinks, "rearAxleLinks", counted(rearAxleLinks)),
    allTopLevelPlatforms: createResolver(
      navigation.allTopLevelPlatforms,
      "allTopLevelPlatforms",
      counted((known, counts) => platformLinks(known, counts, imageUrls))
    ),
    raceLinks: createResolver(
      navigation.raceLinks,
      "raceLinks",
      counted((known, counts) => raceLinks(known, counts, imageUrls))
    ),

    activeBanners: createResolver(banners.activeBanners, "activeBanners", () => activeBanners(database))
  }
}
