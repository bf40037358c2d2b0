import { calls } from "@camber/domain/registry"

/** Calls of the specification whose services are not here: whoever builds one takes its operations out of this list. */
export const unanswered: ReadonlySet<string> = new Set([
  "activeBanners",
  "GetUserShoppingCartShallow",
  "GetFeatureFlags",
  "userAudiencesV2",
  "recommendationSections",
  "userProfile"
])

export const answeredCalls = calls.filter(({ operation }) => !unanswered.has(operation))
export const unansweredCalls = calls.filter(({ operation }) => unanswered.has(operation))
