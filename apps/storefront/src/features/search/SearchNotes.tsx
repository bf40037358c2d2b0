import type { Listing } from "@camber/domain/search"

/** What the shopper is told about results that are not all that was asked for: nothing is let go in silence. */
export const SearchNotes = ({ fit, isRanked, read, total }: Pick<Listing, "fit" | "read" | "total"> & { readonly isRanked: boolean }) => {
  if (read === null || total === 0) return null
  const { letGo, met, noun, notSold } = read
  const kind = noun === "" ? "results" : noun
  return (
    <>
      {notSold !== null && (
        <p>
          We do not sell {notSold}. These are {kind} of makers that we do sell.
        </p>
      )}
      {letGo.length > 0 && (
        <p>
          No {letGo.map((words) => `“${words}”`).join(", ")} on these: all {kind}.
        </p>
      )}
      {met === 0 && fit?.isNarrowed && <p>Nothing that fits matches everything: these are more {kind} that fit.</p>}
      {met > 0 && met < total && (
        <p>
          {isRanked ? firstOf(met) : `${met} of these ${met === 1 ? "matches" : "match"}`} everything{letGo.length > 0 ? " else" : ""}; the
          others are more {kind}.
        </p>
      )}
    </>
  )
}

const firstOf = (met: number): string => (met === 1 ? "The first one matches" : `The first ${met} match`)
