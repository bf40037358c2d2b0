import { Clock, Effect } from "effect"
import { setBounded } from "../../foundation/ports/setBounded.ts"
import type { RecommendationSection } from "./model.ts"

type Sections = ReadonlyArray<RecommendationSection>

/** Cached responses of the newest requests. */
export type SectionCache = Map<string, { readonly sections: Sections; readonly until: number }>

/** Lifetime in milliseconds, and maximum number of entries. */
const LIFETIME_MS = 5 * 60_000
const MAX_ENTRIES = 10

/** Returns the cached response of a recent request, or fetches it. Failures are not cached. */
export const fetchCached = Effect.fnUntraced(function* <E, R>(cache: SectionCache, question: string, fetch: Effect.Effect<Sections, E, R>) {
  const now = yield* Clock.currentTimeMillis
  const cached = cache.get(question)
  if (cached !== undefined && now < cached.until) return cached.sections
  const sections = yield* fetch
  setBounded(cache, question, { sections, until: now + LIFETIME_MS }, MAX_ENTRIES)
  return sections
})
