import { isPurchaseable } from "@camber/domain/catalog"
import { generateCatalogRows, referenceRows } from "@camber/demo-catalog"
import { type SearchIndex, buildSearchIndex, type SearchIndexRows } from "@camber/search/search-index"
import { vehicleRows } from "@camber/vehicle-data"
import { createVocabularyReader } from "../src/search/search-index/createVocabularyReader.ts"
import { readVocabulary } from "../src/search/search-index/readVocabulary.ts"
import type { JudgedProduct } from "./judge.ts"

export interface GeneratedIndex {
  readonly searchIndex: SearchIndex
  /** The products, indexed by ordinal. */
  readonly products: ReadonlyArray<JudgedProduct>
  /** Returns whether the product at an ordinal is no longer sold. */
  readonly isGone: (ordinal: number) => boolean
  /** Returns the names of the engine families sold in a model between two years. */
  readonly soldEngines: (make: string, model: string, from: number, to: number) => ReadonlySet<string>
}

/** Builds the search index of a generated catalog in memory. Uses no database, so that the evaluation is fast. */
export const buildGeneratedIndex = async (skus: number, seed = "camber"): Promise<GeneratedIndex> => {
  const chunks = [...generateCatalogRows({ skus, seed })]
  const { brand, category, facet_value, product_type } = referenceRows()
  const vehicles = vehicleRows()
  const rows = chunks
    .flatMap(({ product }) => product)
    .toSorted((a, b) => a.sales_rank - b.sales_rank || a.product_page_id - b.product_page_id)
  const places = new Map(rows.map(({ product_page_id }, ordinal) => [product_page_id, ordinal]))
  const facets = chunks.flatMap(({ product_facet }) => product_facet)
  const values = [...Map.groupBy(facets, ({ name, value }) => JSON.stringify([name, value])).values()].map((same) => ({
    name: same[0]?.name ?? "",
    value: same[0]?.value ?? "",
    ordinals: Int32Array.from(same.map(({ product_page_id }) => places.get(product_page_id) ?? -1)).sort()
  }))
  const brandNames = new Map(brand.map((row) => [row.brand_id, row.name]))
  const makeNames = new Map(vehicles.make.map((row) => [row.make_id, row.name]))
  const modelsById = new Map(vehicles.model.map((row) => [row.model_id, row]))
  const years = Map.groupBy(vehicles.base_vehicle, ({ model_id }) => model_id)
  const seriesByEngine = new Map(vehicles.engine.map((row) => [row.engine_id, row.engine_series_id]))
  const vehiclesById = new Map(vehicles.base_vehicle.map((row) => [row.vehicle_base_id, row]))
  const configurations = new Map(vehicles.engine_part.map(({ id, name, part }) => [`${part}|${id}`, name]))
  const sold = new Map<string, Set<number>>()
  for (const { engine_id, vehicle_base_id } of vehicles.vehicle_engine) {
    const vehicle = vehiclesById.get(vehicle_base_id)
    const series = seriesByEngine.get(engine_id)
    if (vehicle === undefined || series === undefined) continue
    const key = `${vehicle.model_id}|${vehicle.year}`
    sold.set(key, (sold.get(key) ?? new Set()).add(series))
  }
  const applications = chunks.flatMap(({ application }) => application)
  const familyNames = new Map(vehicles.engine_family.map((row) => [row.series_id, row.name]))
  const types = product_type.toSorted((a, b) => a.best_seller_rank - b.best_seller_rank)
  const indexRows: SearchIndexRows = {
    size: rows.length,
    texts: rows.map((row, ordinal) => ({
      ordinal,
      typeId: row.product_type_id,
      brand: brandNames.get(row.brand_id) ?? "",
      title: row.title,
      keywords: row.keywords
    })),
    values,
    applications: applications.map((row) => ({
      ordinal: places.get(row.product_page_id) ?? -1,
      makeId: row.make_id,
      modelIds: row.model_ids ?? [],
      from: row.year_from ?? 0,
      to: row.year_to ?? 9999,
      seriesIds: row.engine_series_ids,
      raceTypeIds: row.race_type_ids,
      facetValueIds: Object.values(row.facets).flat()
    })),
    types: types.map((row) => ({
      id: row.product_type_id,
      slug: row.slug,
      name: row.name,
      plural: row.plural,
      categoryId: row.category_id
    })),
    categories: category.map(({ category_id, name }) => ({
      name,
      types: types
        .filter(
          (type) =>
            type.category_id === category_id ||
            category.some((own) => own.category_id === type.category_id && own.parent_id === category_id)
        )
        .map(({ slug }) => slug)
    })),
    brands: brand.map(({ name }) => name),
    models: vehicles.model
      .toSorted((a, b) => b.popularity - a.popularity)
      .map((row) => ({
        make: makeNames.get(row.make_id) ?? "",
        model: row.name,
        makeId: row.make_id,
        modelId: row.model_id ?? 0,
        years: (years.get(row.model_id) ?? []).map(({ year }) => year)
      })),
    engineFamiliesByModelYear: new Map([...sold].map(([key, series]) => [key, [...series]])),
    families: vehicles.engine_family.map((row) => ({
      name: row.name,
      seriesId: row.series_id,
      configuration: configurations.get(`engineConfigurationId|${row.configuration_id}`) ?? ""
    })),
    raceTypes: vehicles.race_type.map((row) => ({ id: row.race_type_id, slug: row.slug })),
    facetValues: facet_value.map((row) => ({ id: row.value_id, name: row.name, value: row.value }))
  }
  const typeSlug = new Map(types.map((row) => [row.product_type_id, row.slug]))
  const valuesByProduct = Map.groupBy(facets, ({ product_page_id }) => product_page_id)
  const applicationsByProduct = Map.groupBy(applications, ({ product_page_id }) => product_page_id)
  const products = rows.map((row): JudgedProduct => ({
    id: row.product_page_id,
    type: typeSlug.get(row.product_type_id) ?? "",
    values: new Set((valuesByProduct.get(row.product_page_id) ?? []).map(({ name, value }) => `${name}=${value}`)),
    applications: (applicationsByProduct.get(row.product_page_id) ?? []).map((own) => ({
      make: own.make_id === null ? null : (makeNames.get(own.make_id) ?? ""),
      models: (own.model_ids ?? []).map((id) => modelsById.get(id)?.name ?? ""),
      from: own.year_from ?? 0,
      to: own.year_to ?? 9999,
      engines: own.engine_series_ids?.map((id) => familyNames.get(id) ?? "") ?? null
    }))
  }))
  const modelIds = new Map(vehicles.model.map((row) => [`${makeNames.get(row.make_id)}|${row.name}`, row.model_id]))
  return {
    searchIndex: await buildSearchIndex(indexRows, readVocabulary(createVocabularyReader(null))),
    products,
    isGone: (ordinal) => !isPurchaseable(rows[ordinal]!.availability),
    soldEngines: (make, model, from, to) => {
      const names = new Set<string>()
      for (let year = from; year <= to; year++)
        for (const id of sold.get(`${modelIds.get(`${make}|${model}`)}|${year}`) ?? []) names.add(familyNames.get(id) ?? "")
      return names
    }
  }
}
