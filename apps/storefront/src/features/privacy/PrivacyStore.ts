import type { AccountOutcome } from "@camber/domain/account"
import type { PrivacyState } from "@camber/domain/tracking"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** The visitor's say in what is told of them, as its switch shows it. */
export class PrivacyStore {
  static readonly needs = ["runtime"] as const
  /** null: not known yet. */
  state: PrivacyState | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { state: observableRef, receive: action })
  }
  async load(): Promise<void> {
    const end = await this.#runtime.run((use) => use.Privacy.use((privacy) => privacy.state))
    if (end._tag === "Done") this.receive(end.value)
  }
  async choose(isRefused: boolean): Promise<void> {
    await this.#runtime.run((use) => use.Privacy.use((privacy) => privacy.choose(isRefused)))
    await this.load()
  }
  /** Has all deleted that is kept of a guest; then the browser leaves for the page anew. */
  async erase(): Promise<AccountOutcome> {
    const end = await this.#runtime.run((use) => use.Account.use((account) => account.submit("erase", { confirm: "yes" })))
    return end._tag === "Done" ? end.value : "busy"
  }
  receive(state: PrivacyState): void {
    this.state = state
  }
}
