import { describe, expect, it } from "vitest"
import { vehicleRows } from "./vehicleRows.ts"

const rows = vehicleRows()

const vehicleId = (year: number, make: string, model: string): number | undefined => {
  const makeId = rows.make.find(({ name }) => name === make)?.make_id
  const modelId = rows.model.find(({ make_id, name }) => make_id === makeId && name === model)?.model_id
  return rows.base_vehicle.find((vehicle) => vehicle.model_id === modelId && vehicle.year === year)?.vehicle_base_id
}

const listEngines = (year: number, make: string, model: string) => {
  const id = vehicleId(year, make, model)
  const ids = new Set(rows.vehicle_engine.filter((link) => link.vehicle_base_id === id).map((link) => link.engine_id))
  return rows.engine.filter((engine) => ids.has(engine.engine_id))
}

const listSeries = (year: number, make: string, model: string): ReadonlyArray<string> =>
  listEngines(year, make, model).map(
    (engine) => rows.engine_part.find(({ part, id }) => part === "engineSeriesId" && id === engine.engine_series_id)?.name ?? ""
  )

describe("vehicleRows", () => {
  it("includes every year of both tables", () => {
    expect(rows.base_vehicle).toHaveLength(14_074)
    expect(rows.model).toHaveLength(1286)
    expect(rows.make).toHaveLength(57)
    expect(rows.race_type).toHaveLength(68)
    expect(rows.engine_family).toHaveLength(111)
  })

  it("assigns unique ids, starting at 2", () => {
    for (const ids of [
      rows.make.map((row) => row.make_id),
      rows.model.map((row) => row.model_id),
      rows.base_vehicle.map((row) => row.vehicle_base_id),
      rows.engine.map((row) => row.engine_id),
      rows.race_type.map((row) => row.race_type_id),
      rows.engine_family.map((row) => row.series_id)
    ]) {
      expect(new Set(ids).size).toBe(ids.length)
      expect(Math.min(...ids)).toBeGreaterThanOrEqual(2)
    }
  })

  it("refers only to existing rows", () => {
    const models = new Map(rows.model.map((row) => [row.model_id, row.make_id]))
    const vehicles = new Set(rows.base_vehicle.map((row) => row.vehicle_base_id))
    const engines = new Set(rows.engine.map((row) => row.engine_id))
    expect(rows.base_vehicle.filter((row) => models.get(row.model_id) !== row.make_id)).toEqual([])
    expect(rows.vehicle_engine.filter((row) => !vehicles.has(row.vehicle_base_id) || !engines.has(row.engine_id))).toEqual([])
  })

  it("includes a 1969 Chevrolet Camaro with its engine 350, a Small Block Chevy Gen I", () => {
    const [engine] = listEngines(1969, "Chevrolet", "Camaro").filter(({ display_name }) => display_name === "350 V8 5.7L")
    expect(engine?.cylinders).toBe(8)
    expect(rows.engine_part).toContainEqual({ part: "engineSeriesId", id: engine?.engine_series_id, name: "Small Block Chevy Gen I" })
    expect(rows.engine_part).toContainEqual({ part: "engineDisplacementId", id: engine?.engine_displacement_id, name: "350 cid (5.7L)" })
  })

  it("splits a combined classics row into its models", () => {
    expect(vehicleId(1970, "Chevrolet", "Chevelle")).toBeDefined()
    expect(vehicleId(1970, "Chevrolet", "Malibu")).toBeDefined()
    expect(vehicleId(1963, "Chevrolet", "Corvette")).toBeDefined()
    expect(rows.model.map(({ name }) => name)).not.toContain("Chevelle / Malibu")
  })

  it.each([
    [2002, "Chevrolet", "Camaro", "LS Gen III"],
    [2012, "Chevrolet", "Camaro", "LS Gen IV"],
    [1995, "Chevrolet", "Camaro", "Small Block Chevy Gen II (LT)"],
    [1990, "Ford", "Mustang", "Small Block Ford Windsor"],
    [2018, "Ford", "Mustang", "Coyote / Modern Modular"],
    [1970, "Dodge", "Challenger", "426 Hemi (Gen II)"],
    [1969, "Pontiac", "GTO", "Pontiac V8"]
  ])("assigns the engine of a %i %s %s to %s", (year, make, model, family) => {
    expect(listSeries(year, make, model)).toContain(family)
  })

  it("assigns an engine with two possible families to its own series", () => {
    expect(listSeries(1992, "Buick", "Roadmaster").filter((name) => name.startsWith("Small Block Chevy"))).toEqual([])
  })

  it("returns no duplicate engine names for one vehicle", () => {
    const names = new Map(rows.engine.map((engine) => [engine.engine_id, engine.display_name]))
    const offers = Map.groupBy(rows.vehicle_engine, (link) => link.vehicle_base_id)
    for (const links of offers.values()) {
      const offered = links.map((link) => names.get(link.engine_id))
      expect(new Set(offered).size).toBe(offered.length)
    }
  })
})
