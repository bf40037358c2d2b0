import { ModelYear } from "@camber/domain/vehicle"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import { camaro, lateModel, openGarage, type OpenGarage, rearAxle, smallBlock, smallBlock57 } from "./testing/openGarage.ts"

describe.each(allDatabases)("garage on $kind", ({ open }) => {
  let garage: OpenGarage
  beforeAll(async () => {
    garage = await openGarage(open)
  })
  afterAll(() => garage.shop.database.drop())

  it("is empty for a new visitor and creates no row", async () => {
    const visitor = garage.shop.visitor()
    expect([await garage.projectsOf(visitor), await garage.rowsOf(visitor)]).toEqual([[], 0])
  })

  it("CALL-28 CALL-30 GAR-15 GAR-16 saves an added vehicle with its names and URLs", async () => {
    const visitor = garage.shop.visitor()
    const answer = await garage.add(visitor, { ...camaro, selectedFacetData: [rearAxle], declined: ["Engine"] })
    expect(answer).toMatchObject({ success: true, alreadyExisted: false, message: null, webUser: { userGuid: visitor.webUserGuid } })
    expect(await garage.projectsOf(visitor)).toEqual(answer.projects)
    expect(answer.projects).toEqual([
      {
        projectId: answer.addedCustomerProjectId,
        year: 1969,
        makeId: sample.chevrolet,
        make: "Chevrolet",
        makeDisplay: "Chevrolet",
        modelId: sample.camaro,
        model: "Camaro",
        modelDisplay: "Camaro",
        vehicleBaseId: sample.camaro1969,
        raceTypeId: null,
        raceName: null,
        raceDisplay: null,
        raceImageUrl: null,
        body: "pony-coupe",
        paint: null,
        engineDisplayName: null,
        stockEngineDisplayName: null,
        engineIds: {},
        engineParts: [],
        isStockEngine: null,
        stockEngineIds: null,
        facets: [{ ...rearAxle, value: "Ford 9 in", because: null }],
        declined: ["Engine"],
        shopUrl: "/shop/all?fits=1",
        searchUrl: "/search",
        customerProjectUrl: "/vehicle/1969-chevrolet-camaro~12",
        customerProjectShopUrl: "/shop/all?fits=1",
        customerProjectSearchUrl: "/search",
        clearSelectionUrl: "/shop/all"
      }
    ])
  })

  it("GAR-17 names the engine, race class and stock engine of projects, newest first", async () => {
    const visitor = garage.shop.visitor()
    await garage.add(visitor, lateModel)
    const { projects } = await garage.add(visitor, { engineIds: smallBlock57, isStockEngine: false, stockEngineIds: smallBlock })
    const [engine, race] = projects
    expect(race).toMatchObject({ raceName: "Dirt Late Model / Super", raceDisplay: "Dirt Late Model", engineDisplayName: null })
    expect(engine).toMatchObject({ engineDisplayName: "5.7L V8", isStockEngine: false, stockEngineIds: smallBlock, vehicleBaseId: null })
    expect(engine?.engineParts).toEqual([
      { part: "engineManufacturerId", id: 2, name: "General Motors" },
      { part: "engineMakeId", id: 2, name: "Chevrolet" },
      { part: "engineSeriesId", id: 2, name: "Small Block Chevy Gen I" },
      { part: "engineConfigurationId", id: 2, name: "V8" },
      { part: "engineDisplacementId", id: 2, name: "5.7L" }
    ])
  })

  it("CALL-30 GAR-60 returns alreadyExisted if the same vehicle is added again with other details", async () => {
    const visitor = garage.shop.visitor()
    const first = await garage.add(visitor, camaro)
    const second = await garage.add(visitor, { ...camaro, vehicleBaseId: null, selectedFacetData: [rearAxle] })
    expect(second).toMatchObject({ success: true, alreadyExisted: true, addedCustomerProjectId: first.addedCustomerProjectId })
    expect(second.projects).toEqual(first.projects)
    expect((await garage.add(visitor, { ...camaro, engineIds: smallBlock })).alreadyExisted).toBe(false)
  })

  it("hides a visitor's projects from other visitors, who cannot change them either", async () => {
    const [owner, other] = [garage.shop.visitor(), garage.shop.visitor()]
    const { addedCustomerProjectId: id } = await garage.add(owner, camaro)
    expect((await garage.update(other, id, lateModel)).success).toBe(false)
    await garage.remove(other, id)
    expect([await garage.projectsOf(other), (await garage.projectsOf(owner)).map(({ projectId }) => projectId)]).toEqual([[], [id]])
  })

  it("CALL-31 CALL-32 GAR-61 replaces the details of a project and keeps its id and position", async () => {
    const visitor = garage.shop.visitor()
    const { addedCustomerProjectId: id } = await garage.add(visitor, { ...camaro, selectedFacetData: [rearAxle] })
    await garage.add(visitor, lateModel)
    const answer = await garage.update(visitor, id, { ...camaro, engineIds: smallBlock57, isStockEngine: true })
    expect(answer).toMatchObject({ success: true, updatedEngineIds: true, message: null, updatedCustomerProjectId: id })
    expect(answer.webUser.userGuid).toBe(visitor.webUserGuid)
    expect(answer.projects.map(({ projectId }) => projectId).at(-1)).toBe(id)
    expect(answer.projects.at(-1)).toMatchObject({ engineDisplayName: "5.7L V8", isStockEngine: true, facets: [] })
    const again = await garage.update(visitor, id, { ...camaro, engineIds: smallBlock57, declined: ["StockEngine"] })
    expect(again).toMatchObject({ success: true, updatedEngineIds: false })
  })

  it("CALL-32 changes nothing when the updated project is not in the garage", async () => {
    const visitor = garage.shop.visitor()
    for (const id of [crypto.randomUUID(), "no uuid", "'; drop table customer_project; --"]) {
      expect(await garage.update(visitor, id, camaro)).toMatchObject({
        success: false,
        message: "This project is no longer in your garage. Reload the page.",
        updatedCustomerProjectId: null
      })
    }
    expect(await garage.rowsOf(visitor)).toBe(0)
  })

  it("CALL-32 merges a project into an identical project, and keeps the new details", async () => {
    const visitor = garage.shop.visitor()
    const other = await garage.add(visitor, { ...camaro, engineIds: smallBlock57 })
    const { addedCustomerProjectId: id } = await garage.add(visitor, camaro)
    const answer = await garage.update(visitor, id, { ...camaro, engineIds: smallBlock57, selectedFacetData: [rearAxle] })
    expect(answer).toMatchObject({ success: true, updatedEngineIds: true, updatedCustomerProjectId: other.addedCustomerProjectId })
    const again = await garage.update(visitor, id, { ...camaro, engineIds: smallBlock57, selectedFacetData: [rearAxle] })
    expect(again).toEqual({ ...answer, updatedEngineIds: false })
    expect(answer.projects).toHaveLength(1)
    expect(answer.projects[0]).toMatchObject({
      projectId: other.addedCustomerProjectId,
      facets: [{ ...rearAxle, value: "Ford 9 in", because: null }]
    })
  })

  it("CALL-33 GAR-50 ignores a repeated removal", async () => {
    const visitor = garage.shop.visitor()
    const { addedCustomerProjectId: id } = await garage.add(visitor, camaro)
    const { projects } = await garage.add(visitor, lateModel)
    const first = await garage.remove(visitor, id)
    expect(first).toEqual({ success: true, projects: projects.slice(0, 1), message: null })
    expect(await garage.remove(visitor, id)).toEqual(first)
    expect(await garage.remove(visitor, "no uuid")).toEqual(first)
  })

  it("hides a project that is not in the current catalog, and keeps it for a later catalog", async () => {
    const visitor = garage.shop.visitor()
    const vehicle = { year: ModelYear.make(1950), makeId: sample.chevrolet, modelId: sample.camaro }
    await garage.shop.database.kysely
      .insertInto("customer_project")
      .values({
        web_user_guid: visitor.webUserGuid,
        project_id: crypto.randomUUID(),
        identity: "old",
        project: JSON.stringify({ vehicle, facets: [], declined: [] })
      })
      .execute()
    expect([await garage.projectsOf(visitor), await garage.rowsOf(visitor)]).toEqual([[], 1])
  })
})
