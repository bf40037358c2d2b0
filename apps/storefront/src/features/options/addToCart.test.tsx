import type { MemoryAreas } from "@camber/adapter-memory"
import type { ProductCard } from "@camber/domain/catalog"
import { sampleListing, sampleProduct, sampleProductPage } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { type FakeCheckoutState, createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { choiceComponent, choiceOption, choicePricing, choiceVariant, sampleChoices, sampleKit } from "../../../test/sampleChoices.ts"
import { ToastStore } from "../toasts/ToastStore.ts"

/** Renders a listing with one card over the in-memory checkout. */
const drawCard = async (world: FakeCheckoutState, card: Partial<ProductCard> = {}, areas?: MemoryAreas) => {
  const checkout = createFakeCheckout(world)
  const listing = async () => sampleListing({ cards: [sampleProduct(card)] })
  const shop = await renderStorefront(
    "/shop/brakes~2-3",
    { listing, product: async () => sampleProductPage() },
    {},
    createTestRuntime(null, checkout.services, areas && { areas })
  )
  return { ...shop, ...checkout }
}
const addButton = () => screen.getByRole("button", { name: "Add to Cart: Ironvale Slotted Rotor" })
const drawer = (name: string) => screen.findByRole("dialog", { name }, { timeout: 8000 })
const plain = sampleChoices({
  skuVariantNumber: "CAM-2-1",
  indexOptions: [choiceOption(1, "Bore", "1 in.")],
  variants: [choiceVariant("CAM-2-1", ["1 in."])]
})
const added = (variables: ReadonlyArray<unknown>) =>
  (variables as ReadonlyArray<{ readonly items: ReadonlyArray<object> }>).flatMap(({ items }) => items)

describe("the button of a card", () => {
  it("ATC-12 ATC-06 ATC-15 adds a product without options immediately and confirms it", async () => {
    const { variablesOf } = await drawCard({ options: { "CAM-2": plain } })
    fireEvent.click(addButton())
    const confirmation = within(await drawer("1 Item Added to Cart"))
    expect(added(variablesOf("addToCart"))).toMatchObject([{ skuVariantNumber: "CAM-2-1", quantityRequested: 1, kitComponents: [] }])
    expect(confirmation.getByRole("img", { name: "Ironvale Slotted Rotor" }).getAttribute("src")).toBe("/content/parts/brake-rotor.svg")
    // The line and the cart both show the sum.
    expect(confirmation.getAllByText("$90.00")).toHaveLength(2)
    expect(confirmation.getByText("Your cart: 1 item")).toBeTruthy()
  })

  it("ATC-02 reports the list of the product", async () => {
    const { variablesOf } = await drawCard({ options: { "CAM-2": plain } })
    fireEvent.click(addButton())
    await drawer("1 Item Added to Cart")
    expect(added(variablesOf("addToCart"))).toMatchObject([{ listId: "Shopped", listName: sampleListing().title }])
  })

  it("HIST-19 reports the shopper's origin as the previous list recorded it", async () => {
    const before = { prefix: "Searched For", name: "rotor", attribution: { source: null, acquisition: "Paid" } }
    const storedText = (value: object) => JSON.stringify({ value, keptAt: Date.now() })
    const areas = {
      local: new Map([["Attribution", storedText({ acquisition: "Organic", parameters: {} })]]),
      session: new Map([["ProductList", storedText(before)]])
    }
    const { variablesOf } = await drawCard({ options: { "CAM-2": plain } }, {}, areas)
    fireEvent.click(addButton())
    await drawer("1 Item Added to Cart")
    expect(added(variablesOf("addToCart"))).toMatchObject([{ listId: "Shopped", attribution: "Paid" }])
  })

  it("is the only busy button, and ignores a second click", async () => {
    const { variablesOf } = await drawCard({ options: { "CAM-2": plain } })
    fireEvent.click(addButton())
    expect(addButton().getAttribute("aria-busy")).toBe("true")
    fireEvent.click(addButton())
    await drawer("1 Item Added to Cart")
    expect(variablesOf("addToCart")).toHaveLength(1)
  })

  it("ATC-10 CTRL-40 opens the options drawer at the side of the page and adds nothing", async () => {
    const { variablesOf } = await drawCard({ options: { "CAM-2": sampleChoices() } })
    fireEvent.click(addButton())
    expect((await drawer("Choose options")).className).toContain("drawer--right")
    expect(variablesOf("addToCart")).toEqual([])
  })

  it("ATC-11 CTRL-40 opens the kit drawer of a kit at the side of the page", async () => {
    await drawCard({ options: { "CAM-2": sampleKit() } })
    fireEvent.click(addButton())
    expect((await drawer("Build your Kit")).className).toContain("drawer--right")
  })

  it.each([
    ["unknown", {}],
    ["away", { refusal: "away", options: { "CAM-2": sampleChoices() } }]
  ])("ATC-13 opens the product's page if its options are %s", async (_, world) => {
    const { router } = await drawCard(world)
    fireEvent.click(addButton())
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/item/slotted-rotor/2")
    })
  })

  it("stays on the page without a network and names the part that was not added", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    const { container, router } = await drawCard({ refusal: "away", options: { "CAM-2": sampleChoices() } })
    const { pathname } = router.state.location
    fireEvent.click(addButton())
    await waitFor(() =>
      expect(container.resolve(ToastStore).notices.map(({ message }) => message)).toContain(
        "You're offline, so we couldn't add Ironvale Slotted Rotor. Try again when you're online."
      )
    )
    expect(router.state.location.pathname).toBe(pathname)
    vi.restoreAllMocks()
  })

  it("ATC-09 opens the product's page with the reason as a notice if nothing was added", async () => {
    const world = { options: { "CAM-2": plain }, refusal: "This choice no longer exists. Choose again." }
    const { router, container } = await drawCard(world)
    fireEvent.click(addButton())
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/item/slotted-rotor/2")
    })
    expect(container.resolve(ToastStore).notices.map(({ message }) => message)).toEqual([world.refusal])
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  it("is a form that leads to the product's page without scripts", async () => {
    await drawCard({})
    expect((addButton() as HTMLButtonElement).form?.getAttribute("action")).toBe("/item/slotted-rotor/2")
  })

  it("NAV-152 sends the card's variant, even in a form without scripts, and preselects it in the drawer", async () => {
    await drawCard({ options: { "CAM-2": sampleChoices() } }, { productPageUrl: "/item/slotted-rotor/2?sku=CAM-2-2" })
    const button = addButton() as HTMLButtonElement
    expect([...new FormData(button.form!, button)]).toEqual([["sku", "CAM-2-2"]])
    fireEvent.click(addButton())
    const options = within(await drawer("Choose options"))
    const bore = options.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked)
    expect(bore.map(({ value, labels }) => labels?.[0]?.textContent ?? value)).toEqual([expect.stringContaining("2 in.")])
    expect(options.getByText("$95.00, In stock")).toBeTruthy()
  })

  it("links to the page of an unavailable product", async () => {
    await drawCard({}, { availability: "Discontinued" })
    expect(screen.getByRole("link", { name: "View Ironvale Slotted Rotor" }).getAttribute("href")).toBe("/item/slotted-rotor/2")
    expect(screen.queryByRole("button", { name: /Add to Cart/ })).toBeNull()
  })
})

