import { deepFreeze } from "@camber/domain/ports"
import type { toTeaser } from "./teasers.ts"

export type Teaser = ReturnType<typeof toTeaser>

/**
 * Returns the first teasers of all articles or of one category. The same frozen list is reused, so it is encoded once.
 * Unknown categories are not cached, so that requests cannot fill the memory.
 */
export const teaserLists = (all: ReadonlyArray<Teaser>) => {
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
