import type { CartItem } from "@camber/domain/cart"
import type { ProductListType } from "@camber/domain/history"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Last visible product list, recorded with an added item (ATC-02). Recording a list never starts the runtime. */
export class LastProductList {
  #untold: { readonly type: ProductListType; readonly name: string } | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
  }
  see(type: ProductListType, name: string): void {
    this.#untold = { type, name }
  }
  /** Saves the list in the runtime, so that it outlives the page. */
  async track(): Promise<void> {
    if (this.#untold === null) return
    const { name, type } = this.#untold
    this.#untold = null
    await this.#runtime.run((use) => use.History.use((history) => history.seeList(type, { name, source: null })))
  }
  /** Adds the last visible list to the items; returns them unchanged if the list is unknown. */
  async tagged(items: ReadonlyArray<CartItem>): Promise<ReadonlyArray<CartItem>> {
    await this.track()
    const end = await this.#runtime.run((use) => use.History.use((history) => history.tag("addToCart")))
    return end._tag === "Done" ? items.map((item) => ({ ...item, ...end.value })) : items
  }
}
