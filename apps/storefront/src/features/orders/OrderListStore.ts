import type { OldOrdersPage, OldReturnRequest, OrdersPage } from "@camber/domain/order"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { createLatestOnly } from "../../foundation/runtime/refetch.ts"

/** State of the visitor's order list. Its lifetime is the page's. */
export class OrderListStore {
  static readonly needs = ["runtime"] as const
  /** Null until loaded. */
  page: OrdersPage | null = null
  hasFailed = false
  /** Orders of the former website; null until loaded, or if they failed to load. */
  oldOrders: OldOrdersPage | null = null
  readonly #begin = createLatestOnly()
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<OrderListStore, "receive" | "receiveOld">(this, {
      page: observableRef,
      hasFailed: observable,
      oldOrders: observableRef,
      receive: action,
      receiveOld: action
    })
  }
  /** Page numbers start at 1. */
  async show(page: number): Promise<void> {
    const isNewest = this.#begin()
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.list(page)))
    if (isNewest()) this.receive(end._tag === "Done" ? end.value : null)
  }
  async showOld(): Promise<void> {
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.listOld))
    if (end._tag === "Done") this.receiveOld(end.value)
  }
  /** Requests a return of an old order. Returns null if it was saved, otherwise a message to the shopper. */
  async requestOldReturn(request: OldReturnRequest): Promise<string | null> {
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.requestOldReturn(request)))
    if (end._tag !== "Done") return "We didn't get a response. Try again."
    const { message, order } = end.value
    if (order !== null && this.oldOrders !== null) {
      const orders = this.oldOrders.orders.map((other) => (other.orderNumber === order.orderNumber ? order : other))
      this.receiveOld({ ...this.oldOrders, orders })
    }
    return message
  }
  private receiveOld(page: OldOrdersPage): void {
    this.oldOrders = page
  }
  private receive(page: OrdersPage | null): void {
    this.page = page
    this.hasFailed = page === null
  }
}
