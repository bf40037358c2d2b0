import { wireListProduct } from "@camber/testing/records"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { type FakeListsState, createFakeLists, sampleList, sampleListArticle } from "../../../test/createFakeLists.ts"
import { sampleCookies, sampleProject, verdicts } from "../../../test/samples.ts"

const caliper = wireListProduct({ skuBaseNumber: "CAM-3", skuVariantNumber: "CAM-3-1", title: "Caliper", price: 19.99, quantity: 3 })
const brakes = sampleList("Brakes", { products: [wireListProduct(), caliper], articles: [sampleListArticle] })
const engine = sampleList("Engine")

const draw = async (world: FakeListsState = { lists: [brakes, engine] }, search = "", share: ReadonlyArray<typeof brakes> = []) => {
  const memory = createFakeLists(world)
  memory.shared.push(...share)
  const shop = await renderStorefront(`/buildlist${search}`, {}, {}, createTestRuntime(sampleCookies, memory.services))
  return { ...shop, ...memory, world }
}
const mustang = { vehicle: "2015 Ford Mustang", engine: null, raceType: null }
const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 })
const lines = () => within(screen.getByRole("list", { name: "In this list" })).getAllByRole("listitem")
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))
const total = () => within(screen.getByRole("region", { name: "List total" }))

