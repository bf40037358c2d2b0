import { Schema } from "effect"
import { WebUserGuid } from "../visitor/model.ts"

/** One kind of message that a visitor may want (PUSH-09). */
export const PushPermission = Schema.Struct({ type: Schema.NonEmptyString, displayName: Schema.String, granted: Schema.Boolean })
export interface PushPermission extends Schema.Struct.Type<typeof PushPermission.fields> {}

/** Where and what to send to a device (PUSH-11). `deviceGuid` is the value of the DeviceId cookie (PUSH-12); keys are base64url. */
export const PushSubscription = Schema.Struct({
  key: Schema.NonEmptyString,
  endpoint: Schema.NonEmptyString,
  authSecret: Schema.NonEmptyString,
  webUserGuid: Schema.NullOr(WebUserGuid),
  deviceGuid: Schema.NonEmptyString,
  userPermissions: Schema.Array(PushPermission)
})
export interface PushSubscription extends Schema.Struct.Type<typeof PushSubscription.fields> {}
