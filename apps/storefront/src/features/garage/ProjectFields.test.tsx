import type { TelemetryEvent } from "@camber/domain/telemetry"
import { WireId } from "@camber/domain/vehicle"
import { Dropdown } from "@camber/ui/overlays"
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { guid, createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { choose, chooseCar, dropdown, garageDrawer, openForm, openList } from "../../../test/openGarage.tsx"

const noCar = { vehicleBaseId: null, year: null, makeId: null, make: null, makeDisplay: null, modelId: null }

/** Loads the chunk first, so that the tests do not measure its load time. */
beforeAll(() => import("./GarageDrawer.tsx"))

describe("garage forms", () => {
  it("GAR-04 GAR-33 GAR-35 selects a vehicle by year, make and model, each enabled by the previous one", async () => {
    const { dialog } = await openForm("Add a Vehicle")
    await choose(dialog, "Year", "1969")
    expect([dropdown(dialog, "Model").disabled, dropdown(dialog, "Engine (optional)").disabled]).toEqual([true, true])
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Add Vehicle" }).disabled).toBe(true)
    await choose(dialog, "Make", "Chevrolet")
    await choose(dialog, "Model", "Camaro")
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Add Vehicle" }).disabled).toBe(false)
  })

  it("GAR-32 lists the most common makes first", async () => {
    const { dialog } = await openForm("Add a Vehicle")
    await choose(dialog, "Year", "1969")
    await waitFor(() => {
      expect([...dropdown(dialog, "Make").options].map(({ text }) => text)).toEqual(["Select make", "Chevrolet", "AMC"])
    })
  })

  it("GAR-37 GAR-42 turns an engine into a car with the choice of its model: the project is updated and none is added", async () => {
    const world = createFakeGarage(
      sampleSaved(1, { ...noCar, engineDisplayName: "Chevrolet 350", engineIds: { engineSeriesId: WireId.make(7) } })
    )
    const { dialog: list } = await openList(world)
    fireEvent.click(await list.findByRole("button", { name: "Add Vehicle: Chevrolet 350" }))
    const form = within(await garageDrawer("Complete Your Vehicle"))
    await chooseCar(form)
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
    const saves = world.asked.filter(({ operation }) => /^(?:add|update)/.test(operation))
    expect(saves).toEqual([
      {
        operation: "updateCustomerProject",
        variables: expect.objectContaining({
          customerProjectId: sampleSaved().projectId,
          projectRequest: expect.objectContaining({
            year: 1969,
            makeId: 2,
            modelId: 3,
            engineIds: expect.objectContaining({ engineSeriesId: 7 })
          })
        })
      }
    ])
  })

  it("ANL-02 ANL-105 GAR-42 GAR-77 submits ids, and sends names to analytics", async () => {
    const world = createFakeGarage()
    const events: Array<TelemetryEvent> = []
    const { dialog, router } = await openForm("Add a Vehicle", world, { receive: (event) => events.push(event) })
    await chooseCar(dialog)
    await choose(dialog, "Engine (optional)", "350 V8 5.7L")
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
    const [added] = world.asked.filter(({ operation }) => operation === "addNewProjectToGarage")
    expect(added?.variables).toMatchObject({
      projectRequest: {
        webUserGuid: guid,
        year: 1969,
        makeId: 2,
        modelId: 3,
        vehicleBaseId: null,
        raceTypeId: null,
        engineIds: { engineSeriesId: 7 }
      }
    })
    expect(JSON.stringify(added?.variables)).not.toContain("Camaro")
    expect(events).toContainEqual(expect.objectContaining({ name: "Fitment Added", year: 1969, make: "Chevrolet", model: "Camaro" }))
  })

  it.each([
    ["Add an Engine", "Engine make", "engineDropdown"],
    ["Add a Race Car", "Race car", "raceTypeDropdown"]
  ])("GAR-67 GAR-68 '%s' shows its list at once when it is reopened, without a request", async (title, list, operation) => {
    const world = createFakeGarage()
    const { dialog } = await openForm(title, world)
    const comes = () => waitFor(() => expect(dropdown(dialog, list).disabled).toBe(false))
    await comes()
    const asked = world.asked.filter((one) => one.operation === operation).length
    fireEvent.click(dialog.getByRole("button", { name: "Back" }))
    const view = within(await garageDrawer())
    fireEvent.click(view.getByRole("button", { name: title }))
    await garageDrawer(title)
    await comes()
    expect([asked > 0, world.asked.filter((one) => one.operation === operation).length]).toEqual([true, asked])
  })

  it("GAR-34 clears the later choices when the year changes", async () => {
    const { dialog } = await openForm("Add a Vehicle")
    await chooseCar(dialog)
    await choose(dialog, "Year", "1970")
    expect(["Make", "Model"].map((name) => dropdown(dialog, name).value)).toEqual(["", ""])
  })

  it("GAR-44 GAP-C61 saves a vehicle without an engine, selects it and opens its page", async () => {
    const { dialog, router } = await openForm("Add a Vehicle")
    await chooseCar(dialog)
    fireEvent.click(dialog.getByRole("button", { name: "Add Vehicle" }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
  })

  it("GAR-36 saves immediately when a stock engine is chosen", async () => {
    const { dialog, router } = await openForm("Add a Vehicle")
    await chooseCar(dialog)
    await choose(dialog, "Engine (optional)", "350 V8 5.7L")
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
  })

  it("GAR-38 shows the picker for an engine swap, asks for the stock engine too, and undoes the swap", async () => {
    const { dialog } = await openForm("Add a Vehicle")
    await chooseCar(dialog)
    await choose(dialog, "Engine (optional)", "Engine Swap")
    expect([...dropdown(dialog, "Stock engine (optional)").options].map(({ text }) => text)).toEqual([
      "Select engine",
      "350 V8 5.7L",
      "Engine not listed"
    ])
    fireEvent.click(dialog.getByRole("button", { name: "Not an engine swap" }))
    await waitFor(() => {
      expect(dropdown(dialog, "Engine (optional)").value).toBe("")
    })
  })

  it("GAR-39 GAR-40 picks an engine by make and family, and can save once a family is chosen", async () => {
    const { dialog } = await openForm("Add an Engine")
    const save = dialog.getByRole<HTMLButtonElement>("button", { name: "Add Engine" })
    await choose(dialog, "Engine make", "Chevrolet")
    expect(save.disabled).toBe(true)
    await choose(dialog, "Engine family", "Small Block Chevy Gen I")
    expect(save.disabled).toBe(false)
  })

  it("GAR-41 selects a race car by its race type, with an optional engine", async () => {
    const { dialog } = await openForm("Add a Race Car")
    await choose(dialog, "Race car", "Dirt Late Model")
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Add Race Car" }).disabled).toBe(false)
    expect(dropdown(dialog, "Engine make (optional)")).toBeTruthy()
  })

  it("GAR-47 GAR-69 shows a failed save beside the button, keeps the choices and succeeds on the next click", async () => {
    const world = createFakeGarage()
    world.away.add("addNewProjectToGarage")
    const { dialog: form, router } = await openForm("Add a Vehicle", world)
    await chooseCar(form)
    const save = form.getByRole<HTMLButtonElement>("button", { name: "Add Vehicle" })
    fireEvent.click(save)
    const alert = await form.findByRole("alert", {}, { timeout: 8000 })
    expect([alert.textContent, dropdown(form, "Model").value, save.disabled]).toEqual([
      "Not saved: the shop can't be reached right now. What you chose is still here.",
      "3",
      false
    ])
    expect([save.parentElement, form.queryByRole("button", { name: "Try again" })]).toEqual([alert.parentElement, null])
    world.away.clear()
    fireEvent.click(save)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
  })

  it("GAR-47 shows the reason of a refused save", async () => {
    const world = createFakeGarage()
    world.refusals.push("Your garage holds 100 projects. Remove one to add another.")
    const { dialog: form, router } = await openForm("Add a Vehicle", world)
    await chooseCar(form)
    fireEvent.click(form.getByRole("button", { name: "Add Vehicle" }))
    expect((await form.findByRole("alert")).textContent).toBe("Not saved. Your garage holds 100 projects. Remove one to add another.")
    expect(router.state.location.pathname).toBe("/the-toolbox")
  })

  it("saves once on two clicks", async () => {
    const world = createFakeGarage()
    const { dialog: form, router } = await openForm("Add a Vehicle", world)
    await chooseCar(form)
    const save = form.getByRole("button", { name: "Add Vehicle" })
    fireEvent.click(save)
    fireEvent.click(save)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
    expect(world.asked.filter(({ operation }) => operation === "addNewProjectToGarage")).toHaveLength(1)
  })
})

it("ERR-25 a dropdown throws for an invalid placement in its data before anything is rendered", () => {
  const quiet = vi.spyOn(console, "error").mockReturnValue(undefined)
  const { placement }: { readonly placement: "top" } = JSON.parse('{ "placement": "left" }')
  const draw = () => render(<Dropdown label="Year" options={[]} selected={null} onSelect={() => undefined} placement={placement} />)
  expect(draw).toThrow(RangeError)
  quiet.mockRestore()
})
