import { setBounded } from "@camber/domain/ports"

/** Listings whose folds are remembered. */
const MOST = 10

/** What is folded and unfolded of listings, by the history's entry: the first page comes back as a copy, and others may be drawn anew. */
export class FacetExpansionState {
  static readonly needs = [] as const
  /** By the fold's name: another car has a listing show other facets under the same entry. */
  readonly #open = new Map<string, ReadonlyMap<string, boolean>>()
  /** Has what is in the panel as it was left, and remembers what becomes of it until the returned function is called. */
  follow(entry: string, panel: HTMLElement): () => void {
    const kept = this.#open.get(entry)
    for (const fold of foldsIn(panel)) fold.open = kept?.get(nameOf(fold)) ?? fold.open
    const remember = () => setBounded(this.#open, entry, new Map(foldsIn(panel).map((fold) => [nameOf(fold), fold.open])), MOST)
    // Unfolded before the page came alive, too.
    remember()
    panel.addEventListener("toggle", remember, true)
    return () => panel.removeEventListener("toggle", remember, true)
  }
}

const foldsIn = (panel: HTMLElement): ReadonlyArray<HTMLDetailsElement> => [...panel.querySelectorAll("details")]

/** A facet's title. What is folded within one says how much there is, which changes. */
const nameOf = (fold: HTMLDetailsElement): string => {
  const facet = fold.parentElement?.closest("details")
  return facet ? `more of ${nameOf(facet)}` : (fold.querySelector("summary")?.textContent ?? "")
}
