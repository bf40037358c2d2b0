import { Schema } from "effect"
import type { Call } from "../ports/Call.ts"
import type { RestCall } from "../ports/RestCall.ts"
import { MAX_FLAGS } from "../telemetry/collector.ts"
import { WebUserGuid } from "../visitor/model.ts"
import { Audiences, FeatureFlag } from "./model.ts"

const names = Schema.Array(Schema.NonEmptyString).check(Schema.isMinLength(1), Schema.isMaxLength(MAX_FLAGS))

/**
 * Fetches the values of the named flags for this visitor (CALL-10, CALL-11, CALL-111). `vin` is the visitor id, not a vehicle's VIN
 * (GAP-40).
 */
export const getFeatureFlags = {
  service: "customer",
  operation: "GetFeatureFlags",
  id: "e7d94be5a922abb0d667b6b410330f0b70a78546fd8d76a4878b7a09d8c0033d",
  variables: Schema.Struct({
    vin: Schema.NullOr(Schema.String),
    webUserGuid: Schema.NullOr(WebUserGuid),
    appSpecificFeatureFlags: names
  }),
  result: Schema.Struct({ featureFlags: Schema.Array(FeatureFlag) })
} satisfies Call<object, object>

/** Fetches the visitor's audiences (CALL-08, CALL-09). */
export const userAudiences = {
  service: "customer",
  operation: "userAudiencesV2",
  id: "2b632e3982b3c66e283994dc747977b6d57719cacb71a9766411cf23d3e2077a",
  variables: Schema.Struct({ webUserGuid: WebUserGuid }),
  result: Schema.Struct({ userAudiencesV2: Audiences })
} satisfies Call<object, object>

/** Records that blocks with these flags were seen (CALL-101). The response is ignored. */
export const recordImpressions = {
  method: "POST",
  path: "/api/customer/featureFlags/recordImpressions",
  body: Schema.Struct({ featureFlags: names }),
  result: Schema.Unknown
} satisfies RestCall<object, unknown>
