import { setBounded } from "@camber/domain/ports"

/** Maximum number of listings whose facets are stored. */
const MOST = 10

/**
 * Stores which facets of a listing are folded, by history entry: the first page is restored as a copy, and others may be rendered again.
 */
export class FacetExpansionState {
  static readonly needs = [] as const
  /** By facet name: another car changes the facets of a listing under the same history entry. */
  readonly #open = new Map<string, ReadonlyMap<string, boolean>>()
  /** Restores the panel's facets and stores their changes until the returned function is called. */
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
