import { Schema } from "effect"
import { MINUTES_PER_DAY } from "../../foundation/ports/lifetime.ts"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import { Attribution } from "./model.ts"

/** Attribution of the visitor (GAP-C21). */
export const attribution = { area: "local", key: "Attribution", minutes: null, value: Attribution } satisfies StorageEntry<Attribution>

/** Click id from the URL parameter `ttclid`, stored for 30 days (CONST-05). */
export const tiktokClick = {
  area: "local",
  key: "ttclid",
  minutes: 30 * MINUTES_PER_DAY,
  value: Schema.String
} satisfies StorageEntry<string>
