import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderListing, renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime, type WrittenCookie } from "../../../test/createTestRuntime.ts"
import { sampleProject, verdicts } from "../../../test/samples.ts"
import { MakeId, ModelId, ModelYear } from "@camber/domain/vehicle"
import { sampleListing, sampleProduct } from "@camber/testing/records"

describe("the build switch", () => {
  it("OWN-07 counts the hidden parts, and leads to the listing without the build", async () => {
    await renderListing(sampleListing({ hiddenByBuild: 1200 }), {}, "?build=CAM-2-1&build=transmission%3AMuncie%20M21&fits=0")
    const on = screen.getByRole("link", { name: /^Only parts that meet my build ?· 1,200 hidden/ })
    expect([on.getAttribute("href"), on.getAttribute("aria-current")]).toEqual(["/shop/brakes~2-3?fits=0", "true"])
  })

  it("OWN-07 is not offered without a saved car", async () => {
    await renderListing(sampleListing(), { selected: sampleProject })
    expect(screen.queryByRole("link", { name: /meet my build/ })).toBeNull()
  })
})

describe("the fit switch", () => {
  it("is not rendered without a vehicle", async () => {
    await renderListing(sampleListing())
    expect(screen.queryByRole("link", { name: /Only parts that fit/ })).toBeNull()
  })

  const someFit = { fitting: 12, all: 1048, isNarrowed: false }

  it("GAP-C70 names the vehicle, shows the fitting count of the total, and switches the listing on and off", async () => {
    await renderListing(sampleListing({ fit: someFit }), { selected: sampleProject }, "?fits=0")
    const off = screen.getByRole("link", { name: /^Only parts that fit my 1969 Chevrolet Camaro ?· 12 of 1,048$/ })
    expect([off.getAttribute("href"), off.getAttribute("aria-current")]).toEqual(["/shop/brakes~2-3?fits=1", null])
  })

  it.each([
    [{ fitting: 0, all: 1048, isNarrowed: false }, "None of these 1,048 is guaranteed to fit your 1969 Chevrolet Camaro"],
    [{ fitting: 0, all: 1, isNarrowed: false }, "This part isn't guaranteed to fit your 1969 Chevrolet Camaro"],
    [{ fitting: 48, all: 48, isNarrowed: true }, "All 48 fit your 1969 Chevrolet Camaro"],
    [{ fitting: 1, all: 1, isNarrowed: true }, "This part fits your 1969 Chevrolet Camaro"]
  ])("GAP-C70 shows a sentence instead of the switch for %j", async (fit, text) => {
    await renderListing(sampleListing({ fit, total: fit.all }), { selected: sampleProject })
    expect(document.querySelector(".refine")?.textContent).toContain(text)
    expect(screen.queryByRole("link", { name: /Only parts that fit/ })).toBeNull()
  })

  it("FIT-29 counts universal parts separately", async () => {
    const fit = { fitting: 368, made: 9, all: 1048, isNarrowed: true }
    await renderListing(sampleListing({ fit }), { selected: sampleProject })
    expect(screen.getByRole("link", { name: /^Only parts that fit my 1969 Chevrolet Camaro ?· 9 of 1,048 \+ 359 universal/ })).toBeTruthy()
  })

  it("FIT-30 names the deciding swapped engine, and links to the parts for it", async () => {
    const swap = { engine: "LS Gen III", count: 12, href: "/engines/ls-gen-iii?Category=Headers", stock: 14 }
    const { description, project } = sampleProject
    const selected = {
      project: { ...project, isStockEngine: false },
      description: { ...description, engine: "LS Gen III", stockEngine: "5.7L V8" }
    }
    await renderListing(sampleListing({ fit: { fitting: 0, made: 0, all: 81, isNarrowed: false, swap }, total: 81 }), { selected })
    expect(document.querySelector(".refine")?.textContent).toContain(
      "None of these 81 is guaranteed to fit your 1969 Chevrolet Camaro with its LS Gen III swap. 14 fit it with the stock engine. See 12 for LS Gen III"
    )
    expect(screen.getByRole("link", { name: "See 12 for LS Gen III" }).getAttribute("href")).toBe(swap.href)
  })

  it("GAP-C70 omits the fit note above a listing that is empty regardless of fit", async () => {
    await renderListing(sampleListing({ fit: { fitting: 0, all: 0, isNarrowed: false }, total: 0, cards: [] }), { selected: sampleProject })
    expect(document.querySelector(".toolbar")?.textContent).toBe("0 items")
  })

  it("GAP-C70 keeps the switch for the session, and requests the next listing with it", async () => {
    const asked: Array<boolean | null> = []
    const written: Array<WrittenCookie> = []
    const narrowed = sampleListing({ fit: { fitting: 12, all: 48, isNarrowed: true } })
    const engine = createTestRuntime(null, {}, { written })
    const { router } = await renderStorefront(
      "/shop/brakes~2-3",
      { listing: async ({ fits }) => (asked.push(fits), { ...narrowed, fit: { ...narrowed.fit!, isNarrowed: fits !== false } }) },
      { selected: sampleProject },
      engine
    )
    fireEvent.click(screen.getByRole("link", { name: /^Only parts that fit my/ }))
    await waitFor(() => expect(written).toContainEqual({ name: "Listings", value: "all", days: null }), { timeout: 8000 })
    expect([router.state.location.search, asked]).toEqual(["?fits=0", [null, false]])
    fireEvent.click(await screen.findByRole("link", { name: /12 of 48$/ }))
    await waitFor(() => expect(written).toContainEqual({ name: "Listings", value: null, days: undefined }), { timeout: 8000 })
    expect(router.state.location.search).toBe("?fits=1")
  })

  it("is not rendered on the page of the selected car, which contains only fitting parts", async () => {
    const ownPage = "/vehicle/1969-chevrolet-camaro~12"
    const selected = { ...sampleProject, description: { ...sampleProject.description, customerProjectUrl: ownPage } }
    await renderListing(sampleListing({ canonicalPath: ownPage }), { selected })
    expect(screen.queryByRole("link", { name: /Only parts that fit/ })).toBeNull()
    cleanup()
    await renderListing(sampleListing({ canonicalPath: "/vehicle/2004-ford-f-150~13", fit: someFit }), { selected })
    expect(screen.getByRole("link", { name: /Only parts that fit/ })).toBeTruthy()
  })

  it("remains on between the page of the selected car and a category; another car's page has no counts", async () => {
    const ownPage = "/vehicle/1969-chevrolet-camaro~12"
    const selected = { ...sampleProject, description: { ...sampleProject.description, customerProjectUrl: ownPage } }
    const children = [{ label: "Brakes", href: "/shop/brakes~2-3", count: 13, imageUrl: null }]
    const draw = (canonicalPath: string) => renderListing(sampleListing({ canonicalPath, children }), { selected })
    const chip = () => within(screen.getByRole("navigation", { name: "Categories" })).getByRole("link")
    await draw(ownPage)
    expect([chip().textContent, chip().getAttribute("href")]).toEqual(["Brakes13", "/shop/brakes~2-3?fits=1"])
    cleanup()
    await draw("/vehicle/2004-ford-f-150~13")
    expect([chip().textContent, chip().getAttribute("href")]).toEqual(["Brakes", "/shop/brakes~2-3"])
  })

  it("is on if the listing is limited to fitting parts", async () => {
    const fit = { ...someFit, isNarrowed: true }
    await renderListing(sampleListing({ fit, cards: [sampleProduct({ fit: verdicts.guaranteed })] }), { selected: sampleProject })
    const on = screen.getByRole("link", { name: /1969 Chevrolet Camaro ?· 12 of 1,048 ?, selected$/ })
    expect([on.getAttribute("href"), on.getAttribute("aria-current")]).toEqual(["/shop/brakes~2-3?fits=0", "true"])
    expect(screen.getByText("for your 1969 Chevrolet Camaro")).toBeTruthy()
  })
})

