import { type recommendationSections, recommendationRequest } from "@camber/domain/recommendations"

/** What a page sends to be recommended something. */
export type Variables = typeof recommendationSections.variables.Type

/** Asks for no section yet, as a visitor of whom nothing is known, looking at nothing. */
export const nothingKnown: Variables = recommendationRequest({ sections: [] }, { visitorId: null, webUserGuid: null, selected: null })
