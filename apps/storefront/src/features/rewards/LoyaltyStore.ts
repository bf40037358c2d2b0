import type { LoyaltyLink, PointsHistory } from "@camber/domain/loyalty"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Holds the rewards program as screens show it. Sends no request before a screen needs it. */
export class LoyaltyStore {
  static readonly needs = ["runtime"] as const
  /** null until loaded. */
  link: LoyaltyLink | null = null
  /** undefined until requested, null if it failed to load. */
  history: PointsHistory | null | undefined
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<LoyaltyStore, "receive" | "receiveHistory">(this, {
      link: observableRef,
      history: observableRef,
      receive: action,
      receiveHistory: action
    })
  }
  async ask(): Promise<void> {
    const end = await this.#runtime.run((use) => use.Loyalty.use(({ link }) => link))
    if (end._tag === "Done") this.receive(end.value)
  }
  /** Loads the points history and the current referral link, bypassing the cache. */
  async look(): Promise<void> {
    await this.#runtime.run((use) => use.Loyalty.use(({ clearLink }) => clearLink))
    await this.ask()
    const end = await this.#runtime.run((use) => use.Loyalty.use(({ history }) => history))
    this.receiveHistory(end._tag === "Done" ? end.value : null)
  }
  /** Returns null, or the reason for a refusal in the shopper's words. */
  async join(emailAddress: string): Promise<string | null> {
    const end = await this.#runtime.run((use) => use.Loyalty.use((loyalty) => loyalty.join(emailAddress)))
    await this.#runtime.run((use) => use.Profile.use(({ refresh }) => refresh))
    await this.look()
    return end._tag === "Done" ? end.value : "We couldn't sign you up. Try again in a moment."
  }
  /** Notifies once per session if there are points to spend (LOY-08 to LOY-10). */
  async notifyPoints(): Promise<void> {
    await this.#runtime.run((use) => use.Loyalty.use(({ notifyPoints }) => notifyPoints))
  }
  private receive(link: LoyaltyLink): void {
    this.link = link
  }
  private receiveHistory(history: PointsHistory | null): void {
    this.history = history
  }
}
