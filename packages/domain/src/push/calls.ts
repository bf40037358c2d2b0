import { Schema } from "effect"
import { percentEncoded } from "../ports/percentEncoding.ts"
import type { RestCall } from "../ports/RestCall.ts"
import { PushPermission, PushSubscription } from "./model.ts"

/** The kinds of message of a device, by the value of its DeviceId cookie (CALL-133). */
export const getUserPermissions = (deviceGuid: string) =>
  ({
    method: "GET",
    path: `/api/customer/pushnotifications/getuserpermissions?deviceGuid=${percentEncoded(deviceGuid)}`,
    result: Schema.Array(PushPermission)
  }) satisfies RestCall<never, object>

/** CALL-134. The message is for the shopper (ERR-117). */
export const createOrUpdateSubscription = {
  method: "POST",
  path: "/api/customer/pushnotifications/createorupdatesubscription",
  body: PushSubscription,
  result: Schema.Struct({ success: Schema.Boolean, message: Schema.NullOr(Schema.String) })
} satisfies RestCall<object, object>
