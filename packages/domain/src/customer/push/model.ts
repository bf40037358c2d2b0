import { Schema } from "effect"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { QuietHours } from "./quietHours.ts"

/** One kind of message that a visitor may want (PUSH-09). */
export const PushPermission = Schema.Struct({ type: Schema.NonEmptyString, displayName: Schema.String, granted: Schema.Boolean })
export interface PushPermission extends Schema.Struct.Type<typeof PushPermission.fields> {}

/** Keys are base64url; those of the Push API have 87 and 22 characters. */
const Key = Schema.String.check(Schema.isPattern(/^[\w-]{1,200}=*$/))

/** The value of a DeviceId cookie. */
export const DeviceGuid = Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/))

/** Where and what to send to a device (PUSH-11). `deviceGuid` is the value of the DeviceId cookie (PUSH-12). */
export const PushSubscription = Schema.Struct({
  key: Key,
  /** Of the browser's push service, at most 1,000 characters. The services decide whether it is one that they send to. */
  endpoint: Schema.String.check(Schema.isPattern(/^https?:\/\/[^\s/]+\/\S*$/), Schema.isMaxLength(1000)),
  authSecret: Key,
  webUserGuid: Schema.NullOr(WebUserGuid),
  deviceGuid: DeviceGuid,
  userPermissions: Schema.Array(PushPermission).check(Schema.isMaxLength(20)),
  /** null: messages come at any hour. */
  quietHours: Schema.NullOr(QuietHours)
})
export interface PushSubscription extends Schema.Struct.Type<typeof PushSubscription.fields> {}

/** How a visitor's messages stand on the device whose DeviceId cookie asks. */
export const PushDevice = Schema.Struct({
  /** The shop's own key for messages (VAPID, base64url); null: it sends none. */
  publicKey: Schema.NullOr(Schema.String),
  /** Messages to this visitor are sent to this device. */
  isOn: Schema.Boolean,
  /** null: none, or not on. */
  quietHours: Schema.NullOr(QuietHours)
})
export interface PushDevice extends Schema.Struct.Type<typeof PushDevice.fields> {}
