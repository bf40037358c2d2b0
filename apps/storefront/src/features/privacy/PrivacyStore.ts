import type { AccountOutcome } from "@camber/domain/account"
import type { PrivacyState } from "@camber/domain/tracking"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** State of the visitor's tracking preference for its switch. */
export class PrivacyStore {
  static readonly needs = ["runtime"] as const
  /** Null until known. */
  state: PrivacyState | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { state: observableRef, receive: action })
  }
  async load(): Promise<void> {
    const end = await this.#runtime.runWithToast((use) => use.Privacy.use((privacy) => privacy.state))
    if (end._tag === "Done") this.receive(end.value)
  }
  async choose(isRefused: boolean): Promise<void> {
    await this.#runtime.run((use) => use.Privacy.use((privacy) => privacy.choose(isRefused)))
    await this.load()
  }
  /** Deletes all data of a guest, and then reloads the page. */
  async erase(): Promise<AccountOutcome> {
    const end = await this.#runtime.run((use) => use.Account.use((account) => account.submit("erase", { confirm: "yes" })))
    return end._tag === "Done" ? end.value : "busy"
  }
  receive(state: PrivacyState): void {
    this.state = state
  }
}
