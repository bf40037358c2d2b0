import type { Assembly } from "@camber/domain/assembly"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleCookies } from "../../../test/samples.ts"
import { sampleAssembly, samplePiece } from "./testing/sampleAssembly.ts"

const draw = (assembly: Assembly | null = sampleAssembly(), load = createTestRuntime(sampleCookies)) =>
  renderStorefront("/assembly/brake-corner", { assembly: async () => assembly }, {}, load)
const row = (id: string) => {
  const found = document.getElementById(`p-${id}`)
  if (found === null) throw new Error(`no row of ${id}`)
  return found
}
const choose = (id: string, name: RegExp) => fireEvent.click(within(row(id)).getByRole("radio", { name, hidden: true }))
const total = () => document.querySelector(".setbar__sum")?.textContent

it("ASM-02 the page of an exploded drawing shows the fit and the lowest price of each piece, or that no part fits", async () => {
  await draw()
  expect(row("Rotor").textContent).toContain("14 fit your")
  expect(row("Rotor").textContent).toContain("from $28.99 each")
  expect(row("Hose").textContent).toContain("We don't carry")
  expect(within(row("Hose")).getByRole("link").getAttribute("href")).toBe("/shop/hose~2-3-3?fits=0".replace("hose", "Hose"))
  expect(within(row("Hose")).queryByRole("radio", { hidden: true })).toBeNull()
})

it("ASM-02 the page of an exploded drawing asks for missing details of the car instead of showing that no part fits", async () => {
  const question = { prompt: "AdditionalFacets", asks: ["Rear Axle"] } as const
  const asking = samplePiece(1, "Bearings", { count: 0, lowest: null, choices: [], question })
  await draw(sampleAssembly({ pieces: [asking, samplePiece(2, "Pads")] }))
  expect(within(row("Bearings")).getByRole("button", { name: "Tell us your rear axle" })).toBeTruthy()
  expect(document.body.textContent).not.toContain("We don't carry")
  expect(screen.getByText(/Tell us more about your vehicle for/).textContent).toBe("Tell us more about your vehicle for: 1 Bearings")
  expect(screen.getByRole("link", { name: "1 Bearings, tell us more about your vehicle" })).toBeTruthy()
})

