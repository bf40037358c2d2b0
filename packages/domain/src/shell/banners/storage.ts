import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import { Banner, DismissedBanner } from "./model.ts"
import { DISMISSED_BANNERS } from "./rules.ts"

/** BAN-10 */
export const bannersCache = {
  area: "session",
  key: "Banners",
  minutes: 5,
  value: Schema.Array(Banner)
} satisfies StorageEntry<ReadonlyArray<Banner>>

/** Every dismissed banner has a time of its own, so the list as such has none (BAN-07). */
export const dismissedBanners = {
  area: "local",
  key: DISMISSED_BANNERS,
  minutes: null,
  value: Schema.Array(DismissedBanner)
} satisfies StorageEntry<ReadonlyArray<DismissedBanner>>
