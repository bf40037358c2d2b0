type Hear = (title: string) => void

/** Which page stands now, told once it is drawn: only then the document has its title. */
export class CurrentPage {
  static readonly needs = [] as const
  #address = ""
  readonly #heard = new Set<Hear>()

  /** Hears the title of each page that comes after. Returns the stop function. */
  follow(hear: Hear): () => void {
    this.#heard.add(hear)
    return () => this.#heard.delete(hear)
  }
  /** A page was drawn. The one that stands already is no other. */
  show(address: string): void {
    if (address === this.#address) return
    this.#address = address
    for (const hear of this.#heard) hear(document.title)
  }
}
