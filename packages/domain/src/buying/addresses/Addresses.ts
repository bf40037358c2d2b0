import { Context, Effect, Layer, Schema } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { type Storage, readEntry, writeEntry, type StorageEntry } from "../../foundation/ports/Storage.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { addresses, deleteAddress, saveAddress } from "./calls.ts"
import type { AddressBook, AddressId } from "./model.ts"
import { type AddressTexts, normalizeAddress, MAX_ADDRESSES } from "./rules.ts"

export * from "./calls.ts"
export * from "./model.ts"
export * from "./rules.ts"

/** An address to save. */
export interface NewAddress {
  /** null for a new address. */
  readonly addressId: AddressId | null
  readonly address: AddressTexts
  readonly isDefault: boolean
}

const SAVE_TIMEOUT_MS = 4_000

/** Saved addresses of a customer. Visitors without an account have none. */
export class Addresses extends Context.Service<
  Addresses,
  {
    readonly list: Effect.Effect<AddressBook, CallError>
    /** Saves an address. The caller must check it with `validateAddress` first. */
    readonly save: (wanted: NewAddress) => Effect.Effect<AddressBook, CallError>
    readonly remove: (addressId: AddressId) => Effect.Effect<AddressBook, CallError>
    /**
     * Saves the address of a placed order.
     *
     * Returns why the address was not saved, and stores the reason in the tab; null if the address was saved. Gives up after four seconds,
     * because the order does not depend on the saved address.
     */
    readonly keepOrdered: (orderNumber: string, address: AddressTexts) => Effect.Effect<AddressNotSavedReason | null>
    /**
     * Returns why this order's address was not saved, as text; null if the address was saved, or if saving was not requested.
     *
     * @param reason - The reason from the page's address, if the browser stores nothing.
     */
    readonly findNotSavedReason: (orderNumber: string, reason?: string | null) => Effect.Effect<string | null>
  }
>()("@camber/domain/addresses/Addresses") {
  static readonly layer: Layer.Layer<Addresses, never, Visitor | Http | Storage> = Layer.effect(
    Addresses,
    Effect.gen(function* () {
      const visitor = yield* Visitor
      const http = yield* Http
      const storage = yield* Effect.context<Storage>()
      const asVisitor = (
        act: (webUserGuid: WebUserGuid) => Effect.Effect<AddressBook, CallError, Http>
      ): Effect.Effect<AddressBook, CallError> =>
        Effect.flatMap(visitor.guid, (guid) =>
          guid === null ? Effect.succeed<AddressBook>({ addresses: [], message: null }) : act(guid)
        ).pipe(Effect.provideService(Http, http))
      const save = ({ address, addressId, isDefault }: NewAddress) =>
        asVisitor((webUserGuid) =>
          Effect.map(
            callService(saveAddress, { webUserGuid, addressId, address: normalizeAddress(address), isDefault }),
            (answer) => answer.saveAddress
          )
        )
      const keepOrdered = Effect.fnUntraced(function* (orderNumber: string, address: AddressTexts) {
        const why = yield* save({ addressId: null, address, isDefault: false }).pipe(
          Effect.map(getNotSavedReason),
          Effect.timeout(SAVE_TIMEOUT_MS),
          Effect.catch((error) => Effect.as(Effect.logWarning("Failed to save the address of an order", error), "away" as const))
        )
        if (why !== null) yield* writeEntry(unsavedAddressEntry, { orderNumber, why })
        return why
      })
      const getNotSavedText = Effect.fnUntraced(function* (orderNumber: string, reason: string | null) {
        if (isNotSavedReason(reason)) return addressNotSavedMessages[reason]
        const stored = (yield* readEntry(unsavedAddressEntry))?.value
        return stored?.orderNumber === orderNumber ? addressNotSavedMessages[stored.why] : null
      })
      return Addresses.of({
        list: callServiceAsVisitor(
          visitor,
          asVisitor((webUserGuid) => Effect.map(callService(addresses, { webUserGuid }), (answer) => answer.addresses))
        ),
        save,
        remove: (addressId) =>
          asVisitor((webUserGuid) => Effect.map(callService(deleteAddress, { webUserGuid, addressId }), (answer) => answer.deleteAddress)),
        keepOrdered: (orderNumber, address) => Effect.provide(keepOrdered(orderNumber, address), storage),
        findNotSavedReason: (orderNumber, reason = null) => Effect.provide(getNotSavedText(orderNumber, reason), storage)
      })
    })
  )
}

/** Reason why an order's address was not saved: the account is full, the visitor is signed out, or there was no response. */
export const AddressNotSavedReason = Schema.Literals(["full", "signedOut", "away"])
export type AddressNotSavedReason = typeof AddressNotSavedReason.Type
const isNotSavedReason = Schema.is(AddressNotSavedReason)

/** The reasons as text for the shopper. */
export const addressNotSavedMessages: Readonly<Record<AddressNotSavedReason, string>> = {
  full: `We couldn't save your address because your account already has ${MAX_ADDRESSES} saved addresses.`,
  signedOut: "We couldn't save your address because you're signed out.",
  away: "We couldn't save your address. Add it under your saved addresses."
}

/** Derives the reason from the response; null if the address was saved. An empty address book means that the visitor is signed out. */
export const getNotSavedReason = ({ addresses, message }: AddressBook): AddressNotSavedReason | null =>
  message === null ? null : addresses.length === 0 ? "signedOut" : "full"

/** An order whose address was not saved. */
export const UnsavedAddress = Schema.Struct({ orderNumber: Schema.String, why: AddressNotSavedReason })
export interface UnsavedAddress extends Schema.Struct.Type<typeof UnsavedAddress.fields> {}

/** Stored in the tab, because a payment page may open between the order and its confirmation. */
export const unsavedAddressEntry = {
  area: "session",
  key: "AddressNotKept",
  minutes: null,
  value: UnsavedAddress
} satisfies StorageEntry<UnsavedAddress>
