/** The facets that speak of an engine (FIT-19), in the order in which its details read. */
export const engineFacets = [
  "Engine Family",
  "Engine Version",
  "Displacement",
  "Engine Code",
  "Engine Fuel System",
  "Engine Camshaft Type"
] as const
export type EngineFacet = (typeof engineFacets)[number]

/** A facet's name and the name of one value, as people read them. */
export interface FacetEntry {
  readonly name: string
  readonly value: string
}
/** What is said of an engine under one facet. */
export interface EngineDetail {
  readonly facet: EngineFacet
  /** Each value once, in the order in which they came; at least one. */
  readonly values: ReadonlyArray<string>
}

/** Under which facet each part of an engine is told; its manufacturer, make, configuration and qualifier are in the engine's name. */
const facetOfPart: Readonly<Partial<Record<string, EngineFacet>>> = {
  engineSeriesId: "Engine Family",
  engineVersionId: "Engine Version",
  engineDisplacementId: "Displacement",
  engineCodeId: "Engine Code",
  engineFuelSystemId: "Engine Fuel System",
  engineCamshaftTypeId: "Engine Camshaft Type"
}

/** The known parts of an engine, by the names of their ids, as facet entries; parts that no facet tells are left out. */
export const getEngineFacets = (parts: ReadonlyArray<{ readonly part: string; readonly name: string }>): ReadonlyArray<FacetEntry> =>
  parts.flatMap(({ name: value, part }) => {
    const name = facetOfPart[part]
    return name === undefined ? [] : [{ name, value }]
  })

/** What facet entries, of a product or of a car, say of the engine (FIT-20); facets of anything else and blank values are left out. */
export const getEngineDetails = (entries: ReadonlyArray<FacetEntry>): ReadonlyArray<EngineDetail> =>
  engineFacets.flatMap((facet) => {
    const values = new Set(entries.filter(({ name, value }) => name === facet && value.trim() !== "").map(({ value }) => value.trim()))
    return values.size === 0 ? [] : [{ facet, values: [...values] }]
  })
