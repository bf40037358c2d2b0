import type { MemoryServices } from "@camber/adapter-memory"
import { wireCartLine } from "@camber/testing/records"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, onTestFinished } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { type FakeCheckoutState, countedCart, createFakeCheckout, webUserGuid, type WireLine } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { CartStore } from "../cart/CartStore.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import { sampleChoices } from "../../../test/sampleChoices.ts"
import { wireBlock, wireProduct, wireSection } from "../../../test/sampleRecommendations.ts"
import { sampleProject, sampleSettings, verdicts } from "../../../test/samples.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

const drawCart = async (world: FakeCheckoutState = { lines: [wireCartLine()] }, selected = null as typeof sampleProject | null) => {
  const checkout = createFakeCheckout(world)
  const shop = await renderStorefront("/shoppingcart", {}, { selected }, createTestRuntime(`WebUserGuid=${webUserGuid}`, checkout.services))
  return { ...shop, ...checkout, world }
}

it("ATC-08 refetches the lines when a recommended part is added on the cart page", async () => {
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

const lines = () => screen.findAllByRole("listitem").then((items) => items.filter((item) => item.classList.contains("cartline")))
const summary = () => within(screen.getByRole("region", { name: "Order summary" }))
const drawLine = async (changes: Partial<WireLine>, selected = null as typeof sampleProject | null) => {
  const shop = await drawCart({ lines: [wireCartLine(changes)] }, selected)
  await screen.findByRole("heading", { level: 2, name: changes.title ?? "Ironvale Slotted Rotor" })
  const [line] = await lines()
  return { ...shop, text: line?.textContent ?? "" }
}

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
  it("MATE-06 drops a warning with its part at once, and asks again after the shop removed it", async () => {
    const transmission = wireCartLine({ lineId: "line-2", skuVariantNumber: "CAM-901-1", title: "Transmission" })
    const { variablesOf } = await drawCart({ lines: [wireCartLine(), transmission], clashes: [clash] })
    const warning = await screen.findByText(clash.text)
    // Below the lines, which do not move when it appears.
    expect((await lines()).at(-1)!.compareDocumentPosition(warning) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
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
    expect((await lines()).map((line) => line.textContent)).toEqual([
      expect.stringContaining("Bore: 1 in. · CAM-2-1 · $19.99 each · In stock"),
      expect.stringContaining("Caliper")
    ])
    expect(summary().getAllByText("$149.97")).toHaveLength(1)
  })

  it("shows skeletons of the final size while loading, and keeps the checkout button visible", async () => {
    const { root } = await renderStorefront("/shoppingcart", {}, {}, () => new Promise(() => {}))
    expect(root.querySelectorAll("ul[aria-hidden] > .cartline").length).toBeGreaterThan(1)
    expect(summary().getByRole("link", { name: "Call 1-800-555-0100" }).getAttribute("href")).toBe("tel:1-800-555-0100")
  })

  it("asks for a vehicle if none is selected, because no line shows a verdict", async () => {
    await drawLine({})
    fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Add Your Vehicle" }))
    expect(await screen.findByRole("dialog", { name: "Add a Vehicle" })).toBeTruthy()
  })

  it("names the vehicle after it asked for one, on the same button, so that the focus has a place", async () => {
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

    it("NAV-141 loads the cart at once, without the empty message, if this device has shop data", async () => {
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

  it("shows one verdict for the car it was added for, and both verdicts if they differ", async () => {
    const projectName = "1969 Chevrolet Camaro with 5.7L V8"
    const addedFor = { projectName, verdict: verdicts.mayNotFit }
    const same = await drawLine({ addedFor, fit: verdicts.mayNotFit }, sampleProject)
    expect(same.text).not.toContain("when added")
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
    expect((await lines())[0]?.textContent).toContain("For your 1969 Chevrolet Camaro: made for any car.")
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
    expect(summary().queryByText("You save")?.nextElementSibling?.textContent).toBe(saved)
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

describe("promo code", () => {
  const enter = async (code: string) => {
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Promo code" })
    fireEvent.change(field, { target: { value: code } })
    fireEvent.submit(field)
  }
  const SPRING = { code: "SPRING", percentOff: 10, amountOff: null, minimum: 0 }
  const draw = () =>
    drawCart({
      lines: [wireCartLine()],
      promo: (code) => (code === "SPRING" ? { promo: SPRING, message: null } : { promo: null, message: "We do not recognize this code." })
    })

  it("GAP-62 rejects an unknown code with a message, even if it is entered before the promo code is loaded", async () => {
    await draw()
    await enter("NO-SUCH-CODE")
    expect(await screen.findByText("We do not recognize this code.")).toBeTruthy()
    expect(summary().queryByText(/NO-SUCH-CODE/)).toBeNull()
    expect(summary().getAllByText("$90.00")).toHaveLength(1)
  })

  it("GAP-62 subtracts a valid code from the total", async () => {
    await draw()
    await enter("SPRING")
    expect((await screen.findByText("Promo code SPRING")).nextElementSibling?.textContent).toBe("-$9.00")
    expect(summary().getByText("$81.00")).toBeTruthy()
  })

  it("shows that a code is unverified when the service is unavailable", async () => {
    const { runtime } = await draw()
    await screen.findByRole("textbox", { name: "Promo code" })
    await runtime.dispose()
    await enter("SPRING")
    expect(await screen.findByText("We couldn't check this code. Try again.")).toBeTruthy()
  })
})

describe("free shipping", () => {
  it.each([
    [98.99, "$0.01 more for free shipping"],
    [99, "You have free shipping"]
  ])("GAP-08 GAP-C58 at $%d: %s", async (unitPrice, text) => {
    await drawLine({ unitPrice, addedPrice: unitPrice })
    expect(screen.getByRole("progressbar", { name: "Progress to free shipping" }).parentElement?.textContent).toBe(text)
  })
  it("GAP-08 is not mentioned without an offer", async () => {
    await renderStorefront(
      "/shoppingcart",
      {},
      { settings: { ...sampleSettings, freeShippingThreshold: null } },
      createTestRuntime(null, createFakeCheckout({ lines: [wireCartLine()] }).services)
    )
    await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })
    expect(screen.queryByRole("progressbar", { name: "Progress to free shipping" })).toBeNull()
  })
})

describe("delivery date", () => {
  const zip = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Deliver to" })
  const deliverTo = async (text: string) => {
    fireEvent.change(await zip(), { target: { value: text } })
    fireEvent.click(screen.getByRole("button", { name: /Get Delivery Dates|Update/ }))
  }
  const draw = async () => {
    const shop = await drawCart({ lines: [wireCartLine()], estimate: (zipCode) => `Get it Tue, Nov 24 (${zipCode})` })
    await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })
    return shop
  }

  it("LOC-11 LOC-16 CALL-130 is shown at each line once a ZIP code is known, and follows its changes", async () => {
    await draw()
    expect(screen.queryByText(/^Get it/)).toBeNull()
    for (const text of ["90210", "10001"]) {
      await deliverTo(text)
      expect(await screen.findByText(`Get it Tue, Nov 24 (${text})`)).toBeTruthy()
      expect((await zip()).value).toBe(text)
    }
  })

  it("SHIP-05 BUY-19 shows shipping, tax and total once a ZIP code is known, follows its changes, and names places without shipping", async () => {
    const review = (zip: string) => (zip === "99501" ? { shippingMessage: "We do not ship there.", shippingChoices: [] } : {})
    const { variablesOf } = await drawCart({ lines: [wireCartLine()], review, estimate: () => "Get it Tue, Nov 24" })
    await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })
    expect(summary().getAllByText("Enter your ZIP code")).toHaveLength(1)
    await deliverTo("90210")
    expect((await screen.findByText("Standard shipping to 90210", {}, { timeout: 8000 })).closest("dl")?.textContent).toContain(
      "$9.95Tax$0.00Total$99.95"
    )
    await deliverTo("99501")
    expect(await screen.findByText("We do not ship there.")).toBeTruthy()
    expect(variablesOf("orderReview")).toMatchObject([{ postalCode: "90210", country: "US" }, { postalCode: "99501" }])
  })

  it("LOC-05 is absent for an invalid ZIP code, with an error at the field until a valid one is entered", async () => {
    await draw()
    await deliverTo("9021")
    expect(await screen.findByText("Enter a five-digit US ZIP code, such as 90210.")).toBeTruthy()
    expect([(await zip()).value, (await zip()).getAttribute("aria-invalid")]).toEqual(["9021", "true"])
    await deliverTo("90210")
    expect(await screen.findByText("Get it Tue, Nov 24 (90210)")).toBeTruthy()
    expect(screen.queryByText(/Enter a five-digit US ZIP/)).toBeNull()
  })
})

describe("cart of 500 lines", () => {
  it("is rendered completely, with the sum of its lines", async () => {
    const lines = Array.from({ length: 500 }, (_, at) => wireCartLine({ lineId: `line-${at}`, title: `Part ${at}`, unitPrice: 0.01 }))
    const { root } = await drawCart({ lines })
    await screen.findByRole("heading", { level: 2, name: "Part 499" }, { timeout: 20_000 })
    expect(root.querySelectorAll("li.cartline")).toHaveLength(500)
    expect(summary().getAllByText("$5.00")).toHaveLength(1)
  }, 30_000)
})

describe("cart changes", () => {
  const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" })
  const type = (text: string) => {
    fireEvent.change(quantity(), { target: { value: text } })
    fireEvent.blur(quantity())
  }

  it("CTRL-10 CTRL-11 shows an error when the typed quantity is unavailable", async () => {
    const { container } = await drawLine({})
    type("0")
    await waitFor(() => {
      expect(container.resolve(ToastStore).notices.map(({ message }) => message)).toEqual([
        "Quantity set to 1. Enter a whole number from 1 to 999, or select Remove."
      ])
    })
  })

  it("shows a new quantity and total at once, and announces the total", async () => {
    const { root, variablesOf } = await drawLine({})
    fireEvent.click(screen.getByRole("button", { name: /^Increase / }))
    await waitFor(() => {
      expect(summary().getAllByText("$180.00")).toHaveLength(1)
    })
    expect(root.querySelector(".sum [aria-live=polite]")?.textContent).toBe("Subtotal $180.00, 2 items")
    await waitFor(() => {
      expect(variablesOf("changeCartLine")).toMatchObject([{ lineId: "line-1", quantity: 2 }])
    })
  })

  it.each([
    ["abc", 1],
    ["0", 1],
    ["-1", 1],
    ["1000", 100]
  ])("CTRL-10 CTRL-11 CTRL-12 reads '%s' as %i", async (text, taken) => {
    const { variablesOf } = await drawLine({ quantity: 5 })
    type(text)
    expect(quantity().value).toBe(String(taken))
    await waitFor(() => {
      expect(variablesOf("changeCartLine")).toMatchObject([{ quantity: taken }])
    })
  })

  it("removes a line at once, and then shows the empty cart", async () => {
    const { variablesOf } = await drawLine({})
    fireEvent.click(screen.getByRole("button", { name: "Remove Ironvale Slotted Rotor" }))
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
    await waitFor(() => {
      expect(variablesOf("removeCartLines")).toMatchObject([{ lineIds: ["line-1"] }])
    })
    expect(document.activeElement).toBe(await undo())
  })

  const undo = () => screen.findByRole("button", { name: /^Undo/ })
  const three = ["Rotor", "Caliper", "Pads"].map((title) => wireCartLine({ lineId: title, title }))
  const drawThree = async () => {
    const shop = await drawCart({ lines: three })
    const button = (title: string) => screen.findByRole("button", { name: `Remove ${title}` })
    const remove = async (title: string) => fireEvent.click(await button(title), { detail: 1 })
    return { ...shop, button, remove }
  }

  it("AXS-01 moves the focus from a removed line to the next row, from the last row to the previous one, and finally to Undo", async () => {
    const { button, remove } = await drawThree()
    for (const [title, neighbour] of [
      ["Caliper", "Pads"],
      ["Pads", "Rotor"]
    ] as const) {
      await remove(title)
      expect(document.activeElement).toBe((await button(neighbour)).closest("li"))
    }
    expect(screen.getAllByText(/ removed\.$/, { selector: "[aria-live=polite] *" })).toHaveLength(2)
    await remove("Rotor")
    await screen.findByRole("heading", { name: "Your cart is empty" })
    await waitFor(() => {
      expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Undo/)
    })
  })

  it("names the removed line and restores it", async () => {
    const { remove, world } = await drawThree()
    await remove("Caliper")
    expect(await screen.findByText("Caliper removed.", { ignore: "[aria-live] *" })).toBeTruthy()
    await waitFor(() => {
      expect(world.lines).toHaveLength(2)
    })
    fireEvent.click(await screen.findByRole("button", { name: "Undo: keep Caliper" }))
    expect(await screen.findByRole("heading", { level: 2, name: "Caliper" })).toBeTruthy()
    expect(screen.queryByText("Caliper removed.", { ignore: "[aria-live] *" })).toBeNull()
  })

  it("AXS-01 AXS-02 moves the focus to a restored line and announces it once", async () => {
    const { button, remove } = await drawThree()
    await remove("Caliper")
    expect((await screen.findByText("Caliper removed.", { ignore: "[aria-live] *" })).closest("[role=status]")).toBeNull()
    fireEvent.click(await screen.findByRole("button", { name: "Undo: keep Caliper" }))
    await waitFor(async () => expect(document.activeElement).toBe((await button("Caliper")).closest("li")))
    expect(screen.getAllByText("Caliper is in your cart again")).toHaveLength(1)
  })

  it("AXS-01 moves the focus to the only line when it is restored", async () => {
    const { button, remove } = await drawThree()
    for (const title of ["Caliper", "Pads", "Rotor"]) await remove(title)
    await screen.findByRole("heading", { name: "Your cart is empty" })
    fireEvent.click(await screen.findByRole("button", { name: "Undo: keep Rotor" }))
    await waitFor(async () => expect(document.activeElement).toBe((await button("Rotor")).closest("li")))
  })

  it("restores the line with an error when the services fail, and offers no Undo", async () => {
    const { remove, world } = await drawThree()
    world.refusal = "away"
    await remove("Caliper")
    expect(await screen.findByText("We couldn't change your cart. Try again.", {}, { timeout: 10_000 })).toBeTruthy()
    delete world.refusal
    expect(await screen.findByRole("heading", { level: 2, name: "Caliper" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull()
  }, 15_000)

  it("limits the stepper to the minimum and the available quantity, with an explanation", async () => {
    const { variablesOf } = await drawLine({ quantity: 3, wanted: 3, least: 2, left: 3 })
    const button = (name: string) => screen.getByRole("button", { name })
    expect(button("Increase quantity of Ironvale Slotted Rotor").getAttribute("aria-disabled")).toBe("true")
    fireEvent.click(button("Increase quantity of Ironvale Slotted Rotor"))
    fireEvent.click(button("Decrease quantity of Ironvale Slotted Rotor"))
    expect(quantity().value).toBe("2")
    expect(button("Decrease quantity of Ironvale Slotted Rotor").getAttribute("aria-disabled")).toBe("true")
    await waitFor(() => {
      expect(variablesOf("changeCartLine").map((variables) => Object(variables).quantity)).toEqual([2])
    })
    type("9")
    await waitFor(() => {
      expect(variablesOf("changeCartLine").map((variables) => Object(variables).quantity)).toEqual([2, 9])
    })
  })
})

describe("remove all", () => {
  const drawTwo = async () => {
    const shop = await drawCart({ lines: [wireCartLine(), wireCartLine({ lineId: "line-2", title: "Caliper" })] })
    fireEvent.click(await screen.findByRole("button", { name: "Remove all" }))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove all items?" }, { timeout: 8000 }))
    return { ...shop, press: (name: string) => act(async () => void fireEvent.click(dialog.getByRole("button", { name }))) }
  }

  it("CTRL-30 empties the cart after confirmation", async () => {
    const { press, variablesOf, world } = await drawTwo()
    await press("Remove all")
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
    await waitFor(() => {
      expect(world.lines).toEqual([])
    })
    expect(variablesOf("removeCartLines")).toMatchObject([{ lineIds: ["line-1", "line-2"] }])
  })

  it("CTRL-30 does nothing when declined, and is not offered for one line", async () => {
    const { press, world } = await drawTwo()
    await press("Keep them")
    expect(world.lines).toHaveLength(2)
    cleanup()
    await drawCart()
    await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })
    expect(screen.queryByRole("button", { name: "Remove all" })).toBeNull()
  })
})
