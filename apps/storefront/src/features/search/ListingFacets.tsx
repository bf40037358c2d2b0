import { changeListing, listingHref, toggleFacet, type Listing, type ListingAddress } from "@camber/domain/search"
import { useLayoutEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { FacetGroup, FacetPanel } from "./view/facets/FacetGroup.tsx"
import { formatCount } from "../../foundation/page/format.ts"
import { useModalFilters } from "./useModalFilters.ts"
import { setBounded } from "@camber/domain/ports"

/** Number of facets that start unfolded; a click unfolds further ones. */
const OPEN = 5

/** Renders each value as a link to the same listing with that value toggled, on page 1. */
export const ListingFacets = ({
  id,
  address,
  done,
  listing
}: {
  readonly id: string
  /** 'Show 51 items' */
  readonly done: string
  readonly address: ListingAddress
  readonly listing: Listing
}) => {
  const toggled = (name: string, value: string) =>
    listingHref(changeListing(address, { facets: toggleFacet(address.facets, { name, value }) }), listing.canonicalPath)
  const panel = useRef<HTMLElement>(null)
  const expansion = useStore(FacetExpansionState)
  const { key } = useLocation()
  useLayoutEffect(() => expansion.follow(key, panel.current!), [expansion, key])
  useModalFilters(panel)
  return (
    <FacetPanel ref={panel} id={id} done={done}>
      {listing.facets.map(({ name, values }, index) => (
        <FacetGroup
          key={name}
          title={name}
          open={index < OPEN || values.some(({ isSelected }) => isSelected)}
          values={values.map(({ value, count, isSelected }) => ({
            label: value,
            count: formatCount(count),
            selected: isSelected,
            disabled: count === 0 && !isSelected,
            href: toggled(name, value)
          }))}
        />
      ))}
    </FacetPanel>
  )
}

/** Maximum number of listings whose facets are stored. */
const MOST = 10

/**
 * Stores which facets of a listing are folded, by history entry: the first page is restored as a copy, and others may be rendered again.
 */
export class FacetExpansionState {
  static readonly needs = [] as const
  /** By facet name: another car changes the facets of a listing under the same history entry. */
  readonly #open = new Map<string, ReadonlyMap<string, boolean>>()
  /** Restores which facets of the panel are expanded, and stores changes until the returned function is called. */
  follow(entry: string, panel: HTMLElement): () => void {
    const stored = this.#open.get(entry)
    for (const fold of foldsIn(panel)) fold.open = stored?.get(nameOf(fold)) ?? fold.open
    const remember = () => setBounded(this.#open, entry, new Map(foldsIn(panel).map((fold) => [nameOf(fold), fold.open])), MOST)
    // Includes facets that the visitor unfolded before hydration.
    remember()
    panel.addEventListener("toggle", remember, true)
    return () => panel.removeEventListener("toggle", remember, true)
  }
}

const foldsIn = (panel: HTMLElement): ReadonlyArray<HTMLDetailsElement> => [...panel.querySelectorAll("details")]

/** Returns the title of a facet. A folded facet's summary also contains a count, which changes. */
const nameOf = (fold: HTMLDetailsElement): string => {
  const facet = fold.parentElement?.closest("details")
  return facet ? `more of ${nameOf(facet)}` : (fold.querySelector("summary")?.textContent ?? "")
}
