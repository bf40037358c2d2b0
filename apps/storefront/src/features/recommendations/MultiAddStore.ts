import type { MultiAddOffer, MultiAddState, OpenMultiAdd } from "@camber/domain/cart"
import type { ProductChoices, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import type { Project } from "@camber/domain/vehicle"
import type { Effect } from "effect"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime, CommandResult } from "../../foundation/runtime/AppRuntime.ts"

/** Holds several recommended products that are added to the cart together. Its lifetime is that of their block. */
export class MultiAddStore {
  static readonly needs = ["runtime"] as const
  /** null until it is known whether they can be added together, and if they cannot. */
  state: MultiAddState | null = null
  /** Products whose options must be chosen before the add; null while there are none or while they load. */
  choices: ReadonlyArray<ProductChoices> | null = null
  #opened: OpenMultiAdd | null = null
  #titles: ReadonlyMap<string, string> = new Map()
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<MultiAddStore, "receive" | "offer">(this, {
      state: observableRef,
      choices: observableRef,
      receive: action,
      offer: action
    })
  }

  /** Starts offering the products, with `titles` by base number. Returns the stop function. */
  open(offer: MultiAddOffer, titles: ReadonlyMap<string, string>): () => void {
    this.#titles = titles
    let stop = () => {}
    let isOpen = true
    void this.#runtime
      .run((use) => use.MultiAdd.use((multiAdd) => multiAdd.open(offer)))
      .then((end) => {
        const opened = end._tag === "Done" ? end.value : null
        if (opened === null || !isOpen) return
        this.#opened = opened
        stop = this.#runtime.subscribe(
          (use) => use.MultiAdd.useSync(() => opened.changes),
          (state) => this.receive(state)
        )
      })
    return () => {
      isOpen = false
      stop()
    }
  }
  titleOf(skuBaseNumber: SkuBaseNumber): string {
    return this.#titles.get(skuBaseNumber) ?? skuBaseNumber
  }
  isOffered(skuBaseNumber: SkuBaseNumber): boolean {
    return this.state?.candidates.some((candidate) => candidate.skuBaseNumber === skuBaseNumber) ?? false
  }
  isSelected(skuBaseNumber: SkuBaseNumber): boolean {
    return this.state?.selected.includes(skuBaseNumber) ?? false
  }
  toggle(skuBaseNumber: SkuBaseNumber): void {
    void this.#run((opened) => opened.toggle(skuBaseNumber))
  }
  async choose(skuBaseNumber: SkuBaseNumber, skuVariantNumber: SkuVariantNumber): Promise<void> {
    await this.#run((opened) => opened.choose(skuBaseNumber, skuVariantNumber))
  }
  closeChoosing(): void {
    this.offer(null)
    void this.#run((opened) => opened.closeChoosing)
  }
  /** Adds the selected products; if variants must be chosen, loads the choices first (ATC-36, ATC-37). */
  async submit(project: Project | null): Promise<void> {
    await this.#run((opened) => opened.submit)
    if (this.state?.phase !== "choosing" || this.choices !== null) return
    const end = await this.#run((opened) => opened.choices(project))
    const choices = end?._tag === "Done" ? end.value : []
    if (choices.length > 0) this.offer(choices)
    // No choice is needed: adds the products, or returns to the selection if none can be added.
    else await this.#run((opened) => ((this.state?.selected.length ?? 0) > 0 ? opened.submit : opened.closeChoosing))
  }
  private receive(state: MultiAddState): void {
    this.state = state
    if (state.phase === "idle") this.choices = null
  }
  private offer(choices: ReadonlyArray<ProductChoices> | null): void {
    this.choices = choices
  }
  async #run<A>(command: (opened: OpenMultiAdd) => Effect.Effect<A>): Promise<CommandResult<A, never> | null> {
    const opened = this.#opened
    return opened === null ? null : this.#runtime.run(() => command(opened))
  }
}
