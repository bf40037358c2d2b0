import type { SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import type { sections as sectionNames } from "@camber/domain/recommendations"
import { getProjectFingerprint } from "@camber/domain/vehicle"
import { EmptyState, LinkButton } from "@camber/ui"
import { RecommendationSkeleton, type RecommendationSkeletonProps } from "./view/recommendation-block/RecommendationSkeleton.tsx"
import "./recommendations.css"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { RecommendedSection } from "./RecommendedSection.tsx"
import { RecommendationsStore } from "./RecommendationsStore.ts"
import { useReservedSpace } from "./useReservedSpace.ts"

export type SectionName = (typeof sectionNames)[keyof typeof sectionNames]

export interface RecommendedSectionsProps {
  /** Sections to load in one request, rendered in this order. */
  readonly sections: ReadonlyArray<SectionName>
  /** Products that the recommendations are based on: products that the visitor viewed or that are in the cart. */
  readonly skuBaseNumbers?: ReadonlyArray<SkuBaseNumber>
  readonly skuVariantNumbers?: ReadonlyArray<SkuVariantNumber>
  /** Extends the viewport by this many px when reporting views. Default 400 (REC-20, REC-21). */
  readonly margin?: number
  /** Shows a message if there are no recommendations (ERR-105). */
  readonly displayNoRecMessage?: boolean
  /** The search terms. */
  readonly keywords?: string
  /** @deprecated Events are named automatically; passing a name logs a warning (ERR-126). */
  readonly eventAction?: string
  readonly onNothing: () => void
}

/** Returns the loading skeleton: a row of cards, or a few horizontal products. */
const roomOf = (first: SectionName | undefined): RecommendationSkeletonProps => {
  if (first === "ATC_Drawer") return { layout: "vertical", count: 4 }
  return first === "PDP_Aside" ? { layout: "aside", count: 4 } : { layout: "carousel", count: 6 }
}

/** Loads and renders sections, again for another car or for other products. */
export default observer(function RecommendedSections(props: RecommendedSectionsProps) {
  const {
    displayNoRecMessage = false,
    eventAction,
    keywords = "",
    margin,
    onNothing,
    sections,
    skuBaseNumbers = [],
    skuVariantNumbers = []
  } = props
  const store = useStore(RecommendationsStore)
  const { project } = useStore(ProjectStore)
  const { pathname } = useLocation()
  const subject = JSON.stringify([sections, skuBaseNumbers, skuVariantNumbers, keywords, getProjectFingerprint(project)])
  const ask = useEffectEvent(() => void store.ask(pathname, { sections, skuBaseNumbers, skuVariantNumbers, keywords }))
  useEffect(() => store.stand(), [store])
  useEffect(() => ask(), [pathname, subject])
  useEffect(() => {
    if (eventAction !== undefined) console.error(`eventAction "${eventAction}" is deprecated: recommendations name their own events.`)
  }, [eventAction])
  const isNothing = sections.every((section) => store.phase(section) === "nothing")
  // Shows all sections together, because a later section would shift those below it.
  const isWaiting = !isNothing && sections.some((section) => store.phase(section) === "skeleton")
  const { isHeld, room } = useReservedSpace(isWaiting)
  const vanish = useEffectEvent(onNothing)
  useEffect(() => {
    if (isNothing && !isHeld && !displayNoRecMessage) vanish()
  }, [isNothing, isHeld, displayNoRecMessage])
  const content = (): ReactNode => {
    if (isWaiting) return <RecommendationSkeleton {...roomOf(sections[0])} />
    if (!isNothing) return sections.map((section) => <RecommendedSection key={section} section={section} margin={margin} />)
    return displayNoRecMessage ? <p>No recommendations could be found.</p> : isHeld && <WayOn />
  }
  return (
    <div ref={room} className={isWaiting ? "recs__wait" : undefined}>
      {content()}
    </div>
  )
})

/** Fills the space of an empty section while it is in view: removing it would shift the page. */
const WayOn = () => (
  <EmptyState title="Keep looking" actions={<LinkButton href="/categories">Shop All Categories</LinkButton>}>
    Each part shows what it fits, and why.
  </EmptyState>
)
