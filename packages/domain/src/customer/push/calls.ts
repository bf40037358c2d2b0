import { Schema } from "effect"
import { encodePercent } from "../../foundation/ports/queryString.ts"
import type { RestCall } from "../../foundation/ports/RestCall.ts"
import { DeviceGuid, PushDevice, PushPermission, PushSubscription } from "./model.ts"

/** Path without the query. */
export const USER_PERMISSIONS_PATH = "/api/customer/pushnotifications/getuserpermissions"

/** Message types of a device by its DeviceId cookie (CALL-133). */
export const getUserPermissions = (deviceGuid: string) =>
  ({
    method: "GET",
    path: `${USER_PERMISSIONS_PATH}?deviceGuid=${encodePercent(deviceGuid)}`,
    result: Schema.Array(PushPermission)
  }) satisfies RestCall<never, object>

/** Saves a push subscription (CALL-134). `message` is displayed to the shopper (ERR-117). */
export const createOrUpdateSubscription = {
  method: "POST",
  path: "/api/customer/pushnotifications/createorupdatesubscription",
  body: PushSubscription,
  result: Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String) })
} satisfies RestCall<object, object>

/** Push state of this device and visitor. */
export const pushDevice = {
  method: "GET",
  path: "/api/customer/pushnotifications/device",
  result: PushDevice
} satisfies RestCall<never, object>

/** Removes a device's subscription. Idempotent. */
export const removeSubscription = {
  method: "POST",
  path: "/api/customer/pushnotifications/removesubscription",
  body: Schema.Struct({ deviceGuid: DeviceGuid }),
  result: Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String) })
} satisfies RestCall<object, object>
