import type { SuggestedParts } from "@camber/domain/recovery"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** What the page for status 404 offers this visitor. */
export class NotFoundStore {
  static readonly needs = ["runtime"] as const
  /** undefined while it is on its way. */
  offered: ReadonlyArray<SuggestedParts> | undefined
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<NotFoundStore, "receive">(this, { offered: observableRef, receive: action })
  }
  /** Asks anew at each lost page: the cart may hold other things by then. Returns what to do when it is left, so that the next one begins with room. */
  ask(): () => void {
    let isLeft = false
    void this.#runtime
      .run((use) => use.LostPage.use((page) => page.recommended))
      .then((end) => isLeft || this.receive(end._tag === "Done" ? end.value : []))
    return () => {
      isLeft = true
      this.receive(undefined)
    }
  }
  private receive(offered: ReadonlyArray<SuggestedParts> | undefined): void {
    this.offered = offered
  }
}
