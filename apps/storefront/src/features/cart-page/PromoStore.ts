import type { PromoCodeState } from "@camber/domain/promotions"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

const NOT_CHECKED = "We couldn't check this code. Try again."

/** View state of the cart's promo code. Lives as long as the page. */
export class PromoStore {
  static readonly needs = ["runtime"] as const
  /** Null until loaded. */
  state: PromoCodeState | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { state: observableRef, receive: action })
  }
  /** Checks the stored code and subscribes to it. Returns the unsubscribe function. */
  follow(): () => void {
    const stop = this.#runtime.subscribe(
      (use) => use.PromoCodes.useSync((codes) => codes.changes),
      (state) => this.receive(state)
    )
    void this.#runtime.run((use) => use.PromoCodes.use((codes) => codes.load))
    return stop
  }
  receive(state: PromoCodeState): void {
    this.state = state
  }
  async apply(text: string): Promise<void> {
    const promo = this.state?.promo ?? null
    this.receive({ promo, message: null, isChecking: true })
    const end = await this.#runtime.run((use) => use.PromoCodes.use((codes) => codes.apply(text)))
    if (end._tag === "Interrupted") this.receive({ promo, message: NOT_CHECKED, isChecking: false })
  }
  async remove(): Promise<void> {
    await this.#runtime.run((use) => use.PromoCodes.use((codes) => codes.remove))
  }
}
