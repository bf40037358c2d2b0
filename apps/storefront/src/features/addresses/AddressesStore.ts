import type { AddressBook, Addresses, NewAddress, SavedAddress } from "@camber/domain/addresses"
import type { CallError } from "@camber/domain/ports"
import type { Effect } from "effect"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Services } from "../../foundation/runtime/useCases.ts"
import { noResponseMessage } from "./addressText.ts"

/** Address book after a change without scripts. */
export interface BegunBook {
  /** Null after a failure. */
  readonly addresses: ReadonlyArray<SavedAddress> | null
  readonly message: string | null
  /** Address that was just deleted. */
  readonly removed: SavedAddress | null
}

/** View state of a customer's address book. Lives as long as the page. */
export class AddressesStore {
  static readonly needs = ["runtime"] as const
  /** Undefined until loaded, null after a failure. */
  addresses: ReadonlyArray<SavedAddress> | null | undefined
  /** Error message of the last change, for the shopper. */
  message: string | null = null
  /** Last deleted address, until it is restored or another change is made. */
  removed: SavedAddress | null = null
  isBusy = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime, begun?: BegunBook) {
    this.#runtime = runtime
    if (begun !== undefined) Object.assign(this, begun)
    makeObservable<AddressesStore, "begin" | "show" | "fail" | "remember">(this, {
      addresses: observableRef,
      message: observable,
      removed: observableRef,
      isBusy: observable,
      begin: action,
      show: action,
      fail: action,
      remember: action
    })
  }
  load(): Promise<boolean> {
    return this.#do((addresses) => addresses.list)
  }
  /** Returns whether the address was saved. */
  save(wanted: NewAddress): Promise<boolean> {
    return this.#do((addresses) => addresses.save(wanted))
  }
  async remove(kept: SavedAddress): Promise<void> {
    if (await this.#do((addresses) => addresses.remove(kept.addressId))) this.remember(kept)
  }
  /** Saves the last deleted address again. */
  async restore(): Promise<void> {
    if (this.removed !== null) await this.save({ ...this.removed, addressId: null })
  }
  async #do(command: (addresses: Addresses["Service"]) => Effect.Effect<AddressBook, CallError, Services>): Promise<boolean> {
    this.begin()
    const end = await this.#runtime.run((use) => use.Addresses.use(command))
    if (end._tag !== "Done") {
      this.fail()
      return false
    }
    this.show(end.value)
    return end.value.message === null
  }
  private begin(): void {
    this.isBusy = true
    this.message = null
  }
  private remember(removed: SavedAddress): void {
    this.removed = removed
  }
  private show({ addresses, message }: AddressBook): void {
    this.addresses = addresses
    this.message = message
    if (message === null) this.removed = null
    this.isBusy = false
  }
  private fail(): void {
    this.isBusy = false
    this.message = noResponseMessage
    this.addresses ??= null
  }
}
