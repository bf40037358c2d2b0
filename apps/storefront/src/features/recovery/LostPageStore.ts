import type { OfferedParts } from "@camber/domain/recovery"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** What the page for status 404 offers this visitor. */
export class LostPageStore {
  static readonly needs = ["runtime"] as const
  /** undefined while it is on its way. */
  offered: ReadonlyArray<OfferedParts> | undefined
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<LostPageStore, "receive">(this, { offered: observableRef, receive: action })
  }
  /** Asks anew at each lost page: the cart may hold other things by then. */
  ask(): void {
    void this.#runtime
      .run((use) => use.LostPage.use((page) => page.recommended))
      .then((end) => this.receive(end._tag === "Done" ? end.value : []))
  }
  private receive(offered: ReadonlyArray<OfferedParts>): void {
    this.offered = offered
  }
}
