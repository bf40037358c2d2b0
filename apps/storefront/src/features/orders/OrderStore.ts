import { type AgainLine, type CanceledLine, type Order, type Orders, type ReturnRequest, ORDER_NUMBER } from "@camber/domain/order"
import type { CallError } from "@camber/domain/ports"
import type { Effect } from "effect"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { createLatestOnly } from "../../foundation/runtime/refetch.ts"
import type { Services } from "../../foundation/runtime/useCases.ts"
import { useLoad, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { type LazyPage, throwNotFound } from "../../foundation/page/PageRoute.ts"

/** State of one order. Its lifetime is the page's. */
export class OrderStore {
  static readonly needs = ["runtime"] as const
  /** Undefined until requested, null if not found. */
  order: Order | null | undefined
  /** Error for the shopper: the order was not found, or a change was not saved. */
  message: string | null = null
  /** Items that are available today; null until known. */
  again: ReadonlyArray<AgainLine> | null = null
  /** Sentence that says why the address was not saved. */
  notKept: string | null = null
  isBusy = false
  /** Whether the request got no response. */
  hasFailed = false
  readonly #newest = createLatestOnly()
  readonly #newestAgain = createLatestOnly()
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<OrderStore, "begin" | "show" | "showAgain" | "showNotKept" | "fail">(this, {
      order: observableRef,
      message: observable,
      again: observableRef,
      notKept: observable,
      isBusy: observable,
      hasFailed: observable,
      begin: action,
      show: action,
      showAgain: action,
      showNotKept: action,
      fail: action
    })
  }
  /** Loads an order of the visitor. */
  async open(orderNumber: string): Promise<void> {
    await this.#ask(
      (orders) => orders.open(orderNumber),
      (order) => this.show(order, null)
    )
  }
  /** Loads any order by its number and email address. */
  async find(orderNumber: string, email: string): Promise<void> {
    await this.#ask(
      (orders) => orders.find(orderNumber, email),
      ({ order, message }) => this.show(order, message)
    )
  }
  /** Checks which items of the visitor's order are available today. */
  async lookAgain(orderNumber: string): Promise<void> {
    this.showAgain(null)
    const isNewest = this.#newestAgain()
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.again(orderNumber)))
    if (end._tag === "Done" && isNewest()) this.showAgain(end.value)
  }
  /** Loads the result of saving the order's address. */
  async lookForAddress(orderNumber: string, reason: string | null): Promise<void> {
    const end = await this.#runtime.run((use) => use.Addresses.use(({ findNotSavedReason }) => findNotSavedReason(orderNumber, reason)))
    if (end._tag === "Done") this.showNotKept(end.value)
  }
  /** Cancels the order and returns whether that succeeded; the store then has the updated order. */
  async cancel(orderNumber: string): Promise<boolean> {
    const canceled = await this.#ask(
      (orders) => orders.cancel(orderNumber),
      ({ order, message }) => this.show(order ?? this.order, message)
    )
    return canceled !== undefined && canceled.order !== null
  }
  /** Cancels pieces and returns whether that succeeded; the store then has the updated order. */
  async cancelPieces(orderNumber: string, lines: ReadonlyArray<CanceledLine>): Promise<boolean> {
    const answer = await this.#ask(
      (orders) => orders.cancelPieces(orderNumber, lines),
      ({ order, message }) => this.show(order ?? this.order, message)
    )
    return answer !== undefined && answer.order !== null && answer.message === null
  }
  /** Requests a return and returns whether it was saved; the store then has the updated order. */
  async requestReturn(request: ReturnRequest): Promise<boolean> {
    const saved = await this.#ask(
      (orders) => orders.requestReturn(request),
      ({ order, message }) => this.show(order ?? this.order, message)
    )
    return saved !== undefined && saved.order !== null
  }
  /** Returns the payment page, or the reason why there is none; undefined without a response. Keeps the displayed order. */
  async pay(
    orderNumber: string,
    email: string | null
  ): Promise<{ readonly url: string | null; readonly message: string | null } | undefined> {
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.pay(orderNumber, email)))
    return end._tag === "Done" ? end.value : undefined
  }
  /** Shows the response unless a newer request was sent; undefined without a response. */
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
  private showNotKept(why: string | null): void {
    this.notKept = why
  }
  private showAgain(lines: ReadonlyArray<AgainLine> | null): void {
    this.again = lines
  }
  private fail(): void {
    this.isBusy = false
    this.hasFailed = true
  }
}

/**
 * Loads a page of one order. The order's number is the end of the address, and an invalid number is not found. The browser checks with the
 * visitor's session whether the order exists.
 */
export const loadOrderPage: LazyPage<null>["load"] = async (pages, { pathname }) => {
  if (ORDER_NUMBER.test(pathname.split("/").findLast((segment) => segment !== "") ?? "")) return null
  throw await throwNotFound(pages)
}

/** Returns the order store of the page. Loads the order immediately if a number is given. */
export const useOrder = (orderNumber?: string): OrderStore => {
  const store = useOwnStore(OrderStore)
  useLoad(orderNumber ?? "", () => {
    if (orderNumber !== undefined) void store.open(orderNumber)
  })
  return store
}
