import type { Listing } from "@camber/domain/search"

/** Renders notes about the parts of a query that the results do not cover, so that no part is dropped silently. */
export const SearchNotes = ({ fit, isRanked, read, total }: Pick<Listing, "fit" | "read" | "total"> & { readonly isRanked: boolean }) => {
  if (read === null || total === 0) return null
  const { letGo, met, noun, notSold, notStocked } = read
  const kind = noun === "" ? "results" : noun
  return (
    <>
      {notStocked !== null && (
        <p>
          We don’t stock “{notStocked}”. {noun === "" ? "Here are other parts for this vehicle" : `The nearest we have: ${noun}`}.
        </p>
      )}
      {notSold !== null && (
        <p>
          We don’t carry {notSold}. Here are {kind} from brands we do.
        </p>
      )}
      {letGo.length > 0 && (
        <p>
          No {kind} match {letGo.map((words) => `“${words}”`).join(", ")}. Showing all {kind}.
        </p>
      )}
      {met === 0 && fit?.isNarrowed && <p>Nothing that fits matches your whole search. These {kind} fit.</p>}
      {met > 0 && met < total && (
        <p>
          {isRanked ? firstOf(met) : `${met} of these ${met === 1 ? "matches" : "match"}`} everything{letGo.length > 0 ? " else" : ""}. The
          rest match part of your search.
        </p>
      )}
    </>
  )
}

const firstOf = (met: number): string => (met === 1 ? "The first result matches" : `The first ${met} match`)
