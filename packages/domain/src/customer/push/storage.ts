import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"

/** Messages are on: the endpoint that was saved of this browser, which may give itself another. */
export const subscribedTo = {
  area: "local",
  key: "PushEndpoint",
  minutes: null,
  value: Schema.String.check(Schema.isMaxLength(1000))
} satisfies StorageEntry<string>

/** The shop's public key that this browser's subscription is for: messages by another one do not arrive. */
export const subscribedBy = {
  area: "local",
  key: "PushPublicKey",
  minutes: null,
  value: Schema.String.check(Schema.isMaxLength(200))
} satisfies StorageEntry<string>

/** The prompt was shown: it is not shown again for 14 days (PUSH-02, PUSH-03, GAP-C21). */
export const promptShown = {
  area: "local",
  key: "PushPromptShown",
  minutes: 20_160,
  value: Schema.Literal(true)
} satisfies StorageEntry<true>
