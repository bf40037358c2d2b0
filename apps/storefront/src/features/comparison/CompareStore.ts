import { type CompareSelection, MAX_COMPARED, type ComparedProducts } from "@camber/domain/comparison"
import type { SkuBaseNumber } from "@camber/domain/catalog"
import type { Effect } from "effect"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Services } from "../../foundation/runtime/useCases.ts"

/** View state of the comparison tray. Mirrors the use case. */
export class CompareStore {
  static readonly needs = ["runtime"] as const
  chosen: ReadonlyArray<CompareSelection> = []
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { chosen: observableRef, receive: action })
    runtime.subscribe(
      (use) => use.ComparedProducts.useSync((compared) => compared.changes),
      (chosen) => this.receive(chosen)
    )
  }
  receive(chosen: ReadonlyArray<CompareSelection>): void {
    this.chosen = chosen
  }
  isChosen(skuBaseNumber: SkuBaseNumber): boolean {
    return this.chosen.some((product) => product.skuBaseNumber === skuBaseNumber)
  }
  get isFull(): boolean {
    return this.chosen.length >= MAX_COMPARED
  }
  toggle(product: CompareSelection): void {
    this.#run((compared) => compared.toggle(product))
  }
  clear(): void {
    this.#run((compared) => compared.clear)
  }
  #run(command: (compared: ComparedProducts["Service"]) => Effect.Effect<void, never, Services>): void {
    void this.#runtime.run((use) => use.ComparedProducts.use(command))
  }
}
