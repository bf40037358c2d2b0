import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"

/** Storage entry of the session's random decision to show the tab (FB-06, GAP-C21). */
export const tabShown = { area: "session", key: "FeedbackTabShown", minutes: null, value: Schema.Boolean } satisfies StorageEntry<boolean>

/** Storage entry that hides the tab for about 30 days after it was closed or used (FB-07, FB-08). */
export const tabHidden = {
  area: "local",
  key: "FeedbackTabHidden",
  minutes: 43_800,
  value: Schema.Literal(true)
} satisfies StorageEntry<true>
