import type { AddressBook, Addresses, NewAddress, SavedAddress } from "@camber/domain/addresses"
import type { CallError } from "@camber/domain/ports"
import type { Effect } from "effect"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Services } from "../../foundation/runtime/useCases.ts"

const away = "We got no response. Please try again."

/** The addresses that a customer keeps, as screens show them. Lives as long as the page. */
export class AddressesStore {
  static readonly needs = ["runtime"] as const
  /** undefined until it was asked for, null where it could not be had. */
  addresses: ReadonlyArray<SavedAddress> | null | undefined
  /** Why nothing was kept, in the shopper's words. */
  message: string | null = null
  /** What was deleted last, until it is taken back or something else is done. */
  removed: SavedAddress | null = null
  isBusy = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
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
  /** Whether it was kept. */
  save(wanted: NewAddress): Promise<boolean> {
    return this.#do((addresses) => addresses.save(wanted))
  }
  async remove(kept: SavedAddress): Promise<void> {
    if (await this.#do((addresses) => addresses.remove(kept.addressId))) this.remember(kept)
  }
  /** Keeps again what was deleted last. */
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
    this.message = away
    this.addresses ??= null
  }
}
