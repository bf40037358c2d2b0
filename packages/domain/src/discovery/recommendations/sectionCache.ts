import { Clock, Effect } from "effect"
import { setBounded } from "../../foundation/ports/setBounded.ts"
import type { RecommendationSection } from "./model.ts"

type Sections = ReadonlyArray<RecommendationSection>

/** What was answered to the newest questions. */
export type SectionCache = Map<string, { readonly sections: Sections; readonly until: number }>

/** Milliseconds, and questions. */
const LASTS = 5 * 60_000
const MOST = 10

/** The answer that a question had a short time ago, or else now. A failure is not kept. */
export const fetchCached = Effect.fnUntraced(function* <E, R>(kept: SectionCache, question: string, asking: Effect.Effect<Sections, E, R>) {
  const now = yield* Clock.currentTimeMillis
  const known = kept.get(question)
  if (known !== undefined && now < known.until) return known.sections
  const sections = yield* asking
  setBounded(kept, question, { sections, until: now + LASTS }, MOST)
  return sections
})
