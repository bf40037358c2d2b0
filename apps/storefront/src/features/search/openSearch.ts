/** The window event that opens the search (GAP-56). */
const OPEN_SEARCH = "open-search-modal"

export interface SearchOpening {
  /** False starts with an empty term (SRCH-20, SRCH-21). */
  readonly isEditing: boolean
  /** Text that is already typed; it becomes the term. */
  readonly typed?: string
}

/** Requests that the search opens. The caller does not need to know the component that opens it (SRCH-02). */
export const openSearch = (opening: SearchOpening): void => {
  dispatchEvent(new CustomEvent<SearchOpening>(OPEN_SEARCH, { detail: opening }))
}

/** Subscribes to the requests of all callers; a request without a flag counts as not editing. Returns the stop function. */
export const onOpenSearch = (open: (opening: SearchOpening) => void): (() => void) => {
  const receive = (event: Event) => {
    const detail: Partial<SearchOpening> | null = event instanceof CustomEvent ? event.detail : null
    open({ ...detail, isEditing: detail?.isEditing === true })
  }
  addEventListener(OPEN_SEARCH, receive)
  return () => removeEventListener(OPEN_SEARCH, receive)
}
