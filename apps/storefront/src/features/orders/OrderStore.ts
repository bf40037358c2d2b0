import type { AgainLine, CanceledLine, Order, Orders, ReturnRequest } from "@camber/domain/order"
import type { CallError } from "@camber/domain/ports"
import type { Effect } from "effect"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { createLatestOnly } from "../../foundation/runtime/newest.ts"
import type { Services } from "../../foundation/runtime/useCases.ts"

/** One order on the screen. Lives as long as the page. */
export class OrderStore {
  static readonly needs = ["runtime"] as const
  /** undefined until it was asked for, null where there is none. */
  order: Order | null | undefined
  /** Why there is none, or why nothing was kept, in the shopper's words. */
  message: string | null = null
  /** What of it could be bought today; null until it is known. */
  again: ReadonlyArray<AgainLine> | null = null
  /** Why its address was not kept, in a sentence. */
  notKept: string | null = null
  isBusy = false
  /** Nobody answered. */
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
  /** Asks what of one's own could be bought today. */
  async lookAgain(orderNumber: string): Promise<void> {
    this.showAgain(null)
    const isNewest = this.#newestAgain()
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.again(orderNumber)))
    if (end._tag === "Done" && isNewest()) this.showAgain(end.value)
  }
  /** Asks what became of the address that was to be kept with it. */
  async lookForAddress(orderNumber: string): Promise<void> {
    const end = await this.#runtime.run((use) => use.Addresses.use(({ notKeptOf }) => notKeptOf(orderNumber)))
    if (end._tag === "Done") this.showNotKept(end.value)
  }
  /** Whether it is canceled; the order then tells of it. */
  async cancel(orderNumber: string): Promise<boolean> {
    const canceled = await this.#ask(
      (orders) => orders.cancel(orderNumber),
      ({ order, message }) => this.show(order ?? this.order, message)
    )
    return canceled !== undefined && canceled.order !== null
  }
  /** Whether as many pieces are canceled as are wanted; the order tells of it, or of what it is by now. */
  async cancelPieces(orderNumber: string, lines: ReadonlyArray<CanceledLine>): Promise<boolean> {
    const answer = await this.#ask(
      (orders) => orders.cancelPieces(orderNumber, lines),
      ({ order, message }) => this.show(order ?? this.order, message)
    )
    return answer !== undefined && answer.order !== null && answer.message === null
  }
  /** Whether it was kept; the order then tells of it. */
  async requestReturn(request: ReturnRequest): Promise<boolean> {
    const kept = await this.#ask(
      (orders) => orders.requestReturn(request),
      ({ order, message }) => this.show(order ?? this.order, message)
    )
    return kept !== undefined && kept.order !== null
  }
  /** The page where an order is paid, or why there is none; undefined where nobody answered. What is shown stays. */
  async pay(
    orderNumber: string,
    email: string | null
  ): Promise<{ readonly url: string | null; readonly message: string | null } | undefined> {
    const end = await this.#runtime.run((use) => use.Orders.use((orders) => orders.pay(orderNumber, email)))
    return end._tag === "Done" ? end.value : undefined
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
