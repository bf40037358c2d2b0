import type { DevicePermission, PushTarget } from "../../foundation/ports/Device.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { PushPermission, PushSubscription } from "./model.ts"
import type { QuietHours } from "./quietHours.ts"

/** Whether to ask the visitor: where the device would show messages, and not again for 14 days (PUSH-01, PUSH-02). */
export const shouldShowPrompt = (device: { readonly permission: DevicePermission; readonly wasShown: boolean }): boolean =>
  !device.wasShown && (device.permission === "default" || device.permission === "granted")

/** The kinds as the visitor leaves them: those that were chosen are granted, the others are not. */
export const applyPermissions = (kinds: ReadonlyArray<PushPermission>, chosen: ReadonlyArray<string>): ReadonlyArray<PushPermission> =>
  kinds.map((kind) => ({ ...kind, granted: chosen.includes(kind.type) }))

/** Accepting with nothing chosen is a dismissal (PUSH-06). */
export const isDismissal = (permissions: ReadonlyArray<PushPermission>): boolean => !permissions.some(({ granted }) => granted)

/** What the services keep of a device that subscribed (PUSH-11, PUSH-12). */
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
