import type { OFFLINE_QUEUE_CACHE } from "@camber/domain/ports"
import type { OfflineQueue, PendingChangesState } from "@camber/domain/offline-queue"
import type { Effect } from "effect"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** State of unsent offline changes for the screens. Loads its code only if such changes may exist. */
export class OfflineChangesStore {
  static readonly needs = ["runtime"] as const
  /** Null until a change may be unsent. */
  state: PendingChangesState | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { state: observableRef, receive: action })
    if (typeof window !== "undefined") void this.#begin()
  }
  receive(state: PendingChangesState): void {
    this.state = state
  }
  /** Returns the note for an item with an unsent change; undefined for any other. */
  textOf(id: string): string | undefined {
    return this.state?.ids.includes(id) ? this.state.text : undefined
  }
  /** Retries or discards a rejected change. */
  readonly decide = (command: (outbox: OfflineQueue["Service"]) => Effect.Effect<void>): void =>
    void this.#runtime.run((use) => use.Outbox.use(command))
  /** Subscribes when the device goes offline, or immediately if it is offline or has unsent changes. */
  async #begin(): Promise<void> {
    const hasStoredQueue =
      typeof caches !== "undefined" && (await caches.has("outbox" satisfies typeof OFFLINE_QUEUE_CACHE).catch(() => false))
    if (hasStoredQueue || !navigator.onLine) this.#follow()
    else addEventListener("offline", this.#follow, { once: true })
  }
  #follow = (): void => {
    this.#runtime.subscribe(
      (use) => use.Outbox.useSync((outbox) => outbox.changes),
      (state) => this.receive(state)
    )
  }
}
