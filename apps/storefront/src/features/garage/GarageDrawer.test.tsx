import type { CustomerProject, GarageStep } from "@camber/domain/garage"
import { WireId } from "@camber/domain/vehicle"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { chooseCar, renderGarage, garageDrawer, openForm } from "../../../test/openGarage.tsx"
import { GarageStore } from "./GarageStore.ts"

/** Loads the chunk first, so that the tests do not measure its load time. */
beforeAll(() => import("./GarageDrawer.tsx"))

describe("garage drawer", () => {
  it.each([
    ["showymm", "Add a Vehicle"],
    ["showracecars", "Add a Race Car"],
    ["showengines", "Add an Engine"],
    ["showvehicles", "Your Garage"]
  ])(
    "GAR-08 GAR-09 GAR-10 GAR-11 NAV-145 opens the matching view once if the address contains %s=true, and removes the flag from the address",
    async (flag, title) => {
      const { router } = await renderGarage(createFakeGarage(), `/the-toolbox?page=2&${flag}=true`)
      const dialog = within(await garageDrawer(title))
      await waitFor(() => {
        expect(document.activeElement).toBe(dialog.getByRole("heading", { name: title }))
      })
      await waitFor(() => {
        expect(router.state.location.search).toBe("?page=2")
      })
    }
  )

  it.each([
    ["closes a garage that was opened at a form", { step: "ADD_YMM", isBehindList: true }, null],
    ["returns from a form to the list that opened it", { step: "ADD_YMM" }, "EXISTING_PROJECTS"]
  ] as const)("NAV-165 Escape %s", async (_what, opening, then) => {
    const { garage } = await renderGarage()
    if (then !== null) {
      act(() => garage.open({ step: then }))
      await garageDrawer()
    }
    act(() => garage.open(opening))
    await garageDrawer("Add a Vehicle")
    await waitFor(() => {
      expect(garage.state?.drawer?.steps).toEqual(["EXISTING_PROJECTS", "ADD_YMM"])
    })
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })
    await waitFor(() => {
      expect(garage.isOpen ? garage.step : null).toBe(then)
    })
  })

  it("GAR-02 GAR-03 has a view for each step of its flow", async () => {
    const bare = { vehicleBaseId: null, year: null, makeId: null, make: null, makeDisplay: null, modelId: null }
    const engine = sampleSaved(2, { ...bare, engineDisplayName: "Chevrolet 350", engineIds: { engineSeriesId: WireId.make(7) } })
    const { garage } = await renderGarage(createFakeGarage(sampleSaved(1), engine))
    await garage.hydrate()
    const views: ReadonlyArray<readonly [GarageStep, title: string, asks: string, CustomerProject?]> = [
      ["EXISTING_PROJECTS", "Your Garage", ""],
      ["ADD_YMM", "Add a Vehicle", "Year"],
      ["ADD_RACETYPE", "Add a Race Car", "Race car"],
      ["ADD_ENGINE", "Add an Engine", "Engine make"],
      ["UPDATE_PROJECT_ADD_ENGINE", "Complete Your Vehicle", "Engine", sampleSaved(1)],
      ["UPDATE_PROJECT_ADD_YMM", "Complete Your Vehicle", "Year", engine],
      ["UPDATE_PROJECT_ADD_RACETYPE", "Complete Your Vehicle", "Race car", engine]
    ]
    for (const [step, title, asks, project] of views) {
      act(() => garage.open({ step, ...(project && { projectId: project.projectId }) }))
      const dialog = within(await garageDrawer(title))
      await waitFor(() => {
        expect([garage.step, garage.state?.drawer?.steps.at(-1)]).toEqual([step, step])
      })
      const content = asks === "" ? dialog.findByRole("region", { name: "Vehicle (1)" }) : dialog.findByRole("combobox", { name: asks })
      expect(await content).toBeTruthy()
      act(() => garage.close())
      await waitFor(() => {
        expect(screen.queryByRole("dialog")).toBeNull()
      })
    }
  })

  it.each([
    ["Add a Vehicle", "Your car"],
    ["Add a Race Car", "Your race car"],
    ["Add an Engine", "Your engine"]
  ])("'%s' starts with a plate outline that is not a button: '%s'", async (title, text) => {
    const { dialog } = await openForm(title)
    const plate = dialog.getByText(text)
    expect(plate.classList.contains("plate--none")).toBe(true)
    expect(plate.querySelector("svg")).toBeNull()
  })

  it("MODAL-03 MODAL-07 opens from the right, with a Back button in its forms and none in its list", async () => {
    const { dialog } = await openForm("Add a Vehicle")
    expect((await garageDrawer("Add a Vehicle")).className).toContain("drawer--right")
    fireEvent.click(dialog.getByRole("button", { name: "Back" }))
    expect(within(await garageDrawer()).queryByRole("button", { name: "Back" })).toBeNull()
  })

  it("fills in the plate as the car is chosen", async () => {
    const { dialog } = await openForm("Add a Vehicle")
    await chooseCar(dialog)
    expect(await dialog.findByText("1969 Chevrolet Camaro")).toBeTruthy()
  })

  it("stays closed for any other value of a flag", async () => {
    const { garage } = await renderGarage(createFakeGarage(), "/the-toolbox?showymm=yes")
    expect(garage.isOpen).toBe(false)
  })

  it("opens immediately and shows a loading state until the runtime is ready", async () => {
    const world = createFakeGarage(sampleSaved())
    let arrive: () => void = () => undefined
    const coming = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const engine = createTestRuntime(world.cookies, world.services)
    await renderStorefront("/the-toolbox", {}, {}, (seed) => coming.then(() => engine(seed)))
    fireEvent.click(screen.getByRole("link", { name: "Garage" }))
    const dialog = within(await garageDrawer())
    expect((await dialog.findByRole("status")).textContent).toBe("Loading your garage")
    arrive()
    expect(await dialog.findByRole("region", { name: "Vehicle (1)" })).toBeTruthy()
  })

  it("stays closed if it is closed before the runtime is ready", async () => {
    const world = createFakeGarage()
    let arrive: () => void = () => undefined
    const coming = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const engine = createTestRuntime(world.cookies, world.services)
    const { container } = await renderStorefront("/the-toolbox", {}, {}, (seed) => coming.then(() => engine(seed)))
    const garage = container.resolve(GarageStore)
    act(() => garage.open({ step: "ADD_YMM" }))
    act(() => garage.close())
    arrive()
    await waitFor(() => {
      expect(garage.state?.isHydrated).toBe(true)
    })
    expect([garage.isOpen, garage.state?.drawer]).toEqual([false, null])
  })
})
