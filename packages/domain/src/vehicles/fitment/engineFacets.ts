/** Facets that describe an engine, in display order (FIT-19). */
export const engineFacets = [
  "Engine Family",
  "Engine Version",
  "Displacement",
  "Engine Code",
  "Engine Fuel System",
  "Engine Camshaft Type"
] as const
export type EngineFacet = (typeof engineFacets)[number]

/** Display names of a facet and of one of its values. */
export interface FacetEntry {
  readonly name: string
  readonly value: string
}
/** Values of an engine under one facet. */
export interface EngineDetail {
  readonly facet: EngineFacet
  /** At least one distinct value, in input order. */
  readonly values: ReadonlyArray<string>
}

/** The facet of each engine part. Manufacturer, make, configuration and qualifier are part of the engine's name instead. */
const facetOfPart: Readonly<Partial<Record<string, EngineFacet>>> = {
  engineSeriesId: "Engine Family",
  engineVersionId: "Engine Version",
  engineDisplacementId: "Displacement",
  engineCodeId: "Engine Code",
  engineFuelSystemId: "Engine Fuel System",
  engineCamshaftTypeId: "Engine Camshaft Type"
}

/** Converts known engine parts, keyed by their id names, into facet entries. Skips parts without a facet. */
export const getEngineFacets = (parts: ReadonlyArray<{ readonly part: string; readonly name: string }>): ReadonlyArray<FacetEntry> =>
  parts.flatMap(({ name: value, part }) => {
    const name = facetOfPart[part]
    return name === undefined ? [] : [{ name, value }]
  })

/** Groups the engine facets of a product or vehicle (FIT-20). Skips other facets and blank values. */
export const getEngineDetails = (entries: ReadonlyArray<FacetEntry>): ReadonlyArray<EngineDetail> =>
  engineFacets.flatMap((facet) => {
    const values = new Set(entries.filter(({ name, value }) => name === facet && value.trim() !== "").map(({ value }) => value.trim()))
    return values.size === 0 ? [] : [{ facet, values: [...values] }]
  })
