import { getVehicleBody, type CarBody } from "@camber/domain/vehicle"
import type { Selectable } from "kysely"
import type { Tables } from "../database/tables.ts"

type Make = Selectable<Tables["make"]>
type Model = Selectable<Tables["model"]>
type BaseVehicle = Readonly<Pick<Selectable<Tables["base_vehicle"]>, "vehicle_base_id" | "year" | "model_id">> & {
  readonly body_styles: ReadonlyArray<string>
}

/** One model year of a make and model. */
export interface Vehicle {
  readonly vehicleBaseId: number
  readonly year: number
  readonly make: Make
  readonly model: Model
  readonly body: CarBody
}

/** All vehicles by their ids. Makes and models are sorted by name, years newest first. */
export interface VehicleTree {
  readonly makes: ReadonlyArray<Make>
  readonly years: ReadonlyArray<number>
  readonly makeById: ReadonlyMap<number, Make>
  readonly makeBySlug: ReadonlyMap<string, Make>
  readonly modelById: ReadonlyMap<number, Model>
  readonly modelsOf: (makeId: number) => ReadonlyArray<Model>
  readonly byId: (vehicleBaseId: number) => Vehicle | undefined
  readonly find: (year: number, makeId: number, modelId: number) => Vehicle | undefined
  /** Returns the makes with a model in the year. */
  readonly makesIn: (year: number) => ReadonlyArray<Make>
  readonly modelsIn: (year: number, makeId: number) => ReadonlyArray<Vehicle>
}

export const vehicleTree = (
  makes: ReadonlyArray<Make>,
  models: ReadonlyArray<Model>,
  baseVehicles: ReadonlyArray<BaseVehicle>
): VehicleTree => {
  const makeById = new Map(makes.map((make) => [make.make_id, make]))
  const modelById = new Map(models.map((model) => [model.model_id, model]))
  const modelsByMake = Map.groupBy(models, (model) => model.make_id)
  const rowById = new Map(baseVehicles.map((row) => [row.vehicle_base_id, row]))
  const idByModelYear = new Map(
    [...Map.groupBy(baseVehicles, (row) => row.model_id)].map(([modelId, rows]) => [
      modelId,
      new Map(rows.map((row) => [row.year, row.vehicle_base_id]))
    ])
  )

  const byId = (vehicleBaseId: number): Vehicle | undefined => {
    const row = rowById.get(vehicleBaseId)
    const model = row && modelById.get(row.model_id)
    const make = model && makeById.get(model.make_id)
    if (row === undefined || model === undefined || make === undefined) return undefined
    const facts = { year: row.year, make: make.name, model: model.name, vehicleType: model.vehicle_type, bodyStyles: row.body_styles }
    return { vehicleBaseId, year: row.year, make, model, body: getVehicleBody(facts).body }
  }
  const find = (year: number, makeId: number, modelId: number): Vehicle | undefined => {
    const vehicle = byId(idByModelYear.get(modelId)?.get(year) ?? 0)
    return vehicle?.make.make_id === makeId ? vehicle : undefined
  }
  const getModels = (makeId: number) => modelsByMake.get(makeId) ?? []
  const modelsIn = (year: number, makeId: number) =>
    getModels(makeId)
      .map((model) => find(year, makeId, model.model_id))
      .filter((vehicle) => vehicle !== undefined)

  return {
    makes,
    years: [...new Set(baseVehicles.map((row) => row.year))].sort((a, b) => b - a),
    makeById,
    makeBySlug: new Map(makes.map((make) => [make.slug, make])),
    modelById,
    modelsOf: getModels,
    byId,
    find,
    makesIn: (year) => makes.filter((make) => getModels(make.make_id).some((model) => idByModelYear.get(model.model_id)?.has(year))),
    modelsIn
  }
}
