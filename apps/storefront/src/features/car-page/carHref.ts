/** The page of a car by its systems, from the listing of what fits it. */
export const carHref = (listingPath: string): string => `${listingPath}/car`
