import { Schema } from "effect"
import { AcquisitionType } from "../../foundation/telemetry/visitEvents.ts"

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
