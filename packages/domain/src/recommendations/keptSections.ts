import { Clock, Effect } from "effect"
import type { RecommendationSection } from "./model.ts"

type Sections = ReadonlyArray<RecommendationSection>

/** What was answered to the newest questions. */
export type KeptSections = Map<string, { readonly sections: Sections; readonly until: number }>

/** Milliseconds, and questions: as long as the pages are kept that were left. */
const LASTS = 5 * 60_000
const MOST = 10

/** The answer that a question had a short time ago, or else now. A failure is not kept. */
export const keptOrAsked = Effect.fnUntraced(function* <E, R>(kept: KeptSections, question: string, asking: Effect.Effect<Sections, E, R>) {
  const now = yield* Clock.currentTimeMillis
  const known = kept.get(question)
  if (known !== undefined && now < known.until) return known.sections
  const sections = yield* asking
  kept.delete(question)
  kept.set(question, { sections, until: now + LASTS })
  if (kept.size > MOST) kept.delete(kept.keys().next().value!)
  return sections
})
