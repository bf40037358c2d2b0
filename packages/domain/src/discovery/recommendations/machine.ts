import type { RecommendedProduct } from "./items.ts"
import type { RecommendationSection } from "./model.ts"
import { fillRecentItems } from "./recentViews.ts"
import { isAwaitingHistory } from "./rules.ts"

/** One section of the current page. */
export interface SectionView {
  readonly name: string
  /** Number of the latest request. Responses to older requests are ignored. */
  readonly question: number
  readonly isLoading: boolean
  /** Null without recommendations, or while loading. */
  readonly section: RecommendationSection | null
  /** The user scrolled to the section on this route (REC-20). */
  readonly isInView: boolean
  /** The section's impressions were reported (REC-23). */
  readonly isReported: boolean
}
export type SectionViews = ReadonlyArray<SectionView>

/** Events of the sections: requests, responses and visibility. */
export type RecommendationsEvent =
  | { readonly _tag: "LoadStarted"; readonly names: ReadonlyArray<string>; readonly question: number }
  | { readonly _tag: "SectionsLoaded"; readonly sections: ReadonlyArray<RecommendationSection>; readonly question: number }
  | { readonly _tag: "LoadFailed"; readonly question: number }
  /** The device's own blocks were filled. `isHydrated` is true if the items are final. */
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

/** Returns the sections after an event. Ignores events about unknown sections and older requests. */
export const transition = (views: SectionViews, event: RecommendationsEvent): SectionViews => {
  switch (event._tag) {
    case "LoadStarted":
      return onLoadStarted(views, event.names, event.question)
    case "SectionsLoaded":
      return updateViews(views, event.question, (view) => ({
        isLoading: false,
        section: event.sections.find(({ sectionType }) => sectionType === view.name) ?? null
      }))
    case "LoadFailed":
      return updateViews(views, event.question, () => ({ isLoading: false, section: null }))
    case "Filled":
      return updateViews(views, event.question, ({ name, section }) =>
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

/** If a section is requested again, it keeps its content until the response, and its impressions are not reported again on this route. */
const onLoadStarted = (views: SectionViews, names: ReadonlyArray<string>, question: number): SectionViews => {
  const fresh = [...new Set(names)].filter((name) => views.every((view) => view.name !== name))
  return [
    ...views.map((view) => (names.includes(view.name) ? { ...view, question, isLoading: true } : view)),
    ...fresh.map((name): SectionView => ({ name, question, isLoading: true, section: null, isInView: false, isReported: false }))
  ]
}

const updateViews = (views: SectionViews, question: number, change: (view: SectionView) => Partial<SectionView>): SectionViews =>
  views.map((view) => (view.question === question ? { ...view, ...change(view) } : view))

/** Returns the sections whose impressions are due: in view, completely filled, and not reported on this route (REC-23). */
export const getDueImpressions = (views: SectionViews): ReadonlyArray<RecommendationSection> =>
  views.flatMap(({ isInView, isLoading, isReported, section }) =>
    isInView && !isLoading && !isReported && section !== null && !section.recommendationGroups.some(isAwaitingHistory) ? [section] : []
  )
