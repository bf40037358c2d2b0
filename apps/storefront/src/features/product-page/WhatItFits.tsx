import type { ProductPage } from "@camber/domain/catalog"
import { FitsTable, SectionHead } from "@camber/ui"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { PartTypeLink } from "../garage/PartTypeLink.tsx"
import type { FitsSearchProps } from "./FitsSearch.tsx"

const fitsSearch: LazyComponent<FitsSearchProps> = () => import("./FitsSearch.tsx")
/** Maximum number of fitments without a search. */
const AT_A_GLANCE = 6

/** Renders one row per fitment statement; a long list can be searched after the first interaction. */
export const WhatItFits = ({ product: { fits, fitsTotal, trail } }: { readonly product: ProductPage }) => {
  const hasInteracted = useInteracted()
  const isLong = fits.length > AT_A_GLANCE
  const type = trail.at(-1)
  if (fits.length === 0) return null
  return (
    <section className="block" id="fits">
      <SectionHead
        id="fits-title"
        title="What it fits"
        note={fitsNote(fits, fitsTotal)}
        action={type && <PartTypeLink label={type.label} href={type.href} />}
      />
      <Lazy
        load={fitsSearch}
        isWanted={hasInteracted && isLong}
        props={{ fits }}
        fallback={
          <>
            {isLong && <div className="fits-search" data-early />}
            <FitsTable rows={fits} />
          </>
        }
      />
    </section>
  )
}

const fitsNote = (fits: ProductPage["fits"], total: number): string | undefined => {
  if (total > fits.length) return `${fits.length} of ${total} applications`
  return fits.every(({ engine }) => engine === "Any") ? "All engines unless noted" : undefined
}
