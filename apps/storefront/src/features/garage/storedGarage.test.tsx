import { RaceTypeId, WireId } from "@camber/domain/vehicle"
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime, type WrittenCookie } from "../../../test/createTestRuntime.ts"
import { guid, createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { chooseCar, openForm, openList } from "../../../test/openGarage.tsx"
import { sampleProject } from "../../../test/samples.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { GarageStore } from "./GarageStore.ts"

/** Loads the chunk first, so that the tests do not measure its load time. */
beforeAll(() => import("./GarageDrawer.tsx"))

/** Browser with inspectable cookies and storage. */
const browser = (local: ReadonlyArray<readonly [string, string]> = [], session: ReadonlyArray<readonly [string, string]> = []) => {
  const written: Array<WrittenCookie> = []
  const areas = { local: new Map(local), session: new Map(session) }
  return {
    world: { written, areas },
    cookie: (name: string) => written.findLast((cookie) => cookie.name === name),
    record: () => JSON.parse(areas.local.get("CustomerProjects") ?? "null") as { userGuid: string; projects: Array<object> } | null
  }
}
const timesAsked = (world: ReturnType<typeof createFakeGarage>, name: string) =>
  world.asked.filter(({ operation }) => operation === name).length
const noCar = { vehicleBaseId: null, year: null, makeId: null, make: null, makeDisplay: null, modelId: null }
const otherGuid = "aaaaaaaa-6b7d-4c8e-9f10-2a3b4c5d6e7f"

describe("stored garage", () => {
  it("GAR-25 writes a saved car into the Fitment cookie by its ids, without unknown details", async () => {
    const { cookie, world } = browser()
    const { dialog, router } = await openForm("Add a Vehicle", createFakeGarage(), world)
    await chooseCar(dialog)
    fireEvent.click(dialog.getByRole("button", { name: "Add Vehicle" }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
    expect(JSON.parse(cookie("Fitment")?.value ?? "")).toEqual({ ProjectId: sampleSaved().projectId, Year: 1969, MakeId: 2, ModelId: 3 })
  })

  it.each([
    ["a race car with its engine", { ...noCar, raceTypeId: RaceTypeId.make(6), raceDisplay: "Dirt Late Model" }, { RaceTypeId: 6 }],
    ["an engine alone", { ...noCar, engineDisplayName: "Chevrolet 350" }, {}]
  ])("GAR-25 writes the selection of %s into the Fitment cookie", async (_what, changes, expected) => {
    const { cookie, world } = browser()
    const saved = sampleSaved(1, { ...changes, engineIds: { engineMakeId: WireId.make(2), engineSeriesId: WireId.make(7) } })
    const { dialog } = await openList(createFakeGarage(saved), "/the-toolbox", [], world)
    fireEvent.click(await dialog.findByRole("button", { pressed: false }))
    await waitFor(() => {
      expect(JSON.parse(cookie("Fitment")?.value ?? "{}")).toEqual({
        ProjectId: saved.projectId,
        ...expected,
        EngineMakeId: 2,
        EngineSeriesId: 7
      })
    })
  })

  it("GAR-26 GAR-54 GAR-80 stores the fetched list with its owner, and marks its existence in a cookie for a year", async () => {
    const { cookie, record, world } = browser()
    const { dialog } = await openList(createFakeGarage(sampleSaved(1), sampleSaved(2)), "/the-toolbox", [], world)
    await dialog.findByRole("region", { name: "Vehicles (2)" })
    expect([record()?.userGuid, record()?.projects.length]).toEqual([guid, 2])
    expect(cookie("HasCustomerProjects")).toEqual({ name: "HasCustomerProjects", value: "true", days: 365 })
    fireEvent.click(dialog.getByRole("button", { name: "Delete 1969 Chevrolet Camaro" }))
    fireEvent.click(await dialog.findByRole("button", { name: "Delete 1970 Chevrolet Camaro" }))
    await dialog.findByText("Your garage is empty")
    expect([record()?.projects, cookie("HasCustomerProjects")?.value]).toEqual([[], null])
  })

  it("GAR-53 shows this visitor's stored garage without a request if it was fetched in this session", async () => {
    const first = browser()
    await openList(createFakeGarage(sampleSaved()), "/the-toolbox", [], first.world).then(({ dialog }) =>
      dialog.findByRole("region", { name: "Vehicle (1)" })
    )
    const { local, session } = first.world.areas
    const world = createFakeGarage(sampleSaved(1), sampleSaved(2))
    const { container, runtime } = composeApp(
      emptySeed,
      createTestRuntime(world.cookies, world.services, { areas: { local, session } }),
      () => {}
    )
    const garage = container.resolve(GarageStore)
    await garage.hydrate()
    await waitFor(() => expect(garage.state?.projects).toHaveLength(1))
    expect(timesAsked(world, "customerProjects")).toBe(0)
    await garage.run((use) => use.hydrate({ isForced: true }))
    await waitFor(() => expect(garage.state?.projects).toHaveLength(2))
    expect(timesAsked(world, "customerProjects")).toBe(1)
    await runtime.dispose()
  })

  it("GAR-54 GAR-55 neither shows nor keeps another visitor's garage", async () => {
    const theirs = JSON.stringify({ userGuid: otherGuid, projects: [] })
    const { record, world } = browser([["CustomerProjects", theirs]], [["CustomerProjectsFetched", otherGuid]])
    const { dialog } = await openList(createFakeGarage(sampleSaved()), "/the-toolbox", [], world)
    await dialog.findByRole("region", { name: "Vehicle (1)" })
    expect(record()?.userGuid).toBe(guid)
  })

  it("GAR-56 refetches the list when a car with other facets is selected on a listing, and not on other pages", async () => {
    const axle = { name: "Rear axle", valueId: 9, value: "12-bolt" }
    const select = async (address: string) => {
      const world = createFakeGarage(sampleSaved(1, { facets: [axle] }), sampleSaved(2))
      const { dialog } = await openList(world, address, [], { address: { pathname: address } })
      fireEvent.click(await dialog.findByRole("button", { name: "1969 Chevrolet Camaro", pressed: false }))
      await screen.findByText("1969 Chevrolet Camaro is selected")
      return world
    }
    const world = await select("/shop/brakes~2-3")
    await waitFor(() => expect(timesAsked(world, "customerProjects")).toBe(2))
    expect(world.asked.findLast(({ operation }) => operation === "customerProjects")?.variables).toMatchObject({
      selectedFacetData: [{ name: "Rear axle", valueId: 9 }]
    })
    cleanup()
    expect(timesAsked(await select("/the-toolbox"), "customerProjects")).toBe(1)
  })

  it("GAR-59 ignores and deletes a Fitment cookie without a user", async () => {
    const { cookie, world } = browser()
    const fitment = encodeURIComponent(JSON.stringify({ Year: 1969, MakeId: 2, ModelId: 3 }))
    const { container, runtime } = composeApp(
      { ...emptySeed, selected: sampleProject },
      createTestRuntime(`Fitment=${fitment}`, createFakeGarage().services, world),
      () => {}
    )
    const garage = container.resolve(GarageStore)
    await garage.hydrate()
    await waitFor(() => expect([garage.state?.isHydrated, garage.state?.selected]).toEqual([true, null]))
    expect(cookie("Fitment")?.value).toBeNull()
    await runtime.dispose()
  })

  it("GAR-81 stores the garage under the GUID in the response from the first save on", async () => {
    const { cookie, record, world } = browser()
    const services = createFakeGarage()
    services.owners.push(otherGuid)
    const { dialog, garage, router } = await openForm("Add a Vehicle", services, world)
    await chooseCar(dialog)
    fireEvent.click(dialog.getByRole("button", { name: "Add Vehicle" }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
    expect([record()?.userGuid, cookie("WebUserGuid")?.value]).toEqual([otherGuid, otherGuid])
    await act(() => garage.follow((use) => use.remove(sampleSaved().projectId)))
    expect(services.asked.find(({ operation }) => operation === "removeProjectFromGarage")?.variables).toMatchObject({
      webUserGuid: otherGuid
    })
  })
})
