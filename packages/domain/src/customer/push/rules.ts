import type { DevicePermission, PushTarget } from "../../foundation/ports/Device.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { PushPermission, PushSubscription } from "./model.ts"
import type { QuietHours } from "./quietHours.ts"

/** Returns whether to open the prompt: the device can show messages, and it was not shown for 14 days (PUSH-01, PUSH-02). */
export const shouldShowPrompt = (device: { readonly permission: DevicePermission; readonly wasShown: boolean }): boolean =>
  !device.wasShown && (device.permission === "default" || device.permission === "granted")

/** Grants the chosen types and revokes the others. */
export const applyPermissions = (kinds: ReadonlyArray<PushPermission>, chosen: ReadonlyArray<string>): ReadonlyArray<PushPermission> =>
  kinds.map((kind) => ({ ...kind, granted: chosen.includes(kind.type) }))

/** Returns whether accepting counts as a dismissal, because no type is granted (PUSH-06). */
export const isDismissal = (permissions: ReadonlyArray<PushPermission>): boolean => !permissions.some(({ granted }) => granted)

/** Creates the subscription to save (PUSH-11, PUSH-12). */
export const toPushSubscription = (
  target: PushTarget,
  visitor: { readonly webUserGuid: WebUserGuid | null; readonly deviceGuid: string },
  userPermissions: ReadonlyArray<PushPermission>,
  quietHours: QuietHours | null
): PushSubscription => ({
  key: target.key,
  endpoint: target.endpoint,
  authSecret: target.authSecret,
  webUserGuid: visitor.webUserGuid,
  deviceGuid: visitor.deviceGuid,
  userPermissions,
  quietHours
})
