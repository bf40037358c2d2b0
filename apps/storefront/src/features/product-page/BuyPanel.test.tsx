import { type KitComponent, type ProductPage, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { sampleProduct, sampleProductPage, sampleVariant } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { type FakeCheckoutState, createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { choiceComponent, sampleKit, optionValue, withOption } from "../../../test/sampleChoices.ts"
import { ToastStore } from "../toasts/ToastStore.ts"

describe("the main button", () => {
  const drawBuy = async (changes: Partial<ProductPage> = {}, world: FakeCheckoutState = {}) => {
    const checkout = createFakeCheckout(world)
    const shop = await renderStorefront(
      "/item/slotted-rotor/2",
      { product: async () => sampleProductPage(changes) },
      {},
      createTestRuntime(null, checkout.services)
    )
    return { ...shop, ...checkout }
  }
  const main = (name = "Add to Cart") =>
    within(screen.getByRole("region", { name: "Ironvale Slotted Rotor" })).getByRole("button", { name })
  const component = (ordinality: number, changes: Partial<KitComponent> = {}): KitComponent => ({
    ordinality,
    skuBaseNumber: SkuBaseNumber.make("CAM-7"),
    skuBaseName: "Rotor",
    skuVariantNumber: SkuVariantNumber.make(`CAM-7-${ordinality}`),
    quantity: 2,
    choiceGroup: null,
    productPageUrl: "/item/rotor/7",
    imageUrl: "/content/parts/brake-rotor.svg",
    salePriceString: "$45.00",
    availability: "InStock",
    availabilityText: "In stock",
    isPurchaseable: true,
    indexOptions: [],
    ...changes
  })

  it("ATC-03 ATC-15 adds the requested quantity of the displayed variant", async () => {
    const { variablesOf } = await drawBuy()
    fireEvent.change(screen.getByRole("textbox", { name: "Quantity" }), { target: { value: "3" } })
    fireEvent.blur(screen.getByRole("textbox", { name: "Quantity" }))
    fireEvent.click(main())
    expect(await screen.findByRole("dialog", { name: "3 Items Added to Cart" }, { timeout: 8000 })).toBeTruthy()
    expect(variablesOf("addToCart")).toMatchObject([
      { productPageId: 2, items: [{ skuVariantNumber: "CAM-2-1", skuBaseNumber: "CAM-2", quantityRequested: 3 }] }
    ])
  })

  it("resets the quantity and the pending action for another product", async () => {
    const bore = { id: 1, ordinality: 1, displayName: "Bore", isSelected: false, indexOptionValues: [optionValue(1), optionValue(2)] }
    const product = async (productPageId: number) =>
      sampleProductPage({
        card: sampleProduct({ productPageId, productPageUrl: `/item/slotted-rotor/${productPageId}` }),
        options: { ...sampleProductPage().options, indexOptions: [bore] }
      })
    const { router } = await renderStorefront("/item/slotted-rotor/2", { product })
    const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" })
    fireEvent.change(quantity(), { target: { value: "3" } })
    fireEvent.click(main())
    expect([quantity().value, screen.getAllByRole("alert").length]).toEqual(["3", 1])
    await act(() => router.navigate("/item/slotted-rotor/3"))
    expect([quantity().value, screen.queryAllByRole("alert").length]).toEqual(["1", 0])
  })

  it("stays on the page when nothing was added, and can be clicked again", async () => {
    const { container, router } = await drawBuy({}, { refusal: "This choice no longer exists. Choose again." })
    fireEvent.click(main())
    await waitFor(() => {
      expect(container.resolve(ToastStore).notices).toHaveLength(1)
    })
    expect(router.state.location.pathname).toBe("/item/slotted-rotor/2")
    await waitFor(() => {
      expect(main().getAttribute("aria-busy")).toBeNull()
    })
  })

  it("DRW-11 disables the button of an unavailable product and gives the reason", async () => {
    await drawBuy({ variant: sampleVariant({ isPurchaseable: false, availability: "NotAvailable" }) })
    expect(main().hasAttribute("disabled")).toBe(true)
    expect(screen.getByText("This item is currently not available.")).toBeTruthy()
  })

  it("DRW-10 requests an option that is still open, and moves there", async () => {
    const open = withOption(optionValue(1), optionValue(2))
    const [bore] = open.options?.indexOptions ?? []
    const { variablesOf } = await drawBuy({
      options: { ...sampleProductPage().options, indexOptions: bore ? [{ ...bore, isSelected: false }] : [] }
    })
    fireEvent.click(main())
    expect(screen.getByRole("alert").textContent).toBe("Select a Bore")
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Bore 1" }))
    expect(variablesOf("addToCart")).toEqual([])
  })

  it("adds a kit immediately without open choices", async () => {
    const { variablesOf } = await drawBuy({ options: { ...sampleProductPage().options, kitComponents: [component(1), component(2)] } })
    fireEvent.click(main())
    await screen.findByRole("dialog", { name: "1 Item Added to Cart" }, { timeout: 8000 })
    expect(variablesOf("addToCart")).toMatchObject([
      {
        items: [
          {
            kitComponents: [
              { ordinality: 1, skuVariantNumber: "CAM-7-1" },
              { ordinality: 2, skuVariantNumber: "CAM-7-2" }
            ]
          }
        ]
      }
    ])
  })

  it("ATC-18 opens the kit's drawer for open choices, and keeps the quantity", async () => {
    const { variablesOf } = await drawBuy(
      {
        options: { ...sampleProductPage().options, kitComponents: [component(1, { choiceGroup: "a" }), component(2, { choiceGroup: "a" })] }
      },
      { options: { "CAM-2": sampleKit({ kitComponents: [choiceComponent(1, "Caliper")] }) } }
    )
    fireEvent.click(screen.getByRole("button", { name: /^Increase / }))
    fireEvent.click(main("Build your Kit"))
    const drawer = within(await screen.findByRole("dialog", { name: "Build your Kit" }, { timeout: 8000 }))
    fireEvent.click(drawer.getByRole("button", { name: "Add to Cart" }))
    await screen.findByRole("dialog", { name: "2 Items Added to Cart" }, { timeout: 8000 })
    expect(variablesOf("addToCart")).toMatchObject([
      { items: [{ quantityRequested: 2, kitComponents: [{ ordinality: 1, skuVariantNumber: "CAM-7-1" }] }] }
    ])
  })

  it("MIN-01 starts a product that is sold in fours at four, shows the minimum, and goes no lower", async () => {
    const { variablesOf } = await drawBuy({ variant: sampleVariant({ minimumQuantity: 4 }) })
    expect(screen.getByText("Sold 4 or more at a time.")).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Decrease quantity" }))
    fireEvent.click(main())
    await waitFor(() => expect(variablesOf("addToCart")).toMatchObject([{ items: [{ quantityRequested: 4 }] }]))
  })

  it("DRW-12 shows the availability of each part in the kit's contents", async () => {
    await drawBuy({
      options: {
        ...sampleProductPage().options,
        kitComponents: [component(1, { availability: "Backorderable", availabilityText: "Ships in 5 days" })]
      }
    })
    expect(within(screen.getByRole("region", { name: "Kit contents" })).getByText("Ships in 5 days")).toBeTruthy()
  })
})
