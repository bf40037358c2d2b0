import { selectionOf } from "../ports/selection.ts"
import * as calls from "./calls.ts"

/** The documents of this capability's calls, by operation. */
export const documents = {
  userProfile: `query userProfile($webUserGuid: String!) {
  userProfile(webUserGuid: $webUserGuid) ${selectionOf(calls.userProfile.result, "userProfile")}
}`
}
