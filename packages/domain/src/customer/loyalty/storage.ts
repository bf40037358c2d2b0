import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"
import { type OwnedValue, ownedBy } from "../../foundation/visitor/ownedEntry.ts"
import { LoyaltyLink } from "./model.ts"

/** Stored in the session, so that signing out clears it (LOY-11, GAP-65). */
export const loyaltyLinkCache = {
  area: "session",
  key: "LoyaltyLink",
  minutes: 10,
  value: ownedBy(LoyaltyLink)
} satisfies StorageEntry<OwnedValue<LoyaltyLink>>

/** Whether the toast was shown in this session (LOY-09). */
export const loyaltyNoticeShown = {
  area: "session",
  key: "LoyaltyNoticeShown",
  minutes: null,
  value: Schema.Literal(true)
} satisfies StorageEntry<true>
