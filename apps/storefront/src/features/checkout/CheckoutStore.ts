import type { AddressTexts } from "@camber/domain/addresses"
import { type Checkout, type CheckoutState, type ContactTexts, EMPTY_CONTACT, type ShippingMethod } from "@camber/domain/checkout"
import type { Effect } from "effect"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** A checkout as screens show it. Mirrors the use-case; lives as long as the page. */
export class CheckoutStore {
  static readonly needs = ["runtime"] as const
  /** null until the engine is there. */
  state: CheckoutState | null = null
  /** What stands in the form: each letter at once, before the use-case has heard of it. */
  contact: ContactTexts = EMPTY_CONTACT
  /** What is chosen, at once as well. */
  shippingMethod: ShippingMethod = "standard"
  points = 0
  /** The address is to be kept in the account, once it is ordered. */
  keeps = false
  /** The engine itself could not be had. */
  isUnreachable = false
  /** Letters and choices that the use-case has not heard of yet. */
  #telling = 0
  /** What is to be kept of the order that was pressed. */
  #toKeep: AddressTexts | null = null
  #known: Pick<ContactTexts, "email" | "name"> | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<CheckoutStore, "put" | "settle">(this, {
      state: observableRef,
      contact: observableRef,
      shippingMethod: observable,
      points: observable,
      keeps: observable,
      isUnreachable: observable,
      receive: action,
      put: action,
      chooseMethod: action,
      spendPoints: action,
      keep: action,
      settle: action
    })
  }
  /** Returns the end of it. */
  follow(): () => void {
    const stop = this.#runtime.mirror(
      (use) => use.Checkout.useSync((checkout) => checkout.changes),
      (state) => this.receive(state)
    )
    return () => {
      stop()
      this.#runtime.later((use) => use.Checkout.use((checkout) => checkout.leave))
    }
  }
  receive(state: CheckoutState): void {
    this.state = state
    if (this.#telling > 0) return
    this.contact = state.contact
    this.shippingMethod = state.shippingMethod
    this.points = state.points
  }
  async begin(): Promise<void> {
    this.settle(false)
    const end = await this.#runtime.run((use) => use.Checkout.use((checkout) => checkout.begin))
    this.settle(end._tag !== "Done")
    // What was known before it began went with what stood there before.
    if (this.#known !== null) await this.know(this.#known)
  }
  /** What is known of who is signed in. It stands at once, so that a letter typed meanwhile goes beside it and not over it. */
  async know(known: Pick<ContactTexts, "email" | "name">): Promise<void> {
    this.#known = known
    this.put({ ...this.contact, email: this.contact.email || known.email, name: this.contact.name || known.name })
    await this.#runtime.run((use) => use.Checkout.use((checkout) => checkout.know(known)))
  }
  fill(field: keyof ContactTexts, text: string): void {
    const contact = { ...this.contact, [field]: text }
    this.put(contact)
    void this.#send((checkout) => checkout.fill(contact))
  }
  /** All of an address at once. */
  fillAddress(address: Omit<ContactTexts, "email">): void {
    const contact = { ...this.contact, ...address }
    this.put(contact)
    void this.#send((checkout) => checkout.fillAddress(contact))
  }
  chooseMethod(method: ShippingMethod): void {
    this.shippingMethod = method
    void this.#send((checkout) => checkout.chooseMethod(method))
  }
  spendPoints(points: number): void {
    this.points = points
    void this.#send((checkout) => checkout.spendPoints(points))
  }
  keep(keeps: boolean): void {
    this.keeps = keeps
  }
  /** Answers the first field that is wrong; undefined where the order went out. */
  async order(): Promise<string | undefined> {
    const { email: _, ...address } = this.contact
    this.#toKeep = this.keeps ? address : null
    await this.#runtime.run((use) => use.Checkout.use((checkout) => checkout.order))
    return Object.keys(this.state?.errors ?? {})[0]
  }
  /** Keeps the address of the order that was placed, where that was asked for; once, however often it is told. */
  async keepOrdered(orderNumber: string): Promise<void> {
    const address = this.#toKeep
    this.#toKeep = null
    if (address !== null) await this.#runtime.run((use) => use.Addresses.use(({ keepOrdered }) => keepOrdered(orderNumber, address)))
  }
  /** Until the use-case has heard of it, what it says of the form is older than what stands there. */
  async #send(command: (checkout: Checkout["Service"]) => Effect.Effect<void>): Promise<void> {
    this.#telling++
    await this.#runtime.run((use) => use.Checkout.use(command))
    this.#telling--
    if (this.state !== null) this.receive(this.state)
  }
  private put(contact: ContactTexts): void {
    this.contact = contact
  }
  private settle(isUnreachable: boolean): void {
    this.isUnreachable = isUnreachable
  }
}
