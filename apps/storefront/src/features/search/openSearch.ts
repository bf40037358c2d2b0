/** The window event that opens the search (GAP-56). */
const OPEN_SEARCH = "open-search-modal"

export interface SearchOpening {
  /** False begins with an empty term (SRCH-20, SRCH-21). */
  readonly isEditing: boolean
  /** What is typed already; it becomes the term. */
  readonly typed?: string
}

/** Whoever wants the search open says so here, and needs to know nothing of who opens it (SRCH-02). */
export const openSearch = (opening: SearchOpening): void => {
  dispatchEvent(new CustomEvent<SearchOpening>(OPEN_SEARCH, { detail: opening }))
}

/** Hears the wishes, whoever of the page sends them; one without a flag is taken as not editing. Returns the stop function. */
export const onOpenSearch = (open: (opening: SearchOpening) => void): (() => void) => {
  const hear = (event: Event) => {
    const detail: Partial<SearchOpening> | null = event instanceof CustomEvent ? event.detail : null
    open({ ...detail, isEditing: detail?.isEditing === true })
  }
  addEventListener(OPEN_SEARCH, hear)
  return () => removeEventListener(OPEN_SEARCH, hear)
}
