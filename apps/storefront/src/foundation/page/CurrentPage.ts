/** The displayed page as services see it. */
export interface DisplayedPage {
  /** Path and query. */
  readonly address: string
  /** Key of the history entry. */
  readonly key: string
  /** Module that renders the page; empty on an error page. */
  readonly module: string
  /** Result of the page's loader. */
  readonly data: unknown
}

type Listener = (title: string) => void

/** Holds the displayed page and notifies services after each navigation, once the document has its new title. */
export class CurrentPage {
  static readonly needs = [] as const
  #page: DisplayedPage = { address: "", key: "", module: "", data: undefined }
  readonly #listeners = new Set<Listener>()

  get page(): DisplayedPage {
    return this.#page
  }
  /** Calls the listener with the title of each later page. Returns the function that stops it. */
  follow(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  /** Records a rendered page. Listeners run only when the URL changed. */
  show(page: DisplayedPage): void {
    const isAnother = page.address !== this.#page.address
    this.#page = page
    if (isAnother) for (const listener of this.#listeners) listener(document.title)
  }
}
