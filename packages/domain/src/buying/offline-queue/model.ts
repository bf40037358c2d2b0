import { Effect, Schema } from "effect"
import { CartContents } from "../cart/model.ts"
import { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import { CustomerProject } from "../../vehicles/garage/model.ts"
import { PartsList } from "../lists/model.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { MAX_STORED_CHANGES } from "./rules.ts"
import { SYNCED_PARTS } from "./syncedParts.ts"

const text = Schema.String.check(Schema.isMaxLength(400))
const name = Schema.NullOr(text)
const coreCharge = Schema.optionalKey(Schema.NullOr(Schema.Number.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))))
const part = { skuBaseNumber: SkuBaseNumber, title: text, brand: text, imageUrl: text, productPageUrl: text, price: text, coreCharge }

/** Parts as a page shows them. */
export const DisplayedParts = Schema.Array(Schema.Struct(part)).check(Schema.isMaxLength(50))

/** What a form calls the car that it saves. */
export const VehicleNames = Schema.Struct({ make: name, model: name, raceType: name, engine: name })
export interface VehicleNames extends Schema.Struct.Type<typeof VehicleNames.fields> {}

/** What the device shows of what a change is about, where no service can tell. */
export const DisplayContext = Schema.Struct({
  parts: DisplayedParts,
  /** What a form calls the car that it saves. */
  names: Schema.NullOr(VehicleNames)
})
export interface DisplayContext extends Schema.Struct.Type<typeof DisplayContext.fields> {}

/** One change that the services have not heard of, as far as this device knows. */
export const QueuedChangeRecord = Schema.Struct({
  /** A UUID v4: however often it is sent, it is made once (GAP-C59). What it makes is named by it. */
  key: Schema.String.check(Schema.isPattern(/^[0-9a-f-]{36}$/)),
  operation: Schema.NonEmptyString.check(Schema.isMaxLength(60)),
  /** Where it goes, for a worker that knows no calls; a page goes by the operation. */
  service: Schema.NonEmptyString.check(Schema.isMaxLength(60)),
  id: Schema.String.check(Schema.isMaxLength(64)),
  /** As they travel. */
  variables: Schema.Unknown,
  shown: DisplayContext,
  /** When it was asked for, UTC milliseconds. */
  at: Schema.Int,
  /** It was sent, and nobody knows whether it arrived: from then on it stays what it is. */
  isTried: Schema.Boolean,
  /** How often the services answered it with a fault of theirs. */
  tries: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0))),
  /** It is not sent again before, UTC milliseconds. */
  notBefore: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(0)))
})
export interface QueuedChangeRecord extends Schema.Struct.Type<typeof QueuedChangeRecord.fields> {}

/** What the services last said, before the changes that wait; null where this device never heard of it. */
export const LocalSnapshot = Schema.Struct({
  cart: Schema.NullOr(CartContents),
  lists: Schema.NullOr(Schema.Array(PartsList)),
  projects: Schema.NullOr(Schema.Array(CustomerProject)),
  /** Of these it has what was changed on this device and nothing else: the services never said what they hold. */
  partial: Schema.optionalKey(Schema.Array(Schema.Literals(SYNCED_PARTS)))
})
export interface LocalSnapshot extends Schema.Struct.Type<typeof LocalSnapshot.fields> {}

/** A change that the worker has sent without a page, with what was answered: the next page tells of it. */
export const AcknowledgedChange = Schema.Struct({ ...QueuedChangeRecord.fields, answer: Schema.Unknown })
export interface AcknowledgedChange extends Schema.Struct.Type<typeof AcknowledgedChange.fields> {}

/** All that a device keeps of one visitor to send, in order. */
export const OfflineQueueRecord = Schema.Struct({
  version: Schema.Literal(1),
  /** Whose it is: another visitor neither sees nor sends it. */
  owner: WebUserGuid,
  changes: Schema.Array(QueuedChangeRecord).check(Schema.isMaxLength(MAX_STORED_CHANGES)),
  sent: Schema.Array(AcknowledgedChange).check(Schema.isMaxLength(MAX_STORED_CHANGES)),
  /** Given up after several tries, until the visitor has them sent again or lets go of them. */
  aside: Schema.Array(QueuedChangeRecord).pipe(
    Schema.check(Schema.isMaxLength(MAX_STORED_CHANGES)),
    Schema.withDecodingDefaultKey(Effect.succeed([]))
  ),
  known: LocalSnapshot
})
export interface OfflineQueueRecord extends Schema.Struct.Type<typeof OfflineQueueRecord.fields> {}
