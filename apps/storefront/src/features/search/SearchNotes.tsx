import type { Listing } from "@camber/domain/search"

/** What the shopper is told about results that are not all that was asked for: nothing is let go in silence. */
export const SearchNotes = ({ read, total }: Pick<Listing, "read" | "total">) => {
  if (read === null || total === 0) return null
  const { letGo, met, noun } = read
  const kind = noun === "" ? "results" : noun
  return (
    <>
      {letGo.length > 0 && (
        <p>
          No {letGo.map((words) => `“${words}”`).join(", ")} on these: all {kind}.
        </p>
      )}
      {met > 0 && met < total && (
        <p>
          {met === 1 ? "The first one matches" : `The first ${met} match`} everything{letGo.length > 0 ? " else" : ""}; the others are more{" "}
          {kind}.
        </p>
      )}
    </>
  )
}
