import type { SuggestedParts } from "@camber/domain/recovery"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Recommendations of the status 404 page for this visitor. */
export class NotFoundStore {
  static readonly needs = ["runtime"] as const
  /** undefined while loading. */
  offered: ReadonlyArray<SuggestedParts> | undefined
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<NotFoundStore, "receive">(this, { offered: observableRef, receive: action })
  }
  /**
   * Loads the recommendations again for each page that was not found, because the cart may have changed. Returns the cleanup function, so
   * that the next page starts with the reserved space.
   */
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
