import * as banners from "@camber/domain/banners"
import * as navigation from "@camber/domain/navigation"
import { typesOf } from "@camber/domain/registry/graphql"
import * as vehicle from "@camber/domain/vehicle"
import { addresses } from "../schema/addresses.ts"
import { answering, type RootField, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { activeBanners } from "./activeBanners.ts"
import { describeProject } from "./describeProject.ts"
import { engineSwap, option, vehicleDropdowns } from "./dropdowns.ts"
import { engineDropdowns } from "./engineDropdowns.ts"
import { brandLinks, buildLink, categoryLinks, engineLinks, platformLinks, raceLinks, rearAxleLinks, transmissionLinks } from "./links.ts"

/** The service behind /graphql/trait: vehicles, engines, race types, facets and menus. */
export const traitSchema = (store: Store, decodeVin: RootField) =>
  serviceSchema(typesOf("trait"), { ...garageFields(store), decodeVin, ...menuFields(store) })

const garageFields = ({ database, reference }: Store): Readonly<Record<string, RootField>> => ({
  describeProject: answering(vehicle.describeProject, "describeProject", async ({ project }) =>
    describeProject(await reference(), project)
  ),

  // What a list offers does not depend on answered facets: a car has its engines whatever its bolt pattern.
  ymm: answering(vehicle.ymm, "ymm", async (choices) => vehicleDropdowns(database, await reference(), choices)),

  engineDropdown: answering(vehicle.engineDropdown, "engineDropdown", async ({ engineIds }) =>
    engineDropdowns(await reference(), engineIds ?? {})
  ),

  raceTypeDropdown: answering(vehicle.raceTypeDropdown, "raceTypeDropdown", async ({ raceTypeId }) => {
    const { raceTypes } = await reference()
    return {
      raceTypes: raceTypes.all.map((row) => ({ ...option(row.name, row.race_type_id), customerProjectUrl: addresses.race(row.slug) })),
      // A race car is built with no engine in particular: choosing one is always a swap.
      stockEngines: raceTypeId !== null && raceTypes.byId.has(raceTypeId) ? [engineSwap] : []
    }
  }),

  facetOptions: answering(vehicle.facetOptions, "facetOptions", async ({ names }) => {
    const { facetValues } = await reference()
    const byName = Map.groupBy(facetValues.values(), ({ name }) => name)
    return [...new Set(names)].flatMap((name) => {
      const values = byName.get(name)
      return values === undefined ? [] : [{ name, values: values.map(({ value_id, value }) => ({ valueId: value_id, value })) }]
    })
  }),

  buildLink: answering(vehicle.buildLink, "buildLink", async (target) => buildLink(await reference(), target))
})

const menuFields = ({ database, pictures, reference }: Store): Readonly<Record<string, RootField>> => ({
  /** Not typed by its call: the call reads the same list twice, once as links. */
  allMakes: async () =>
    (await reference()).vehicles.makes.map(({ make_id, name, slug }) => ({ makeId: make_id, make: name, url: addresses.make(slug) })),

  makesAndModels: answering(vehicle.makesAndModels, "makesAndModels", async ({ make }) => {
    const { vehicles } = await reference()
    const row = vehicles.makeById.get(make)
    const models = vehicles.modelsOf(make).map(({ model_id, name }) => ({ modelId: model_id, modelName: name }))
    return row === undefined ? null : { makeId: row.make_id, makeName: row.name, models }
  }),

  categoryLinks: answering(navigation.categoryLinks, "categoryLinks", async () => categoryLinks(await reference(), pictures)),
  brandLinks: answering(navigation.brandLinks, "brandLinks", async () => brandLinks(await reference(), pictures)),
  engineLinks: answering(navigation.engineLinks, "engineLinks", async () => engineLinks(await reference())),
  engineLinksForSiteMap: answering(navigation.engineLinksForSiteMap, "engineLinksForSiteMap", async () =>
    engineLinks(await reference(), Infinity)
  ),
  transmissionLinks: answering(navigation.transmissionLinks, "transmissionLinks", async () => transmissionLinks(await reference())),
  rearAxleLinks: answering(navigation.rearAxleLinks, "rearAxleLinks", async () => rearAxleLinks(await reference())),
  allTopLevelPlatforms: answering(navigation.allTopLevelPlatforms, "allTopLevelPlatforms", async () =>
    platformLinks(await reference(), pictures)
  ),
  raceLinks: answering(navigation.raceLinks, "raceLinks", async () => raceLinks(await reference(), pictures)),

  activeBanners: answering(banners.activeBanners, "activeBanners", () => activeBanners(database))
})
