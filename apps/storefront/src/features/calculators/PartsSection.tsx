import type { PartSearch } from "@camber/domain/calculators"
import { Button, InlineAlert, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { useRevalidator } from "react-router-dom"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { PartData } from "./fetchPartData.ts"
import { type PartCounts, toPartLinks } from "./toPartLinks.ts"
import { toPartSelections } from "./toPartSelections.ts"
import { usePartCounts } from "./usePartCounts.ts"
import { formatPartCount, type PartLink, PartLinks } from "./view/part-links/PartLinks.tsx"

const HEADING_ID = "parts"
const FAILURE = "We can't look up matching parts right now."
const NO_PARTS: PartData = { facets: [], counts: {} }

interface PartsSectionProps {
  /** Null if the shop's search failed. */
  readonly parts: PartData | null
  readonly searches: ReadonlyArray<PartSearch>
}

/** Leads from a result to the parts that match it. */
export const PartsSection = observer(function PartsSection({ parts, searches }: PartsSectionProps) {
  const { project } = useStore(ProjectStore)
  const announcements = useStore(AnnouncementStore)
  const { facets, counts: loaded } = parts ?? NO_PARTS
  const selections = toPartSelections(searches, facets)
  const announce = (counts: PartCounts | null) => announcements.announce(counts ? formatLinks(toPartLinks(selections, counts)) : FAILURE)
  const { counts, hasFailed, isRetrying, retry } = usePartCounts(
    selections.map(({ selection }) => selection),
    loaded,
    project,
    announce
  )
  const page = usePageRetry(() => announce(parts && loaded))
  const isUnavailable = parts === null || hasFailed
  useHeadingFocus(isUnavailable)
  if (isUnavailable)
    return (
      <InlineAlert
        isSilent
        action={
          <Button busy={parts === null ? page.isRetrying : isRetrying} onClick={parts === null ? page.retry : retry}>
            Try again
          </Button>
        }
      >
        {FAILURE}
      </InlineAlert>
    )
  const links = toPartLinks(selections, counts)
  if (links.length === 0) return null
  return (
    <section className="block" aria-labelledby={HEADING_ID}>
      <SectionHead id={HEADING_ID} title="Parts for these figures" />
      <PartLinks links={links} />
    </section>
  )
})

const formatLinks = (links: ReadonlyArray<PartLink>): string =>
  links.flatMap(({ label, target }) => (target === null ? [] : [`${label}: ${formatPartCount(target.count)}`])).join(", ") ||
  "No parts for these figures"

/** Loads the page's data again on request. */
const usePageRetry = (onEnd: () => void) => {
  const { revalidate, state } = useRevalidator()
  const isRequested = useRef(false)
  useEffect(() => {
    if (state !== "idle" || !isRequested.current) return
    isRequested.current = false
    onEnd()
  })
  const retry = () => {
    void revalidate()
    isRequested.current = true
  }
  return { isRetrying: state === "loading", retry }
}

/** Moves the focus to the section if it was on the button that disappeared. */
const useHeadingFocus = (isUnavailable: boolean) => {
  const wasUnavailable = useRef(false)
  useEffect(() => {
    const isBack = wasUnavailable.current && !isUnavailable
    wasUnavailable.current = isUnavailable
    if (!isBack || document.activeElement !== document.body) return
    const target = document.getElementById(HEADING_ID) ?? document.getElementById("main")
    if (target === null) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [isUnavailable])
}
