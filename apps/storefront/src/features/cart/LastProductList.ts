import type { CartItem } from "@camber/domain/cart"
import type { ProductListType } from "@camber/domain/history"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** The list of products that was on the screen last, so that what is added says where it was found (ATC-02). Seeing one never starts the engine. */
export class LastProductList {
  #untold: { readonly type: ProductListType; readonly name: string } | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
  }
  see(type: ProductListType, name: string): void {
    this.#untold = { type, name }
  }
  /** Lets the engine remember it beyond this page. */
  async track(): Promise<void> {
    if (this.#untold === null) return
    const { name, type } = this.#untold
    this.#untold = null
    await this.#runtime.run((use) => use.History.use((history) => history.seeList(type, { name, source: null })))
  }
  /** The items with the list that was seen last; as they are where that cannot be known. */
  async tagged(items: ReadonlyArray<CartItem>): Promise<ReadonlyArray<CartItem>> {
    await this.track()
    const end = await this.#runtime.run((use) => use.History.use((history) => history.tag("addToCart")))
    return end._tag === "Done" ? items.map((item) => ({ ...item, ...end.value })) : items
  }
}
