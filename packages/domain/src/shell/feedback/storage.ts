import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"

/** What was drawn for this session: whether the tab is shown (FB-06, GAP-C21). */
export const tabShown = { area: "session", key: "FeedbackTabShown", minutes: null, value: Schema.Boolean } satisfies StorageEntry<boolean>

/** The tab was closed or used; it stays away for about 30 days (FB-07, FB-08). */
export const tabHidden = {
  area: "local",
  key: "FeedbackTabHidden",
  minutes: 43_800,
  value: Schema.Literal(true)
} satisfies StorageEntry<true>
