import type { DropdownOption, EngineIds, ModelOption, SelectedFacet } from "@camber/domain/vehicle"
import type { Kysely, Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"
import { engineParts, type Reference } from "../reference/Reference.ts"
import type { Vehicle } from "../reference/vehicleTree.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { deepFreeze } from "@camber/domain/ports"

export type WireOption = typeof DropdownOption.Encoded
type WireModel = typeof ModelOption.Encoded
export type WireEngineIds = NonNullable<WireOption["engineIds"]>

/** Creates an option that has only a name and id. More specific options extend it. */
export const option = (displayName: string, optionId: number): WireOption => ({
  displayName,
  optionId,
  vehicleBaseId: null,
  shopUrl: null,
  searchUrl: null,
  customerProjectUrl: null,
  engineIds: null
})

/** Option for a car with an engine other than the stock engine (GAR-31). */
export const engineSwap = option("Engine Swap", -1)
const notListed = option("Engine not listed", 1)

/** Converts engine ids to the wire format; an id of 1 means unspecified in the catalog and becomes null (GAP-C55). */
export const wireEngineIds = (idOf: (part: keyof EngineIds) => number | undefined): WireEngineIds => {
  const known = (part: keyof EngineIds) => {
    const id = idOf(part)
    return id === undefined || id < 2 ? null : id
  }
  return {
    engineManufacturerId: known("engineManufacturerId"),
    engineMakeId: known("engineMakeId"),
    engineSeriesId: known("engineSeriesId"),
    engineConfigurationId: known("engineConfigurationId"),
    engineQualifierId: known("engineQualifierId"),
    engineVersionId: known("engineVersionId"),
    engineDisplacementId: known("engineDisplacementId"),
    engineCodeId: known("engineCodeId"),
    engineCamshaftTypeId: known("engineCamshaftTypeId"),
    engineFuelSystemId: known("engineFuelSystemId")
  }
}

const thatFit = { shopUrl: siteUrls.allThatFits, searchUrl: siteUrls.searchThatFits }

/**
 * Creates a model option with its URLs (GAR-30, GAP-C90). Facets are part of the project, not of URLs, so the URLs with facets are the same
 * as those without. The market is null, because the catalog does not assign models to markets.
 */
const modelOption = (vehicle: Vehicle, hasFacets: boolean): WireModel => ({
  ...option(vehicle.model.name, vehicle.model.model_id),
  ...thatFit,
  vehicleBaseId: vehicle.vehicleBaseId,
  customerProjectUrl: siteUrls.vehicle(vehicle),
  shopUrlWithFacets: hasFacets ? thatFit.shopUrl : null,
  searchUrlWithFacets: hasFacets ? thatFit.searchUrl : null,
  marketId: null,
  superMarketId: null
})

const columnByPart = new Map(engineParts)

type Engine = Selectable<Tables["engine"]>

/** Converts a catalog engine's ids to the wire format. */
export const toWireEngineIds = (engine: Engine): WireEngineIds =>
  wireEngineIds((part) => {
    const column = columnByPart.get(part)
    return column && engine[`engine_${column}_id`]
  })

const engineOption = (engine: Engine, vehicle: Vehicle): WireOption => ({
  ...option(engine.display_name, engine.engine_id),
  ...thatFit,
  customerProjectUrl: siteUrls.vehicle(vehicle),
  engineIds: toWireEngineIds(engine)
})

/** Loads the engines with which a vehicle was built, smallest first. */
export const loadEngines = (database: Kysely<Tables>, { vehicleBaseId }: Vehicle): Promise<ReadonlyArray<Engine>> =>
  database
    .selectFrom("vehicle_engine")
    .innerJoin("engine", "engine.engine_id", "vehicle_engine.engine_id")
    .selectAll("engine")
    .where("vehicle_base_id", "=", vehicleBaseId)
    .orderBy("displacement_l")
    .orderBy("display_name")
    .execute()

/** Lists a vehicle's engines, then the options for an unlisted engine and a swap. */
export const stockEngines = async (database: Kysely<Tables>, vehicle: Vehicle): Promise<ReadonlyArray<WireOption>> => {
  const engines = await loadEngines(database, vehicle)
  return [...engines.map((engine) => engineOption(engine, vehicle)), notListed, engineSwap]
}

interface VehicleChoices {
  readonly year: number | null
  readonly make: number | null
  readonly model: number | null
  readonly selectedFacetData: ReadonlyArray<SelectedFacet>
}

const yearOptions = ({ years }: Reference["vehicles"]): ReadonlyArray<WireOption> => years.map((year) => option(String(year), year))

const beforeYear = (vehicles: Reference["vehicles"]) =>
  deepFreeze({ years: yearOptions(vehicles), prioritizedMakes: [], makes: [], models: [], stockEngines: [] })
const firstLists = new WeakMap<Reference["vehicles"], ReturnType<typeof beforeYear>>()

/** Returns the lists before a year is selected. Computed only once per catalog, because every form starts with these lists. */
export const firstDropdowns = ({ vehicles }: Pick<Reference, "vehicles">): ReturnType<typeof beforeYear> => {
  const lists = firstLists.get(vehicles) ?? beforeYear(vehicles)
  firstLists.set(vehicles, lists)
  return lists
}

/** Loads the lists of the vehicle form. Each list is empty until the preceding choices are made. An unknown choice counts as not made. */
export const vehicleDropdowns = async (
  database: Kysely<Tables>,
  { vehicles }: Reference,
  { make, model, selectedFacetData, year }: VehicleChoices
) => {
  const makes = year === null ? [] : vehicles.makesIn(year)
  const vehicle = year !== null && make !== null && model !== null ? vehicles.find(year, make, model) : undefined
  const makeOption = (row: (typeof makes)[number]) => option(row.name, row.make_id)
  return {
    years: yearOptions(vehicles),
    prioritizedMakes: makes.filter((row) => row.is_prioritized).map(makeOption),
    makes: makes.map(makeOption),
    models:
      year === null || make === null ? [] : vehicles.modelsIn(year, make).map((item) => modelOption(item, selectedFacetData.length > 0)),
    stockEngines: vehicle === undefined ? [] : await stockEngines(database, vehicle)
  }
}
