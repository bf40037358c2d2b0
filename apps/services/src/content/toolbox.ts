import { rankArticles, type ArticleReader } from "@camber/domain/content"
import { deepFreeze } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import type { ChangeLog } from "../change-log/changeLog.ts"
import { createInvalidatedCache } from "../change-log/createInvalidatedCache.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { type Teaser, teaserLists } from "./teaserLists.ts"
import { toTeaser, teaserRows } from "./teasers.ts"

/** What there is to read, in memory until an article is changed. */
export interface Toolbox {
  /** The newest, or the newest of a category: the same list each time. */
  readonly newest: (category: string | null, limit: number) => Promise<ReadonlyArray<Teaser>>
  /** For whoever drives this car; of what is equally near the newest first. */
  readonly forCar: (car: Project | null, limit: number) => Promise<ReadonlyArray<Teaser>>
}

export const createToolbox = ({ database, pictures, reference }: ResolverContext, changes: Pick<ChangeLog, "listen">): Toolbox => {
  const read = createInvalidatedCache(changes, ["article", "catalogue"], async () => {
    const rows = await teaserRows(database).select("race_types").execute()
    const articles = rows.map((row) => ({ ...row, raceTypes: row.race_types, teaser: deepFreeze(toTeaser(row, pictures)) }))
    return { articles, lists: teaserLists(articles.map(({ teaser }) => teaser)) }
  })
  return {
    newest: async (category, limit) => {
      // Which looks whether an article was changed.
      await reference()
      return (await read()).lists(category, limit)
    },
    forCar: async (car, limit) => {
      const reader = readerOf(car, await reference())
      const { articles } = await read()
      return rankArticles(articles, reader)
        .slice(0, limit)
        .map(({ teaser }) => teaser)
    }
  }
}

/** What the catalogue calls a car by; what it does not know, as in a forged cookie, says nothing. */
const readerOf = (car: Project | null, { families, raceTypes, vehicles }: Reference): ArticleReader => {
  const { engineIds, raceTypeId, vehicle } = car ?? {}
  const known = vehicle && vehicles.find(vehicle.year, vehicle.makeId, vehicle.modelId)
  const names = [known?.model.name, families.byId.get(engineIds?.engineSeriesId ?? 0)?.name, known?.make.name]
  return { names: names.filter((name) => name !== undefined), raceType: raceTypes.byId.get(raceTypeId ?? 0)?.slug ?? null }
}
