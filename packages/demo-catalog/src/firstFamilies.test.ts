import { evaluateVariant, isWellFormed } from "@camber/domain/fitment"
import { Project } from "@camber/domain/vehicle"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { getCommittedId, vehicleRows } from "@camber/vehicle-data"
import { generateCatalogRows } from "./generateCatalogRows.ts"
import { statementOfRow } from "./testing/statementOfRow.ts"
import { getCatalogId, readCatalogTable } from "./rows.ts"

const rows = [...generateCatalogRows({ skus: 5000, seed: "camber" })]
const products = rows.flatMap((chunk) => chunk.product)
const applications = Map.groupBy(
  rows.flatMap((chunk) => chunk.application),
  (row) => row.product_page_id
)
const vehicles = vehicleRows()

const popular = readCatalogTable("popular_vehicles.tsv", ["year", "make", "model", "engine_family", "cubic_inches"])
/** Product types of the first families. */
const bestSellers = readCatalogTable("best_sellers.tsv", ["product_type"])
  .map((row) => row.product_type)
  .slice(0, 20)

/** Converts a popular car to a shopper's project with its listed engine. */
const getProject = (car: (typeof popular)[number]): Project => {
  const makeId = getCommittedId("make", car.make)
  const modelId = getCommittedId("model", `${car.make}|${car.model}`)
  const vehicle = vehicles.base_vehicle.find((row) => row.model_id === modelId && row.year === Number(car.year))
  const offered = new Set(
    vehicles.vehicle_engine.filter((row) => row.vehicle_base_id === vehicle?.vehicle_base_id).map((row) => row.engine_id)
  )
  const series = getCommittedId("engine_part", `engineSeriesId|${car.engine_family}`)
  const engine = vehicles.engine.find(
    (row) =>
      offered.has(row.engine_id) &&
      row.engine_series_id === series &&
      vehicles.engine_part.some(
        (part) =>
          part.part === "engineDisplacementId" && part.id === row.engine_displacement_id && part.name.startsWith(`${car.cubic_inches} cid`)
      )
  )
  return Schema.decodeUnknownSync(Project)({
    vehicle: { year: Number(car.year), makeId, modelId },
    engineIds: { engineSeriesId: engine?.engine_series_id, engineDisplacementId: engine?.engine_displacement_id },
    isStockEngine: true,
    facets: [],
    declined: []
  })
}

describe("first families", () => {
  it("cover the committed cars and types, including the 1969 Camaro and brake rotors", () => {
    expect(popular).toHaveLength(20)
    expect(bestSellers).toHaveLength(20)
    expect(popular.map(({ year, make, model, cubic_inches }) => `${year} ${make} ${model} ${cubic_inches}`)).toContain(
      "1969 Chevrolet Camaro 350"
    )
    expect(bestSellers).toContain("brake-rotor")
  })

  it.each(popular.map((car) => [`${car.year} ${car.make} ${car.model}`, car] as const))(
    "include a part of every best-selling type with a direct fit for a %s",
    (_, car) => {
      const project = getProject(car)
      const fitting = new Set(
        products
          .filter(
            (product) =>
              evaluateVariant((applications.get(product.product_page_id) ?? []).map(statementOfRow), {}, project).fitment === "DirectFit"
          )
          .map((product) => product.product_type_id)
      )
      expect(bestSellers.filter((slug) => !fitting.has(getCatalogId("product_type", slug)))).toEqual([])
    }
  )

  it("consist of well-formed applications, and at most one product in two hundred has no application", () => {
    for (const row of [...applications.values()].flat()) expect(isWellFormed(statementOfRow(row))).toBe(true)
    const silent = products.filter((product) => !applications.has(product.product_page_id))
    expect(silent.length / products.length).toBeLessThan(0.015)
  })
})
