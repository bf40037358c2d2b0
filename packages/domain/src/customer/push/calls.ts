import { Schema } from "effect"
import { encodePercent } from "../../foundation/ports/percentEncoding.ts"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { DeviceGuid, PushDevice, PushPermission, PushSubscription } from "./model.ts"

/** Without its query. */
export const USER_PERMISSIONS_PATH = "/api/customer/pushnotifications/getuserpermissions"

/** The kinds of message of a device, by the value of its DeviceId cookie (CALL-133). */
export const getUserPermissions = (deviceGuid: string) =>
  ({
    method: "GET",
    path: `${USER_PERMISSIONS_PATH}?deviceGuid=${encodePercent(deviceGuid)}`,
    result: Schema.Array(PushPermission)
  }) satisfies RestCall<never, object>

/** CALL-134. The message is for the shopper (ERR-117). */
export const createOrUpdateSubscription = {
  method: "POST",
  path: "/api/customer/pushnotifications/createorupdatesubscription",
  body: PushSubscription,
  result: Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String) })
} satisfies RestCall<object, object>

/** How messages stand on this device, for the visitor whose session it is. */
export const pushDevice = {
  method: "GET",
  path: "/api/customer/pushnotifications/device",
  result: PushDevice
} satisfies RestCall<never, object>

/** Takes a device's subscription back. Doing it again changes nothing. */
export const removeSubscription = {
  method: "POST",
  path: "/api/customer/pushnotifications/removesubscription",
  body: Schema.Struct({ deviceGuid: DeviceGuid }),
  result: Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String) })
} satisfies RestCall<object, object>
