import type { ToolboxContent } from "@camber/domain/navigation"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** State of the toolbox blade for the screens. */
export class ToolboxStore {
  static readonly needs = ["runtime"] as const
  isOpen = false
  /** Undefined while loading, null after a failed load. */
  content: ToolboxContent | null | undefined
  #isAsking = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<ToolboxStore, "receive">(this, {
      isOpen: observable,
      content: observableRef,
      open: action,
      close: action,
      receive: action
    })
  }
  /** Loads the content unless it is loaded or loading. */
  open(): void {
    this.isOpen = true
    if (this.content || this.#isAsking) return
    this.content = undefined
    this.#isAsking = true
    void this.#runtime
      .run((use) => use.ToolboxBlade.use((blade) => blade.content))
      .then((end) => this.receive(end._tag === "Done" ? end.value : null))
  }
  close(): void {
    this.isOpen = false
  }
  private receive(content: ToolboxContent | null): void {
    this.#isAsking = false
    this.content = content
  }
}
