import type { WaitingState } from "@camber/domain/outbox"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** What was changed without a network and is still to be sent, as screens show it. Nothing of it comes before there may be anything. */
export class WaitingStore {
  static readonly needs = ["runtime"] as const
  state: WaitingState = { count: 0, ids: [] }
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
    return this.state.ids.includes(id) ? "Waiting for the network" : undefined
  }
  /** Follows from when the network goes, or at once where it is away or something waits from before. */
  async #begin(): Promise<void> {
    const isKept = typeof caches !== "undefined" && (await caches.has("outbox").catch(() => false))
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
