import { Context, Effect, Layer } from "effect"
import { ask } from "../ports/Call.ts"
import { type CallError, Http } from "../ports/Http.ts"
import type { WebUserGuid } from "../visitor/model.ts"
import { Visitor } from "../visitor/Visitor.ts"
import { addresses, deleteAddress, saveAddress } from "./calls.ts"
import type { AddressBook, AddressId } from "./model.ts"
import { type AddressTexts, trimmedAddress } from "./rules.ts"

/** An address that is about to be kept. */
export interface AddressToKeep {
  /** null for a new one. */
  readonly addressId: AddressId | null
  readonly address: AddressTexts
  readonly isDefault: boolean
}

/** The addresses that a customer keeps for the next order. Nobody, and a visitor without an account, has none. */
export class Addresses extends Context.Service<
  Addresses,
  {
    readonly list: Effect.Effect<AddressBook, CallError>
    /** An address that is not complete is never sent: `addressErrors` says what is wrong with it. */
    readonly save: (wanted: AddressToKeep) => Effect.Effect<AddressBook, CallError>
    readonly remove: (addressId: AddressId) => Effect.Effect<AddressBook, CallError>
  }
>()("@camber/domain/addresses/Addresses") {
  static readonly layer: Layer.Layer<Addresses, never, Visitor | Http> = Layer.effect(
    Addresses,
    Effect.gen(function* () {
      const visitor = yield* Visitor
      const http = yield* Http
      const own = (act: (webUserGuid: WebUserGuid) => Effect.Effect<AddressBook, CallError, Http>): Effect.Effect<AddressBook, CallError> =>
        Effect.flatMap(visitor.guid, (guid) =>
          guid === null ? Effect.succeed<AddressBook>({ addresses: [], message: null }) : act(guid)
        ).pipe(Effect.provideService(Http, http))
      return Addresses.of({
        list: own((webUserGuid) => Effect.map(ask(addresses, { webUserGuid }), (answer) => answer.addresses)),
        save: ({ address, addressId, isDefault }) =>
          own((webUserGuid) =>
            Effect.map(
              ask(saveAddress, { webUserGuid, addressId, address: trimmedAddress(address), isDefault }),
              (answer) => answer.saveAddress
            )
          ),
        remove: (addressId) =>
          own((webUserGuid) => Effect.map(ask(deleteAddress, { webUserGuid, addressId }), (answer) => answer.deleteAddress))
      })
    })
  )
}
