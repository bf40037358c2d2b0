import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { choose, chooseCar, renderGarage, dropdown, garageDrawer } from "../../../test/openGarage.tsx"

/** Loads the drawer first, so that the tests do not measure its load time. */
beforeAll(() => import("../garage/GarageDrawer.tsx"))

const drawHome = async (world = createFakeGarage(), years: ReadonlyArray<number> = []) => {
  const drawn = await renderGarage(world, "/", years)
  const builder = within(screen.getByRole("region", { name: "What are you building?" }))
  return { ...drawn, builder }
}
/** A pointer that approaches the builder loads the first list. */
const comeNear = () => fireEvent.pointerEnter(screen.getByRole("tablist").parentElement!)
const panel = () => within(screen.getByRole("tabpanel"))

describe("builder of the home page", () => {
  it("GAR-35 disables all fields at first and loads the years when the pointer approaches", async () => {
    const { builder } = await drawHome()
    expect(
      panel()
        .getAllByRole<HTMLSelectElement>("combobox")
        .every(({ disabled }) => disabled)
    ).toBe(true)
    comeNear()
    await waitFor(() => {
      expect(dropdown(builder, "Year").disabled).toBe(false)
    })
    expect(dropdown(builder, "Make").disabled).toBe(true)
  })

  it("GAR-35 GAR-66 lets the shopper select a year of the page before the Effect runtime loads, and keeps the selection", async () => {
    const world = createFakeGarage()
    const { builder } = await drawHome(world, [1970, 1969])
    expect(dropdown(builder, "Year").disabled).toBe(false)
    await choose(panel(), "Year", "1969")
    expect(dropdown(panel(), "Year").value).toBe("1969")
    await choose(panel(), "Make", "Chevrolet")
    expect([dropdown(panel(), "Year").value, dropdown(panel(), "Make").value]).toEqual(["1969", "2"])
    expect(world.asked.filter(({ variables }) => JSON.stringify(variables).includes('"year":null'))).toEqual([])
  })

  it("GAR-33 GAR-44 adds a vehicle in place and opens its page", async () => {
    const { router, garage } = await drawHome()
    comeNear()
    await chooseCar(panel())
    fireEvent.click(panel().getByRole("button", { name: "Add Vehicle" }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
    expect(garage.isOpen).toBe(false)
  })

  it("GAR-39 GAR-41 has a tab for race cars and one for engines, each with its own form", async () => {
    await drawHome()
    comeNear()
    fireEvent.click(screen.getByRole("tab", { name: "Race" }))
    await choose(panel(), "Race car", "Dirt Late Model")
    expect(panel().getByRole<HTMLButtonElement>("button", { name: "Add Race Car" }).disabled).toBe(false)
    fireEvent.click(screen.getByRole("tab", { name: "Engine" }))
    await choose(panel(), "Engine make", "Chevrolet")
    expect(panel().getByRole<HTMLButtonElement>("button", { name: "Add Engine" }).disabled).toBe(true)
  })

  it("shows up to three saved projects once they are loaded, and a link to all of them", async () => {
    const { garage, router } = await drawHome(createFakeGarage(...[1, 2, 3, 4].map((number) => sampleSaved(number))))
    const saved = within(screen.getByRole("region", { name: "Your Garage" }))
    expect(saved.queryAllByRole("button")).toEqual([])
    await garage.hydrate()
    await waitFor(() => {
      expect(saved.getAllByRole("button")).toHaveLength(3)
    })
    fireEvent.click(saved.getByRole("link", { name: "View your Garage" }))
    expect(await garageDrawer()).toBeTruthy()
    expect(router.state.location.pathname).toBe("/")
    garage.close()
    fireEvent.click(saved.getByRole("button", { name: "1969 Chevrolet Camaro", hidden: true }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
  })
})
