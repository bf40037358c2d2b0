import type { InitialSearchContent } from "@camber/domain/search"
import { action, makeObservable, observableRef } from "mobx"
import { topCategories } from "../recovery/topCategories.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** What the search shows before a term is typed. Comes with the overlay, so it is made there and not with the page's stores. */
export class InitialSearchStore {
  static readonly needs = ["runtime"] as const
  /** null until it is there. */
  content: InitialSearchContent | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { content: observableRef, receive: action })
  }
  /** Anew at each opening: what was seen meanwhile belongs to it. */
  async load(): Promise<void> {
    const end = await this.#runtime.run((use) => use.BeforeSearch.use((search) => search.content(topCategories)))
    if (end._tag === "Done") this.receive(end.value)
  }
  receive(content: InitialSearchContent): void {
    this.content = content
  }
}
