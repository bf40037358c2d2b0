import { Schema } from "effect"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { QuietHours } from "./quietHours.ts"

/** A message type that a visitor may want (PUSH-09). */
export const PushPermission = Schema.Struct({ type: Schema.NonEmptyString, displayName: Schema.String, granted: Schema.Boolean })
export interface PushPermission extends Schema.Struct.Type<typeof PushPermission.fields> {}

/** Base64url key. Keys of the Push API have 87 and 22 characters. */
const Key = Schema.String.check(Schema.isPattern(/^[\w-]{1,200}=*$/))

/** Value of the DeviceId cookie. */
export const DeviceGuid = Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/))

/** Push subscription of a device with its settings (PUSH-11, PUSH-12). */
export const PushSubscription = Schema.Struct({
  key: Key,
  /** URL of the browser's push service. The services check that its host is allowed. */
  endpoint: Schema.String.check(Schema.isPattern(/^https?:\/\/[^\s/]+\/\S*$/), Schema.isMaxLength(1000)),
  authSecret: Key,
  webUserGuid: Schema.NullOr(WebUserGuid),
  deviceGuid: DeviceGuid,
  userPermissions: Schema.Array(PushPermission).check(Schema.isMaxLength(20)),
  /** null for messages at any time. */
  quietHours: Schema.NullOr(QuietHours)
})
export interface PushSubscription extends Schema.Struct.Type<typeof PushSubscription.fields> {}

/** Push state of a visitor on the device with the DeviceId cookie. */
export const PushDevice = Schema.Struct({
  /** VAPID public key in base64url; null if the shop sends no messages. */
  publicKey: Schema.NullOr(Schema.String),
  isOn: Schema.Boolean,
  /** null if there are none or messages are off. */
  quietHours: Schema.NullOr(QuietHours)
})
export interface PushDevice extends Schema.Struct.Type<typeof PushDevice.fields> {}
