import type { AccountSession } from "@camber/domain/account"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the account's sessions. Lives as long as the page. */
export class SessionsStore {
  static readonly needs = ["runtime"] as const
  /** Undefined until loaded, null after a failure. */
  sessions: ReadonlyArray<AccountSession> | null | undefined
  isBusy = false
  /** The last sign-out failed. */
  hasFailed = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<SessionsStore, "begin" | "show">(this, {
      sessions: observableRef,
      isBusy: observable,
      hasFailed: observable,
      begin: action,
      show: action
    })
  }
  async load(): Promise<void> {
    this.begin()
    await this.#look(false)
  }
  /** Ends one session, or all others. */
  async end(session: string): Promise<void> {
    this.begin()
    const end = await this.#runtime.run((use) => use.Account.use((account) => account.submit("endSession", { session })))
    await this.#look(end._tag !== "Done" || end.value !== "done")
  }
  async #look(hasFailed: boolean): Promise<void> {
    const end = await this.#runtime.run((use) => use.Account.use((account) => account.sessions))
    this.show(end._tag === "Done" ? end.value : null, hasFailed)
  }
  private begin(): void {
    this.isBusy = true
    this.hasFailed = false
  }
  private show(sessions: ReadonlyArray<AccountSession> | null, hasFailed: boolean): void {
    this.sessions = sessions
    this.isBusy = false
    this.hasFailed = hasFailed
  }
}
