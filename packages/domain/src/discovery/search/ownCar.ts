const OWN_CAR = /^(?:(?:parts?|everything|what) (?:for|that fits?|fits?) )?my (?:car|truck|vehicle|garage)(?: parts?)?$/i

/** Whether a term asks for what fits the shopper's own car, and for no part: 'parts for my car'. What answers it is the car's shelf, not a search. */
export const isOwnVehicleQuery = (term: string): boolean => OWN_CAR.test(term.trim())
