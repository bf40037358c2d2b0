import { Schema } from "effect"
import { AcquisitionType } from "../../foundation/telemetry/visitEvents.ts"
import { MINUTES_PER_DAY } from "../../foundation/ports/caching.ts"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"

const parameter = Schema.optionalKey(Schema.String)

/** Tracked parameters of a URL (ACQ-06). */
export const TrackingParameters = Schema.Struct({
  gad_source: parameter,
  gclid: parameter,
  utm_source: parameter,
  utm_campaign: parameter,
  utm_medium: parameter,
  msclkid: parameter
})
export interface TrackingParameters extends Schema.Struct.Type<typeof TrackingParameters.fields> {}

/** Stored attribution of a visitor (ACQ-07). */
export const Attribution = Schema.Struct({ acquisition: AcquisitionType, parameters: TrackingParameters })
export interface Attribution extends Schema.Struct.Type<typeof Attribution.fields> {}

/** Attribution of the visitor (GAP-C21). */
export const attribution = { area: "local", key: "Attribution", minutes: null, value: Attribution } satisfies StorageEntry<Attribution>

/** Click id from the URL parameter `ttclid`, stored for 30 days (CONST-05). */
export const tiktokClick = {
  area: "local",
  key: "ttclid",
  minutes: 30 * MINUTES_PER_DAY,
  value: Schema.String
} satisfies StorageEntry<string>
