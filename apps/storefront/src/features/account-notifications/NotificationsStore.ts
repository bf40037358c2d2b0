import type { NotificationCenterState } from "@camber/domain/notifications"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the visitor's notifications. Mirrors the use case, so all screens show the same data. */
export class NotificationsStore {
  static readonly needs = ["runtime"] as const
  state: NotificationCenterState = { unread: null, notifications: null, hasFailed: false }
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<NotificationsStore, "receive">(this, { state: observableRef, receive: action })
  }
  /** Subscribes to the lazy-loaded use case. Returns the unsubscribe function. */
  follow(): () => void {
    return this.#runtime.subscribe(
      (use) => use.NotificationCentre.useSync((centre) => centre.changes),
      (state) => this.receive(state)
    )
  }
  /** Fetches the unread count if notifications are enabled (NAV-19). */
  async count(): Promise<void> {
    await this.#runtime.run((use) => use.NotificationCentre.use((centre) => centre.count))
  }
  async load(): Promise<void> {
    const end = await this.#runtime.run((use) => use.NotificationCentre.use((centre) => centre.load))
    if (end._tag === "Interrupted") this.receive({ ...this.state, hasFailed: true })
  }
  async read(ids: ReadonlyArray<number>): Promise<void> {
    await this.#runtime.run((use) => use.NotificationCentre.use((centre) => centre.read(ids)))
  }
  private receive(state: NotificationCenterState): void {
    this.state = state
  }
}
