import type { SkuBaseNumber } from "@camber/domain/catalog"
import { hasArticle, hasProduct, type ListChoice, type ListDrawer, type Lists, type ListsState } from "@camber/domain/lists"
import type { Effect } from "effect"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Services } from "../../foundation/runtime/useCases.ts"
import type { ProjectStore } from "../vehicle/ProjectStore.ts"
import { createPrefetch, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"

type ListsCommand<A> = (lists: Lists["Service"]) => Effect.Effect<A, never, Services>

/** List state for the screens. Mirrors the use case, and adds only the load state of the Effect runtime. */
export class ListsStore {
  /** Null until the Effect runtime is loaded. */
  state: ListsState | null = null
  /** Whether the Effect runtime failed to load for the last command. */
  isLost = false
  /** Product whose options are loading. */
  starting: SkuBaseNumber | null = null
  #isFollowing = false
  readonly #runtime: AppRuntime
  readonly #project: ProjectStore
  constructor(runtime: AppRuntime, project: ProjectStore) {
    this.#runtime = runtime
    this.#project = project
    makeObservable<ListsStore, "setLost" | "start">(this, {
      state: observableRef,
      isLost: observable,
      starting: observable,
      receive: action,
      setLost: action,
      start: action
    })
  }
  receive(state: ListsState): void {
    this.state = state
  }
  /** Checks whether a list contains this product (REC-42). */
  holds(skuBaseNumber: SkuBaseNumber): boolean {
    return this.state !== null && hasProduct(this.state, skuBaseNumber)
  }
  /** Checks whether a list contains this article. */
  holdsArticle(articleId: number): boolean {
    return this.state !== null && hasArticle(this.state, articleId)
  }
  get drawer(): ListDrawer | null {
    return this.state?.drawer ?? null
  }
  get hasFailed(): boolean {
    return this.isLost || this.state?.hasFailed === true
  }
  /** Opens the drawer of lists for this product, or returns the options to select first (LIST-09 to LIST-12). */
  async startAdd(skuBaseNumber: SkuBaseNumber): Promise<ListChoice | null> {
    if (this.starting !== null) return null
    this.start(skuBaseNumber)
    const choice = await this.run((lists) => lists.startAdd(skuBaseNumber, this.#project.project))
    this.start(null)
    return choice ?? null
  }
  async open(drawer: ListDrawer): Promise<void> {
    await this.run((lists) => lists.openDrawer(drawer))
  }
  /** Undefined if the Effect runtime failed to load. */
  async run<A>(command: ListsCommand<A>): Promise<A | undefined> {
    this.#follow()
    const end = await this.#runtime.run((use) => use.Lists.use(command))
    this.setLost(end._tag === "Interrupted")
    return end._tag === "Done" ? end.value : undefined
  }
  private setLost(isLost: boolean): void {
    this.isLost = isLost
  }
  private start(skuBaseNumber: SkuBaseNumber | null): void {
    this.starting = skuBaseNumber
  }
  /** The code of the lists loads with the first command. */
  #follow(): void {
    if (this.#isFollowing) return
    this.#isFollowing = true
    this.#runtime.subscribe(
      (use) => use.Lists.useSync((lists) => lists.changes),
      (state) => this.receive(state)
    )
  }
}

export const listDrawer: LazyComponent = () => import("./ListDrawer.tsx")
export const prefetchListDrawer = createPrefetch(listDrawer)
