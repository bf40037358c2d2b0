import type { Order, Orders, ReturnRequest } from "@camber/domain/order"
import type { CallError } from "@camber/domain/ports"
import type { Effect } from "effect"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { makeNewest } from "../../foundation/runtime/newest.ts"
import type { Services } from "../../foundation/runtime/useCases.ts"

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
  readonly #newest = makeNewest()
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
    await this.#ask(
      (orders) => orders.open(orderNumber),
      (order) => this.show(order, null)
    )
  }
  /** Anybody's, by its number and email address. */
  async find(orderNumber: string, email: string): Promise<void> {
    await this.#ask(
      (orders) => orders.find(orderNumber, email),
      ({ order, message }) => this.show(order, message)
    )
  }
  /** Whether it was kept; the order then tells of it. */
  async requestReturn(request: ReturnRequest): Promise<boolean> {
    const kept = await this.#ask(
      (orders) => orders.requestReturn(request),
      ({ order, message }) => this.show(order ?? this.order, message)
    )
    return kept !== undefined && kept.order !== null
  }
  /** Shows the answer unless something else was asked meanwhile; undefined where nobody answered. */
  async #ask<A>(
    command: (orders: Orders["Service"]) => Effect.Effect<A, CallError, Services>,
    show: (answer: A) => void
  ): Promise<A | undefined> {
    this.begin()
    const isNewest = this.#newest()
    const end = await this.#runtime.run((use) => use.Orders.use(command))
    const answer = end._tag === "Done" ? end.value : undefined
    if (!isNewest()) return answer
    if (answer === undefined) this.fail()
    else show(answer)
    return answer
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
