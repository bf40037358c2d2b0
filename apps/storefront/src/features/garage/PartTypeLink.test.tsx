import { RaceTypeId, type SelectedProject, WireId } from "@camber/domain/vehicle"
import { sampleProductPage } from "@camber/testing/records"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { createFakeGarage } from "../../../test/createFakeGarage.ts"
import { sampleProject } from "../../../test/samples.ts"

/** Loads the chunk first, so that the tests do not measure its load time. */
beforeAll(() => import("./GarageDrawer.tsx"))

const { description, project } = sampleProject
const raceCar: SelectedProject = { project: { raceTypeId: RaceTypeId.make(6), facets: [], declined: [] }, description }
const engine: SelectedProject = { project: { engineIds: { engineSeriesId: WireId.make(7) }, facets: [], declined: [] }, description }
const fits = [{ years: "1967-1969", make: "Chevrolet", models: "Camaro", engine: "Any", note: null, source: "maker", isYours: false }]

/** Renders the page of a brake part, with the link in its fitment section. */
const draw = async (selected: SelectedProject | null, world = createFakeGarage()) => {
  const product = async () => sampleProductPage({ fits, fitsTotal: 1 })
  const drawn = await renderStorefront("/item/slotted-rotor/2", { product }, { selected }, createTestRuntime(world.cookies, world.services))
  const link = screen.getByRole("link", { name: "Brakes for my car" })
  return { ...drawn, link, world }
}
const built = ({ asked }: ReturnType<typeof createFakeGarage>) => asked.find(({ operation }) => operation === "buildLink")?.variables

describe("part type link", () => {
  it.each([
    ["car", { project, description }, "/1969?query=Brakes", { year: 1969, make: 2, model: 3, raceType: null, partTypes: ["Brakes"] }],
    ["race car", raceCar, "/race?query=Brakes", { year: null, make: null, model: null, raceType: 6, partTypes: ["Brakes"] }]
  ])("GAR-62 leads to the parts for the selected %s, and without scripts to all of them", async (_kind, selected, href, variables) => {
    const { link, router, world } = await draw(selected)
    expect(link.getAttribute("href")).toBe("/shop/brakes~2-3")
    fireEvent.click(link)
    await waitFor(() => {
      expect(router.state.location.pathname + decodeURIComponent(router.state.location.search)).toBe(href)
    })
    expect(built(world)).toEqual(variables)
  })

  it.each([
    ["no project", null],
    ["an engine alone", engine]
  ])("GAR-63 opens the garage over the page for %s, without requesting a URL", async (_kind, selected) => {
    const { link, router, world } = await draw(selected)
    fireEvent.click(link)
    expect(await screen.findByRole("dialog", { name: "Your Garage" })).toBeTruthy()
    expect([router.state.location.pathname, built(world)]).toEqual(["/item/slotted-rotor/2", undefined])
  })

  it("GAP-51 opens the garage if no such page is available", async () => {
    const world = createFakeGarage()
    world.away.add("buildLink")
    const { link } = await draw(sampleProject, world)
    fireEvent.click(link)
    expect(await screen.findByRole("dialog", { name: "Your Garage" }, { timeout: 8000 })).toBeTruthy()
  })
})
