import { decodeVin, Vin } from "@camber/domain/vehicle"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleIds.ts"
import { vinRateLimit } from "./decodeVin.ts"

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

  it("returns the catalog's vehicle, with its engine if unambiguous", async () => {
    expect(await ask(camaro)).toMatchObject({
      _tag: "VinFound",
      vehicle: { year: 1995, makeId: sample.chevrolet, modelId: sample.camaro },
      engineIds: { engineSeriesId: sample.smallBlock }
    })
  })

  it("names a car that is not in the catalog, and only the year of an unknown one", async () => {
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

  it("rejects a wrong check digit without echoing the VIN", async () => {
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
