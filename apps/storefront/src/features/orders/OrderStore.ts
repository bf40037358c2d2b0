import type { Order, ReturnRequest } from "@camber/domain/order"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** One order on the screen. Lives as long as the page. */
export class OrderStore {
  static readonly needs = ["runtime"] as const
  /** undefined until it was asked for, null where there is none. */
  order: Order | null | undefined
  /** Why there is none, or why nothing was kept, in the shopper's words. */
  message: string | null = null
  isBusy = false
  /** Nobody answered. */
  hasFailed = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<OrderStore, "begin" | "show" | "fail">(this, {
      order: observableRef,
      message: observable,
      isBusy: observable,
      hasFailed: observable,
      begin: action,
      show: action,
      fail: action
    })
  }
  /** One of the visitor's own. */
  async open(orderNumber: string): Promise<void> {
    this.begin()
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.open(orderNumber)))
    if (end._tag === "Done") this.show(end.value, null)
    else this.fail()
  }
  /** Anybody's, by its number and email address. */
  async find(orderNumber: string, email: string): Promise<void> {
    this.begin()
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.find(orderNumber, email)))
    if (end._tag === "Done") this.show(end.value.order, end.value.message)
    else this.fail()
  }
  /** Whether it was kept; the order then tells of it. */
  async requestReturn(request: ReturnRequest): Promise<boolean> {
    this.begin()
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.requestReturn(request)))
    if (end._tag === "Done") this.show(end.value.order ?? this.order, end.value.message)
    else this.fail()
    return end._tag === "Done" && end.value.order !== null
  }
  private begin(): void {
    this.isBusy = true
    this.hasFailed = false
    this.message = null
  }
  private show(order: Order | null | undefined, message: string | null): void {
    this.order = order
    this.message = message
    this.isBusy = false
  }
  private fail(): void {
    this.isBusy = false
    this.hasFailed = true
  }
}
