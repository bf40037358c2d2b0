import type { ProductCard, ProductPage } from "@camber/domain/catalog"
import { sampleListing, sampleProduct, sampleProductPage, sampleVariant, wireListProduct } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { type FakeListsState, createFakeLists, sampleList } from "../../../test/createFakeLists.ts"
import { sampleChoices, sampleKit } from "../../../test/sampleChoices.ts"
import { sampleCookies } from "../../../test/samples.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import { ListsStore } from "../lists/ListsStore.ts"

const SAVE = "Save This Item to a List"
const plain = sampleChoices({ skuVariantNumber: "CAM-2-1", indexOptions: [] })
const dialog = (name: string) => screen.findByRole("dialog", { name }, { timeout: 8000 })

const drawAt = async (address: string, world: FakeListsState, card: Partial<ProductCard> = {}, page: Partial<ProductPage> = {}) => {
  const memory = createFakeLists(world)
  const pages = { listing: async () => sampleListing({ cards: [sampleProduct(card)] }), product: async () => sampleProductPage(page) }
  return { ...(await renderStorefront(address, pages, {}, createTestRuntime(sampleCookies, memory.services))), ...memory }
}
const drawCard = (world: FakeListsState, card: Partial<ProductCard> = {}) => drawAt("/shop/brakes~2-3", world, card)
const button = () => screen.getByRole("button", { name: "Add to List: Ironvale Slotted Rotor" })
const drawerContent = (container: Awaited<ReturnType<typeof drawCard>>["container"]) => container.resolve(ListsStore).drawer?.content

describe("the bookmark of a card", () => {
  it("LIST-09 LIST-12 opens the drawer of lists for a product without options", async () => {
    const { checkout, container } = await drawCard({ options: { "CAM-2": plain } })
    fireEvent.click(button())
    expect(button().getAttribute("aria-busy")).toBe("true")
    await dialog(SAVE)
    expect(checkout.variablesOf("productOptions")).toMatchObject([{ skuOrSkuBase: "CAM-2" }])
    expect(drawerContent(container)?.items).toEqual([
      { skuBaseNumber: "CAM-2", skuVariantNumber: "CAM-2-1", quantity: 1, kitComponents: [] }
    ])
  })

  it("LIST-10 ATC-19 DRW-01 DRW-03 DRW-10 opens the options first, with a button that names the list and asks for open options", async () => {
    const { container } = await drawCard({ options: { "CAM-2": sampleChoices({ isPurchaseable: false }) } })
    fireEvent.click(button())
    const options = within(await dialog("Choose options"))
    fireEvent.click(options.getByRole("button", { name: "Add to List" }))
    expect(options.getByText("Select a Bore")).toBeTruthy()
    expect(drawerContent(container)).toBeUndefined()
    fireEvent.click(options.getByRole("radio", { name: /^2 in\./ }))
    fireEvent.click(options.getByRole("button", { name: "Add to List" }))
    await dialog(SAVE)
    expect(drawerContent(container)?.items).toMatchObject([{ skuVariantNumber: "CAM-2-2" }])
  })

  it("DRW-03 accepts an out-of-stock product and shows that it is out of stock", async () => {
    const choices = sampleChoices()
    const variants = choices.variants.map((variant) => ({ ...variant, isPurchaseable: false, availability: "NotAvailable" as const }))
    const { container } = await drawCard({ options: { "CAM-2": { ...choices, variants } } })
    fireEvent.click(button())
    const options = within(await dialog("Choose options"))
    fireEvent.click(options.getByRole("radio", { name: /^2 in\..*not available/ }))
    fireEvent.click(options.getByRole("button", { name: "Add to List" }))
    await dialog(SAVE)
    expect(drawerContent(container)?.items).toMatchObject([{ skuVariantNumber: "CAM-2-2" }])
  })

  it("LIST-11 opens the kit drawer of a kit, and a list accepts the kit as a whole", async () => {
    const { container } = await drawCard({ options: { "CAM-2": sampleKit() } })
    fireEvent.click(button())
    fireEvent.click(within(await dialog("Build your Kit")).getByRole("button", { name: "Add to List" }))
    await dialog(SAVE)
    expect(drawerContent(container)?.items).toMatchObject([{ skuBaseNumber: "CAM-2" }])
  })

  it("REC-42 is filled and labeled while a list contains the product", async () => {
    const { container } = await drawCard({ lists: [sampleList("Brakes", { products: [wireListProduct()] })] })
    expect(button().title).toBe("")
    await act(() => container.resolve(ListsStore).run((use) => use.hydrate))
    expect(button().title).toBe("In a list")
  })

  it("ERR-110 reports a product that cannot be loaded", async () => {
    const { container } = await drawCard({})
    fireEvent.click(button())
    await waitFor(() => {
      expect(container.resolve(ToastStore).notices).toMatchObject([{ message: "Unable to add item to list at this time." }])
    })
  })
})

describe("the button of a product's page", () => {
  it("saves the displayed variant with its quantity, even if it is not sold", async () => {
    const { container } = await drawAt("/item/slotted-rotor/2", {}, {}, { variant: sampleVariant({ isPurchaseable: false }) })
    fireEvent.click(screen.getByRole("button", { name: "Increase quantity" }))
    fireEvent.click(screen.getByRole("button", { name: "Add to List" }))
    await dialog(SAVE)
    expect(drawerContent(container)?.items).toEqual([
      { skuBaseNumber: "CAM-2", skuVariantNumber: "CAM-2-1", quantity: 2, kitComponents: [] }
    ])
  })
})

describe("the action of an address", () => {
  it("NAV-106 opens the drawer of lists on load and removes the action from the address", async () => {
    const { router } = await drawAt("/shop/brakes~2-3?sort=price&action=addtolist&skuorskubasetoadd=CAM-2", { options: { "CAM-2": plain } })
    await dialog(SAVE)
    await waitFor(() => {
      expect(router.state.location.search).toBe("?sort=price")
    })
  })

  it("NAV-106 LIST-10 opens the required options first", async () => {
    await drawAt("/shop/brakes~2-3?action=AddToList&skuOrSkuBaseToAdd=CAM-2", { options: { "CAM-2": sampleChoices() } })
    expect(within(await dialog("Choose options")).getByRole("button", { name: "Add to List" })).toBeTruthy()
  })

  it("NAV-105 adds to the cart once", async () => {
    const { checkout, router } = await drawAt("/shop/brakes~2-3?action=addtocart&skuorskubasetoadd=CAM-2-1", {
      options: { "CAM-2-1": plain }
    })
    await dialog("1 Item Added to Cart")
    expect([checkout.variablesOf("addToCart").length, router.state.location.search]).toEqual([1, ""])
  })

  it("ERR-114 does nothing for an unknown product", async () => {
    const { asked, checkout, router } = await drawAt("/shop/brakes~2-3?action=addtolist", {})
    await waitFor(() => {
      expect(router.state.location.search).toBe("")
    })
    expect([asked, checkout.asked, screen.queryByRole("dialog")]).toEqual([[], [], null])
  })
})
