import type { AddIntent } from "@camber/domain/cart"

/** Adds that failed because the shop was unreachable. They are sent after a reconnect, and lost when the page closes. */
export class HeldAdds {
  #intents: ReadonlyArray<AddIntent> = []
  #isListening = false
  readonly #send: (intent: AddIntent) => Promise<unknown>
  readonly #onChange: (count: number) => void
  constructor(send: (intent: AddIntent) => Promise<unknown>, onChange: (count: number) => void) {
    this.#send = send
    this.#onChange = onChange
  }
  /** Repeated clicks on the same part count as one add. */
  hold(intent: AddIntent): void {
    const bases = basesOf(intent)
    this.#keep([...this.#intents.filter((held) => basesOf(held) !== bases), intent])
    if (this.#isListening) return
    this.#isListening = true
    addEventListener("online", () => void this.#sendAll(), { once: true })
  }
  /** Removes an add that was completed or retried in another way. */
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
