import type { MemoryServices } from "@camber/adapter-memory"
import type { PartSelection } from "@camber/domain/search"
import { sampleArticleTeaser } from "@camber/testing/records"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { calculatorHref, calculators } from "@camber/domain/calculators"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { emptySeed, renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleProject, sampleSettings } from "../../../test/samples.ts"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import type { Pages } from "../../foundation/page/Pages.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"
import { handle } from "./CalculatorPage.tsx"

/** A shop that has ring and pinion sets only. */
const shop = [
  {
    partType: "Ring & Pinion Sets",
    listingPath: "/shop/ring-pinion~2-6-1",
    facets: [
      { name: "Ratio", values: ["3.08 : 1", "3.9 : 1", "3.42 : 1", "3.31 : 1", "3.55 : 1", "3.73 : 1"] },
      { name: "Carrier", values: ["2 series", "3 series"] }
    ]
  }
]

/** Services that count `count` parts for every selection, or fail. */
const createServices = (count: () => number | "away" = () => 3): MemoryServices => ({
  graphql: ({ operation, variables }) => {
    const found = count()
    const { selections } = variables as { readonly selections: ReadonlyArray<PartSelection> }
    if (found === "away") return "away"
    if (operation === "partFacets") return { data: { partFacets: shop } }
    return { data: { partCounts: selections.map(({ choices }) => ({ count: found, combined: choices.map(({ name }) => name) })) } }
  }
})

const open = async (address: string, seed: Partial<Seed> = {}, pages: Partial<Pages> = {}, services = createServices()) => {
  const load = createTestRuntime(null, services)
  const engine = load({ ...emptySeed, ...seed })
  const ask: Pages["ask"] = (question) =>
    question(async (command) => {
      const end = await (await engine).run(command)
      if (end._tag !== "Done") throw new Error("The services failed")
      return end.value
    }, null)
  return renderStorefront(address, { ask, ...pages }, seed, load)
}
const getResult = () => screen.getByRole("status", { name: "Results" }).textContent
const getField = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })

