import type { AddIntent } from "@camber/domain/cart"

/** Adds that were pressed where the shop could not be reached, and that are sent once there is a network again. They end with the page. */
export class HeldAdds {
  #intents: ReadonlyArray<AddIntent> = []
  #isListening = false
  readonly #send: (intent: AddIntent) => Promise<unknown>
  readonly #onChange: (count: number) => void
  constructor(send: (intent: AddIntent) => Promise<unknown>, onChange: (count: number) => void) {
    this.#send = send
    this.#onChange = onChange
  }
  /** One press more on the same part is the same wish. */
  hold(intent: AddIntent): void {
    const bases = basesOf(intent)
    this.#keep([...this.#intents.filter((held) => basesOf(held) !== bases), intent])
    if (this.#isListening) return
    this.#isListening = true
    addEventListener("online", () => void this.#sendAll(), { once: true })
  }
  /** The part was added, or is tried, in another way. */
  drop(intent: AddIntent): void {
    const bases = basesOf(intent)
    this.#keep(this.#intents.filter((held) => basesOf(held) !== bases))
  }
  async #sendAll(): Promise<void> {
    this.#isListening = false
    const intents = this.#intents
    this.#keep([])
    for (const intent of intents) await this.#send(intent)
  }
  #keep(intents: ReadonlyArray<AddIntent>): void {
    this.#intents = intents
    this.#onChange(intents.length)
  }
}

const basesOf = ({ items }: AddIntent): string => items.map(({ skuVariantNumber }) => skuVariantNumber).join()
