import { sampleListing } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { GarageStore } from "../src/features/garage/GarageStore.ts"
import { renderStorefront } from "./renderStorefront.tsx"
import { createTestRuntime, type TestEnvironment } from "./createTestRuntime.ts"
import { createFakeGarage } from "./createFakeGarage.ts"

/** Renders the shop over an in-memory garage. */
export const renderGarage = async (
  world = createFakeGarage(),
  address = "/the-toolbox",
  years: ReadonlyArray<number> = [],
  browser: TestEnvironment = {}
) => {
  const listing = async () => sampleListing({ canonicalPath: "/vehicle/1969-chevrolet-camaro~12" })
  const home = async () => ({
    years,
    makes: [],
    engines: [],
    tiles: [],
    popular: sampleListing({ children: [], cards: [], total: 0 }),
    articles: []
  })
  const drawn = await renderStorefront(address, { home, listing }, {}, createTestRuntime(world.cookies, world.services, browser))
  return { ...drawn, garage: drawn.container.resolve(GarageStore) }
}

export const garageDrawer = (title = "Your Garage") => screen.findByRole("dialog", { name: title })

/** Opens the list drawer from the phone's bar. */
export const openList = async (...shop: Parameters<typeof renderGarage>) => {
  const drawn = await renderGarage(...shop)
  fireEvent.click(screen.getByRole("link", { name: "Garage" }))
  return { ...drawn, dialog: within(await garageDrawer()) }
}

/** Opens a form's drawer from the list. */
export const openForm = async (button: string, world = createFakeGarage(), browser: TestEnvironment = {}) => {
  const { dialog, ...drawn } = await openList(world, "/the-toolbox", [], browser)
  await dialog.findByText(/Your garage is empty/)
  fireEvent.click(dialog.getByRole("button", { name: button }))
  return { ...drawn, dialog: within(await garageDrawer(button)) }
}

type Area = Pick<typeof screen, "getByRole">
export const dropdown = (area: Area, name: string) => area.getByRole<HTMLSelectElement>("combobox", { name })

/** Selects an option by its text once the dropdown is enabled. */
export const choose = async (area: Area, name: string, option: string) => {
  await waitFor(() => {
    if (dropdown(area, name).disabled) throw new Error(`${name} cannot be used yet.`)
  })
  const chosen = [...dropdown(area, name).options].find(({ text }) => text === option)!
  await act(async () => fireEvent.change(dropdown(area, name), { target: { value: chosen.value } }))
}

export const chooseCar = async (area: Area) => {
  await choose(area, "Year", "1969")
  await choose(area, "Make", "Chevrolet")
  await choose(area, "Model", "Camaro")
}
