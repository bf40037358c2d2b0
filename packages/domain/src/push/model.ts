import { Schema } from "effect"
import { WebUserGuid } from "../visitor/model.ts"

/** One kind of message that a visitor may want (PUSH-09). */
export const PushPermission = Schema.Struct({ type: Schema.NonEmptyString, displayName: Schema.String, granted: Schema.Boolean })
export interface PushPermission extends Schema.Struct.Type<typeof PushPermission.fields> {}

/** Keys are base64url; those of the Push API have 87 and 22 characters. */
const Key = Schema.String.check(Schema.isPattern(/^[\w-]{1,200}=*$/))

/** Where and what to send to a device (PUSH-11). `deviceGuid` is the value of the DeviceId cookie (PUSH-12). */
export const PushSubscription = Schema.Struct({
  key: Key,
  /** Of the browser's push service, which is reached by https alone. At most 1,000 characters. */
  endpoint: Schema.String.check(Schema.isPattern(/^https:\/\/[^\s/]+\/\S*$/), Schema.isMaxLength(1000)),
  authSecret: Key,
  webUserGuid: Schema.NullOr(WebUserGuid),
  deviceGuid: Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/)),
  userPermissions: Schema.Array(PushPermission).check(Schema.isMaxLength(20))
})
export interface PushSubscription extends Schema.Struct.Type<typeof PushSubscription.fields> {}
