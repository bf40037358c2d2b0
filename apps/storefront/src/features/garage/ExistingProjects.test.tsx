import { NO_PENDING_CHANGES } from "@camber/domain/offline-queue"
import { RaceTypeId } from "@camber/domain/vehicle"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { choose, dropdown, garageDrawer, openList } from "../../../test/openGarage.tsx"
import { OfflineChangesStore } from "../offline-changes/OfflineChangesStore.ts"

/** Loads the chunk first, so that the tests do not measure its load time. */
beforeAll(() => import("./GarageDrawer.tsx"))

const noCar = { vehicleBaseId: null, year: null, makeId: null, make: null, makeDisplay: null, modelId: null }

describe("garage list", () => {
  it("GAR-01 GAR-14 opens from the phone bar under the title 'Your Garage', and the phone bar marks it as active", async () => {
    await openList()
    expect(screen.getByRole("link", { name: "Garage", hidden: true }).getAttribute("aria-current")).toBe("true")
  })

  it("GAR-06 invites the shopper to add a vehicle while it is empty", async () => {
    const { dialog } = await openList()
    expect(await dialog.findByText("Add vehicles to your garage for easy access to parts, accessories, and recommendations.")).toBeTruthy()
    expect(dialog.getByRole("button", { name: "Add a Vehicle" })).toBeTruthy()
  })

  it("GAR-05 GAR-12 GAR-78 groups the saved projects and shows three per group at first", async () => {
    const race = sampleSaved(5, { ...noCar, raceTypeId: RaceTypeId.make(6), raceDisplay: "Dirt Late Model" })
    const { dialog } = await openList(createFakeGarage(sampleSaved(1), sampleSaved(2), sampleSaved(3), sampleSaved(4), race))
    const vehicles = within(await dialog.findByRole("region", { name: "Vehicles (4)" }))
    expect(vehicles.getAllByRole("listitem")).toHaveLength(3)
    fireEvent.click(vehicles.getByRole("button", { name: "Show all" }))
    expect(vehicles.getAllByRole("listitem")).toHaveLength(4)
    expect(dialog.getByRole("region", { name: "Race Car (1)" }).textContent).toContain("Dirt Late Model")
  })

  it("OFF-04 marks only projects with an unsent change", async () => {
    const [saved, other] = [sampleSaved(1), sampleSaved(2)]
    const { container, dialog } = await openList(createFakeGarage(saved, other))
    await dialog.findByRole("region", { name: "Vehicles (2)" })
    expect(dialog.queryByText("Waiting to sync")).toBeNull()
    act(() => container.resolve(OfflineChangesStore).receive({ ...NO_PENDING_CHANGES, count: 1, ids: [other.projectId] }))
    const rows = dialog.getAllByRole("listitem").filter(({ textContent }) => textContent.includes("Waiting to sync"))
    expect(rows.map((row) => within(row).getAllByRole("button")[0]?.textContent)).toEqual([expect.stringContaining("1970")])
  })

  it("GAR-07 links to the garage page", async () => {
    const { dialog, router } = await openList()
    const link = await dialog.findByRole("link", { name: "View your Garage" })
    expect(link.getAttribute("href")).toBe("/CustomerVehicle")
    fireEvent.click(link)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/CustomerVehicle")
    })
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("GAR-49 opens the page of a selected project and announces the selection", async () => {
    const { dialog, router } = await openList(createFakeGarage(sampleSaved()))
    fireEvent.click(await dialog.findByRole("button", { name: "1969 Chevrolet Camaro", pressed: false }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
    expect(screen.getByText("1969 Chevrolet Camaro is selected")).toBeTruthy()
  })

  it("GAR-50 removes a deleted project from the list and announces it", async () => {
    const { dialog } = await openList(createFakeGarage(sampleSaved(1), sampleSaved(2)))
    fireEvent.click(await dialog.findByRole("button", { name: "Delete 1969 Chevrolet Camaro" }))
    expect(await dialog.findByRole("region", { name: "Vehicle (1)" })).toBeTruthy()
    expect(screen.getByText("1969 Chevrolet Camaro is deleted")).toBeTruthy()
  })

  it("NAV-181 'Undo' restores a deleted project: the focus moves to a neighbor on deletion and to the project on its return", async () => {
    const { dialog } = await openList(createFakeGarage(sampleSaved(1), sampleSaved(2)))
    const trash = await dialog.findByRole("button", { name: "Delete 1969 Chevrolet Camaro" })
    trash.focus()
    fireEvent.click(trash)
    const undo = await dialog.findByRole("button", { name: "Undo: keep 1969 Chevrolet Camaro" })
    await waitFor(() => {
      expect(document.activeElement?.textContent).toContain("1970 Chevrolet Camaro")
    })
    undo.focus()
    fireEvent.click(undo)
    expect(await dialog.findByRole("region", { name: "Vehicles (2)" })).toBeTruthy()
    expect(screen.getByText(/is back in your garage/)).toBeTruthy()
    expect(dialog.queryByRole("button", { name: /^Undo/ })).toBeNull()
    // This test's service saves a restored project under a new id and derives the year from the id.
    await waitFor(() => expect(document.activeElement?.textContent).toContain("1971 Chevrolet Camaro"))
  })

  it.each([
    ["and was focused", (trash: HTMLElement) => trash.focus()],
    ["and the drawer has already moved the lost focus", (trash: HTMLElement) => trash.closest<HTMLElement>("[role=dialog]")?.focus()]
  ])("NAV-181 moves the focus to 'Undo' after the last project is deleted %s", async (_, focus) => {
    const { dialog } = await openList(createFakeGarage(sampleSaved(1)))
    const trash = await dialog.findByRole("button", { name: "Delete 1969 Chevrolet Camaro" })
    focus(trash)
    fireEvent.click(trash)
    await dialog.findByText("Your garage is empty")
    await waitFor(() => {
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Undo: keep 1969 Chevrolet Camaro")
    })
  })

  it("shows both engines of a car with an engine swap", async () => {
    const swapped = sampleSaved(1, { engineDisplayName: "6.2L V8", stockEngineDisplayName: "5.7L V8", isStockEngine: false })
    const { dialog } = await openList(createFakeGarage(swapped))
    const row = await dialog.findByRole("button", { name: /^1969 Chevrolet Camaro/ })
    expect(row.textContent).toBe("1969 Chevrolet Camaro 6.2L V8 swap·stock 5.7L V8")
  })

  it("GAR-79 offers to complete a vehicle without an engine, and returns to the list with Back", async () => {
    const { dialog } = await openList(createFakeGarage(sampleSaved()))
    fireEvent.click(await dialog.findByRole("button", { name: "Complete Your Vehicle: 1969 Chevrolet Camaro" }))
    const form = within(await garageDrawer("Complete Your Vehicle"))
    await choose(form, "Engine", "Engine Swap")
    expect(dropdown(form, "Engine make")).toBeTruthy()
    fireEvent.click(form.getByRole("button", { name: "Back" }))
    await waitFor(() => {
      expect(dropdown(form, "Engine")).toBeTruthy()
    })
    fireEvent.click(form.getByRole("button", { name: "Back" }))
    expect(await garageDrawer()).toBeTruthy()
  })

  it("GAR-79 offers a vehicle and a race type for an engine", async () => {
    const engine = sampleSaved(1, { ...noCar, engineDisplayName: "Chevrolet 350" })
    const { dialog } = await openList(createFakeGarage(engine))
    const group = within(await dialog.findByRole("region", { name: "Engine (1)" }))
    const offers = ["Add Vehicle: Chevrolet 350", "Add Race Type: Chevrolet 350"]
    expect(group.getAllByRole("button", { name: /^Add/ }).map((button) => button.getAttribute("aria-label"))).toEqual(offers)
  })

  it("GAR-52 GAR-69 keeps a project and its selection when deletion fails, and shows an error in the list", async () => {
    const world = createFakeGarage(sampleSaved(1), sampleSaved(2))
    const { dialog, garage } = await openList(world)
    world.away.add("removeProjectFromGarage")
    fireEvent.click(await dialog.findByRole("button", { name: "Delete 1969 Chevrolet Camaro" }))
    const alert = await dialog.findByRole("alert", {}, { timeout: 8000 })
    expect(alert.textContent).toBe("Not deleted: the shop can't be reached right now. It is still in your garage.Try again")
    expect([dialog.getAllByRole("listitem").length, garage.state?.selected]).toEqual([2, null])
  })

  it("GAR-69 shows an error when the garage fails to load, and retries", async () => {
    const world = createFakeGarage(sampleSaved())
    world.away.add("customerProjects")
    const { dialog } = await openList(world)
    const again = await dialog.findByRole("button", { name: "Try again" }, { timeout: 8000 })
    world.away.clear()
    fireEvent.click(again)
    expect(await dialog.findByRole("region", { name: "Vehicle (1)" })).toBeTruthy()
    await waitFor(() => {
      expect(dialog.queryByRole("button", { name: "Try again" })).toBeNull()
    })
  })
})
