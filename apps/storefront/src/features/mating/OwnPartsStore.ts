import type { OwnParts } from "@camber/domain/mating"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of a product's comparison with the shopper's parts. Lives as long as the section. */
export class OwnPartsStore {
  static readonly needs = ["runtime"] as const
  /** Null until loaded, and without an answer. */
  answer: OwnParts | null = null
  /** Number of the latest request: responses to older requests are dropped. */
  #asked = 0
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { answer: observableRef, receive: action })
  }
  receive(answer: OwnParts | null): void {
    this.answer = answer
  }
  /** @param hasParts - Whether the cart is known to contain a part. */
  async ask(sku: string, hasParts: boolean): Promise<void> {
    const asked = ++this.#asked
    const end = await this.#runtime.run((use) => use.PartPairs.use((pairs) => pairs.compare(sku, hasParts)))
    if (asked === this.#asked) this.receive(end._tag === "Done" ? end.value : null)
  }
}
