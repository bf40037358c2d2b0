import type { DevicePermission, PushTarget } from "../../foundation/ports/Device.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { PushPermission, PushSubscription } from "./model.ts"
import type { QuietHours } from "./quietHours.ts"

/**
 * Returns whether to open the prompt: the device can show messages, and the prompt was not shown in the last 14 days (PUSH-01, PUSH-02).
 */
export const shouldShowPrompt = (device: { readonly permission: DevicePermission; readonly wasShown: boolean }): boolean =>
  !device.wasShown && (device.permission === "default" || device.permission === "granted")

/** Grants the chosen types and revokes the other types. */
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

const MINUTE = 60_000

/** Attempts per message. The last attempt is about two hours after the first. */
export const MAX_PUSH_ATTEMPTS = 8
/** Time after which a message is dropped, regardless of its attempts: three days. */
export const MESSAGE_TTL_MS = 3 * 24 * 60 * MINUTE
/** Longest delay that a push service may request, in milliseconds. */
const MAX_DELAY_MS = 6 * 60 * MINUTE

/**
 * Returns when to retry a message, in UTC milliseconds; null to give up.
 *
 * The delay starts at one minute, doubles with each attempt, and is never shorter than the delay that the push service requested.
 *
 * @param wantedAfter - Requested delay in milliseconds; null if none.
 */
export const getPushRetryTime = (tries: number, queuedAt: number, now: number, wantedAfter: number | null = null): number | null => {
  if (tries >= MAX_PUSH_ATTEMPTS) return null
  const at = now + Math.min(MAX_DELAY_MS, Math.max(2 ** (Math.max(1, tries) - 1) * MINUTE, wantedAfter ?? 0))
  return at - queuedAt > MESSAGE_TTL_MS ? null : at
}
