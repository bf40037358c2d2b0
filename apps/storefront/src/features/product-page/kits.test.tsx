import { type KitComponent, type ProductPage, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { sampleProductPage } from "@camber/testing/records"
import { fireEvent, screen, within } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { type FakeCheckoutState, createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { choiceComponent, sampleKit } from "../../../test/sampleChoices.ts"

// The first test would otherwise compile the drawers while it waits for them, which takes longer than its timeout on a busy machine.
beforeAll(() => Promise.all([import("../cart-page/AddedDrawer.tsx"), import("../options/ChoiceDrawer.tsx")]), 60_000)

describe("the main button of a kit", () => {
  const drawKit = async (kitComponents: ReadonlyArray<KitComponent>, world: FakeCheckoutState = {}) => {
    const checkout = createFakeCheckout(world)
    const page: ProductPage = sampleProductPage({ options: { ...sampleProductPage().options, kitComponents } })
    await renderStorefront("/item/slotted-rotor/2", { product: async () => page }, {}, createTestRuntime(null, checkout.services))
    return checkout
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

  it("adds a kit immediately without open choices", async () => {
    const { variablesOf } = await drawKit([component(1), component(2)])
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
    const { variablesOf } = await drawKit([component(1, { choiceGroup: "a" }), component(2, { choiceGroup: "a" })], {
      options: { "CAM-2": sampleKit({ kitComponents: [choiceComponent(1, "Caliper")] }) }
    })
    fireEvent.click(screen.getByRole("button", { name: /^Increase / }))
    fireEvent.click(main("Build your Kit"))
    const drawer = within(await screen.findByRole("dialog", { name: "Build your Kit" }, { timeout: 8000 }))
    fireEvent.click(drawer.getByRole("button", { name: "Add to Cart" }))
    await screen.findByRole("dialog", { name: "2 Items Added to Cart" }, { timeout: 8000 })
    expect(variablesOf("addToCart")).toMatchObject([
      { items: [{ quantityRequested: 2, kitComponents: [{ ordinality: 1, skuVariantNumber: "CAM-7-1" }] }] }
    ])
  })

  it("DRW-12 shows the availability of each part in the kit's contents", async () => {
    await drawKit([component(1, { availability: "Backorderable", availabilityText: "Ships in 5 days" })])
    expect(within(screen.getByRole("region", { name: "Kit contents" })).getByText("Ships in 5 days")).toBeTruthy()
  })
})
