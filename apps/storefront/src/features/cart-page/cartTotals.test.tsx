import { wireCartLine } from "@camber/testing/records"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, onTestFinished } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleSettings } from "../../../test/samples.ts"
import { drawCart, drawLine, getOrderSummary } from "../../../test/drawCart.ts"
import { keepFocus } from "../../foundation/page/keepFocus.ts"

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
    expect(getOrderSummary().queryByText(/NO-SUCH-CODE/)).toBeNull()
    expect(getOrderSummary().getAllByText("$90.00")).toHaveLength(1)
  })

  it("GAP-62 subtracts a valid code from the total", async () => {
    await draw()
    await enter("SPRING")
    expect((await screen.findByText("Promo code SPRING")).nextElementSibling?.textContent).toBe("-$9.00")
    expect(getOrderSummary().getByText("$81.00")).toBeTruthy()
  })

  it("AXS-01 keeps the focus in the form after a code is applied and removed", async () => {
    onTestFinished(keepFocus())
    await draw()
    const field = await screen.findByRole("textbox", { name: "Promo code" })
    field.focus()
    await enter("SPRING")
    const remove = await screen.findByRole("button", { name: "Remove promo code SPRING" })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Promo code" })))
    remove.focus()
    fireEvent.click(remove)
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole("textbox", { name: "Promo code" }))).toBe(true))
    expect(document.activeElement?.matches("form, form *")).toBe(true)
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
    expect(getOrderSummary().getAllByText("Enter your ZIP code")).toHaveLength(1)
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
  it("is rendered completely, with the sum of its lines", { tags: "full", timeout: 30_000 }, async () => {
    const lines = Array.from({ length: 500 }, (_, at) => wireCartLine({ lineId: `line-${at}`, title: `Part ${at}`, unitPrice: 0.01 }))
    const { root } = await drawCart({ lines })
    await screen.findByRole("heading", { level: 2, name: "Part 499" }, { timeout: 20_000 })
    expect(root.querySelectorAll("li.cartline")).toHaveLength(500)
    expect(getOrderSummary().getAllByText("$5.00")).toHaveLength(1)
  })
})
