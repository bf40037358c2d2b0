/** Lets stores, which do not know the router, go to another page. */
export class PageNavigator {
  #navigate: (href: string) => void = (href) => location.assign(href)
  #stay: () => void = () => stop()
  /** Set once the router is ready. */
  attach(navigate: (href: string) => void, stay = this.#stay): void {
    this.#navigate = navigate
    this.#stay = stay
  }
  go(href: string): void {
    this.#navigate(href)
  }
  /** Calls off what is on its way. */
  stay(): void {
    this.#stay()
  }
  reload(): void {
    location.reload()
  }
}
