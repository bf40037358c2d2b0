import { decodeVin, Vin } from "@camber/domain/vehicle"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { vinRateLimit, findVehicle, findEngine } from "./decodeVin.ts"
import { vehicleTree } from "../reference/vehicleTree.ts"
import type { VpicCar } from "./vpicReader.ts"

const camaro = Vin.make("1G1FP22P2S2100001")
const camaro1995 = 9000

describe.each(allDatabases)("VIN lookup on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const { kysely } = shop.database
    const vehicle = { vehicle_base_id: camaro1995, year: 1995, make_id: sample.chevrolet, model_id: sample.camaro, body_styles: [] }
    await kysely.insertInto("base_vehicle").values(vehicle).execute()
    await kysely.insertInto("vehicle_engine").values({ vehicle_base_id: camaro1995, engine_id: sample.engine350 }).execute()
  })
  afterAll(() => shop.database.drop())

  const ask = async (vin: Vin, visitor = shop.visitor()) => (await visitor.ask(decodeVin, { vin })).decodeVin

  it("returns the catalog's vehicle, with its engine if it is unambiguous", { tags: "full" }, async () => {
    expect(await ask(camaro)).toMatchObject({
      _tag: "VinFound",
      vehicle: { year: 1995, makeId: sample.chevrolet, modelId: sample.camaro },
      engineIds: { engineSeriesId: sample.smallBlock }
    })
  })

  it("returns the name of a car that is not in the catalog, and only the year of an unknown car", async () => {
    const answer = await ask(Vin.make("1FALP42X5TF100001"))
    expect(answer).toEqual({ _tag: "VinNotInCatalogue", year: 1996, make: "Ford", model: "Mustang" })
    expect(await ask(Vin.make("11111111111111111"))).toEqual({ _tag: "VinUnknown", year: 2001 })
  })

  it("limits requests per visitor without blocking other visitors", async () => {
    const visitor = shop.visitor()
    for (let times = 0; times < vinRateLimit.most; times++) expect((await ask(camaro, visitor))._tag).toBe("VinFound")
    const refused = await ask(camaro, visitor)
    expect(refused).toMatchObject({ _tag: "VinTooOften" })
    expect(refused._tag === "VinTooOften" && refused.seconds).toBeLessThanOrEqual(vinRateLimit.seconds)
    expect((await ask(camaro))._tag).toBe("VinFound")
  })

  it("rejects a wrong check digit without repeating the VIN", async () => {
    const vin = "1G1FP22P3S2100001"
    const { json } = await shop.post("trait", { id: decodeVin.id, variables: { vin } })
    expect(json.errors?.[0]?.extensions).toMatchObject({ code: "BAD_INPUT", argument: "vin" })
    expect(JSON.stringify(json)).not.toContain(vin)
  })

  it("logs a failed decode without the VIN and hides the cause", async () => {
    const dataDir = path.join(shop.database.settings.dataDir, "a-file")
    writeFileSync(dataDir, "")
    const broken = await openServices(open, { dataDir })
    const { json } = await broken.post("trait", { id: decodeVin.id, variables: { vin: camaro } })
    await broken.database.drop()
    expect(json.errors?.[0]?.message).toBe("Internal error")
    expect(broken.failures.map(({ path: field }) => field)).toEqual(["decodeVin"])
    expect(JSON.stringify([json, broken.failures.map(({ cause }) => String(cause))])).not.toContain(camaro)
  })
})

const names = ["WRX", "WRX STI", "Giulia"]
const vehicles = vehicleTree(
  [{ make_id: 2, name: "Subaru", slug: "subaru", is_prioritized: false }],
  names.map((name, at) => ({
    model_id: at + 2,
    make_id: 2,
    name,
    slug: name.toLowerCase().replace(" ", "-"),
    vehicle_type: "car",
    popularity: 0
  })),
  names.map((_, at) => ({ vehicle_base_id: at + 2, year: 2017, make_id: 2, model_id: at + 2, body_styles: [] }))
)
const found = (model: string, trim: string | null, series: string | null) =>
  findVehicle(vehicles, 2017, { make: "Subaru", model, trim, series, liters: null, cylinders: null })?.model.name

it.each([
  ["WRX", "STI", null, "WRX STI"],
  ["WRX", null, "STI", "WRX STI"],
  ["WRX", "Premium", "STI", "WRX STI"],
  ["WRX", "Premium", null, "WRX"],
  ["WRX", null, null, "WRX"],
  ["Giulia (952)", null, null, "Giulia"],
  ["Legacy", "STI", null, undefined]
])("%s with trim %s and series %s is the catalog's vehicle %s", (model, trim, series, expected) => {
  expect(found(model, trim, series)).toBe(expected)
})

const v8 = { displacement_l: 5.7, cylinders: 8 }
const ls1 = { displacement_l: 5.7, cylinders: 8 }
const ford = { displacement_l: 5, cylinders: 8 }
const six = { displacement_l: 3.8, cylinders: 6 }
const electric = { displacement_l: null, cylinders: null }
const car = (litres: number | null, cylinders: number | null): VpicCar => ({
  make: "Any",
  model: "Any",
  series: null,
  trim: null,
  liters: litres,
  cylinders
})

it.each([
  ["the engine of its size", car(3.8, 6), [v8, six, electric], six],
  ["an engine with rounded liters", car(4.942, 8), [ford, v8], ford],
  ["the engine of its size if the cylinders are unknown", car(3.8, null), [v8, six], six],
  ["no engine if two have its size", car(5.7, 8), [v8, ls1, six], undefined],
  ["no engine with other cylinders", car(3.8, 8), [six], undefined],
  ["no engine if its size is unknown", car(null, 8), [v8], undefined]
])("a decoded car has %s", (_what, decoded, engines, found) => {
  expect(findEngine(engines, decoded)).toBe(found)
})
