import { Effect, Schema } from "effect"
import { CartContents } from "../cart/model.ts"
import { OwnedSheet } from "../../catalog/owned-parts/model.ts"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { CustomerProject } from "../../vehicles/garage/model.ts"
import { PartsList } from "../lists/model.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { MAX_STORED_CHANGES } from "./text.ts"
import { SYNCED_PARTS } from "./pendingChanges.ts"

const text = Schema.String.check(Schema.isMaxLength(400))
const name = Schema.NullOr(text)
const coreCharge = Schema.optionalKey(Schema.NullOr(Schema.Number.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))))
const part = { skuBaseNumber: SkuBaseNumber, title: text, brand: text, imageUrl: text, productPageUrl: text, price: text, coreCharge }

export const DisplayedParts = Schema.Array(Schema.Struct(part)).check(Schema.isMaxLength(50))

/** Names of the vehicle in the garage form. */
export const VehicleNames = Schema.Struct({ make: name, model: name, raceType: name, engine: name })
export interface VehicleNames extends Schema.Struct.Type<typeof VehicleNames.fields> {}

/** Displayed data of a change's subject, for use while offline. */
export const DisplayContext = Schema.Struct({
  parts: DisplayedParts,
  names: Schema.NullOr(VehicleNames)
})
export interface DisplayContext extends Schema.Struct.Type<typeof DisplayContext.fields> {}

/** A stored change that the services have not confirmed. */
export const QueuedChangeRecord = Schema.Struct({
  /** UUID v4, the idempotency key (GAP-C59) and the id of anything that the change creates. */
  key: Schema.String.check(Schema.isPattern(/^[0-9a-f-]{36}$/)),
  operation: Schema.NonEmptyString.check(Schema.isMaxLength(60)),
  /** Used by the service worker, which does not know the calls. Pages look up the operation. */
  service: Schema.NonEmptyString.check(Schema.isMaxLength(60)),
  id: Schema.String.check(Schema.isMaxLength(64)),
  /** Encoded for the wire. */
  variables: Schema.Unknown,
  shown: DisplayContext,
  /** Time of the request, in UTC milliseconds. */
  at: Schema.Int,
  /** The change was sent and may have arrived, so it must not be edited anymore. */
  isTried: Schema.Boolean,
  /** Number of responses with a server error. */
  tries: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  /** Earliest time of the next attempt, in UTC milliseconds. */
  notBefore: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  /** Time of the first refusal by a service or page that may be older, in UTC milliseconds; null before the first refusal. */
  refusedAt: Schema.NullOr(Schema.Int).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null)))
})
export interface QueuedChangeRecord extends Schema.Struct.Type<typeof QueuedChangeRecord.fields> {}

/** Data from the services' last responses, before the queued changes; null if never loaded. */
export const LocalSnapshot = Schema.Struct({
  cart: Schema.NullOr(CartContents),
  lists: Schema.NullOr(Schema.Array(PartsList)),
  projects: Schema.NullOr(Schema.Array(CustomerProject)),
  /** Build sheets of cars with queued changes. */
  owned: Schema.optionalKey(Schema.Array(OwnedSheet)),
  /** Parts of the snapshot that contain only changes of this device, because these parts were never loaded. */
  partial: Schema.optionalKey(Schema.Array(Schema.Literals(SYNCED_PARTS)))
})
export interface LocalSnapshot extends Schema.Struct.Type<typeof LocalSnapshot.fields> {}

/** A change that the service worker sent, with the response. The next page reports the result to the visitor. */
export const AcknowledgedChange = Schema.Struct({ ...QueuedChangeRecord.fields, answer: Schema.Unknown })
export interface AcknowledgedChange extends Schema.Struct.Type<typeof AcknowledgedChange.fields> {}

/** Stored record of one visitor's queue. The changes are in order. */
export const OfflineQueueRecord = Schema.Struct({
  version: Schema.Literal(1),
  /** The visitor whose changes these are. Another visitor neither sees nor sends them. */
  owner: WebUserGuid,
  changes: Schema.Array(QueuedChangeRecord).check(Schema.isMaxLength(MAX_STORED_CHANGES)),
  sent: Schema.Array(AcknowledgedChange).check(Schema.isMaxLength(MAX_STORED_CHANGES)),
  /** Parked changes, which failed repeatedly and wait for the visitor to retry or discard them. */
  aside: Schema.Array(QueuedChangeRecord).pipe(
    Schema.check(Schema.isMaxLength(MAX_STORED_CHANGES)),
    Schema.withDecodingDefaultKey(Effect.succeed([]))
  ),
  known: LocalSnapshot
})
export interface OfflineQueueRecord extends Schema.Struct.Type<typeof OfflineQueueRecord.fields> {}
