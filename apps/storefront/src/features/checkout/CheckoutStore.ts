import type { AddressTexts } from "@camber/domain/addresses"
import { type Checkout, type CheckoutState, type ContactTexts, EMPTY_CONTACT, type ShippingMethod } from "@camber/domain/checkout"
import type { Effect } from "effect"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of a checkout. Mirrors the use case; lives as long as the page. */
export class CheckoutStore {
  static readonly needs = ["runtime"] as const
  /** Null until the runtime is ready. */
  state: CheckoutState | null = null
  /** Content of the form, with each keystroke, before the use case receives it. */
  contact: ContactTexts = EMPTY_CONTACT
  /** Chosen method, before the use case receives it. */
  shippingMethod: ShippingMethod = "standard"
  points = 0
  /** Save the address in the account after the order. */
  keeps: boolean
  /** The runtime failed to load. */
  isUnreachable = false
  /** Number of commands that the use case has not processed yet. */
  #telling = 0
  /** Address to save after the pending order. */
  #toKeep: AddressTexts | null = null
  #known: Pick<ContactTexts, "email" | "name"> | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime, keeps = false) {
    this.#runtime = runtime
    this.keeps = keeps
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
  /** Returns the unsubscribe function. */
  follow(): () => void {
    const stop = this.#runtime.subscribe(
      (use) => use.Checkout.useSync((checkout) => checkout.changes),
      (state) => this.receive(state)
    )
    return () => {
      stop()
      this.#runtime.runWhenReady((use) => use.Checkout.use((checkout) => checkout.leave))
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
    // The new session resets the form, so the known data is filled in again.
    if (this.#known !== null) await this.know(this.#known)
  }
  /** Fills in the signed-in customer's data at once, so that text typed during the load is added and not overwritten. */
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
  /** Fills in a whole address at once. */
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
  /** Returns the first invalid field; undefined if the order was sent. */
  async order(): Promise<string | undefined> {
    const { email: _, ...address } = this.contact
    this.#toKeep = this.keeps ? address : null
    await this.#runtime.run((use) => use.Checkout.use((checkout) => checkout.order))
    return Object.keys(this.state?.errors ?? {})[0]
  }
  /** Saves the address of the placed order if requested; once, even if called repeatedly. */
  async keepOrdered(orderNumber: string): Promise<void> {
    const address = this.#toKeep
    this.#toKeep = null
    if (address !== null) await this.#runtime.run((use) => use.Addresses.use(({ keepOrdered }) => keepOrdered(orderNumber, address)))
  }
  /** While commands are pending, the use case's form is older than the displayed one and is ignored. */
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