it("ASM-04 ASM-05 the page of an exploded drawing starts without a choice, adds up chosen parts and names open and unavailable pieces", async () => {
  await draw()
  expect(screen.getAllByRole("radio", { name: /None of these/, hidden: true }).every((radio) => (radio as HTMLInputElement).checked)).toBe(
    true
  )
  expect(total()).toBe("$0.00 Nothing chosen yet")
  choose("Pads", /Street Brake Part 2/)
  expect(total()).toBe("$28.99 1 piece, 1 item")
  expect(screen.getByText(/Still needed/).textContent).toBe("Still needed: 1 Rotor")
  expect(screen.getByText(/We don't carry a fitting part for:/).textContent).toBe("We don't carry a fitting part for: 3 Hose")
  choose("Rotor", /Street Brake Part 1/)
  expect(total()).toBe("$162.97 2 pieces, 3 items")
  expect(screen.queryByText(/Still needed/)).toBeNull()
  expect(document.body.textContent).not.toMatch(/nothing is missing/i)
  choose("Pads", /None of these/)
  expect(total()).toBe("$133.98 1 piece, 2 items")
})

it("ASM-03 the page of an exploded drawing sells a piece with sides for both sides or for the chosen side", async () => {
  await draw()
  choose("Rotor", /Street Brake Part 1/)
  expect(row("Rotor").textContent).toContain("1 left, 1 right")
  fireEvent.click(within(row("Rotor")).getByRole("radio", { name: "Left", hidden: true }))
  expect(total()).toBe("$66.99 1 piece, 1 item")
  expect(row("Rotor").textContent).toContain("1 left")
})

it("ASM-05 the page of an exploded drawing fills open pieces with guaranteed fits only, and can undo that", async () => {
  const onlyUniversal = samplePiece(6, "Line", { choices: sampleAssembly().pieces[3]?.choices ?? [] })
  const { pieces } = sampleAssembly()
  await draw(sampleAssembly({ pieces: [...pieces, onlyUniversal] }))
  fireEvent.click(screen.getByRole("button", { name: "Pick the best-selling fit for all 2 (+$162.97)" }))
  expect(total()).toBe("$162.97 2 pieces, 3 items")
  expect(screen.getByText(/Still needed/).textContent).toBe("Still needed: 6 Line")
  fireEvent.click(screen.getByRole("button", { name: "Undo" }))
  expect(total()).toBe("$0.00 Nothing chosen yet")
})

it("LOOK-05 the page of an exploded drawing makes the total bar sticky only after the first choice", async () => {
  await draw()
  const isSticking = () => document.querySelector(".setbar:not(.setbar--empty)") !== null
  expect(isSticking()).toBe(false)
  fireEvent.click(screen.getByRole("button", { name: /^Pick the best-selling fit/ }))
  expect(isSticking()).toBe(true)
  fireEvent.click(screen.getByRole("button", { name: "Undo" }))
  expect(isSticking()).toBe(false)
})

it("ASM-01 the drawing links each balloon to its row; arrow keys, Home and End move by number", async () => {
  await draw()
  const balloons = within(screen.getByRole("navigation", { name: "Front disc brake, exploded" })).getAllByRole("link")
  expect(balloons.map((link) => link.getAttribute("aria-label"))).toEqual([
    "1 Rotor, not chosen",
    "2 Pads, not chosen",
    "3 Hose, nothing fits",
    "4 Studs, not chosen"
  ])
  expect(balloons.map((link) => link.tabIndex)).toEqual([0, -1, -1, -1])
  balloons[0]?.focus()
  for (const [key, index] of [
    ["ArrowRight", 1],
    ["End", 3],
    ["ArrowDown", 0],
    ["ArrowLeft", 3],
    ["Home", 0]
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    expect(document.activeElement).toBe(balloons[index])
  }
  fireEvent.click(balloons[1] ?? document.body)
  expect(row("Pads").querySelector("details")?.open).toBe(true)
  expect(document.activeElement).toBe(row("Pads").querySelector("summary"))
})

it("ASM-08 the page of an exploded drawing adds the whole set to the cart with one click, and asks for a choice first if there is none", async () => {
  const { services, variablesOf } = createFakeCheckout()
  await draw(sampleAssembly(), createTestRuntime(sampleCookies, services))
  fireEvent.click(screen.getByRole("button", { name: "Add the Set" }))
  expect(await screen.findByText("Choose at least one part.")).toBeTruthy()
  choose("Rotor", /Street Brake Part 1/)
  await waitFor(() => expect(screen.queryByText("Choose at least one part.")).toBeNull())
  choose("Pads", /Street Brake Part 2/)
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Add the Set" })))
  await waitFor(() => expect(variablesOf("addToCart")).toHaveLength(1))
  expect(variablesOf("addToCart")[0]).toMatchObject({
    items: [
      { skuVariantNumber: "CAM-1-1", quantityRequested: 1 },
      { skuVariantNumber: "CAM-1-2", quantityRequested: 1 },
      { skuVariantNumber: "CAM-2-1", quantityRequested: 1 }
    ]
  })
})

it("ASM-07 the page of an exploded drawing lists the pieces with their counts, without choices, while no car is selected", async () => {
  const { pieces } = sampleAssembly()
  await draw(sampleAssembly({ isForCar: false, pieces: pieces.map((piece) => ({ ...piece, choices: [] })) }), createTestRuntime())
  expect(row("Rotor").textContent).toContain("14 parts")
  expect(screen.getByText(/Add your vehicle to see which parts fit/)).toBeTruthy()
  expect(screen.queryByRole("radio", { hidden: true })).toBeNull()
  expect(screen.queryByRole("button", { name: "Add the Set" })).toBeNull()
})

it("ASM-01 the page of an exploded drawing responds with 'not found' to an unknown assembly", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined)
  await draw(null)
  expect(screen.getByRole("heading", { level: 1 }).textContent).not.toContain("Front disc brake")
  log.mockRestore()
})

it("ASM-06 the page of all drawings links each assembly and shows how many of its pieces have a fitting part", async () => {
  const tile = {
    title: "Rear axle",
    href: "/assembly/rear-axle",
    about: "A live axle.",
    imageUrl: "/content/assemblies/rear-axle.svg",
    pieces: 7,
    fitting: 3
  }
  await renderStorefront("/assembly", {
    assemblies: async () => [tile, { ...tile, title: "Cooling", href: "/assembly/cooling", fitting: null }]
  })
  expect(screen.getByRole("link", { name: /Rear axle/ }).getAttribute("href")).toBe("/assembly/rear-axle")
  expect(screen.getByText("3 of 7 pieces fit")).toBeTruthy()
  expect(screen.getByText("7 pieces")).toBeTruthy()
})
