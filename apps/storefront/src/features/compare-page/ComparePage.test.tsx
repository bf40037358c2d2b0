import { SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import type { Comparison, ComparisonProduct } from "@camber/domain/comparison"
import { sampleListing, sampleVerdict, wireCartLine } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleCookies } from "../../../test/samples.ts"
import { sampleChoices } from "../../../test/sampleChoices.ts"
import { AnnouncementStore } from "../../foundation/page/AnnouncementStore.ts"
import { comparedColumn } from "./comparedColumn.ts"
import { ComparisonBlock } from "./ComparisonBlock.tsx"

const product = (number: number, values: ReadonlyArray<string>): ComparisonProduct => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${number}`),
  displayTitle: `Rotor ${number}`,
  imageLink: null,
  productPageUrl: `/item/rotor/${number}`,
  pricing: { priceString: "$90.00", strikeThroughPrice: null, savePriceString: null },
  shouldShowSavePrice: false,
  unit: null,
  brand: "Ironvale",
  rating: 4,
  reviewCount: 2,
  availability: "InStock",
  fitment: sampleVerdict({ fitment: "UniversalFit" }),
  comparisonLabels: [],
  comparisonValues: values,
  excludeFromThisPartFitsMyVehicle: false,
  shippingEstimate: { suggestedPickup: "In stock" }
})
const comparison: Comparison = {
  header: { comparisonLabels: ["Slotted", "Finish"] },
  products: [product(2, ["Yes", "Zinc"]), product(3, ["No", "Zinc"])],
  variants: [2, 3].map((number) => ({
    skuBaseNumber: SkuBaseNumber.make(`CAM-${number}`),
    skuVariantNumber: SkuVariantNumber.make(`CAM-${number}-1`)
  }))
}
const draw = async (address: string, load = createTestRuntime(sampleCookies)) => {
  const asked = vi.fn(async () => JSON.parse(JSON.stringify(comparison)))
  await renderStorefront(address, { ask: asked, listing: async () => sampleListing() }, {}, load)
  return asked
}

it("CARD-12 CARD-26 the comparison shows the products in the URL side by side, and sends no request for an invalid URL", async () => {
  const asked = await draw("/compare?skus=CAM-2,CAM-3,%3Cb%3E")
  expect((await screen.findAllByRole("columnheader")).map((head) => head.querySelector("a")?.textContent)).toEqual(["Rotor 2", "Rotor 3"])
  expect(asked).toHaveBeenCalledOnce()
  expect([...document.querySelectorAll("th img")].map((image) => [image.getAttribute("width"), image.getAttribute("height")])).toEqual([
    ["124", "124"],
    ["124", "124"]
  ])
  expect(screen.getByRole("row", { name: "Fitment Universal Fit Universal Fit" })).toBeTruthy()
  expect(screen.getByRole("row", { name: "Availability In stock In stock" })).toBeTruthy()
})

const at48226 = `location=${encodeURIComponent(JSON.stringify({ zipCode: "48226", countryCode: "US", isInternational: false }))}`

it("CARD-31 the comparison shows the delivery date of each product once the shopper's ZIP code is known", async () => {
  const { services } = createFakeCheckout({ estimate: (zipCode) => `Get it Tue, Nov 24 (${zipCode})` })
  await draw("/compare?skus=CAM-2,CAM-3", createTestRuntime(at48226, services))
  const estimate = "Get it Tue, Nov 24 (48226) to 48226"
  expect(await screen.findByRole("row", { name: `Delivery ${estimate} ${estimate}` })).toBeTruthy()
})

it("AXS-01 AXS-02 the comparison moves the focus to the next column after a removal, and to the restored column after Undo, with one announcement each", async () => {
  const all = [2, 3, 4].map((number) => product(number, ["Yes", "Zinc"]))
  let shown = all
  const ask = async () => JSON.parse(JSON.stringify({ ...comparison, products: shown, variants: [] }))
  const { container } = await renderStorefront("/compare?skus=CAM-2,CAM-3,CAM-4", { ask })
  // A slow response also announces 'Loading page'.
  const getAnnouncements = () =>
    container.resolve(AnnouncementStore).newest.flatMap(({ text }) => (text.startsWith("Rotor 3") ? [text] : []))

  shown = all.filter(({ displayTitle }) => displayTitle !== "Rotor 3")
  fireEvent.click(screen.getByRole("button", { name: "Remove Rotor 3" }))
  await waitFor(() => expect(screen.queryByRole("button", { name: "Remove Rotor 3" })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole("columnheader", { name: "Rotor 4" }))
  expect(getAnnouncements()).toEqual(["Rotor 3 removed, 2 left"])
  expect(screen.getByText("Rotor 3 removed.").closest("[role=status]")).toBeNull()

  shown = all
  fireEvent.click(screen.getByRole("button", { name: "Undo: keep Rotor 3" }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("columnheader", { name: "Rotor 3" })))
  expect(getAnnouncements().at(-1)).toBe("Rotor 3 is back, 3 compared")
})

it("AXS-01 the comparison moves the focus to Undo after the last product is removed", async () => {
  let shown = [product(2, ["Yes", "Zinc"])]
  await renderStorefront("/compare?skus=CAM-2", {
    ask: async () => JSON.parse(JSON.stringify({ ...comparison, products: shown, variants: [] }))
  })
  const remove = screen.getByRole("button", { name: "Remove Rotor 2" })
  shown = []
  remove.focus()
  fireEvent.click(remove)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo: keep Rotor 2" })))
})

it("CARD-28 on request, the comparison shows only the rows that differ", async () => {
  await draw("/compare?skus=CAM-2,CAM-3")
  fireEvent.click(await screen.findByRole("button", { name: "Show only differences" }))
  expect(screen.queryByRole("rowheader", { name: "Finish" })).toBeNull()
  expect([screen.getByRole("rowheader", { name: "Slotted" }), screen.getByText("1 row is the same")]).toHaveLength(2)
})

it("the comparison explains how to start at a URL without products", async () => {
  expect(await draw("/compare")).not.toHaveBeenCalled()
  expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeTruthy()
})

it("ATC-33 the comparison ends the pending state of a column's button once its options drawer is open", async () => {
  const { services } = createFakeCheckout({ options: { "CAM-2": sampleChoices() } })
  await draw("/compare?skus=CAM-2,CAM-3", createTestRuntime(sampleCookies, services))
  const [button] = await screen.findAllByRole("button", { name: /^Add to Cart/ })
  if (button === undefined) throw new Error("no button adds to the cart")
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"))
  await screen.findByRole("dialog", {}, { timeout: 8000 })
  expect(button.getAttribute("aria-busy")).not.toBe("true")
})

it("ERR-103 a recommended comparison logs a missing block and renders nothing", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined)
  expect([ComparisonBlock({ recBlock: null }), log.mock.calls]).toEqual([null, [["The recBlock prop cannot be null"]]])
  log.mockRestore()
})

it("AXS-01 AXS-02 a card's toggle, rendered after the first interaction, adds the product to the tray, and the focus remains in the tray", async () => {
  await draw("/shop/brakes~2-3")
  await screen.findAllByRole("article")
  expect(screen.queryByLabelText(/^Compare: /)).toBeNull()
  fireEvent.pointerMove(document.body)
  const [toggle] = await screen.findAllByLabelText(/^Compare: /, {}, { timeout: 15_000 })
  if (toggle === undefined) throw new Error("no card can be compared")
  // The tray makes the announcement and loads in its own chunk.
  await act(() => vi.dynamicImportSettled())
  fireEvent.click(toggle)
  const tray = await screen.findByRole("region", { name: "Compare" })
  expect([tray.textContent, screen.getByRole("link", { name: "Compare" }).getAttribute("href")]).toEqual([
    expect.stringContaining("1 of 4"),
    expect.stringMatching(/^\/compare\?skus=CAM-/)
  ])
  expect(await screen.findAllByText("Added to compare, 1 of 4", {}, { timeout: 5000 })).toHaveLength(1)
  const clear = screen.getByRole("button", { name: "Clear" })
  clear.focus()
  fireEvent.click(clear)
  await waitFor(() => expect(screen.queryByRole("region", { name: "Compare" })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole("main"))
}, 20_000)

it("FIT-14 a recommended comparison shows no fit for a product excluded from fitment, even if a block requested one", () => {
  const [one] = comparison.products
  const asked = sampleVerdict({ fitment: "NoFit", prompt: "Engine" })
  expect(one && comparedColumn({ ...one, excludeFromThisPartFitsMyVehicle: true }, asked).fit).toBeUndefined()
  expect(one && comparedColumn(one, asked).fit).toMatchObject({ label: "Verify the Engine for your project" })
})

it("MATE-08 the comparison shows how each product meets the shopper's parts, after the first interaction", async () => {
  const pair = { verdict: "meets" as const, label: "Meets", text: "5 on 4.75 on both.", advice: null, links: [] }
  const part = { title: "Street Wheel", url: "/item/wheel/9", listName: null, because: null, pairs: [pair] }
  const ownParts = { title: "Rotor", url: "/item/rotor/2", parts: [part], unrelatedCount: 0 }
  const { services } = createFakeCheckout({ lines: [wireCartLine()], ownParts })
  await draw("/compare?skus=CAM-2,CAM-3", createTestRuntime(sampleCookies, services))
  expect(screen.queryByRole("rowheader", { name: "Meets your parts" })).toBeNull()
  await act(async () => void fireEvent.pointerMove(document.body))
  const row = (await screen.findByRole("rowheader", { name: "Meets your parts" })).closest("tr")
  expect(row?.querySelectorAll("td")[0]?.textContent).toContain("Meets: Street Wheel: 5 on 4.75 on both.")
})
