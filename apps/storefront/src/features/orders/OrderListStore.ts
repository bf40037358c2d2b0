import type { OrdersPage } from "@camber/domain/order"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { createLatestOnly } from "../../foundation/runtime/refetch.ts"

/** State of the visitor's order list. Its lifetime is the page's. */
export class OrderListStore {
  static readonly needs = ["runtime"] as const
  /** Null until loaded. */
  page: OrdersPage | null = null
  hasFailed = false
  readonly #begin = createLatestOnly()
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<OrderListStore, "receive">(this, { page: observableRef, hasFailed: observable, receive: action })
  }
  /** Page numbers start at 1. */
  async show(page: number): Promise<void> {
    const isNewest = this.#begin()
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.list(page)))
    if (isNewest()) this.receive(end._tag === "Done" ? end.value : null)
  }
  private receive(page: OrdersPage | null): void {
    this.page = page
    this.hasFailed = page === null
  }
}