describe("a search that names a vehicle", () => {
  const vehicle = {
    year: ModelYear.make(2015),
    yearTo: ModelYear.make(2015),
    makeId: MakeId.make(3),
    make: "Ford",
    modelId: ModelId.make(4),
    model: "Mustang"
  }
  const named = sampleListing({ canonicalPath: "/search", understood: { vehicle, remainder: "brake pads", part: null } })
  const query = "?query=brake%20pads%202015%20mustang"
  const offer = () => screen.queryByRole("button", { name: "Shop for your 2015 Ford Mustang" })

  it("offers to shop for the read vehicle in place of the vehicle picker, even when a different vehicle is selected", async () => {
    await renderListing(named, {}, query)
    expect([offer() !== null, screen.queryByRole("button", { name: /^Add a vehicle/ })]).toEqual([true, null])
    cleanup()
    await renderListing(named, { selected: sampleProject }, query)
    expect(offer()).not.toBeNull()
  })

  it("offers the selected vehicle as a switch, and offers no other vehicle above a listing limited to the selected one", async () => {
    const narrowed = { ...named, fit: { fitting: 1, all: 2, isNarrowed: true } }
    await renderListing(narrowed, { selected: sampleProject }, `${query}&fits=1`)
    expect([offer(), screen.queryByRole("link", { name: /1969 Chevrolet Camaro ?· 1 of 2 ?, selected$/ }) !== null]).toEqual([null, true])
  })

  it("searches the whole term if the vehicle cannot be selected", async () => {
    const { router } = await renderListing(named, {}, `${query}&sort=price`)
    fireEvent.click(offer()!)
    await waitFor(
      () => {
        expect(router.state.location.search).toBe(query)
      },
      { timeout: 8000 }
    )
  })
})
