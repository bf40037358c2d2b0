import type { MemoryAnswer } from "@camber/adapter-memory"
import { sampleVerdict, wireOrder, wireOrderReview, wireReviewedLine } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { countedCart } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { failFirstLoads } from "../../../test/failures.ts"
import { CartStore } from "../cart/CartStore.ts"

const PATIENCE = { timeout: 15_000 }
const review = wireOrderReview()
const order = wireOrder({ lines: [] })

type Answering = (request: { readonly variables: unknown }) => MemoryAnswer

/** Renders the checkout over services that answer each placement with the next response. */
const drawCheckout = async (reviewed: object, placements: ReadonlyArray<object> = [], address = "/buy") =>
  drawFor(null, reviewed, placements, address)
const drawFor = async (
  profile: object | null,
  reviewed: object,
  placements: ReadonlyArray<object> = [],
  address = "/buy",
  more: Readonly<Record<string, Answering>> = {}
) => {
  const left = [...placements]
  const answers: Readonly<Record<string, Answering>> = {
    orderReview: () => ({ data: { orderReview: reviewed } }),
    placeOrder: () => ({ data: { placeOrder: left.shift() } }),
    order: () => ({ data: { order } }),
    userProfile: () => ({ data: { userProfile: profile } }),
    ...more
  }
  return renderStorefront(
    address,
    {},
    {},
    createTestRuntime(june.cookie, { graphql: (request) => answers[request.operation]?.(request) ?? "away" })
  )
}
const field = (label: string) => screen.getByLabelText(label, { exact: true })
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const goOn = async () => {
  await screen.findByLabelText("Email address", {}, PATIENCE)
  fill("Email address", "june@example.com")
  fill("Full name", "June Hale")
  fill("Phone (for delivery)", "330 555 0142")
  fill("Street and number", "12 Mill Road")
  fill("City", "Akron")
  fill("State", "OH")
  fill("ZIP code", "44308")
  await waitFor(() => {
    expect((field("ZIP code") as HTMLInputElement).value).toBe("44308")
  })
}
/** Waits for the review of the address. */
const reachReview = async () => {
  await goOn()
  await waitFor(() => {
    expect(screen.getByRole("button", { name: /^Place Order/ }).getAttribute("aria-busy")).not.toBe("true")
  }, PATIENCE)
}

