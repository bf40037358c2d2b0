import type { CartClash } from "@camber/domain/mating"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Pairs of parts in the cart that do not meet. Lives as long as the component that shows them. */
export class CartClashesStore {
  static readonly needs = ["runtime"] as const
  clashes: ReadonlyArray<CartClash> = []
  /** Number of the latest request: responses to older requests are dropped. */
  #asked = 0
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { clashes: observableRef, receive: action })
  }
  receive(clashes: ReadonlyArray<CartClash>): void {
    this.clashes = clashes
  }
  async ask(): Promise<void> {
    const asked = ++this.#asked
    const end = await this.#runtime.run((use) => use.PartPairs.use((pairs) => pairs.cartClashes))
    if (asked === this.#asked) this.receive(end._tag === "Done" ? end.value : [])
  }
}
