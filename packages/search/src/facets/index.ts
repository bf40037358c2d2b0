export { computedFacetNames, facets, isPriceFacet } from "./facets.ts"