describe("the options of a product in the drawer", () => {
  const open = async (choices = sampleChoices(), world: FakeCheckoutState = {}) => {
    const shop = await drawCard({ ...world, options: { "CAM-2": choices } })
    fireEvent.click(addButton())
    const dialog = within(await drawer("Choose options"))
    const submit = () => dialog.getByRole("button", { name: "Add to Cart" })
    return { ...shop, dialog, submit }
  }

  it("DRW-01 DRW-02 DRW-05 ATC-05 selects a value in place, adds its variant with a busy button, and closes for the confirmation", async () => {
    const { dialog, router, submit, variablesOf } = await open()
    fireEvent.click(dialog.getByRole("radio", { name: /^2 in\..*\(fits your vehicle\)$/ }))
    await dialog.findByRole("radio", { name: /^2 in\..*\(fits your vehicle\)$/, checked: true })
    expect(dialog.getByText("$95.00")).toBeTruthy()
    expect(router.state.location.pathname).toBe("/shop/brakes~2-3")
    expect(dialog.getByText("$95.00, In stock").closest("[aria-live=polite]")).toBeTruthy()
    fireEvent.click(submit())
    expect(submit().getAttribute("aria-busy")).toBe("true")
    await drawer("1 Item Added to Cart")
    await waitFor(() => {
      expect(screen.queryByRole("dialog", { name: "Choose options" })).toBeNull()
    })
    expect(added(variablesOf("addToCart"))).toMatchObject([{ skuVariantNumber: "CAM-2-2" }])
  })

  it("DRW-03 DRW-10 ATC-14 marks open options and adds nothing", async () => {
    const { dialog, submit, variablesOf } = await open()
    expect(submit().getAttribute("aria-disabled")).toBe("true")
    fireEvent.click(submit())
    expect(dialog.getByRole("alert").textContent).toBe("Select a Bore")
    expect(document.activeElement).toBe(dialog.getByRole("radio", { name: "1 in." }))
    fireEvent.click(dialog.getByRole("radio", { name: "1 in." }))
    expect(dialog.queryByRole("alert")).toBeNull()
    expect(submit().getAttribute("aria-disabled")).toBe("false")
    expect(variablesOf("addToCart")).toEqual([])
  })

  it("clears a selection on a second click", async () => {
    const { dialog, submit } = await open()
    for (let press = 1; press <= 2; press++) fireEvent.click(dialog.getByRole("radio", { name: "1 in." }))
    expect(submit().getAttribute("aria-disabled")).toBe("true")
  })

  it("DRW-04 disables unavailable values", async () => {
    const { dialog } = await open(
      sampleChoices({ variants: [choiceVariant("CAM-2-1", ["1 in."]), choiceVariant("CAM-2-2", ["2 in."], { isPurchaseable: false })] })
    )
    expect(dialog.getByRole<HTMLInputElement>("radio", { name: "2 in. (not available)" }).disabled).toBe(true)
  })

  it("DRW-06 renders up to five values as buttons and more as a dropdown", async () => {
    const bores = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1} in.`)
    const { dialog } = await open(
      sampleChoices({
        indexOptions: [choiceOption(1, "Bore", ...bores(6)), choiceOption(2, "Finish", ...bores(5))],
        variants: bores(6).flatMap((bore, at) => bores(5).map((finish, to) => choiceVariant(`CAM-2-${at * 5 + to + 1}`, [bore, finish])))
      })
    )
    expect(within(dialog.getByRole("combobox", { name: "Bore" })).getAllByRole("option")).toHaveLength(7)
    expect(within(dialog.getByRole("radiogroup", { name: "Finish: Choose" })).getAllByRole("radio")).toHaveLength(5)
  })

  it("DRW-11 reports that no variant is available", async () => {
    const { dialog } = await open(
      sampleChoices({
        isPurchaseable: false,
        variants: ["1 in.", "2 in."].map((bore, at) => choiceVariant(`CAM-2-${at + 1}`, [bore], { isPurchaseable: false }))
      })
    )
    expect(dialog.getByRole("alert").textContent).toBe("This item is currently not available.")
  })

  it("renders markup in a name as text", async () => {
    const { dialog } = await open(sampleChoices({ indexOptions: [choiceOption(1, "<b>Bore</b>", "1 in.", "2 in.")] }))
    expect(dialog.getByRole("radiogroup", { name: "<b>Bore</b>: Choose" })).toBeTruthy()
  })

  it("closes without adding when the shopper leaves it", async () => {
    const { dialog, variablesOf } = await open()
    fireEvent.click(dialog.getByRole("button", { name: "Close" }))
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
    expect(variablesOf("addToCart")).toEqual([])
  })
})

describe("a kit in its drawer", () => {
  const open = async (kit = sampleKit()) => {
    const shop = await drawCard({ options: { "CAM-2": kit } })
    fireEvent.click(addButton())
    const dialog = within(await drawer("Build your Kit"))
    const submit = () => dialog.getByRole("button", { name: "Add to Cart" })
    const press = (name: string) => fireEvent.click(dialog.getByRole("radio", { name }))
    return { ...shop, dialog, submit, press }
  }

  it("DRW-09 ATC-18 is added with every part once all options are selected", async () => {
    const { dialog, press, submit, variablesOf } = await open()
    expect(submit().getAttribute("aria-disabled")).toBe("true")
    press("Slotted")
    fireEvent.click(dialog.getByRole("radio", { name: "1 × Billet Master" }))
    expect(submit().getAttribute("aria-disabled")).toBe("false")
    fireEvent.click(submit())
    await drawer("1 Item Added to Cart")
    expect(added(variablesOf("addToCart"))).toMatchObject([
      {
        skuVariantNumber: "CAM-2-1",
        kitComponents: [
          { ordinality: 1, skuVariantNumber: "CAM-7-2" },
          { ordinality: 2, skuVariantNumber: "CAM-8-1" },
          { ordinality: 4, skuVariantNumber: "CAM-10-1" }
        ]
      }
    ])
  })

  it("DRW-07 shows no price difference for a part's options, because the kit has a fixed price", async () => {
    const finishes = choiceComponent(1, "Rotor", {
      skuVariantNumber: null,
      indexOptions: [choiceOption(1, "Finish", "Plain", "Slotted")],
      variants: [choiceVariant("CAM-7-1", ["Plain"]), choiceVariant("CAM-7-2", ["Slotted"], { pricing: choicePricing(95) })]
    })
    const { dialog } = await open(sampleKit({ kitComponents: [finishes] }))
    expect(dialog.getByRole("radio", { name: "Slotted" })).toBeTruthy()
    expect(dialog.queryByText(/[+-]\$/)).toBeNull()
  })

  it("DRW-10 marks each open selection, announces only the first, and adds nothing", async () => {
    const { dialog, submit, variablesOf } = await open()
    fireEvent.click(submit())
    expect(dialog.getByText("Select a Finish")).toBeTruthy()
    expect(dialog.getByText("Select one")).toBeTruthy()
    expect(dialog.getByRole("alert").textContent).toBe("Select a Finish")
    expect(variablesOf("addToCart")).toEqual([])
  })

  it("DRW-12 DRW-13 shows the availability of the selected part", async () => {
    const { dialog, press } = await open()
    expect(dialog.queryByText("Ships in 5 days")).toBeNull()
    press("Plain")
    expect(dialog.getByText("Ships in 5 days")).toBeTruthy()
  })

  it("DRW-07 renders up to four values as buttons and more as a dropdown", async () => {
    const finishes = ["A", "B", "C", "D", "E"]
    const { dialog } = await open(
      sampleKit({
        kitComponents: [
          choiceComponent(1, "Rotor", {
            skuVariantNumber: null,
            indexOptions: [choiceOption(1, "Finish", ...finishes)],
            variants: finishes.map((finish, at) => choiceVariant(`CAM-7-${at + 1}`, [finish]))
          })
        ]
      })
    )
    expect(dialog.getByRole("combobox", { name: "Finish" })).toBeTruthy()
  })

  it("DRW-09 cannot be added with an unavailable part", async () => {
    const { dialog, submit } = await open(
      sampleKit({
        kitComponents: [
          choiceComponent(1, "Caliper", { isPurchaseable: false, availability: "Discontinued", availabilityText: "Discontinued" })
        ]
      })
    )
    expect(dialog.getByText("Discontinued")).toBeTruthy()
    expect(submit().getAttribute("aria-disabled")).toBe("true")
  })
})

describe("the confirmation", () => {
  const confirm = async () => {
    const shop = await drawCard({ options: { "CAM-2": plain }, lines: [] })
    fireEvent.click(addButton())
    return { ...shop, dialog: within(await drawer("1 Item Added to Cart")) }
  }

  it("ATC-16 closes on 'Continue Shopping'", async () => {
    const { dialog } = await confirm()
    fireEvent.click(dialog.getByRole("button", { name: "Continue Shopping" }))
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
  })

  it("ATC-16 links to the cart with 'View Cart'", async () => {
    const { dialog, router } = await confirm()
    await act(async () => fireEvent.click(dialog.getByRole("link", { name: "View Cart" })))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/shoppingcart")
    })
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
  })

  it("ATC-04 NAV-07 updates the header's count", async () => {
    await confirm()
    expect(document.querySelector(".cartlink .badge")?.textContent).toBe("1")
  })
})
