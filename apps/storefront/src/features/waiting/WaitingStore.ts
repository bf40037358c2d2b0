import type { OUTBOX } from "@camber/domain/ports"
import type { Outbox, WaitingState } from "@camber/domain/offline-queue"
import type { Effect } from "effect"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** What was changed without a network and is still to be sent, as screens show it. Nothing of it comes before there may be anything. */
export class WaitingStore {
  static readonly needs = ["runtime"] as const
  /** null: nothing is known to wait. */
  state: WaitingState | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { state: observableRef, receive: action })
    if (typeof window !== "undefined") void this.#begin()
  }
  receive(state: WaitingState): void {
    this.state = state
  }
  /** Said in the place of a thing that waits; undefined of any other. */
  textOf(id: string): string | undefined {
    return this.state?.ids.includes(id) ? this.state.text : undefined
  }
  /** Says what becomes of what was put aside. */
  readonly decide = (command: (outbox: Outbox["Service"]) => Effect.Effect<void>): void =>
    void this.#runtime.run((use) => use.Outbox.use(command))
  /** Follows from when the network goes, or at once where it is away or something waits from before. */
  async #begin(): Promise<void> {
    const isKept = typeof caches !== "undefined" && (await caches.has("outbox" satisfies typeof OUTBOX).catch(() => false))
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
