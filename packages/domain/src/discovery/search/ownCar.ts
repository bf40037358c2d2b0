const OWN_CAR = /^(?:(?:parts?|everything|what) (?:for|that fits?|fits?) )?my (?:car|truck|vehicle|garage)(?: parts?)?$/i

/**
 * Returns true if a term asks only for what fits the shopper's vehicle: 'parts for my car'. The vehicle's page answers it, not a search.
 */
export const isOwnVehicleQuery = (term: string): boolean => OWN_CAR.test(term.trim())
