import { keepNewest } from "../../foundation/page/keepNewest.ts"

/** Listings whose folds are remembered. */
const MOST = 10

/** What is folded and unfolded of listings, by the history's entry: the first page comes back as a copy, and others may be drawn anew. */
export class KeptFolds {
  static readonly needs = [] as const
  readonly #open = new Map<string, ReadonlyArray<boolean>>()
  /** Has what is in the panel as it was left, and remembers what becomes of it until the returned function is called. */
  follow(entry: string, panel: HTMLElement): () => void {
    const folds = [...panel.querySelectorAll("details")]
    const kept = this.#open.get(entry)
    if (kept?.length === folds.length) for (const [at, fold] of folds.entries()) fold.open = kept[at]!
    const remember = () => {
      const open = folds.map((fold) => fold.open)
      keepNewest(this.#open, entry, open, MOST)
    }
    // Unfolded before the page came alive, too.
    remember()
    panel.addEventListener("toggle", remember, true)
    return () => panel.removeEventListener("toggle", remember, true)
  }
}
