import type { MemoryServices } from "@camber/adapter-memory"
import { wireCartLine } from "@camber/testing/records"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, onTestFinished } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { type FakeCheckoutState, countedCart, createFakeCheckout, webUserGuid } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { CartStore } from "../cart/CartStore.ts"
import { sampleChoices } from "../../../test/sampleChoices.ts"
import { wireBlock, wireProduct, wireSection } from "../../../test/sampleRecommendations.ts"
import { sampleProject, verdicts } from "../../../test/samples.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { drawCart, drawLine, findCartLines, getOrderSummary } from "../../../test/drawCart.ts"

it("ATC-08 the cart page refetches its lines when a recommended part is added there", async () => {
  const options = { "CAM-3": sampleChoices({ skuVariantNumber: "CAM-3-1", indexOptions: [] }) }
  const checkout = createFakeCheckout({ lines: [wireCartLine()], options })
  const block = wireBlock({ title: "Goes Well With It", recommendations: [wireProduct(3, { isOnlyVariant: true })] })
  const services: MemoryServices = {
    ...checkout.services,
    graphql: (request) =>
      request.operation === "recommendationSections"
        ? { data: { recommendationSections: [wireSection("Cart", block)] } }
        : (checkout.services.graphql?.(request) ?? "away")
  }
  await renderStorefront("/shoppingcart", {}, {}, createTestRuntime(`WebUserGuid=${webUserGuid}`, services))
  await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })
  await act(async () => void fireEvent.pointerMove(document.body))
  const beside = within(await screen.findByRole("region", { name: "Goes Well With It" }, { timeout: 8000 }))
  const before = checkout.variablesOf("cart").length
  fireEvent.click(beside.getByRole("button", { name: "Add to Cart: Rotor 3" }))
  await screen.findByRole("dialog", { name: "1 Item Added to Cart" }, { timeout: 8000 })
  await waitFor(() => expect(checkout.variablesOf("cart").length).toBeGreaterThan(before))
})

const clash = {
  skuVariantNumbers: ["CAM-2-1", "CAM-901-1"],
  titles: ["Clutch Kit", "Transmission"],
  because: null,
  verdict: "doesNotMeet" as const,
  label: "Does not meet",
  text: "The clutch disc has 10 teeth, this transmission has 26 teeth: they do not go together.",
  advice: null,
  links: []
}

