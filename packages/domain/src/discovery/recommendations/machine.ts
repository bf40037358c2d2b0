import type { RecommendedProduct } from "./items.ts"
import type { RecommendationSection } from "./model.ts"
import { fillRecentItems } from "./recentViews.ts"
import { isAwaitingHistory } from "./rules.ts"

/** One section of the present page. */
export interface SectionView {
  readonly name: string
  /** The question whose answer counts; an answer to an older one comes too late. */
  readonly question: number
  readonly isLoading: boolean
  /** null: nothing is recommended, or it is not known yet. */
  readonly section: RecommendationSection | null
  /** It was scrolled to once on this route (REC-20). */
  readonly isInView: boolean
  /** Its impressions were told (REC-23). */
  readonly isReported: boolean
}
export type SectionViews = ReadonlyArray<SectionView>

/** What happens to the sections: questions, answers, and what the shopper sees of them. */
export type RecommendationsEvent =
  | { readonly _tag: "Asked"; readonly names: ReadonlyArray<string>; readonly question: number }
  | { readonly _tag: "Answered"; readonly sections: ReadonlyArray<RecommendationSection>; readonly question: number }
  | { readonly _tag: "NotAnswered"; readonly question: number }
  /** This device's own blocks have items; `isHydrated` when they stay so. */
  | {
      readonly _tag: "Filled"
      readonly name: string
      readonly question: number
      readonly items: ReadonlyArray<RecommendedProduct>
      readonly isHydrated: boolean
    }
  | { readonly _tag: "CameIntoView"; readonly name: string }
  | { readonly _tag: "Reported"; readonly name: string }
  | { readonly _tag: "RouteChanged" }

/** What an event makes of the sections. Total; what is about a section or a question that is gone changes nothing. */
export const transition = (views: SectionViews, event: RecommendationsEvent): SectionViews => {
  switch (event._tag) {
    case "Asked":
      return asked(views, event.names, event.question)
    case "Answered":
      return whereOf(views, event.question, (view) => ({
        isLoading: false,
        section: event.sections.find(({ sectionType }) => sectionType === view.name) ?? null
      }))
    case "NotAnswered":
      return whereOf(views, event.question, () => ({ isLoading: false, section: null }))
    case "Filled":
      return whereOf(views, event.question, ({ name, section }) =>
        name === event.name && section !== null ? { section: fillRecentItems(section, event.items, event.isHydrated) } : {}
      )
    case "CameIntoView":
      return views.map((view) => (view.name === event.name ? { ...view, isInView: true } : view))
    case "Reported":
      return views.map((view) => (view.name === event.name ? { ...view, isReported: true } : view))
    case "RouteChanged":
      return views.map((view) => ({ ...view, isInView: false, isReported: false }))
  }
}

/** Asked anew, a section shows what it showed until the answer is there, and is not reported a second time on this route. */
const asked = (views: SectionViews, names: ReadonlyArray<string>, question: number): SectionViews => {
  const fresh = [...new Set(names)].filter((name) => views.every((view) => view.name !== name))
  return [
    ...views.map((view) => (names.includes(view.name) ? { ...view, question, isLoading: true } : view)),
    ...fresh.map((name): SectionView => ({ name, question, isLoading: true, section: null, isInView: false, isReported: false }))
  ]
}

const whereOf = (views: SectionViews, question: number, change: (view: SectionView) => Partial<SectionView>): SectionViews =>
  views.map((view) => (view.question === question ? { ...view, ...change(view) } : view))

/** The sections whose impressions are due: in view, with all that will be in them, and not told yet on this route (REC-23). */
export const getDueImpressions = (views: SectionViews): ReadonlyArray<RecommendationSection> =>
  views.flatMap(({ isInView, isLoading, isReported, section }) =>
    isInView && !isLoading && !isReported && section !== null && !section.recommendationGroups.some(isAwaitingHistory) ? [section] : []
  )
