import type { Verdict } from "@camber/domain/fitment"
import { sampleListing, sampleProduct, sampleProductPage, sampleVariant } from "@camber/testing/records"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { createFakeGarage } from "../../../test/createFakeGarage.ts"
import { chooseCar } from "../../../test/openGarage.tsx"
import { verdicts } from "../../../test/samples.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { openingFor } from "./FitPrompt.tsx"

beforeAll(() => import("./GarageDrawer.tsx"))

const world = createFakeGarage()
const asking = (prompt: Verdict["prompt"], ...asks: ReadonlyArray<string>): Verdict => ({ ...verdicts.askVehicle, prompt, asks })
const drawProduct = (fit: Verdict) =>
  renderStorefront(
    "/item/slotted-rotor/2",
    { product: async () => sampleProductPage({ variant: sampleVariant({ fit }) }) },
    {},
    createTestRuntime(world.cookies, world.services)
  )

describe("fitment prompt", () => {
  it.each([
    ["Vehicle", "Add Vehicle", asking("Vehicle"), "Add a Vehicle"],
    ["Race Type", "Add Race Type", asking("RaceType"), "Add a Race Car"],
    ["Engine", "Add Engine", asking("Engine", "installed"), "Add an Engine"]
  ])(
    "FIT-06 FIT-07 FIT-08 FIT-10 verifies the %s with '%s', which opens the matching view of the garage",
    async (what, action, verdict, title) => {
      await drawProduct(verdict)
      const panel = within(screen.getByRole("region", { name: `Verify the ${what} for your project` }))
      fireEvent.click(panel.getByRole("button", { name: action }))
      expect(await screen.findByRole("dialog", { name: title })).toBeTruthy()
    }
  )

  it("FIT-04 shows the same button in a card's fit line", async () => {
    const listing = async () => sampleListing({ cards: [sampleProduct({ fit: verdicts.askVehicle })] })
    await renderStorefront("/shop/brakes~2-3", { listing }, {}, createTestRuntime(world.cookies, world.services))
    fireEvent.click(within(screen.getByRole("article")).getByRole("button", { name: "Add Vehicle" }))
    expect(await screen.findByRole("dialog", { name: "Add a Vehicle" })).toBeTruthy()
  })

  it("FIT-09 FIT-11 names missing facets, and asks for the installed or the stock engine", () => {
    expect(openingFor(asking("AdditionalFacets", "Rear axle"))).toEqual({
      step: "UPDATE_PROJECT_ADD_FACETS",
      facets: ["Rear axle"],
      isForProduct: true,
      reloadOnSave: true
    })
    expect([openingFor(asking("Engine", "stock"))?.engine, openingFor(asking("Engine", "installed", "stock"))?.engine]).toEqual([
      "stock",
      "installed"
    ])
  })

  it("shows no prompt for a part that needs an option choice, is guaranteed to fit or may not fit", () => {
    expect([verdicts.chooseOptions, verdicts.guaranteed, verdicts.mayNotFit].map(openingFor)).toEqual([null, null, null])
  })
})

describe("car added from a part", () => {
  const drawAt = async (address: string) => {
    const garage = createFakeGarage()
    const pages = {
      product: async () => sampleProductPage({ variant: sampleVariant({ fit: verdicts.askVehicle }) }),
      listing: async () => sampleListing({ cards: [sampleProduct({ fit: verdicts.askVehicle })] })
    }
    const drawn = await renderStorefront(
      address,
      pages,
      {},
      createTestRuntime(garage.cookies, garage.services, { address: { pathname: address } })
    )
    const navigator = drawn.container.resolve(PageNavigator)
    const reload = vi.spyOn(navigator, "reload").mockImplementation(() => undefined)
    const go = vi.spyOn(navigator, "go")
    return { ...drawn, reload, go }
  }
  const add = async () => {
    const form = within(await screen.findByRole("dialog", { name: "Add a Vehicle" }))
    await chooseCar(form)
    fireEvent.click(form.getByRole("button", { name: "Add Vehicle" }))
  }

  it("GAR-46 returns to the list and stays on the page if the page is the part's own", async () => {
    const { go, reload, router } = await drawAt("/item/slotted-rotor/2")
    fireEvent.click(within(screen.getByRole("main")).getAllByRole("button", { name: "Add Vehicle" })[0]!)
    await add()
    const list = within(await screen.findByRole("dialog", { name: "Your Garage" }))
    expect(await list.findByRole("button", { name: "1969 Chevrolet Camaro", pressed: true })).toBeTruthy()
    expect([router.state.location.pathname, go.mock.calls.length, reload.mock.calls.length]).toEqual(["/item/slotted-rotor/2", 0, 0])
  })

  it.each(["Add Vehicle", "Add a vehicle to see only what fits"])(
    "GAR-45 reloads the current page after '%s' on other pages",
    async (button) => {
      const { go, reload } = await drawAt("/shop/brakes~2-3")
      fireEvent.click(within(screen.getByRole("main")).getAllByRole("button", { name: button })[0]!)
      await add()
      await waitFor(() => expect(reload).toHaveBeenCalledOnce())
      expect(go).not.toHaveBeenCalled()
    }
  )
})

describe("listing without a vehicle", () => {
  it("offers to add a vehicle, to see only fitting parts", async () => {
    await renderStorefront(
      "/shop/brakes~2-3",
      { listing: async () => sampleListing() },
      {},
      createTestRuntime(world.cookies, world.services)
    )
    fireEvent.click(screen.getByRole("button", { name: "Add a vehicle to see only what fits" }))
    expect(await screen.findByRole("dialog", { name: "Add a Vehicle" })).toBeTruthy()
  })
})