describe("a shared list", () => {
  it("LIST-18 is read by its share guid and cannot be changed", async () => {
    await draw({ lists: [] }, "?shareGuid=share-Brakes", [brakes])
    await heading("Brakes")
    expect(screen.getByText("Shared list, 3 items")).toBeTruthy()
    expect(screen.queryAllByRole("button", { name: /Remove|Move|Rename|Delete|Create/ })).toEqual([])
    expect(screen.getByRole("button", { name: "Add to Cart: Caliper" })).toBeTruthy()
    expect(lines()[1]?.textContent).toContain("CAM-3-1 · Quantity 3 · $19.99 each · In stock")
  })

  it("LIST-18 LOOK-08 shows its car and the owner's first name", async () => {
    const car = { vehicle: "1969 Chevrolet Camaro", engine: "5.7L V8", raceType: null }
    await draw({ lists: [], sharedAs: "Sam" }, "?shareGuid=share-Brakes", [{ ...brakes, car }])
    await heading("Brakes, for Sam's 1969 Chevrolet Camaro")
    expect(screen.getByRole("heading", { name: "Fit for Sam's 1969 Chevrolet Camaro" })).toBeTruthy()
    expect(screen.getByText("5.7L V8")).toBeTruthy()
  })

  it("FIT-28 LOOK-08 shows how its parts fit its own car, and requests no verdicts for another car", async () => {
    const judged = { "CAM-2": verdicts.guaranteed, "CAM-3": verdicts.askVehicle }
    await draw({ lists: [], verdicts: judged }, "?shareGuid=share-Brakes", [{ ...brakes, car: mustang }])
    await heading("Brakes, for the 2015 Ford Mustang")
    expect(await screen.findByText("1 fits, 1 question")).toBeTruthy()
    expect(lines()[0]?.textContent).toContain("Guaranteed To Fit")
    expect(screen.queryByRole("button", { name: "Add Vehicle" })).toBeNull()
  })

  it("FIT-28 counts the parts without fitment data", async () => {
    const judged = { "CAM-2": verdicts.guaranteed, "CAM-3": verdicts.noData }
    await draw({ lists: [], verdicts: judged }, "?shareGuid=share-Brakes", [{ ...brakes, car: mustang }])
    expect(await screen.findByText("1 fits, 1 without fitment data")).toBeTruthy()
    expect(screen.getByText("No fitment data", { selector: "dt" })).toBeTruthy()
  })

  it("LOOK-08 adds only the parts that fit the list's car", async () => {
    const judged = { "CAM-2": verdicts.guaranteed, "CAM-3": verdicts.mayNotFit }
    const shop = await draw({ lists: [], verdicts: judged }, "?shareGuid=share-Brakes", [{ ...brakes, car: mustang }])
    await heading("Brakes, for the 2015 Ford Mustang")
    fireEvent.click(await screen.findByRole("button", { name: /^Add \d+ That Fits?$/ }))
    await waitFor(() => expect(shop.checkout.variablesOf("addToCart")).toHaveLength(1))
    expect(shop.checkout.variablesOf("addToCart")).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-1" }] }])
  })

  it("LOOK-08 checks the list against the visitor's car on request and keeps the verdicts for the list's car", async () => {
    const { services, shared } = createFakeLists({
      lists: [],
      verdicts: { "CAM-2": verdicts.guaranteed, "CAM-3": verdicts.guaranteed },
      selectedVerdicts: { "CAM-2": verdicts.mayNotFit, "CAM-3": verdicts.guaranteed }
    })
    shared.push({ ...brakes, car: mustang })
    await renderStorefront("/buildlist?shareGuid=share-Brakes", {}, { selected: sampleProject }, createTestRuntime(sampleCookies, services))
    await heading("Brakes, for the 2015 Ford Mustang")
    await screen.findByText("2 fit")
    expect(lines()[0]?.textContent).not.toContain("May Not Fit")
    press("Check Against My Car")
    expect(screen.getByRole("heading", { name: "Fit for both cars" })).toBeTruthy()
    const cars = within(lines()[0]!)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
    expect(cars[0]).toContain("the 2015 Ford MustangGuaranteed To Fit")
    expect(cars[1]).toContain("Your carMay Not Fit")
    expect(screen.getByText("the 2015 Ford Mustang: 2 of 2. Your car: 1 of 2.")).toBeTruthy()
    press("Show the List's Car Only")
    expect(screen.queryByText(/May Not Fit/)).toBeNull()
  })

  it("LOOK-08 offers no check if the visitor's car is the list's car", async () => {
    const { services, shared } = createFakeLists({ lists: [] })
    const camaro = { vehicle: "1969 Chevrolet Camaro", engine: null, raceType: null }
    shared.push({ ...brakes, car: camaro })
    await renderStorefront("/buildlist?shareGuid=share-Brakes", {}, { selected: sampleProject }, createTestRuntime(sampleCookies, services))
    await heading("Brakes, for the 1969 Chevrolet Camaro")
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Would they fit your car?" })).toBeNull())
  })

  it("LOOK-08 offers the garage to a visitor without a car", async () => {
    await draw({ lists: [] }, "?shareGuid=share-Brakes", [{ ...brakes, car: mustang }])
    press((await screen.findByRole("button", { name: "Add Your Car" })).textContent)
    expect(await screen.findByRole("dialog", {}, { timeout: 10_000 })).toBeTruthy()
  }, 20_000)

  it("FIT-28 is checked for the selected car if it has no car", async () => {
    const { services, shared, variablesOf } = createFakeLists({ lists: [], verdicts: { "CAM-2": verdicts.mayNotFit } })
    shared.push(brakes)
    await renderStorefront("/buildlist?shareGuid=share-Brakes", {}, { selected: sampleProject }, createTestRuntime(sampleCookies, services))
    await heading("Brakes")
    expect(await total().findByText("May not fit your 1969 Chevrolet Camaro: 1 item")).toBeTruthy()
    expect(variablesOf("buildSheet")).toMatchObject([{ shareGuid: "share-Brakes", project: { vehicle: { year: 1969 } } }])
  })

  it("LIST-19 is copied, and the page shows the copy", async () => {
    const { router, variablesOf } = await draw({ lists: [engine] }, "?shareGuid=share-Brakes", [brakes])
    await heading("Brakes")
    press("Copy to My Lists")
    await heading("Copied")
    expect([router.state.location.search, variablesOf("copyList")]).toMatchObject(["", [{ shareGuid: "share-Brakes" }]])
  })

  it("is copied once on a double click", async () => {
    const { variablesOf } = await draw({ lists: [engine] }, "?shareGuid=share-Brakes", [brakes])
    await heading("Brakes")
    press("Copy to My Lists")
    press("Copy to My Lists")
    await heading("Copied")
    expect(variablesOf("copyList")).toHaveLength(1)
  })

  it("reports a failed copy and stays open", async () => {
    const { world } = await draw({ lists: [] }, "?shareGuid=share-Brakes", [brakes])
    await heading("Brakes")
    world.mood = "refusing"
    press("Copy to My Lists")
    expect((await screen.findByRole("alert")).textContent).toBe("We couldn't copy this list. Try again in a moment.")
  })

  it("reports a URL without a shared list", async () => {
    await draw({ lists: [] }, "?shareGuid=%3Cscript%3E")
    expect(await screen.findByRole("heading", { name: "We could not find this list" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Go to My List" }).getAttribute("href")).toBe("/buildlist")
  })

  it("reports a failed load", async () => {
    await draw({ lists: [], mood: "away" }, "?shareGuid=share-Brakes", [brakes])
    expect(await screen.findByRole("alert", {}, { timeout: 10_000 })).toBeTruthy()
  }, 15_000)
})
