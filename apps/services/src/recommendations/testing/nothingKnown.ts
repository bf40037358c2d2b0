import { type recommendationSections, recommendationRequest } from "@camber/domain/recommendations"

/** Variables of a recommendation request. */
export type Variables = typeof recommendationSections.variables.Type

/** A request without sections, from an anonymous visitor without a car or product. */
export const nothingKnown: Variables = recommendationRequest({ sections: [] }, { visitorId: null, webUserGuid: null, selected: null })
