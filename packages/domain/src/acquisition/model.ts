import { Schema } from "effect"

/** How a visitor came. `Other` is everything that the four named cases leave over (GAP-C19). */
export const AcquisitionType = Schema.Literals(["Direct", "Paid", "Organic", "Other"])
export type AcquisitionType = typeof AcquisitionType.Type

const parameter = Schema.optionalKey(Schema.String)

/** The tracked parameters that an address carried (ACQ-06). */
export const TrackingParameters = Schema.Struct({
  gad_source: parameter,
  gclid: parameter,
  utm_source: parameter,
  utm_campaign: parameter,
  utm_medium: parameter,
  msclkid: parameter
})
export interface TrackingParameters extends Schema.Struct.Type<typeof TrackingParameters.fields> {}

/** What is kept of how the visitor came (ACQ-07). */
export const Attribution = Schema.Struct({ acquisition: AcquisitionType, parameters: TrackingParameters })
export interface Attribution extends Schema.Struct.Type<typeof Attribution.fields> {}
