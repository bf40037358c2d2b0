/** The router's functions that stores and services need outside of React. */
export interface RouterFunctions {
  readonly navigate: (href: string) => void
  /** Loads the data of the displayed page again. */
  readonly revalidate: () => Promise<void>
  /** Cancels the pending navigation. */
  readonly cancel: () => void
}

/** Navigates on behalf of stores. Until the router is attached, each call loads a document. */
export class PageNavigator {
  #router: RouterFunctions = {
    navigate: (href) => location.assign(href),
    revalidate: async () => location.reload(),
    cancel: () => stop()
  }
  /** Called by the frame after hydration. */
  attach(router: Partial<RouterFunctions>): void {
    this.#router = { ...this.#router, ...router }
  }
  go(href: string): void {
    this.#router.navigate(href)
  }
  revalidate(): Promise<void> {
    return this.#router.revalidate()
  }
  /** Cancels the pending navigation and keeps the displayed page. */
  stay(): void {
    this.#router.cancel()
  }
  reload(): void {
    location.reload()
  }
}
