/** Goes to another page of the shop for stores, which know no router. */
export class PageNavigator {
  #navigate: (href: string) => void = (href) => location.assign(href)
  /** Once the router stands, it follows. */
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
