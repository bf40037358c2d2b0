import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { camaro, openGarage, type OpenGarage, smallBlock, smallBlock57 } from "./testing/openGarage.ts"

const CARBURETOR = 2

describe.each(allDatabases)("resolveStockEngine on $kind", ({ open }) => {
  let garage: OpenGarage
  beforeAll(async () => {
    garage = await openGarage(open)
    const { kysely } = garage.shop.database
    await kysely.insertInto("engine_part").values({ part: "engineFuelSystemId", id: CARBURETOR, name: "Carburetor" }).execute()
    await kysely.updateTable("engine").set({ engine_fuel_system_id: CARBURETOR }).execute()
  })
  afterAll(() => garage.shop.database.drop())
  const whole = { ...smallBlock57, engineFuelSystemId: CARBURETOR }

  it("GAR-21 completes a stock engine's ids with the catalog's ids for that car", async () => {
    const visitor = garage.shop.visitor()
    const { projects, addedCustomerProjectId: id } = await garage.add(visitor, { ...camaro, engineIds: smallBlock57, isStockEngine: true })
    expect(projects[0]).toMatchObject({ engineIds: whole, isStockEngine: true, stockEngineIds: null })
    const swapped = await garage.update(visitor, id, {
      ...camaro,
      engineIds: smallBlock,
      isStockEngine: false,
      stockEngineIds: smallBlock57
    })
    expect(swapped.projects[0]).toMatchObject({ engineIds: smallBlock, stockEngineIds: whole })
  })

  it("GAR-21 adds no ids to a swapped engine or a bare engine", async () => {
    const visitor = garage.shop.visitor()
    const swapped = await garage.add(visitor, { ...camaro, engineIds: smallBlock57, isStockEngine: false })
    const alone = await garage.add(visitor, { engineIds: smallBlock57 })
    expect([swapped.projects[0]?.engineIds, alone.projects[0]?.engineIds]).toEqual([smallBlock57, smallBlock57])
  })
})
