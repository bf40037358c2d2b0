import type { PartSearch } from "@camber/domain/calculators"
import { Button, InlineAlert, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useRevalidator } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import type { PartData } from "./fetchPartData.ts"
import { toPartLinks } from "./toPartLinks.ts"
import { toPartSelections } from "./toPartSelections.ts"
import { usePartCounts } from "./usePartCounts.ts"
import { PartLinks } from "./view/part-links/PartLinks.tsx"

/** Leads from a result to the parts that match it. */
export const PartsSection = observer(function PartsSection({
  parts,
  searches
}: {
  readonly parts: PartData
  readonly searches: ReadonlyArray<PartSearch>
}) {
  const { project } = useStore(ProjectStore)
  const selections = toPartSelections(searches, parts.facets)
  const { counts, hasFailed, retry } = usePartCounts(
    selections.map(({ selection }) => selection),
    parts.counts,
    project
  )
  if (hasFailed) return <PartsFailure onRetry={retry} />
  const links = toPartLinks(selections, counts)
  if (links.length === 0) return null
  return (
    <section className="block" aria-labelledby="parts">
      <SectionHead id="parts" title="Parts for these figures" />
      <PartLinks links={links} />
    </section>
  )
})

/** The page's data has no parts, because the shop's search failed. */
export const PartsUnavailable = () => {
  const { revalidate } = useRevalidator()
  return <PartsFailure onRetry={() => void revalidate()} />
}

const PartsFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <InlineAlert isSilent action={<Button onClick={onRetry}>Try again</Button>}>
    We can't look up matching parts right now.
  </InlineAlert>
)
