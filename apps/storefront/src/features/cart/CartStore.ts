import type { AddIntent, CartState, CartLineId, CartItem } from "@camber/domain/cart"
import type { ProductListType } from "@camber/domain/history"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { waitForNextFrame } from "../../foundation/lazy/frames.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { HeldAdds } from "./HeldAdds.ts"

/** Last visible product list, recorded with an added item (ATC-02). Recording a list never starts the runtime. */
class LastProductList {
  #untold: { readonly type: ProductListType; readonly name: string } | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
  }
  see(type: ProductListType, name: string): void {
    this.#untold = { type, name }
  }
  /** Saves the list in the runtime, so that it outlives the page. */
  async track(): Promise<void> {
    if (this.#untold === null) return
    const { name, type } = this.#untold
    this.#untold = null
    await this.#runtime.run((use) => use.History.use((history) => history.seeList(type, { name, source: null })))
  }
  /** Adds the last visible list to the items; returns them unchanged if the list is unknown. */
  async tagged(items: ReadonlyArray<CartItem>): Promise<ReadonlyArray<CartItem>> {
    await this.track()
    const end = await this.#runtime.run((use) => use.History.use((history) => history.tag("addToCart")))
    return end._tag === "Done" ? items.map((item) => ({ ...item, ...end.value })) : items
  }
}

/** View state of the cart. Mirrors the use case, and holds clicks until the runtime is ready. */
export class CartStore {
  static readonly needs = ["runtime", "navigator"] as const
  /** Null until the runtime is ready. */
  state: CartState | null = null
  /** The page assumes the empty cart of an anonymous visitor until the runtime is ready. */
  isAssumedEmpty = false
  /** The runtime failed to load, so the cart is unknown. */
  isUnreachable = false
  /** SKU bases whose add button was clicked and has no response yet. */
  pressed: ReadonlySet<string> = new Set()
  /** Number of adds held for a network connection, because the runtime failed to load offline (ATC-41). */
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
    runtime.subscribe(
      (use) => use.Cart.useSync((cart) => cart.changes),
      (state) => this.receive(state)
    )
  }
  receive(state: CartState): void {
    this.state = state
    void this.#list.track()
  }
  /** Null until loaded. */
  get itemCount(): number | null {
    return this.state?.itemCount ?? (this.isAssumedEmpty ? 0 : null)
  }
  /** In cents; null until loaded. */
  get total(): number | null {
    return this.state?.total ?? (this.isAssumedEmpty ? 0 : null)
  }
  /** The displayed cart contains only this device's offline changes. */
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
  /**
   * Returns false if nothing was added. Returns false at once while an add of the same product is pending or its confirmation covers the
   * page.
   */
  async add(intent: AddIntent): Promise<boolean> {
    const bases = intent.items.map(({ skuBaseNumber }) => skuBaseNumber)
    if (bases.some((base) => this.isAdding(base))) return false
    // Ignores the second click of a double click before the confirmation covers the button.
    const addedItems = this.state?.added?.items ?? []
    if (addedItems.some(({ skuVariantNumber }) => intent.items.some((item) => item.skuVariantNumber === skuVariantNumber))) return false
    if (isAway() && !this.#runtime.isReady) {
      this.#held.hold(intent)
      return false
    }
    this.press(bases)
    this.#held.drop(intent)
    // Renders the clicked button first.
    await waitForNextFrame()
    const items = await this.#list.tagged(intent.items)
    const end = await this.#runtime.run((use) => use.Cart.use((cart) => cart.add({ ...intent, items })))
    this.release(bases)
    if (end._tag !== "Done") {
      if (intent.failureHref === null || isAway()) this.#held.hold(intent)
      else this.#navigator.go(intent.failureHref)
      return false
    }
    // An anonymous visitor who goes offline before getting an identity has no stored cart, so this page holds the add.
    if (!end.value.isAdded && isAway()) this.#held.hold(intent)
    else if (end.value.href !== null) this.#navigator.go(end.value.href)
    return end.value.isAdded
  }
  async change(lineId: CartLineId, quantity: number): Promise<void> {
    await this.#runtime.run((use) => use.Cart.use((cart) => cart.change(lineId, quantity)))
  }
  /** Removes the lines together and at once. */
  async remove(...lineIds: ReadonlyArray<CartLineId>): Promise<void> {
    await this.#runtime.run((use) => use.Cart.use((cart) => cart.remove(...lineIds)))
  }
  /** Restores the lines removed last. */
  async restore(): Promise<void> {
    await this.#runtime.run((use) => use.Cart.use((cart) => cart.restore))
  }
  async closeConfirmation(): Promise<void> {
    await this.#runtime.run((use) => use.Cart.use((cart) => cart.closeConfirmation))
  }
  /** Records that a product list is visible. */
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
