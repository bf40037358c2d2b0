import type { AccountSession } from "@camber/domain/account"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** The browsers that an account is signed in with, as screens show them. Lives as long as the page. */
export class SessionsStore {
  static readonly needs = ["runtime"] as const
  /** undefined until it was asked for, null where it could not be had. */
  sessions: ReadonlyArray<AccountSession> | null | undefined
  isBusy = false
  /** The last one was not signed out. */
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
  /** Signs a browser out, or all others. */
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
