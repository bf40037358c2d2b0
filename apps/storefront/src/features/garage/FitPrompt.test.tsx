import type { Verdict } from "@camber/domain/fitment"
import { fireEvent, screen, within } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { drawShop } from "../../../test/drawShop.tsx"
import { memoryEngine } from "../../../test/memoryEngine.ts"
import { memoryGarage } from "../../../test/memoryGarage.ts"
import { sampleCard, sampleListing, sampleProduct, sampleVariant, verdicts } from "../../../test/samples.ts"
import { openingFor } from "./FitPrompt.tsx"

beforeAll(() => import("./GarageDrawer.tsx"))

const world = memoryGarage()
const asking = (prompt: Verdict["prompt"], ...asks: ReadonlyArray<string>): Verdict => ({ ...verdicts.askVehicle, prompt, asks })
const drawProduct = (fit: Verdict) =>
  drawShop(
    "/item/slotted-rotor/2",
    { product: async () => sampleProduct({ variant: sampleVariant({ fit }) }) },
    {},
    memoryEngine(world.cookies, world.services)
  )

describe("what a verdict asks for", () => {
  it.each([
    ["Vehicle", "Add Vehicle", asking("Vehicle"), "Add a Vehicle"],
    ["Race Type", "Add Race Type", asking("RaceType"), "Add a Race Car"],
    ["Engine", "Add Engine", asking("Engine", "installed"), "Add an Engine"]
  ])("FIT-06 FIT-07 FIT-08 FIT-10 the %s is verified by '%s', which opens the garage at its view", async (what, action, verdict, title) => {
    await drawProduct(verdict)
    const panel = within(screen.getByRole("region", { name: `Verify the ${what} for your project` }))
    fireEvent.click(panel.getByRole("button", { name: action }))
    expect(await screen.findByRole("dialog", { name: title })).toBeTruthy()
  })

  it("FIT-04 a card's fit line carries the same button", async () => {
    const listing = async () => sampleListing({ cards: [sampleCard({ fit: verdicts.askVehicle })] })
    await drawShop("/shop/brakes~2-3", { listing }, {}, memoryEngine(world.cookies, world.services))
    fireEvent.click(within(screen.getByRole("article")).getByRole("button", { name: "Add Vehicle" }))
    expect(await screen.findByRole("dialog", { name: "Add a Vehicle" })).toBeTruthy()
  })

  it("FIT-09 FIT-11 missing facets are asked for by their names, an engine by which of a swapped car's it is", () => {
    expect(openingFor(asking("AdditionalFacets", "Rear axle"))).toEqual({
      step: "UPDATE_PROJECT_ADD_FACETS",
      facets: ["Rear axle"],
      isForProduct: true
    })
    expect([openingFor(asking("Engine", "stock"))?.engine, openingFor(asking("Engine", "installed", "stock"))?.engine]).toEqual([
      "stock",
      "installed"
    ])
  })

  it("a choice of options, a guarantee and a refusal ask nothing of the garage", () => {
    expect([verdicts.chooseOptions, verdicts.guaranteed, verdicts.mayNotFit].map(openingFor)).toEqual([null, null, null])
  })
})

describe("a listing without a vehicle", () => {
  it("offers to add one, to see only what fits", async () => {
    await drawShop("/shop/brakes~2-3", { listing: async () => sampleListing() }, {}, memoryEngine(world.cookies, world.services))
    fireEvent.click(screen.getByRole("button", { name: "Add a vehicle to see only what fits" }))
    expect(await screen.findByRole("dialog", { name: "Add a Vehicle" })).toBeTruthy()
  })
})
