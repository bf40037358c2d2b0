import { parseVin } from "@camber/domain/vehicle"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { vehicleTree } from "../reference/vehicleTree.ts"
import { vehicleRows } from "@camber/vehicle-data"
import { findEngine, findVehicle } from "./decodeVin.ts"
import { createVinDecoder } from "./VinDecoder.ts"
import { vpicFile } from "./vpicFile.ts"
import { openVpicReader, type VpicReader } from "./vpicReader.ts"

const folder = mkdtempSync(path.join(tmpdir(), "camber-vin-"))
let read: VpicReader
beforeAll(async () => {
  read = openVpicReader(await vpicFile(folder))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rows = vehicleRows()
const vehicles = vehicleTree(
  rows.make,
  rows.model.map((model) => ({ ...model, popularity: model.popularity ?? 0 })),
  rows.base_vehicle
)
const engines = new Map(
  rows.engine.map((row) => [
    row.engine_id,
    { name: row.display_name, displacement_l: row.displacement_l ?? null, cylinders: row.cylinders ?? null }
  ])
)
const getEngines = (vehicleBaseId: number) =>
  rows.vehicle_engine
    .flatMap((row) => (row.vehicle_base_id === vehicleBaseId ? [engines.get(row.engine_id)] : []))
    .filter((engine) => !!engine)

const decode = (text: string) => {
  const vin = parseVin(text)
  if (vin._tag !== "Vin") return vin._tag
  const car = read(vin.vin, vin.year)
  if (car === null) return null
  const vehicle = findVehicle(vehicles, vin.year, car)
  if (vehicle === undefined) return `not sold: ${vin.year} ${car.make} ${car.model}`
  const engine = findEngine(getEngines(vehicle.vehicleBaseId), car)
  return [`${vehicle.year} ${vehicle.make.name} ${vehicle.model.name}`, engine?.name ?? null]
}

describe("VINs of real cars", () => {
  it.each([
    ["1G1FP22P2S2100001", ["1995 Chevrolet Camaro", "5.7L V8 LT1"]],
    ["1FALP42X5TF100001", ["1996 Ford Mustang", null]],
    ["1FA6P8CF2F5300001", ["2015 Ford Mustang", "5.0L V8"]],
    ["1ZVFT82H455100001", ["2005 Ford Mustang", "4.6L V8"]],
    ["1G1FK1EJ5A9100001", ["2010 Chevrolet Camaro", null]],
    ["1G1YY22G265105323", ["2006 Chevrolet Corvette", null]],
    ["1GCEC14X39Z100001", ["2009 Chevrolet Silverado", "262 V6 4.3L"]],
    ["1FTFW1ET5DFA00001", ["2013 Ford F-150", "3.5L V6"]],
    ["2C3CDXCT8EH100001", ["2014 Dodge Charger", "5.7L V8"]],
    ["1C6RR7LT9ES100001", ["2014 Ram 1500", "5.7L V8"]],
    ["1J4FY19P0VP500001", ["1997 Jeep Wrangler", "2.5L I4 AMC 2.5"]],
    ["1HGCM82633A004352", ["2003 Honda Accord", null]],
    ["JM1NA3514L0100001", ["1990 Mazda MX-5 Miata", "1.6L I4 B6ZE"]],
    ["JF1VA1A60H9800001", ["2017 Subaru WRX", "2.0L H4 FA20DIT"]],
    ["WBA3A5C57CF256651", ["2012 BMW 328i", "2.0L I4"]],
    ["JN1AZ34D93T100001", ["2003 Nissan 350Z", "3.5L V6 VQ35DE"]],
    ["KM8K2CAB4PU001140", ["2023 Hyundai Kona", "2.0L I4"]],
    ["1M8GDM9AXKP042788", "not sold: 1989 Motor Coach Industries 102C3 Intercity"],
    ["11111111111111111", null]
  ])("%s", (vin, found) => {
    expect(decode(vin)).toEqual(found)
  })

  it("decode in less than 50 ms once the data is unpacked", () => {
    const startedAt = performance.now()
    for (let times = 0; times < 20; times++) decode("1FA6P8CF2F5300001")
    expect((performance.now() - startedAt) / 20).toBeLessThan(50)
  })
})

describe("VIN decoder thread", () => {
  it("returns each response to its own request", async () => {
    const ask = createVinDecoder(folder)
    const cars = await Promise.all([ask("1FA6P8CF2F5300001", 2015), ask("11111111111111111", 2001), ask("2C3CDXCT8EH100001", 2014)])
    expect(cars.map((car) => car?.model ?? null)).toEqual(["Mustang", null, "Charger"])
  })

  it("unpacks the data once and leaves no temporary file", async () => {
    const files = await Promise.all([vpicFile(folder), vpicFile(folder)])
    expect([new Set(files).size, readdirSync(folder).length]).toEqual([1, 1])
  })

  it("deletes old temporary files of crashed processes, but not recent ones", async () => {
    const inUse = path.join(folder, "in-use")
    const made = [0, 3600].map((secondsAgo) => ({ name: `vpic-${crypto.randomUUID()}.whole`, at: Date.now() / 1000 - secondsAgo }))
    mkdirSync(inUse)
    for (const { at, name } of made) {
      writeFileSync(path.join(inUse, name), "half")
      utimesSync(path.join(inUse, name), at, at)
    }
    await vpicFile(inUse)
    expect(made.map(({ name }) => readdirSync(inUse).includes(name))).toEqual([true, false])
  })

  it("fails with an error without the VIN if the data cannot be unpacked, and tries again on the next request", async () => {
    const blocked = path.join(folder, "blocked")
    writeFileSync(blocked, "a file where a folder should be")
    const ask = createVinDecoder(blocked)
    const failure = await ask("1FA6P8CF2F5300001", 2015).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(String(failure)).not.toContain("1FA6P8CF2F5300001")
    rmSync(blocked)
    expect((await ask("1FA6P8CF2F5300001", 2015))?.model).toBe("Mustang")
  })
})
