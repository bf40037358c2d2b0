import type { InitialSearchContent } from "@camber/domain/search"
import { action, makeObservable, observableRef } from "mobx"
import { topCategories } from "../recovery/topCategories.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/**
 * Holds the content of the search before a term is typed. It loads with the overlay, so it is created there and not with the page's stores.
 */
export class InitialSearchStore {
  static readonly needs = ["runtime"] as const
  /** null until loaded. */
  content: InitialSearchContent | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { content: observableRef, receive: action })
  }
  /** Loads it again at each opening, to include the pages viewed since the last one. */
  async load(): Promise<void> {
    const end = await this.#runtime.run((use) => use.BeforeSearch.use((search) => search.content(topCategories)))
    if (end._tag === "Done") this.receive(end.value)
  }
  receive(content: InitialSearchContent): void {
    this.content = content
  }
}