describe("calculator page", () => {
  it("CALC-06 shows the results of its defaults with their units, and the question that it answers", async () => {
    await open("/calculators/gear-rpm-speed")
    expect(screen.getByRole("heading", { level: 1, name: "Axle ratio, tire, rpm and speed" })).toBeTruthy()
    expect(getField("Axle ratio").value).toBe("3.73")
    expect(getResult()).toContain("Engine speed 3,134 rpm")
    expect(getResult()).toContain("Lowest axle ratio 3.213 to 1")
    expect(screen.getByRole("img", { name: /^Engine speed by Speed: / })).toBeTruthy()
  })

  it("CALC-06 reads its inputs from the URL of a submitted form or a shared link", async () => {
    await open("/calculators/gear-rpm-speed?mph=70&axle=3.08&tire=26")
    expect([getField("Speed").value, getField("Axle ratio").value]).toEqual(["70", "3.08"])
    expect(getResult()).toContain("2,787 rpm")
  })

  it("CALC-06 updates the results while the shopper types, and the URL afterward", async () => {
    const { router } = await open("/calculators/gear-rpm-speed")
    const field = getField("Axle ratio")
    fireEvent.input(field, { target: { value: "4.10" } })
    expect(getResult()).toContain("3,445 rpm")
    expect(router.state.location.search).toBe("")
    await act(async () => field.dispatchEvent(new Event("change", { bubbles: true })))
    expect(new URLSearchParams(router.state.location.search).get("axle")).toBe("4.10")
    expect(getField("Axle ratio").value).toBe("4.10")
  })

  it("CALC-06 returns to the defaults on Reset", async () => {
    await open("/calculators/gear-rpm-speed?axle=4.1")
    await act(async () => fireEvent.click(screen.getByRole("link", { name: "Reset" })))
    expect(getField("Axle ratio").value).toBe("3.73")
    expect(getResult()).toContain("3,134 rpm")
  })

  it("CALC-06 shows the error of a field beside it, and no results", async () => {
    await open("/calculators/gear-rpm-speed?axle=12&mph=fast")
    const field = getField("Axle ratio")
    expect(field.getAttribute("aria-invalid")).toBe("true")
    const described = field.getAttribute("aria-describedby")?.split(" ") ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain("Enter 2 to 8.")
    expect(screen.getByText("Enter a number, 5 to 250 mph.")).toBeTruthy()
    expect(getResult()).toBe("Correct the marked fields to see the results.")
    expect(screen.queryByRole("region", { name: "Parts for these figures" })).toBeNull()
  })

  it("CALC-07 links to the listing of the parts whose values are within the result", async () => {
    await open("/calculators/gear-rpm-speed?rpm_low=2600")
    const parts = within(screen.getByRole("region", { name: "Parts for these figures" }))
    const link = parts.getByRole("link")
    expect(link.textContent).toBe("Ring & Pinion SetsRatio: 3.31 : 1, 3.42 : 1, 3.55 : 13 parts")
    expect(link.getAttribute("href")).toMatch(/^\/shop\/ring-pinion~2-6-1\?/)
    expect(new URL(link.getAttribute("href")!, "http://shop").searchParams.getAll("facet")).toEqual([
      "Part type:Ring & Pinion Sets",
      "Ratio:3.31 : 1",
      "Ratio:3.42 : 1",
      "Ratio:3.55 : 1"
    ])
  })

  it("CALC-07 links to all parts of the type if no value is within the result, and states this", async () => {
    await open("/calculators/gear-rpm-speed?rpm_low=2710&rpm_high=2711")
    const link = within(screen.getByRole("region", { name: "Parts for these figures" })).getByRole("link")
    expect(link.textContent).toContain("None with Ratio: 3.22 to 3.23 right now")
    expect(new URL(link.getAttribute("href")!, "http://shop").searchParams.getAll("facet")).toEqual(["Part type:Ring & Pinion Sets"])
  })

  it("CALC-07 has no link if the shop has no such parts", async () => {
    await open(
      "/calculators/gear-rpm-speed",
      {},
      {},
      createServices(() => 0)
    )
    expect(screen.queryByRole("region", { name: "Parts for these figures" })).toBeNull()
  })

  it("CALC-07 counts the parts again for the figures that the shopper types", async () => {
    let count = 3
    await open(
      "/calculators/gear-rpm-speed",
      {},
      {},
      createServices(() => count)
    )
    const parts = within(screen.getByRole("region", { name: "Parts for these figures" }))
    expect(parts.getByRole("link").textContent).toContain("3 parts")
    count = 1
    fireEvent.input(getField("Lowest rpm wanted at that speed"), { target: { value: "2900" } })
    expect(parts.queryByRole("link")).toBeNull()
    expect(parts.getByText("Counting parts …")).toBeTruthy()
    expect((await parts.findByRole("link")).textContent).toContain("1 part")
  })

  it("CALC-07 calculates without the shop's listings, and looks the parts up again on Try again", async () => {
    let isAway = true
    await open(
      "/calculators/gear-rpm-speed",
      {},
      {},
      createServices(() => (isAway ? "away" : 3))
    )
    expect(getResult()).toContain("3,134 rpm")
    expect(screen.getByText("We can't look up matching parts right now.")).toBeTruthy()
    isAway = false
    screen.getByRole("button", { name: "Try again" }).focus()
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })))
    expect(await screen.findByRole("link", { name: /3 parts/ })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Parts for these figures" }))
  })

  it("CALC-07 announces a failed count, keeps the focus through Try again, and announces the count", async () => {
    let found: number | "away" = 3
    const { container } = await open(
      "/calculators/gear-rpm-speed",
      {},
      {},
      createServices(() => found)
    )
    const getAnnouncements = () => container.resolve(AnnouncementStore).newest.map(({ text }) => text)
    const field = getField("Lowest rpm wanted at that speed")
    found = "away"
    fireEvent.input(field, { target: { value: "2900" } })
    const button = await screen.findByRole("button", { name: "Try again" })
    expect(getAnnouncements().at(-1)).toBe("We can't look up matching parts right now.")
    button.focus()
    found = 1
    fireEvent.click(button)
    expect([document.activeElement === button, button.getAttribute("aria-busy")]).toEqual([true, "true"])
    const parts = within(await screen.findByRole("region", { name: "Parts for these figures" }))
    expect(document.activeElement).toBe(parts.getByRole("heading"))
    expect(getAnnouncements().at(-1)).toBe("Ring & Pinion Sets: 1 part")

    const start = vi.spyOn(globalThis, "setTimeout")
    fireEvent.input(field, { target: { value: "2800" } })
    const pauses = start.mock.calls.map(([, pause]) => pause)
    start.mockRestore()
    expect(pauses).toContain(300)
    expect(pauses).not.toContain(0)
  })

  it("CALC-04 starts with what the shop knows about the selected car", async () => {
    await open("/calculators/header-primary", { selected: sampleProject })
    expect(getField("Displacement").value).toBe("348")
    expect(screen.getByText("Uses what we know about your 1969 Chevrolet Camaro. Change any figure.")).toBeTruthy()
    expect(screen.getAllByText("From your car.")).toHaveLength(2)
  })

  it("CALC-08 names its sources with their grades, and labels general knowledge as such", async () => {
    await open("/calculators/driveshaft-critical")
    const notes = within(screen.getByRole("region", { name: "Notes and sources" }))
    expect(notes.getByText(/general engineering knowledge, not a guarantee/)).toBeTruthy()
    expect(notes.getByText("First bending mode of a simply supported tube").textContent).toContain("General knowledge")
    expect(notes.getAllByRole("link", { name: "Driveshaft critical speed" })[0]!.getAttribute("rel")).toContain("nofollow")
    expect(notes.getByText(/Published figures for one tube differ/)).toBeTruthy()
  })

  it("CALC-08 links to the toolbox article about the calculator", async () => {
    const articles = async () => [sampleArticleTeaser({ title: "Gears and tires", url: "/the-toolbox/gear-ratio-and-tire-size/9" })]
    await open("/calculators/gear-rpm-speed", {}, { articles })
    expect(screen.getByRole("link", { name: "Gears and tires" }).getAttribute("href")).toBe("/the-toolbox/gear-ratio-and-tire-size/9")
  })

  it("CALC-06 has one canonical URL for search engines, whatever the inputs", () => {
    const { canonicalPath, isIndexed, title } = handle.head(
      { id: "tire-size", parts: null, article: null },
      { settings: sampleSettings, path: "/calculators/tire-size", search: "?old=27" }
    )
    expect([title, canonicalPath, isIndexed]).toEqual(["Tire size comparison Calculator | Camber", "/calculators/tire-size", true])
  })
})

describe("calculators page", () => {
  it("CALC-06 lists each calculator once, by group, with its question", async () => {
    await renderStorefront("/calculators")
    const main = within(screen.getByRole("main"))
    const links = main.getAllByRole("link").map((link) => link.getAttribute("href"))
    for (const { id } of calculators) expect(links.filter((href) => href === calculatorHref(id))).toHaveLength(1)
    const brakes = within(screen.getByRole("region", { name: "Brakes" }))
    expect(brakes.getAllByRole("listitem")).toHaveLength(2)
    expect(brakes.getByText("Do the front brakes do the share of work that the car needs?")).toBeTruthy()
  })
})
