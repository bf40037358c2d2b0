import type { OFFLINE_QUEUE_CACHE } from "@camber/domain/ports"
import type { OfflineQueue, PendingChangesState } from "@camber/domain/offline-queue"
import type { Effect } from "effect"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** What was changed without a network and is still to be sent, as screens show it. Nothing of it comes before there may be anything. */
export class OfflineChangesStore {
  static readonly needs = ["runtime"] as const
  /** null: nothing is known to wait. */
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
  /** Said in the place of a thing that waits; undefined of any other. */
  textOf(id: string): string | undefined {
    return this.state?.ids.includes(id) ? this.state.text : undefined
  }
  /** Says what becomes of what was put aside. */
  readonly decide = (command: (outbox: OfflineQueue["Service"]) => Effect.Effect<void>): void =>
    void this.#runtime.run((use) => use.Outbox.use(command))
  /** Follows from when the network goes, or at once where it is away or something waits from before. */
  async #begin(): Promise<void> {
    const isKept = typeof caches !== "undefined" && (await caches.has("outbox" satisfies typeof OFFLINE_QUEUE_CACHE).catch(() => false))
    if (isKept || !navigator.onLine) this.#follow()
    else addEventListener("offline", this.#follow, { once: true })
  }
  #follow = (): void => {
    this.#runtime.mirror(
      (use) => use.Outbox.useSync((outbox) => outbox.changes),
      (state) => this.receive(state)
    )
  }
}
