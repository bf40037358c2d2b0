/** Lets stores, which do not know the router, go to another page. */
export class PageNavigator {
  #navigate: (href: string) => void = (href) => location.assign(href)
  /** Set once the router is ready. */
  attach(navigate: (href: string) => void): void {
    this.#navigate = navigate
  }
  go(href: string): void {
    this.#navigate(href)
  }
  reload(): void {
    location.reload()
  }
}