describe("cart page", () => {
  it("MATE-06 removes a warning together with its part immediately, and requests the warnings again after the shop has removed the part", async () => {
    const transmission = wireCartLine({ lineId: "line-2", skuVariantNumber: "CAM-901-1", title: "Transmission" })
    const { variablesOf } = await drawCart({ lines: [wireCartLine(), transmission], clashes: [clash] })
    const warning = await screen.findByText(clash.text)
    // The warning is below the lines, so that they do not move when it appears.
    expect((await findCartLines()).at(-1)!.compareDocumentPosition(warning) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const before = variablesOf("cartClashes").length
    fireEvent.click(screen.getByRole("button", { name: /^Remove.*Transmission/ }))
    await waitFor(() => expect(screen.queryByText(clash.text)).toBeNull())
    await waitFor(() => expect(variablesOf("cartClashes").length).toBeGreaterThan(before))
  })

  it("shows each line with its choices, its price and the total in cents", async () => {
    await drawCart({ lines: [wireCartLine({ quantity: 3, unitPrice: 19.99 }), wireCartLine({ lineId: "line-2", title: "Caliper" })] })
    expect(await screen.findByRole("heading", { level: 1, name: "Your Cart" })).toBeTruthy()
    await screen.findByRole("heading", { level: 2, name: "Caliper" })
    expect(within(screen.getByRole("main")).getAllByText("4 items")).toHaveLength(2)
    expect((await findCartLines()).map((line) => line.textContent)).toEqual([
      expect.stringContaining("Bore: 1 in. · CAM-2-1 · $19.99 each · In stock"),
      expect.stringContaining("Caliper")
    ])
    expect(getOrderSummary().getAllByText("$149.97")).toHaveLength(1)
  })

  it("shows skeletons of the final size while loading, and keeps the checkout button visible", async () => {
    const { root } = await renderStorefront("/shoppingcart", {}, {}, () => new Promise(() => {}))
    expect(root.querySelectorAll("ul[aria-hidden] > .cartline").length).toBeGreaterThan(1)
    expect(getOrderSummary().getByRole("link", { name: "Call 1-800-555-0100" }).getAttribute("href")).toBe("tel:1-800-555-0100")
  })

  it("asks for a vehicle if none is selected, because no line shows a verdict", async () => {
    await drawLine({})
    fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Add Your Vehicle" }))
    expect(await screen.findByRole("dialog", { name: "Add a Vehicle" })).toBeTruthy()
  })

  it("names the vehicle after the shopper has added one, on the same button, so that the focus can return to it", async () => {
    const { container } = await drawLine({})
    const button = within(screen.getByRole("main")).getByRole("button", { name: "Add Your Vehicle" })
    act(() => container.resolve(ProjectStore).receive(sampleProject))
    expect(within(screen.getByRole("main")).getByRole("button", { name: "Change Vehicle" })).toBe(button)
    expect(screen.getByText(/^Checked for your /)).toBeTruthy()
  })

  it("asks for no vehicle if one is selected", async () => {
    await drawLine({}, sampleProject)
    expect(screen.queryByRole("button", { name: "Add Your Vehicle" })).toBeNull()
  })

  it("shows an empty cart with links to parts", async () => {
    await drawCart({ lines: [] })
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Shop All Parts" }).getAttribute("href")).toBe("/shop/all")
  })

  describe("cart page rendered for an anonymous visitor", () => {
    const drawStrangers = async (world: FakeCheckoutState) => {
      localStorage.clear()
      const checkout = createFakeCheckout(world)
      const shop = await renderStorefront(
        "/shoppingcart",
        { isAnonymous: () => true },
        {},
        createTestRuntime(`WebUserGuid=${webUserGuid}`, checkout.services)
      )
      return { ...shop, ...checkout }
    }

    it("NAV-140 shows an empty cart without a request until the first interaction", async () => {
      const { runtime, variablesOf } = await drawStrangers({ lines: [wireCartLine()] })
      expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
      expect(within(screen.getByRole("main")).getByText("0 items")).toBeTruthy()
      await act(async () => {})
      expect([runtime.isReady, variablesOf("cart")]).toEqual([false, []])
      fireEvent.pointerMove(document.body)
      expect(await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })).toBeTruthy()
    })

    it("NAV-141 is no longer shown as empty after a part was added", async () => {
      const { container } = await drawStrangers({ lines: [wireCartLine()] })
      // The header has counted the part, and the lines are not loaded yet.
      act(() => container.resolve(CartStore).receive(countedCart(1)))
      expect(screen.queryByRole("heading", { name: "Your cart is empty" })).toBeNull()
      expect(screen.getByText("Loading your cart")).toBeTruthy()
    })

    it("NAV-141 loads the cart immediately, without the empty message, if this device has shop data", async () => {
      localStorage.setItem("Lists", "1")
      onTestFinished(() => localStorage.clear())
      const checkout = createFakeCheckout({ lines: [wireCartLine()] })
      const answers = createTestRuntime(`WebUserGuid=${webUserGuid}`, checkout.services)
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await renderStorefront("/shoppingcart", { isAnonymous: () => true }, {}, (seed) => held.then(() => answers(seed)))
      expect(screen.queryByRole("heading", { name: "Your cart is empty" })).toBeNull()
      expect(screen.getByText("Loading your cart")).toBeTruthy()
      release()
      expect(await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })).toBeTruthy()
    })
  })

  it("shows an error when loading fails, and retries", async () => {
    const { world } = await drawCart({ refusal: "away", lines: [wireCartLine()] })
    const alert = within(await screen.findByRole("alert", {}, { timeout: 10_000 }))
    expect(alert.getByText("We couldn't load your cart.")).toBeTruthy()
    delete world.refusal
    fireEvent.click(alert.getByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })).toBeTruthy()
  }, 15_000)

  it("has its own title", async () => {
    await drawCart()
    await waitFor(() => {
      expect(document.title).toBe("Shopping Cart | Camber")
    })
  })

  it("NAV-48 is marked as current in the phone bar", async () => {
    await drawCart()
    const bar = within(screen.getByRole("navigation", { name: "Quick access" }))
    expect(bar.getByRole("link", { name: /Cart/ }).getAttribute("aria-current")).toBe("page")
  })
})

