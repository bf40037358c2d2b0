import type { IndexedProducts } from "./SearchIndexColumns.ts"

/** All input of a search index. */
export interface SearchIndexRows extends CatalogNames, IndexedProducts {}

/** Names that do not grow with the number of products. */
export interface CatalogNames {
  readonly types: ReadonlyArray<{
    readonly id: number
    readonly slug: string
    readonly name: string
    readonly plural: string
    readonly categoryId: string
  }>
  /** Categories with the slugs of their product types. */
  readonly categories: ReadonlyArray<{ readonly name: string; readonly types: ReadonlyArray<string> }>
  readonly brands: ReadonlyArray<string>
  readonly models: ReadonlyArray<{
    readonly make: string
    readonly model: string
    readonly makeId: number
    readonly modelId: number
    readonly years: ReadonlyArray<number>
  }>
  readonly engineFamiliesByModelYear: ReadonlyMap<string, ReadonlyArray<number>>
  readonly families: ReadonlyArray<{ readonly name: string; readonly seriesId: number; readonly configuration: string }>
  readonly raceTypes: ReadonlyArray<{ readonly id: number; readonly slug: string }>
  readonly facetValues: ReadonlyArray<{ readonly id: number; readonly name: string; readonly value: string }>
}
