import { rankArticles, type ArticleReader } from "@camber/domain/content"
import { deepFreeze } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import type { ChangeLog } from "../change-log/changeLog.ts"
import { createInvalidatedCache } from "../change-log/invalidatedCaches.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { toTeaser, teaserRows } from "./teasers.ts"

type Teaser = ReturnType<typeof toTeaser>

/**
 * Returns the first teasers of all articles or of one category. The same frozen list is returned each time, so that it is encoded only
 * once. Unknown categories are not cached, so that requests cannot fill the memory.
 */
const teaserLists = (all: ReadonlyArray<Teaser>) => {
  const categories = new Map<string | null, ReadonlyArray<Teaser>>([[null, all], ...Map.groupBy(all, ({ category }) => category)])
  const cachedLists = new Map<string, ReadonlyArray<Teaser>>()
  return (category: string | null, limit: number): ReadonlyArray<Teaser> => {
    const teasers = categories.get(category)
    if (teasers === undefined) return []
    const most = Math.min(limit, teasers.length)
    const key = `${most} ${category ?? ""}`
    const list = cachedLists.get(key) ?? deepFreeze(teasers.slice(0, most))
    cachedLists.set(key, list)
    return list
  }
}

/** Article teasers, in memory until an article changes. */
export interface Toolbox {
  /** Returns the newest teasers, optionally of one category. The same list is returned each time. */
  readonly newest: (category: string | null, limit: number) => Promise<ReadonlyArray<Teaser>>
  /** Returns the teasers most relevant for this car; newest first if they are equally relevant. */
  readonly forCar: (car: Project | null, limit: number) => Promise<ReadonlyArray<Teaser>>
}

export const createToolbox = ({ database, imageUrls, reference }: ResolverContext, changes: Pick<ChangeLog, "listen">): Toolbox => {
  const read = createInvalidatedCache(changes, ["article", "catalogue"], async () => {
    const rows = await teaserRows(database).select("race_types").execute()
    const articles = rows.map((row) => ({ ...row, raceTypes: row.race_types, teaser: deepFreeze(toTeaser(row, imageUrls)) }))
    return { articles, lists: teaserLists(articles.map(({ teaser }) => teaser)) }
  })
  return {
    newest: async (category, limit) => {
      // Loading the reference polls the change log.
      await reference()
      return (await read()).lists(category, limit)
    },
    forCar: async (car, limit) => {
      const reader = getReader(car, await reference())
      const { articles } = await read()
      return rankArticles(articles, reader)
        .slice(0, limit)
        .map(({ teaser }) => teaser)
    }
  }
}

/** Resolves a car's names in the catalog. Unknown ids, as in a forged cookie, are ignored. */
const getReader = (car: Project | null, { families, raceTypes, vehicles }: Reference): ArticleReader => {
  const { engineIds, raceTypeId, vehicle } = car ?? {}
  const known = vehicle && vehicles.find(vehicle.year, vehicle.makeId, vehicle.modelId)
  const names = [known?.model.name, families.byId.get(engineIds?.engineSeriesId ?? 0)?.name, known?.make.name]
  return { names: names.filter((name) => name !== undefined), raceType: raceTypes.byId.get(raceTypeId ?? 0)?.slug ?? null }
}
