import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"

/** Endpoint of the saved subscription. The browser may change its own endpoint later. Present while messages are on. */
export const savedPushEndpoint = {
  area: "local",
  key: "PushEndpoint",
  minutes: null,
  value: Schema.String.check(Schema.isMaxLength(1000))
} satisfies StorageEntry<string>

/** VAPID key of this browser's subscription. Messages signed with another key are not delivered. */
export const savedPushKey = {
  area: "local",
  key: "PushPublicKey",
  minutes: null,
  value: Schema.String.check(Schema.isMaxLength(200))
} satisfies StorageEntry<string>

/** Records that the prompt was shown. The prompt stays closed for 14 days (PUSH-02, PUSH-03, GAP-C21). */
export const promptShown = {
  area: "local",
  key: "PushPromptShown",
  minutes: 20_160,
  value: Schema.Literal(true)
} satisfies StorageEntry<true>
