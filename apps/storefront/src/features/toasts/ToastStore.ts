import type { NewToast, Toast } from "@camber/domain/notifications"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Mirrors the notices of the use case, which decides their number and duration. */
export class ToastStore {
  static readonly needs = ["runtime"] as const
  notices: ReadonlyArray<Toast> = []
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { notices: observableRef, receive: action })
    runtime.subscribe(
      (use) => use.Notifications.useSync((notifications) => notifications.changes),
      (notices) => this.receive(notices)
    )
  }
  receive(notices: ReadonlyArray<Toast>): void {
    this.notices = notices
  }
  async show(notice: NewToast): Promise<void> {
    await this.#runtime.run((use) => use.Notifications.use((notifications) => notifications.show(notice)))
  }
  async dismiss(id: string): Promise<void> {
    await this.#runtime.run((use) => use.Notifications.use((notifications) => notifications.dismiss(id)))
  }
  async setOnline(isOnline: boolean): Promise<void> {
    await this.#runtime.run((use) => use.Notifications.use((notifications) => notifications.setOnline(isOnline)))
  }
}
