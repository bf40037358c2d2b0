import { Context, Effect, Layer } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { Storage } from "../../foundation/ports/Storage.ts"
import { readEntry, writeEntry } from "../../foundation/ports/StorageEntry.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { addresses, deleteAddress, saveAddress } from "./calls.ts"
import type { AddressBook, AddressId } from "./model.ts"
import { unsavedAddressEntry, type AddressNotSavedReason, addressNotSavedMessages, getNotSavedReason } from "./addressNotSaved.ts"
import { type AddressTexts, normalizeAddress } from "./rules.ts"

/** An address that is about to be kept. */
export interface NewAddress {
  /** null for a new one. */
  readonly addressId: AddressId | null
  readonly address: AddressTexts
  readonly isDefault: boolean
}

const PATIENCE_MILLIS = 4_000

/** The addresses that a customer keeps for the next order. Nobody, and a visitor without an account, has none. */
export class Addresses extends Context.Service<
  Addresses,
  {
    readonly list: Effect.Effect<AddressBook, CallError>
    /** An address that is not complete is never sent: `validateAddress` says what is wrong with it. */
    readonly save: (wanted: NewAddress) => Effect.Effect<AddressBook, CallError>
    readonly remove: (addressId: AddressId) => Effect.Effect<AddressBook, CallError>
    /**
     * Keeps the address of an order that is placed: it stands whatever becomes of this. Answers why the address was not kept, which the tab
     * remembers; null where it was. Nobody waits for it longer than four seconds.
     */
    readonly keepOrdered: (orderNumber: string, address: AddressTexts) => Effect.Effect<AddressNotSavedReason | null>
    /** Why this order's address was not kept, in a sentence; null where nobody wanted it to be, or it was. */
    readonly notKeptOf: (orderNumber: string) => Effect.Effect<string | null>
  }
>()("@camber/domain/addresses/Addresses") {
  static readonly layer: Layer.Layer<Addresses, never, Visitor | Http | Storage> = Layer.effect(
    Addresses,
    Effect.gen(function* () {
      const visitor = yield* Visitor
      const http = yield* Http
      const storage = yield* Effect.context<Storage>()
      const own = (act: (webUserGuid: WebUserGuid) => Effect.Effect<AddressBook, CallError, Http>): Effect.Effect<AddressBook, CallError> =>
        Effect.flatMap(visitor.guid, (guid) =>
          guid === null ? Effect.succeed<AddressBook>({ addresses: [], message: null }) : act(guid)
        ).pipe(Effect.provideService(Http, http))
      const save = ({ address, addressId, isDefault }: NewAddress) =>
        own((webUserGuid) =>
          Effect.map(
            callService(saveAddress, { webUserGuid, addressId, address: normalizeAddress(address), isDefault }),
            (answer) => answer.saveAddress
          )
        )
      const keepOrdered = Effect.fnUntraced(function* (orderNumber: string, address: AddressTexts) {
        const why = yield* save({ addressId: null, address, isDefault: false }).pipe(
          Effect.map(getNotSavedReason),
          Effect.timeout(PATIENCE_MILLIS),
          Effect.catch((error) => Effect.as(Effect.logWarning("An address could not be kept", error), "away" as const))
        )
        if (why !== null) yield* writeEntry(unsavedAddressEntry, { orderNumber, why })
        return why
      })
      const notKeptOf = Effect.fnUntraced(function* (orderNumber: string) {
        const noted = (yield* readEntry(unsavedAddressEntry))?.value
        return noted?.orderNumber === orderNumber ? addressNotSavedMessages[noted.why] : null
      })
      return Addresses.of({
        list: callServiceAsVisitor(
          visitor,
          own((webUserGuid) => Effect.map(callService(addresses, { webUserGuid }), (answer) => answer.addresses))
        ),
        save,
        remove: (addressId) =>
          own((webUserGuid) => Effect.map(callService(deleteAddress, { webUserGuid, addressId }), (answer) => answer.deleteAddress)),
        keepOrdered: (orderNumber, address) => Effect.provide(keepOrdered(orderNumber, address), storage),
        notKeptOf: (orderNumber) => Effect.provide(notKeptOf(orderNumber), storage)
      })
    })
  )
}
