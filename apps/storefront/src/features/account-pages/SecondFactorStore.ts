import type { SecondFactor } from "@camber/domain/account"
import { action, makeObservable, observable } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the account's second factor, for the settings. */
export class SecondFactorStore {
  static readonly needs = ["runtime"] as const
  /** Undefined until loaded. */
  state: SecondFactor["state"] | undefined
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<SecondFactorStore, "show">(this, { state: observable, show: action })
  }
  async load(): Promise<void> {
    const end = await this.#runtime.run((use) => use.Account.use((account) => account.secondFactor))
    this.show(end._tag === "Done" ? end.value?.state : undefined)
  }
  private show(state: SecondFactor["state"] | undefined): void {
    this.state = state
  }
}