describe("checkout page", () => {
  // Loads the chunks first, because the first import is slow.
  beforeAll(() => Promise.all([import("./CheckoutPage.tsx"), import("../orders/ConfirmationPage.tsx"), import("@camber/domain/checkout")]))

  it("BUY-10 AXS-01 AXS-02 shows an error beside each invalid field, names the field by its label and focuses the first one", async () => {
    await drawCheckout(review)
    await screen.findByLabelText("Email address", {}, PATIENCE)
    press("Place Order")
    expect(await screen.findByText("Choose a state.")).toBeTruthy()
    const summary = document.querySelector<HTMLElement>(".checkout .notice--bad")!
    expect(summary.textContent).toContain("Fix 7 fields.")
    // The page announces one error text, and not the seven fields separately.
    expect(screen.getAllByText("Fix 7 fields.", { selector: "[aria-live] *" })).toHaveLength(1)
    expect(document.querySelectorAll(".checkout :is([role=alert], .error[aria-live])")).toHaveLength(0)
    const named = within(summary).getAllByRole("link")
    expect(named.map(({ textContent }) => field(textContent)?.getAttribute("aria-invalid"))).toEqual(named.map(() => "true"))
    await waitFor(() => {
      expect(document.activeElement).toBe(field("Email address"))
    })
    expect(field("City").getAttribute("aria-invalid")).toBe("true")
    fill("City", "Akron")
    await waitFor(() => {
      expect(field("City").getAttribute("aria-invalid")).toBe("false")
    })
    expect(summary.textContent).toContain("Fix 6 fields.")
    expect(screen.queryByText("Fix 6 fields.", { selector: "[aria-live] *" })).toBeNull()
  }, 30_000)

  it("BUY-20 shows the order total and opens the confirmation after placement", async () => {
    await drawCheckout(review, [{ orderNumber: order.orderNumber, changes: [], review: null, payUrl: null }])
    await reachReview()
    const summary = within(screen.getByRole("region", { name: "Order summary" }))
    expect(summary.getByText("$99.95", { selector: "dd" })).toBeTruthy()
    const short = screen.getByLabelText("Order details").textContent
    expect(short).toContain(
      "1 itemIronvale Slotted RotorShip toJune Hale, 12 Mill Road, Akron, OH 44308ArrivesTue, Nov 24Total$99.95, with $9.95 shipping"
    )
    press("Place Order")
    expect(await screen.findByText("Your order is placed.", {}, PATIENCE)).toBeTruthy()
  }, 30_000)

  it("BUY-16 shows a wait notice on a click while the tax is pending, then shows the total and asks for a second click", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let asked = 0
    const answers: Readonly<Record<string, () => MemoryAnswer>> = {
      orderReview: () => ({ data: { orderReview: ++asked === 1 ? review : taxed } }),
      placeOrder: () => ({ data: { placeOrder: { orderNumber: order.orderNumber, changes: [], review: null, payUrl: null } } }),
      order: () => ({ data: { order } }),
      userProfile: () => ({ data: { userProfile: null } })
    }
    const taxed = { ...review, tax: 6.3, total: review.total + 6.3 }
    const services = {
      graphql: ({ operation }: { readonly operation: string }) => answers[operation]?.() ?? "away",
      held: ({ operation }: { readonly operation: string }) => (operation === "orderReview" && asked > 0 ? held : undefined)
    }
    await renderStorefront("/buy", {}, {}, createTestRuntime(june.cookie, services))
    await goOn()
    press("Place Order")
    expect(await screen.findByText(/^Getting shipping and tax/)).toBeTruthy()
    release()
    expect(await screen.findByText(`Your total is $${taxed.total.toFixed(2)}.`, {}, PATIENCE)).toBeTruthy()
    press("Place Order")
    expect(await screen.findByText("Your order is placed.", {}, PATIENCE)).toBeTruthy()
  }, 30_000)

  it("NAV-140 shows nothing to order to an anonymous visitor, without a request until the first interaction", async () => {
    localStorage.clear()
    const answers = createTestRuntime(june.cookie, {
      graphql: ({ operation }) => (operation === "orderReview" ? { data: { orderReview: review } } : "away")
    })
    const { runtime } = await renderStorefront("/buy", { isAnonymous: () => true }, {}, answers)
    expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
    expect(runtime.isReady).toBe(false)
    fireEvent.pointerMove(document.body)
    expect(await screen.findByLabelText("Email address", {}, PATIENCE)).toBeTruthy()
  }, 30_000)

  it("NAV-141 does not call an anonymous visitor's cart empty if this device has shop data", async () => {
    localStorage.setItem("Lists", "1")
    onTestFinished(() => localStorage.clear())
    const answers = createTestRuntime(june.cookie, {
      graphql: ({ operation }) => (operation === "orderReview" ? { data: { orderReview: review } } : "away")
    })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await renderStorefront("/buy", { isAnonymous: () => true }, {}, (seed) => held.then(() => answers(seed)))
    expect(screen.queryByRole("heading", { name: "Your cart is empty" })).toBeNull()
    expect(screen.getByText("Getting your order ready")).toBeTruthy()
    release()
    expect(await screen.findByLabelText("Email address", {}, PATIENCE)).toBeTruthy()
  }, 30_000)

  it("NAV-141 does not call an anonymous visitor's cart empty after a part was added", async () => {
    localStorage.clear()
    const { container } = await renderStorefront("/buy", { isAnonymous: () => true })
    act(() => container.resolve(CartStore).receive(countedCart(1)))
    expect(screen.queryByRole("heading", { name: "Your cart is empty" })).toBeNull()
    expect(screen.getByText("Getting your order ready")).toBeTruthy()
  }, 30_000)

  it("shows an error while its code fails to load, and shows the order after a retry", { tags: "full", timeout: 30_000 }, async () => {
    const answers = createTestRuntime(june.cookie, {
      graphql: ({ operation }) => (operation === "orderReview" ? { data: { orderReview: review } } : "away")
    })
    const failures: Array<unknown> = []
    await renderStorefront("/buy", {}, {}, failFirstLoads(answers), (error) => failures.push(error))
    expect(await screen.findByText("We couldn't load your order.", {}, PATIENCE)).toBeTruthy()
    expect(failures).toHaveLength(3)
    press("Try again")
    expect(await screen.findByLabelText("Email address", {}, PATIENCE)).toBeTruthy()
  })

  it("GAP-C58 spends points in steps of 25, up to the order's limit", async () => {
    await drawCheckout({ ...review, redeemablePoints: 75 })
    await reachReview()
    const points = () =>
      within(screen.getByRole("group", { name: "Points to spend" })).getByRole<HTMLInputElement>("textbox", { name: "Points" }).value
    expect(points()).toBe("0")
    press("Increase points to spend")
    await waitFor(() => {
      expect(points()).toBe("25")
    })
    press("Use All Points")
    await waitFor(() => {
      expect(points()).toBe("75")
    })
    expect([screen.queryByRole("button", { name: "Use All Points" }), screen.getByText("-$3.00").tagName]).toEqual([null, "B"])
  }, 30_000)

  it("CORE-01 shows the core deposit under its part and in the totals", async () => {
    const lines = [wireReviewedLine({ quantity: 2, total: 180, coreCharge: 35 })]
    await drawCheckout({ ...review, lines, itemCount: 2, subtotal: 180, cores: 70, total: 259.95 })
    await reachReview()
    expect(screen.getByText("Core deposit $70.00 (2 × $35.00), refunded with your old parts")).toBeTruthy()
    expect(await screen.findByText("Refundable core deposits", {}, PATIENCE)).toBeTruthy()
    expect(screen.getByText("$259.95", { selector: "dd" })).toBeTruthy()
  }, 30_000)

  it("shows the changes of an order that was not placed, and its current state", async () => {
    const dearer = { ...review, lines: [wireReviewedLine({ unitPrice: 95, total: 95 })], subtotal: 95, total: 104.95 }
    await drawCheckout(review, [
      { orderNumber: null, changes: ["Ironvale Slotted Rotor now costs $95.00; it was $90.00."], review: dearer, payUrl: null }
    ])
    await reachReview()
    press("Place Order")
    expect(within(await screen.findByRole("alert", {}, PATIENCE)).getByText(/now costs \$95\.00/)).toBeTruthy()
    expect(screen.getByText("$104.95", { selector: "dd" })).toBeTruthy()
    await waitFor(() => {
      expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true)
    })
    expect(document.activeElement).not.toBe(document.body)
  }, 30_000)

  it("BUY-14 BUY-01 shows account, shipping and payment options before any field is filled, and marks the ones that need a ZIP code", async () => {
    await drawCheckout(review)
    await screen.findByLabelText("Email address", {}, PATIENCE)
    expect(screen.getByText("No account needed.")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/account/login?returnUrl=%2Fbuy")
    expect(screen.getByText(/^Pay by invoice within 30 days/)).toBeTruthy()
    expect(screen.getByText(/^Enter your address to see delivery dates/)).toBeTruthy()
    expect(screen.getAllByText("Enter your ZIP code", { selector: "dd" })).toHaveLength(1)
    expect(screen.getByText("$90.00 before shipping and tax", { selector: "summary *" })).toBeTruthy()
    const steps = within(screen.getByRole("navigation", { name: "Steps" }))
    expect(steps.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
      ["1 Address", "step"],
      ["2 Shipping", null],
      ["3 Review & Pay", null]
    ])
    fill("ZIP code", "44308")
    expect(await screen.findByText("$99.95", { selector: "dd" }, PATIENCE)).toBeTruthy()
    expect(screen.getByText("Tax").nextElementSibling?.textContent).toBe("$0.00")
  }, 30_000)

  it("BUY-02 shows the delivery days of each shipping method and line, and marks unknown days", async () => {
    const choice = { price: 9.95, hasFreight: false }
    const lines = [wireReviewedLine(), wireReviewedLine({ lineId: "line-2", title: "Kestrel Caliper", availabilityText: "Backordered" })]
    await drawCheckout({
      ...review,
      lines,
      shippingChoices: [
        { ...choice, method: "standard", arrivals: ["2026-11-27", null] },
        { ...choice, method: "expedited", arrivals: ["2026-11-24", null] }
      ]
    })
    await reachReview()
    const days = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.querySelector("b")?.textContent)
    expect(days).toEqual(["Fri, Nov 27, the rest later", "Tue, Nov 24, the rest later"])
    const items = within(screen.getByRole("list", { name: "Items in your order" }))
    expect(items.getByText("Get it Fri, Nov 27")).toBeTruthy()
    expect([items.getByText("Backordered"), items.getByText("Delivery date not known yet")]).toHaveLength(2)
  }, 30_000)

  it("BUY-03 asks once, beside the button, about parts that do not fit their car, and orders on the second click", async () => {
    const verdict = sampleVerdict({ fitment: "NoFit" })
    const lines = [wireReviewedLine({ addedFor: { projectName: "1969 Chevrolet Camaro", verdict } })]
    await drawCheckout({ ...review, lines }, [{ orderNumber: order.orderNumber, changes: [], review: null, payUrl: null }])
    await reachReview()
    press("Place Order")
    expect(await screen.findByText("One part may not fit. Order anyway?")).toBeTruthy()
    expect(screen.getByText(/Ironvale Slotted Rotor: not made for your 1969 Chevrolet Camaro/)).toBeTruthy()
    expect(document.activeElement?.contains(screen.getByText("One part may not fit. Order anyway?"))).toBe(true)
    press("Order Anyway")
    expect(await screen.findByText("Your order is placed.", {}, PATIENCE)).toBeTruthy()
  }, 30_000)

  it("shows why an order cannot be shipped to the address, and still lists its items", async () => {
    await drawCheckout({ ...review, shippingChoices: [], shippingMessage: "We do not ship there. Please call us." })
    await goOn()
    expect(await screen.findByText("We do not ship there. Please call us.", {}, PATIENCE)).toBeTruthy()
    expect(screen.queryByRole("radio")).toBeNull()
    const items = within(screen.getByRole("list", { name: "Items in your order" }))
    expect(items.getByText("Ironvale Slotted Rotor")).toBeTruthy()
  }, 30_000)

  it("ADDR-03 ADDR-06 fills in a saved address with one click, and saves a new one after the order or shows why not", async () => {
    const savedAddress = (street: string, isDefault: boolean) => ({
      addressId: crypto.randomUUID(),
      address: {
        name: "June Hale",
        phone: "330 555 0142",
        street,
        street2: "",
        city: "Akron",
        region: "OH",
        postalCode: "44308",
        country: "US"
      },
      isDefault
    })
    const book = { addresses: [savedAddress("12 Mill Road", true), savedAddress("7 Foundry Street", false)], message: null }
    const saved: Array<unknown> = []
    const placements = [
      { orderNumber: null, changes: ["It costs more."], review, payUrl: null },
      { orderNumber: order.orderNumber, changes: [], review: null, payUrl: null }
    ]
    await drawFor(june.profile, review, placements, "/buy", {
      addresses: () => ({ data: { addresses: book } }),
      saveAddress: (request) => {
        saved.push(request.variables)
        return { data: { saveAddress: { ...book, message: "You keep 20 addresses already." } } }
      }
    })
    const street = () => (field("Street and number") as HTMLInputElement).value
    await waitFor(() => {
      expect(street()).toBe("12 Mill Road")
    }, PATIENCE)
    fireEvent.click(screen.getByRole("radio", { name: /7 Foundry Street/ }))
    expect(street()).toBe("7 Foundry Street")
    expect(screen.queryByRole("checkbox")).toBeNull()
    fill("Street and number", "9 Canal Street")
    fireEvent.click(screen.getByRole("checkbox", { name: "Save this address to my account" }))
    press("Place Order")
    expect(await screen.findByText("It costs more.", {}, PATIENCE)).toBeTruthy()
    expect(saved).toEqual([])
    press("Place Order")
    expect(await screen.findByText("Your order is placed.", {}, PATIENCE)).toBeTruthy()
    expect(
      await screen.findByText("We couldn't save your address because your account already has 20 saved addresses.", {}, PATIENCE)
    ).toBeTruthy()
    expect(saved).toMatchObject([{ addressId: null, address: { street: "9 Canal Street" }, isDefault: false }])
  }, 30_000)

  it("fills in the signed-in customer's data once loaded", async () => {
    await drawFor(june.profile, review)
    await screen.findByLabelText("Email address", {}, PATIENCE)
    await waitFor(() => {
      expect((field("Email address") as HTMLInputElement).value).toBe("june@example.com")
    }, PATIENCE)
    expect((field("Full name") as HTMLInputElement).value).toBe("June Hale")
  }, 30_000)

  it("links to parts when the cart is empty", async () => {
    await drawCheckout({ ...review, lines: [], itemCount: 0, subtotal: 0, total: 0 })
    expect(await screen.findByRole("heading", { name: "Your cart is empty" }, PATIENCE)).toBeTruthy()
  }, 30_000)
})