describe("cart line", () => {
  it("keeps the car it was added for, and shows the current verdict with its reason", async () => {
    const { text } = await drawLine(
      { addedFor: { projectName: "2004 Ford F-150 with 5.4L V8", verdict: verdicts.guaranteed }, fit: verdicts.mayNotFit },
      sampleProject
    )
    expect(text).toContain("Added for your 2004 Ford F-150·5.4L V8 Guaranteed To Fit when added")
    expect(text).toContain("May Not FitMade for 1967-1969 Camaro, not for your 1969 Chevrolet Camaro.")
  })

  it("shows one verdict and no car name if the line was added for the selected car, and both verdicts if they differ", async () => {
    const projectName = "1969 Chevrolet Camaro with 5.7L V8"
    const addedFor = { projectName, verdict: verdicts.mayNotFit }
    const same = await drawLine({ addedFor, fit: verdicts.mayNotFit }, sampleProject)
    expect(same.text).not.toContain("when added")
    expect(same.text).not.toContain("Added for your")
    expect(same.text).toContain("May Not Fit")
    expect(same.text).not.toContain("our 1969 Chevrolet Camaro:")
    cleanup()
    const changed = await drawLine({ addedFor, fit: verdicts.universal }, sampleProject)
    expect(changed.text).toContain("May Not Fit when added")
    expect(changed.text).toContain("Universal Fit")
  })

  it("keeps the verdict from the time of the add while no car is selected", async () => {
    const { text } = await drawLine({ addedFor: { projectName: "2004 Ford F-150", verdict: verdicts.guaranteed }, fit: null })
    expect(text).toContain("Added for your 2004 Ford F-150 Guaranteed To Fit when added")
  })

  it("updates the verdict when another car is selected", async () => {
    const { container, variablesOf } = await drawLine({ fit: verdicts.universal })
    const before = variablesOf("cart").length
    await act(async () => container.resolve(ProjectStore).receive(sampleProject))
    expect(before).toBeGreaterThan(0)
    expect((await findCartLines())[0]?.textContent).toContain("For your 1969 Chevrolet Camaro: made for any car.")
  })

  it("lists the parts of a kit with their options", async () => {
    const part = { ordinality: 1, skuVariantNumber: "CAM-7-1", title: "Rotor", options: ["Slotted"], quantity: 2 }
    await drawLine({ kitComponents: [part] })
    expect(within(screen.getByRole("list", { name: "In this kit" })).getByRole("listitem").textContent).toBe("2 × Rotor, Slotted")
  })

  it.each([
    [120, "$60.00"],
    [null, undefined]
  ])("shows the total savings for a list price of %s: %s", async (listPrice, saved) => {
    await drawLine({ listPrice, quantity: 2 })
    expect(getOrderSummary().queryByText("You save")?.nextElementSibling?.textContent).toBe(saved)
  })

  it("saves a kit to a list with the options of its parts", async () => {
    const part = { ordinality: 3, skuVariantNumber: "CAM-7-1", title: "Rotor", options: ["Slotted"], quantity: 2 }
    const { container } = await drawLine({ kitComponents: [part] })
    fireEvent.click(screen.getByRole("button", { name: "Save to list: Ironvale Slotted Rotor" }))
    const saved = () => container.resolve(ListsStore).drawer?.content.items
    await waitFor(() => expect(saved()).toMatchObject([{ kitComponents: [{ ordinality: 3, skuVariantNumber: "CAM-7-1" }] }]))
  })

  it.each([
    ["NotAvailable", "This item is currently not available."],
    ["Discontinued", "This item is no longer sold."]
  ] as const)("shows that a %s item is unavailable, costs nothing and can only be removed", async (availability, problem) => {
    const { text } = await drawLine({ availability, isPurchaseable: false })
    expect(text).toContain(problem)
    expect(text).toContain("$0.00")
    expect(screen.queryByRole("group", { name: /Quantity/ })).toBeNull()
    expect(screen.getByRole("button", { name: "Remove Ironvale Slotted Rotor" })).toBeTruthy()
  })

  it("shows markup in a name as text", async () => {
    const { text } = await drawLine({ title: "<img src=x onerror=alert(1)>" })
    expect(text).toContain("<img src=x onerror=alert(1)>")
  })
})

describe("changes since the add", () => {
  it("shows a lower quantity and a changed price at the line", async () => {
    const { text } = await drawLine({ quantity: 3, wanted: 5, left: 3, unitPrice: 99, addedPrice: 90 })
    expect(text).toContain("Only 3 left: your cart holds all of them.")
    expect(text).toContain("The price has risen from $90.00 to $99.00 since you added it.")
  })
  it("shows no changes if there are none, and only unavailability for unavailable items", async () => {
    expect((await drawLine({})).root.querySelector(".cartline__change")).toBeNull()
    cleanup()
    const gone = await drawLine({ isPurchaseable: false, availability: "NotAvailable", wanted: 5, left: 3, addedPrice: 1 })
    expect(gone.root.querySelector(".cartline__change")).toBeNull()
  })
})
