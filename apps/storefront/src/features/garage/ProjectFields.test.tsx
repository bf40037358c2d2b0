import { fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { memoryGarage } from "../../../test/memoryGarage.ts"
import { choose, chooseCar, dropdown, openForm } from "../../../test/openGarage.tsx"

/** What is measured below is not how long its code takes to come. */
beforeAll(() => import("./GarageDrawer.tsx"))

describe("the garage's forms", () => {
  it("GAR-04 GAR-33 GAR-35 a vehicle is told by year, make and model, each enabled by the one before", async () => {
    const { dialog } = await openForm("Add a Vehicle")
    await choose(dialog, "Year", "1969")
    expect([dropdown(dialog, "Model").disabled, dropdown(dialog, "Engine (optional)").disabled]).toEqual([true, true])
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Add Vehicle" }).disabled).toBe(true)
    await choose(dialog, "Make", "Chevrolet")
    await choose(dialog, "Model", "Camaro")
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Add Vehicle" }).disabled).toBe(false)
  })

  it("GAR-34 another year clears what was chosen behind it", async () => {
    const { dialog } = await openForm("Add a Vehicle")
    await chooseCar(dialog)
    await choose(dialog, "Year", "1970")
    expect(["Make", "Model"].map((name) => dropdown(dialog, name).value)).toEqual(["", ""])
  })

  it("GAR-44 GAP-C61 a vehicle is saved without an engine, becomes the selected one and its page is shown", async () => {
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

  it("GAR-36 choosing a stock engine saves at once", async () => {
    const { dialog, router } = await openForm("Add a Vehicle")
    await chooseCar(dialog)
    await choose(dialog, "Engine (optional)", "350 V8 5.7L")
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
  })

  it("GAR-38 an engine swap shows the picker, asks for the stock engine too, and can be taken back", async () => {
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

  it("GAR-39 GAR-40 an engine is picked by make and family, and can be saved once there is a family", async () => {
    const { dialog } = await openForm("Add an Engine")
    const save = dialog.getByRole<HTMLButtonElement>("button", { name: "Add Engine" })
    await choose(dialog, "Engine make", "Chevrolet")
    expect(save.disabled).toBe(true)
    await choose(dialog, "Engine family", "Small Block Chevy Gen I")
    expect(save.disabled).toBe(false)
  })

  it("GAR-41 a race car is told by its race type, an engine is optional", async () => {
    const { dialog } = await openForm("Add a Race Car")
    await choose(dialog, "Race car", "Dirt Late Model")
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Add Race Car" }).disabled).toBe(false)
    expect(dropdown(dialog, "Engine make (optional)")).toBeTruthy()
  })

  it("GAR-47 GAR-69 a save that fails says so beside its button, keeps what is chosen, and succeeds at the next press", async () => {
    const world = memoryGarage()
    world.away.add("addNewProjectToGarage")
    const { dialog: form, router } = await openForm("Add a Vehicle", world)
    await chooseCar(form)
    const save = form.getByRole<HTMLButtonElement>("button", { name: "Add Vehicle" })
    fireEvent.click(save)
    const told = await form.findByRole("alert", {}, { timeout: 8000 })
    expect([told.textContent, dropdown(form, "Model").value, save.disabled]).toEqual([
      "Not saved: the shop cannot be reached just now. What you chose is still here.",
      "3",
      false
    ])
    expect([save.parentElement, form.queryByRole("button", { name: "Try again" })]).toEqual([told.parentElement, null])
    world.away.clear()
    fireEvent.click(save)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
  })

  it("GAR-47 a save that is refused names the reason", async () => {
    const world = memoryGarage()
    world.refusals.push("Your garage holds 100 projects. Remove one to add another.")
    const { dialog: form, router } = await openForm("Add a Vehicle", world)
    await chooseCar(form)
    fireEvent.click(form.getByRole("button", { name: "Add Vehicle" }))
    expect((await form.findByRole("alert")).textContent).toBe("Not saved. Your garage holds 100 projects. Remove one to add another.")
    expect(router.state.location.pathname).toBe("/the-toolbox")
  })

  it("two presses save once", async () => {
    const world = memoryGarage()
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
