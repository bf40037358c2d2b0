import type { MemoryServices } from "@camber/adapter-memory"
import { createOrUpdateSubscription, pushDevice, type QuietHours, removeSubscription, USER_PERMISSIONS_PATH } from "@camber/domain/push"

const kinds = [
  { type: "order", displayName: "Order Updates" },
  { type: "stock", displayName: "Back in Stock" }
]

/** Push state of one device in the services, visible to tests. `reply` is the response to a change. */
export const createFakePush = (
  reply: { readonly success: boolean; readonly message: string | null } = { success: true, message: null }
) => {
  const preferences: { wanted: ReadonlyArray<string>; quietHours: QuietHours | null } = { wanted: [], quietHours: null }
  const asked: Array<string> = []
  const json: NonNullable<MemoryServices["json"]> = ({ body, path }) => {
    asked.push(path)
    if (path.startsWith(USER_PERMISSIONS_PATH))
      return { data: kinds.map((kind) => ({ ...kind, granted: preferences.wanted.includes(kind.type) })) }
    if (path === pushDevice.path)
      return { data: { publicKey: "shops-key", isOn: preferences.wanted.length > 0, quietHours: preferences.quietHours } }
    if (path === createOrUpdateSubscription.path) {
      const { quietHours, userPermissions } = body as (typeof createOrUpdateSubscription)["body"]["Encoded"]
      if (reply.success) {
        preferences.wanted = userPermissions.flatMap(({ granted, type }) => (granted ? type : []))
        preferences.quietHours = quietHours
      }
      return { data: reply }
    }
    if (path !== removeSubscription.path) return "away"
    preferences.wanted = []
    return { data: reply }
  }
  return { asked, json, kept: preferences }
}

/** A device that supports push messages. */
export const allowPush = {
  permission: "default",
  target: { endpoint: "https://push.example/1", key: "BAUW_-4", authSecret: "c2Vj" },
  timeZone: "America/Chicago"
} as const
