import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { createFakeGarage, sampleSaved } from "../../../test/createFakeGarage.ts"
import { renderGarage, dropdown, garageDrawer } from "../../../test/openGarage.tsx"
import { sampleSettings } from "../../../test/samples.ts"
import { handle } from "./GaragePage.tsx"

/** Loads the chunk first, so that the tests do not measure its load time. */
beforeAll(() => import("./GarageDrawer.tsx"))

const drawPage = (world = createFakeGarage(), address = "/CustomerVehicle") => renderGarage(world, address)
const bay = async (name: string) => within(await screen.findByRole("article", { name }))

describe("garage page", () => {
  it("GAR-07 GAR-78 lists every project in its group, with its known details", async () => {
    const axle = { name: "Rear axle", valueId: 9, value: "12-bolt" }
    await drawPage(createFakeGarage(sampleSaved(1, { engineDisplayName: "5.7L V8", facets: [axle] }), sampleSaved(2)))
    expect(within(await screen.findByRole("region", { name: "Vehicles (2)" })).getAllByRole("article")).toHaveLength(2)
    expect(screen.getByText("2 projects")).toBeTruthy()
    const facts = (await bay("1969 Chevrolet Camaro with 5.7L V8")).getAllByRole("definition").map(({ textContent }) => textContent)
    expect(facts).toEqual(["5.7L V8", "12-bolt"])
  })

  it("shows a loading state, and then the empty garage", async () => {
    await drawPage()
    expect(await screen.findByText("Your garage is empty")).toBeTruthy()
    expect(screen.queryByText("Loading your garage")).toBeNull()
  })

  it("explains empty groups", async () => {
    await drawPage(createFakeGarage(sampleSaved()))
    expect(within(await screen.findByRole("region", { name: "Race Cars" })).getByText(/^Add your race car by class/)).toBeTruthy()
    expect(within(screen.getByRole("region", { name: "Engines" })).getByText(/^Add an engine without a car/)).toBeTruthy()
    expect(screen.queryByText(/^Add your car or truck/)).toBeNull()
  })

  it("GAR-38 shows an engine swap together with the stock engine", async () => {
    const engines = { engineDisplayName: "LS Gen III", stockEngineDisplayName: "5.7L V8", isStockEngine: false }
    await drawPage(createFakeGarage(sampleSaved(1, engines)))
    const entry = await bay("1969 Chevrolet Camaro with LS Gen III")
    expect(entry.getByText("Engine swap").nextSibling?.textContent).toBe("LS Gen III")
    expect(entry.getByText("Stock engine").nextSibling?.textContent).toBe("5.7L V8")
    expect(entry.getByText(/LS Gen III swap/)).toBeTruthy()
  })

  it("FIT-19 FIT-20 shows an engine's details under their facets, in order, followed by the other answers", async () => {
    const engineParts = [
      { part: "engineMakeId", id: 2, name: "Chevrolet" },
      { part: "engineSeriesId", id: 2, name: "Small Block Chevy Gen I" },
      { part: "engineDisplacementId", id: 2, name: "5.7L" }
    ]
    const facets = [
      { name: "Rear Axle", valueId: 31, value: "GM 12-bolt car" },
      { name: "Engine Fuel System", valueId: 97, value: "Carbureted" }
    ]
    await drawPage(createFakeGarage(sampleSaved(1, { engineDisplayName: "5.7L V8", engineParts, facets })))
    const entry = await bay("1969 Chevrolet Camaro with 5.7L V8")
    const texts = (role: string) => entry.getAllByRole(role).map(({ textContent }) => textContent)
    expect(texts("term")).toEqual(["Engine", "Engine Family", "Displacement", "Engine Fuel System", "Rear Axle"])
    expect(texts("definition")).toEqual(["5.7L V8", "Small Block Chevy Gen I", "5.7L", "Carbureted", "GM 12-bolt car"])
  })

  it("has an add button for each group", async () => {
    await drawPage()
    for (const title of ["Add a Vehicle", "Add a Race Car", "Add an Engine"]) {
      fireEvent.click(within(screen.getByRole("main", { hidden: true })).getByRole("button", { name: title, hidden: true }))
      expect(await garageDrawer(title)).toBeTruthy()
    }
  })

  it("GAR-49 selects a project and marks the selected one", async () => {
    const { router } = await drawPage(createFakeGarage(sampleSaved()))
    fireEvent.click((await bay("1969 Chevrolet Camaro")).getByRole("button", { name: "Select 1969 Chevrolet Camaro" }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
    await router.navigate("/CustomerVehicle")
    const entry = await bay("1969 Chevrolet Camaro")
    expect(entry.getByText("Selected")).toBeTruthy()
    expect(entry.getByRole("link", { name: "Shop Parts" }).getAttribute("href")).toBe("/shop/all?fits=1")
  })

  it("GAR-50 deletes a project", async () => {
    await drawPage(createFakeGarage(sampleSaved(1), sampleSaved(2)))
    fireEvent.click(await screen.findByRole("button", { name: "Delete 1969 Chevrolet Camaro" }))
    expect(await screen.findByRole("region", { name: "Vehicle (1)" })).toBeTruthy()
  })

  it("NAV-181 keeps the focus within the page when a deletion is undone", async () => {
    await drawPage(createFakeGarage(sampleSaved(1), sampleSaved(2)))
    const gone = await screen.findByRole("button", { name: "Delete 1969 Chevrolet Camaro" })
    gone.focus()
    fireEvent.click(gone)
    const undo = await screen.findByRole("button", { name: /^Undo: keep 1969/ })
    await waitFor(() => expect(document.activeElement).toBe(undo))
    fireEvent.click(undo)
    expect(await screen.findByRole("region", { name: "Vehicles (2)" })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.id).toBe("main"))
  })

  it("GAR-43 GAR-79 updates a vehicle and completes one without an engine", async () => {
    await drawPage(createFakeGarage(sampleSaved()))
    const entry = await bay("1969 Chevrolet Camaro")
    fireEvent.click(entry.getByRole("button", { name: /^Update Vehicle: 1969 Chevrolet Camaro/ }))
    const form = within(await garageDrawer("Update Vehicle"))
    await waitFor(() => {
      expect([dropdown(form, "Year").value, dropdown(form, "Make").value, dropdown(form, "Model").value]).toEqual(["1969", "2", "3"])
    })
    expect(form.getByRole<HTMLButtonElement>("button", { name: "Update Vehicle" }).disabled).toBe(false)
    expect(entry.getByRole("button", { name: /^Complete Your Vehicle: 1969 Chevrolet Camaro/, hidden: true })).toBeTruthy()
  })

  it("GAP-C54 redirects other letter cases to its only address", async () => {
    const { router } = await drawPage(createFakeGarage(), "/customervehicle?a=1")
    expect(router.state.location.pathname + router.state.location.search).toBe("/CustomerVehicle?a=1")
  })

  it("is excluded from search engines", () => {
    expect(handle.head(null, { settings: sampleSettings, path: "/CustomerVehicle", search: "" })).toMatchObject({
      title: "My Garage | Camber",
      isIndexed: false
    })
  })
})
