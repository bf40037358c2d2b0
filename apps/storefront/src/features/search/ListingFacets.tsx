import { changeListing, listingHref, toggleFacet, type Listing, type ListingAddress } from "@camber/domain/search"
import { useLayoutEffect, useRef } from "react"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { FacetGroup, FacetPanel } from "./view/facets/FacetGroup.tsx"
import { formatCount } from "../../foundation/page/format.ts"
import { FacetExpansionState } from "./FacetExpansionState.ts"
import { useModalFilters } from "./useModalFilters.ts"

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
