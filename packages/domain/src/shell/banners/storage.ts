import { Schema } from "effect"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"
import { Banner, DismissedBanner } from "./model.ts"
import { DISMISSED_BANNERS } from "./rules.ts"

/** Storage entry of the banners, cached for 5 minutes (BAN-10). */
export const bannersCache = {
  area: "session",
  key: "Banners",
  minutes: 5,
  value: Schema.Array(Banner)
} satisfies StorageEntry<ReadonlyArray<Banner>>

/** Storage entry of dismissed banners. The list does not expire, because each banner has its own hidden time (BAN-07). */
export const dismissedBanners = {
  area: "local",
  key: DISMISSED_BANNERS,
  minutes: null,
  value: Schema.Array(DismissedBanner)
} satisfies StorageEntry<ReadonlyArray<DismissedBanner>>
