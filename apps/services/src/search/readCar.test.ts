import { readCar } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

describe.each(allDatabases)("a car in words on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.prepareSearch()
  })
  afterAll(() => shop.database.drop())

  const read = async (words: string) => (await shop.ask(readCar, { words })).readCar

  it("GAR-91 is read as one vehicle with its factory engine, and the unused words are returned", async () => {
    const vehicle = { year: 1969, makeId: sample.chevrolet, modelId: sample.camaro }
    expect(await read("69 camaro 350 chrome")).toMatchObject({
      _tag: "CarFound",
      vehicle,
      name: "1969 Chevrolet Camaro",
      engineName: "350 V8 5.7L",
      engineIds: { engineSeriesId: sample.smallBlock },
      unread: "chrome"
    })
    expect(await read("1969 chevy camaro")).toMatchObject({ vehicle, engineName: null, engineIds: null, unread: "" })
  })

  it("GAR-91 offers one choice per model year if the words are ambiguous, and keeps the engine's words in each choice", async () => {
    expect(await read("camaro 350")).toEqual({
      _tag: "CarUnclear",
      choices: [1967, 1968, 1969, 1970].map((year) => ({
        label: `${year} Chevrolet Camaro`,
        words: `${year} Chevrolet Camaro 350`
      }))
    })
    const choice = await read("1968 Chevrolet Camaro 350")
    expect(choice).toMatchObject({ _tag: "CarFound", name: "1968 Chevrolet Camaro" })
  })

  it.each(["brake pads", "350", "zzzz", "1950 camaro"])("GAR-91 is not found in %j", async (words) => {
    expect(await read(words)).toEqual({ _tag: "CarUnclear", choices: [] })
  })
})
