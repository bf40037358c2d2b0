import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  GetFeatureFlags: `query GetFeatureFlags($vin: String, $webUserGuid: String, $appSpecificFeatureFlags: [String!]!) {
  featureFlags(vin: $vin, webUserGuid: $webUserGuid, appSpecificFeatureFlags: $appSpecificFeatureFlags) ${selectionOf(calls.getFeatureFlags.result, "featureFlags")}
}`,
  userAudiencesV2: `query userAudiencesV2($webUserGuid: String!) {
  userAudiencesV2(webUserGuid: $webUserGuid) ${selectionOf(calls.userAudiences.result, "userAudiencesV2")}
}`
}
