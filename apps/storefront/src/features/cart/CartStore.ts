import type { AddIntent, CartState, CartLineId } from "@camber/domain/cart"
import type { ProductListType } from "@camber/domain/history"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { waitForNextFrame } from "../../foundation/late/waitForNextFrame.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { HeldAdds } from "./HeldAdds.ts"
import { LastProductList } from "./LastProductList.ts"

/** The cart as screens show it. Mirrors the use-case; beside it only what was pressed before the engine could answer. */
export class CartStore {
  static readonly needs = ["runtime", "navigator"] as const
  /** null until the engine is there. */
  state: CartState | null = null
  /** What a stranger has, until the engine says what there is. */
  isAssumedEmpty = false
  /** The engine itself could not be had, so nothing is known of the cart. */
  isUnreachable = false
  /** SKU bases whose add button was pressed and has no answer yet. */
  pressed: ReadonlySet<string> = new Set()
  /** Presses that wait for a network: the engine could not be had without one (ATC-41). */
  heldCount = 0
  readonly #runtime: AppRuntime
  readonly #navigator: PageNavigator
  readonly #list: LastProductList
  readonly #held: HeldAdds
  constructor(runtime: AppRuntime, navigator: PageNavigator) {
    this.#runtime = runtime
    this.#navigator = navigator
    this.#list = new LastProductList(runtime)
    this.#held = new HeldAdds(
      (intent) => this.add(intent),
      (count) => this.countHeld(count)
    )
    makeObservable<CartStore, "countHeld" | "press" | "release" | "settle">(this, {
      state: observableRef,
      isAssumedEmpty: observable,
      assumeEmpty: action,
      isUnreachable: observable,
      pressed: observableRef,
      heldCount: observable,
      countHeld: action,
      receive: action,
      press: action,
      release: action,
      settle: action
    })
    runtime.mirror(
      (use) => use.Cart.useSync((cart) => cart.changes),
      (state) => this.receive(state)
    )
  }
  receive(state: CartState): void {
    this.state = state
    void this.#list.track()
  }
  /** null until it is known. */
  get itemCount(): number | null {
    return this.state?.itemCount ?? (this.isAssumedEmpty ? 0 : null)
  }
  /** In cents; null until it is known. */
  get total(): number | null {
    return this.state?.total ?? (this.isAssumedEmpty ? 0 : null)
  }
  /** What is shown is no more than what this device has put there without a network. */
  get isPartial(): boolean {
    return this.state?.isPartial === true
  }
  assumeEmpty(): void {
    this.isAssumedEmpty = true
  }
  isAdding(skuBaseNumber: string): boolean {
    return this.pressed.has(skuBaseNumber) || (this.state?.adding.includes(skuBaseNumber) ?? false)
  }
  async hydrate(): Promise<void> {
    await this.#runtime.run((use) => use.Cart.use((cart) => cart.hydrate))
  }
  async load(): Promise<void> {
    this.settle(false)
    const end = await this.#runtime.run((use) => use.Cart.use((cart) => cart.load))
    this.settle(end._tag !== "Done")
  }
  /** False when nothing was added, and at once while the same product's add waits for its answer, or lies over the page with it. */
  async add(intent: AddIntent): Promise<boolean> {
    const bases = intent.items.map(({ skuBaseNumber }) => skuBaseNumber)
    if (bases.some((base) => this.isAdding(base))) return false
    // The second press of a double one, before the confirmation has covered the button.
    const told = this.state?.added?.items ?? []
    if (told.some(({ skuVariantNumber }) => intent.items.some((item) => item.skuVariantNumber === skuVariantNumber))) return false
    if (isAway() && !this.#runtime.isHere) {
      this.#held.hold(intent)
      return false
    }
    this.press(bases)
    this.#held.drop(intent)
    // The pressed button is drawn first.
    await waitForNextFrame()
    const items = await this.#list.tagged(intent.items)
    const end = await this.#runtime.run((use) => use.Cart.use((cart) => cart.add({ ...intent, items })))
    this.release(bases)
    if (end._tag !== "Done") {
      if (intent.failureHref === null || isAway()) this.#held.hold(intent)
      else this.#navigator.go(intent.failureHref)
      return false
    }
    // A stranger whose engine came just before the network went is nobody yet, so nothing could be kept for them.
    if (!end.value.isAdded && isAway()) this.#held.hold(intent)
    else if (end.value.href !== null) this.#navigator.go(end.value.href)
    return end.value.isAdded
  }
  async change(lineId: CartLineId, quantity: number): Promise<void> {
    await this.#runtime.run((use) => use.Cart.use((cart) => cart.change(lineId, quantity)))
  }
  /** With one press; it takes them out together. */
  async remove(...lineIds: ReadonlyArray<CartLineId>): Promise<void> {
    await this.#runtime.run((use) => use.Cart.use((cart) => cart.remove(...lineIds)))
  }
  /** Puts back what was removed last. */
  async restore(): Promise<void> {
    await this.#runtime.run((use) => use.Cart.use((cart) => cart.restore))
  }
  async closeConfirmation(): Promise<void> {
    await this.#runtime.run((use) => use.Cart.use((cart) => cart.closeConfirmation))
  }
  /** A list of products is on the screen. */
  seeList(type: ProductListType, name: string): void {
    this.#list.see(type, name)
    if (this.state !== null) void this.#list.track()
  }
  private countHeld(count: number): void {
    this.heldCount = count
  }
  private press(bases: ReadonlyArray<string>): void {
    this.pressed = new Set([...this.pressed, ...bases])
  }
  private release(bases: ReadonlyArray<string>): void {
    this.pressed = new Set([...this.pressed].filter((base) => !bases.includes(base)))
  }
  private settle(isUnreachable: boolean): void {
    this.isUnreachable = isUnreachable
  }
}

const isAway = (): boolean => !navigator.onLine
