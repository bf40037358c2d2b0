/** Rows of the shop's own reference tables, in which names are looked up. */
export interface ShopNameRows {
  readonly make: ReadonlyArray<{ readonly make_id: number; readonly name: string }>
  readonly model: ReadonlyArray<{ readonly model_id: number; readonly make_id: number; readonly name: string }>
  readonly base_vehicle: ReadonlyArray<{ readonly year: number; readonly model_id: number }>
  readonly engine: ReadonlyArray<{
    readonly displacement_l: number | null
    readonly configuration: string
    readonly engine_displacement_id: number
    readonly engine_configuration_id: number
  }>
  readonly engine_family: ReadonlyArray<{ readonly series_id: number; readonly name: string }>
  readonly race_type: ReadonlyArray<{ readonly race_type_id: number; readonly slug: string; readonly name: string }>
  readonly facet_value: ReadonlyArray<{ readonly value_id: number; readonly name: string; readonly value: string }>
  readonly product_type: ReadonlyArray<{ readonly slug: string; readonly name: string; readonly plural: string }>
}

/** Finds the shop's own ids by name. The comparison of names ignores case, spaces, hyphens, dots and apostrophes. */
export interface ShopNames {
  readonly findMake: (name: string) => number | undefined
  readonly findModel: (makeId: number, name: string) => number | undefined
  /** Whether the shop has a car of one of the models in one of the years. */
  readonly hasCar: (modelIds: ReadonlyArray<number>, from: number, to: number) => boolean
  readonly listModels: (makeId: number) => ReadonlyArray<number>
  /** Finds the models of a name, of any make. */
  readonly findModels: (name: string) => ReadonlyArray<{ readonly makeId: number; readonly modelId: number }>
  /** Finds the last year in which the shop has a car of one of the models. */
  readonly findLastYear: (modelIds: ReadonlyArray<number>) => number | undefined
  readonly findSeries: (name: string) => number | undefined
  /** Finds an engine by a text such as '5.3L V8', '5.3L 325 V8' or '5.3L'. */
  readonly findEngine: (text: string) => EngineNames | undefined
  readonly findRaceType: (name: string) => number | undefined
  readonly findFacetValue: (facet: string, value: string) => number | undefined
  /** Finds the slug of a product type by slug, name or plural. */
  readonly findType: (name: string) => string | undefined
}

export interface EngineNames {
  readonly displacementIds: ReadonlyArray<number>
  readonly configurationIds: ReadonlyArray<number>
}

/** Returns a name without case, spaces and punctuation. */
export const foldName = (name: string): string => name.toLowerCase().replaceAll(/[\s\-.'’]/g, "")

const index = <Row>(rows: ReadonlyArray<Row>, key: (row: Row) => string): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [foldName(key(row)), row]))

/** Indexes the reference tables. */
export const createShopNames = (rows: ShopNameRows): ShopNames => {
  const makes = index(rows.make, ({ name }) => name)
  const models = index(rows.model, ({ make_id, name }) => `${make_id}|${name}`)
  const years = Map.groupBy(rows.base_vehicle, ({ model_id }) => model_id)
  const byMake = Map.groupBy(rows.model, ({ make_id }) => make_id)
  const byName = Map.groupBy(rows.model, ({ name }) => foldName(name))
  const series = index(rows.engine_family, ({ name }) => name)
  const raceTypes = new Map([...index(rows.race_type, ({ name }) => name), ...index(rows.race_type, ({ slug }) => slug)])
  const facets = index(rows.facet_value, ({ name, value }) => `${name}|${value}`)
  const types = new Map([
    ...index(rows.product_type, ({ plural }) => plural),
    ...index(rows.product_type, ({ name }) => name),
    ...index(rows.product_type, ({ slug }) => slug)
  ])
  return {
    findMake: (name) => makes.get(foldName(name))?.make_id,
    findModel: (makeId, name) => models.get(foldName(`${makeId}|${name}`))?.model_id,
    hasCar: (modelIds, from, to) => modelIds.some((id) => (years.get(id) ?? []).some(({ year }) => year >= from && year <= to)),
    listModels: (makeId) => (byMake.get(makeId) ?? []).map(({ model_id }) => model_id),
    findModels: (name) => (byName.get(foldName(name)) ?? []).map(({ make_id, model_id }) => ({ makeId: make_id, modelId: model_id })),
    findLastYear: (modelIds) =>
      modelIds.flatMap((id) => years.get(id) ?? []).reduce<number | undefined>((last, { year }) => Math.max(last ?? year, year), undefined),
    findSeries: (name) => series.get(foldName(name))?.series_id,
    findEngine: (text) => {
      // Ignores cubic inches, because they repeat the liters: '5.7L 350 V8'.
      const [, liters, configuration] = /^(\d+(?:\.\d+)?)\s*L(?:\s+\d{2,3})?(?:\s+(\S+))?$/i.exec(text) ?? []
      const found = rows.engine.filter(
        (engine) =>
          engine.displacement_l === Number(liters) &&
          (configuration === undefined || engine.configuration.toLowerCase() === configuration.toLowerCase())
      )
      if (found.length === 0) return undefined
      return {
        displacementIds: [...new Set(found.map((engine) => engine.engine_displacement_id))],
        configurationIds: configuration === undefined ? [] : [...new Set(found.map((engine) => engine.engine_configuration_id))]
      }
    },
    findRaceType: (name) => raceTypes.get(foldName(name))?.race_type_id,
    findFacetValue: (facet, value) => facets.get(foldName(`${facet}|${value}`))?.value_id,
    findType: (name) => types.get(foldName(name))?.slug
  }
}
