import { sampleVerdict, wireOrder, wireOrderLine } from "@camber/testing/records"
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"

const PATIENCE = { timeout: 15_000 }
const kitComponents = [{ ordinality: 3, skuVariantNumber: "CAM-7-2" }]
const line = wireOrderLine({ quantity: 2, total: 180 })
const parcel = { shipmentId: 1, carrier: "ups", trackingNumber: null, shippedAt: 1_790_000_000_000, deliveredAt: null, lines: [] }
const order = wireOrder({ lines: [line], itemCount: 2, subtotal: 180, total: 189.95 })
const again = {
  ordinality: 1,
  skuVariantNumber: "CAM-2-1",
  skuBaseNumber: "CAM-2",
  title: line.title,
  kitComponents,
  quantity: 2,
  paidPrice: 90
}

/** Renders an order's page with its available items, and records what the page adds to the cart. */
const drawOrder = async (
  shown: object,
  lines: ReadonlyArray<object>,
  more: Readonly<Record<string, (variables: unknown) => object>> = {},
  list: string | RegExp = "Items in this order"
) => {
  const added: Array<unknown> = []
  const answers: Readonly<Record<string, (variables: unknown) => object>> = {
    order: () => ({ order: shown }),
    orderAgain: () => ({ orderAgain: lines }),
    addToCart: (variables) => {
      added.push(variables)
      return { addToCart: { success: true, message: null, cartTotalPrice: 200, itemCount: 2, items: [] } }
    },
    ...more
  }
  await renderStorefront(
    `/account/orderhistory/${order.orderNumber}`,
    {},
    {},
    createTestRuntime(june.cookie, {
      graphql: ({ operation, variables }) => {
        const answer = answers[operation]
        return answer === undefined ? "away" : { data: answer(variables) }
      }
    })
  )
  await screen.findAllByRole("list", { name: list }, PATIENCE)
  return added
}

describe("the page of an order", () => {
  it("AFT-20 adds the available items to the cart, and reports discontinued and repriced items there", async () => {
    const added = await drawOrder(order, [
      { ...again, unitPrice: 100 },
      { ...again, ordinality: 2, quantity: 1, unitPrice: null }
    ])
    const section = within(await screen.findByRole("region", { name: "Buy it again" }, PATIENCE))
    // The button labels this section.
    expect(section.queryByRole("heading")).toBeNull()
    expect(section.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "1 item is no longer sold.",
      "Ironvale Slotted Rotor is $100.00 now. It was $90.00."
    ])
    fireEvent.click(section.getByRole("button", { name: "Buy 2 items Again" }))
    expect(await section.findByText("2 Items have been added to your cart.", {}, PATIENCE)).toBeTruthy()
    expect(added).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-1", quantityRequested: 2, kitComponents }] }])
  })

  it("AFT-20 offers nothing if no item is available, and reports that", async () => {
    await drawOrder(order, [{ ...again, unitPrice: null }])
    const section = within(await screen.findByRole("region", { name: "Buy it again" }, PATIENCE))
    expect(section.getByText("We no longer sell anything in this order.")).toBeTruthy()
    expect(section.queryByRole("button")).toBeNull()
  })

  it("AFT-12 prints the car, the original verdict and the guarantee of each line", async () => {
    const reason = { rule: "application", applicationId: 7, scope: "vehicle", conditions: [], note: null, source: null, sourceDate: null }
    const promise = (fitment: string) => ({ projectName: "1969 Chevrolet Camaro", verdict: { fitment, prompt: null, asks: [], reason } })
    const lines = [
      { ...line, addedFor: promise("DirectFit") },
      { ...line, ordinality: 2, addedFor: promise("UniversalFit") },
      { ...line, ordinality: 3 }
    ]
    await drawOrder({ ...order, lines }, [])
    const texts = within(screen.getByRole("list", { name: "Items in this order" }))
      .getAllByRole("listitem")
      .map((item) => item.textContent)
    expect(texts[0]).toContain("Guaranteed To FitYour 1969 Chevrolet Camaro: Made for any car.")
    expect(texts[1]).toContain("Universal FitYour 1969 Chevrolet Camaro")
    expect(texts[2]).not.toContain("Your 1969")
    expect(screen.getByRole("region", { name: "The fit promise" }).textContent).toContain(
      "If a Guaranteed To Fit part doesn’t fit your 1969 Chevrolet Camaro, return it free"
    )
  })

  it("AFT-12 shows no promise without a guarantee", async () => {
    await drawOrder(order, [])
    expect(screen.queryByRole("region", { name: "The fit promise" })).toBeNull()
  })

  it("AFT-12 shows that a return is free, on its form and beside its label", async () => {
    const addedFor = {
      projectName: "1969 Chevrolet Camaro",
      verdict: sampleVerdict()
    }
    const free = "Free return: it was guaranteed to fit your 1969 Chevrolet Camaro."
    const back = {
      returnId: 5,
      requestedAt: 1_790_000_000_000,
      settledAt: null,
      reason: "does-not-fit",
      state: "requested",
      refusedWhy: null,
      credit: 0,
      shipping: 0,
      lines: [{ ordinality: 1, quantity: 1, kind: "goods", received: null }]
    }
    const now = Date.now()
    const sent = {
      status: "shipped",
      shippedAt: now,
      lines: [{ ...line, addedFor, shipped: 2, returned: 1 }],
      shipments: [{ ...parcel, lines: [{ ordinality: 1, quantity: 2 }] }]
    }
    await drawOrder({ ...order, ...sent, returns: [back] }, [], {}, "Items in package 1")
    expect(screen.getByText(free)).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Start a Return" }))
    const form = within(screen.getByRole("form", { name: "Start a return" }))
    expect(form.queryByText(free)).toBeNull()
    expect(form.getByRole("list", { name: "Items you can return" }).textContent).toContain("Guaranteed To Fit")
    fireEvent.change(form.getByLabelText("How many of Ironvale Slotted Rotor"), { target: { value: "1" } })
    expect(form.queryByText(free)).toBeNull()
    fireEvent.change(form.getByLabelText("Why?"), { target: { value: "does-not-fit" } })
    expect(form.getByText(free)).toBeTruthy()
    expect(form.getByText("$90.00").parentElement?.textContent).toContain("plus tax and shipping once we receive the parts")
    fireEvent.change(form.getByLabelText("Why?"), { target: { value: "damaged" } })
    expect(form.queryByText(free)).toBeNull()
    expect(form.getByText("$90.00").parentElement?.textContent).not.toContain("shipping")
  })

  it("AFT-24 promises no shipping refund for a return if the customer paid no shipping", async () => {
    const addedFor = { projectName: "1969 Chevrolet Camaro", verdict: sampleVerdict() }
    const sent = {
      status: "shipped",
      shippedAt: Date.now(),
      shipping: 0,
      lines: [{ ...line, addedFor, shipped: 2 }],
      shipments: [{ ...parcel, lines: [{ ordinality: 1, quantity: 2 }] }]
    }
    await drawOrder({ ...order, ...sent }, [], {}, "Items in package 1")
    fireEvent.click(screen.getByRole("button", { name: "Start a Return" }))
    const form = within(screen.getByRole("form", { name: "Start a return" }))
    fireEvent.change(form.getByLabelText("How many of Ironvale Slotted Rotor"), { target: { value: "1" } })
    fireEvent.change(form.getByLabelText("Why?"), { target: { value: "does-not-fit" } })
    expect(form.getByText(/^Free return/)).toBeTruthy()
    expect(form.getByText("$90.00").parentElement?.textContent).not.toContain("shipping")
  })

  it("NAV-182 moves to the result of a return, because it replaces a longer form", async () => {
    const sent = {
      status: "shipped",
      shippedAt: Date.now(),
      lines: [{ ...line, shipped: 2 }],
      shipments: [{ ...parcel, lines: [{ ordinality: 1, quantity: 2 }] }]
    }
    const shown = { ...order, ...sent, returns: [] }
    await drawOrder(shown, [], { requestReturn: () => ({ requestReturn: { message: null, order: shown } }) }, "Items in package 1")
    fireEvent.click(screen.getByRole("button", { name: "Start a Return" }))
    fireEvent.change(screen.getByLabelText("How many of Ironvale Slotted Rotor"), { target: { value: "1" } })
    // The form is sent only with a reason.
    fireEvent.click(screen.getByRole("button", { name: "Request Return" }))
    expect(screen.getByText("Choose a reason.")).toBeTruthy()
    fireEvent.change(screen.getByLabelText("Why?"), { target: { value: "changed-mind" } })
    fireEvent.click(screen.getByRole("button", { name: "Request Return" }))
    const notice = await screen.findByText("We received your return request.", {}, PATIENCE)
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Your return" }))
    expect(document.activeElement?.contains(notice)).toBe(true)
  })

  it("AFT-04 offers a cancellation until a part ships", async () => {
    await drawOrder(order, [])
    expect(screen.getByRole("button", { name: "Cancel This Order" })).toBeTruthy()
  })

  it("AFT-04 offers no cancellation of a partly shipped order", async () => {
    await drawOrder({ ...order, isPartlyShipped: true, shipments: [parcel] }, [])
    expect(screen.queryByRole("button", { name: "Cancel This Order" })).toBeNull()
  })

  it("AFT-06 shows each package with its carrier, number, date and contents, and the unpacked and canceled pieces", async () => {
    const lines = [{ ...line, quantity: 5, shipped: 3, canceled: 1, total: 450 }]
    const box = (shipmentId: number, quantity: number, rest: object) => ({
      ...parcel,
      shipmentId,
      trackingNumber: `1Z999AA1012345678${shipmentId}`,
      lines: [{ ordinality: 1, quantity }],
      ...rest
    })
    const shipments = [box(4, 2, { deliveredAt: 1_790_200_000_000 }), box(5, 1, {})]
    await drawOrder({ ...order, isPartlyShipped: true, lines, shipments }, [], {}, "Items in package 1")
    const region = (name: string) =>
      within(within(screen.getByRole("region", { name })).getByRole("list", { name: /^(?:Canceled items|Items)/ })).getByRole("listitem")
        .textContent
    expect(screen.getByRole("region", { name: "Package 1" }).textContent).toMatch(
      /^Delivered [A-Z].*Package 1\. Delivered with UPS.*Shipped[A-Z][a-z]{2}, Sep .*1Z999AA10123456784$/
    )
    expect(region("Package 1")).toMatch(/2 × \$90\.00.*\$180\.00/)
    expect(screen.getByRole("region", { name: "Package 2" }).textContent).toContain("On its way")
    expect(region("Package 2")).toMatch(/1 × \$90\.00.*\$90\.00/)
    expect(region("Not packed yet")).toMatch(/1 × \$90\.00/)
    expect(region("Canceled")).toMatch(/1 × \$90\.00/)
    const box2 = within(screen.getByRole("region", { name: "Package 2" }))
    expect(box2.getByRole("link", { name: "Track at UPS" }).getAttribute("href")).toContain("1Z999AA10123456785")
  })

  it("AFT-26 shows the arrival day as the headline of the order and each box until delivery", async () => {
    const lines = [
      { ...line, quantity: 1, shipped: 1, total: 90, arrivesOn: "2026-12-01" },
      { ...line, ordinality: 2, quantity: 1, total: 90, arrivesOn: "2026-12-03" }
    ]
    const box = (deliveredAt: number | null) => ({ ...parcel, deliveredAt, lines: [{ ordinality: 1, quantity: 1 }] })
    const headlines = () => screen.getAllByRole("heading").map(({ textContent }) => textContent)
    await drawOrder({ ...order, isPartlyShipped: true, lines, shipments: [box(null)] }, [], {}, "Items in package 1")
    expect(headlines().slice(0, 3)).toEqual(["Arriving Tue, Dec 1 to Thu, Dec 3", "Tue, Dec 1", "Thu, Dec 3"])
    expect(screen.getByRole("list", { name: "Progress of package 1" }).textContent).toMatch(/On its wayDeliveredTue, Dec 1$/)
    cleanup()
    await drawOrder({ ...order, isPartlyShipped: true, lines, shipments: [box(1_790_200_000_000)] }, [], {}, "Items in package 1")
    expect(headlines().slice(0, 3)).toEqual(["Arriving Thu, Dec 3", expect.stringMatching(/^Delivered \w{3}, Sep/), "Thu, Dec 3"])
  })

  it("AFT-05 AFT-25 cancels the selected number of pieces after a confirmation, and reports the success or the reason of a failure", async () => {
    const asked: Array<unknown> = []
    let message: string | null = null
    const cancelPieces = (variables: unknown) => {
      asked.push(variables)
      const now = { ...order, lines: [{ ...line, canceled: message === null ? 1 : 0 }] }
      return { cancelPieces: { message, order: now } }
    }
    await drawOrder(order, [], { cancelPieces })
    const cancel = async (answer: string) => {
      fireEvent.click(screen.getByRole("button", { name: `Cancel This: ${line.title}` }))
      const dialog = within(await screen.findByRole("alertdialog", {}, PATIENCE))
      fireEvent.click(dialog.getByRole("button", { name: answer }))
    }
    fireEvent.click(screen.getByRole("button", { name: `Cancel 1 or 2: ${line.title}` }))
    expect(document.activeElement).toBe(screen.getByLabelText(`How many of ${line.title} to cancel`))
    fireEvent.click(screen.getByRole("button", { name: `Cancel This: ${line.title}` }))
    expect(screen.getByText("Choose how many to cancel.")).toBeTruthy()
    expect(screen.queryByRole("alertdialog")).toBeNull()
    fireEvent.change(screen.getByLabelText(`How many of ${line.title} to cancel`), { target: { value: "1" } })
    fireEvent.click(screen.getByRole("button", { name: `Cancel This: ${line.title}` }))
    expect((await screen.findByRole("alertdialog", {}, PATIENCE)).textContent).toContain(
      `Cancel 1 of 2 × ${line.title}?It won't be sent. Your invoice will be $90.00 less.`
    )
    fireEvent.click(screen.getByRole("button", { name: "Keep It" }))
    expect(asked).toEqual([])
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    message = "Nothing was canceled: it is packed."
    await cancel("Cancel 1 item")
    expect(await screen.findByText("Nothing was canceled: it is packed.", {}, PATIENCE)).toBeTruthy()
    message = null
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    await cancel("Cancel 1 item")
    expect(await screen.findByText("Canceled. We won't send it.", {}, PATIENCE)).toBeTruthy()
    expect(asked).toMatchObject([{ lines: [{ ordinality: 1, canceled: 1 }] }, { lines: [{ ordinality: 1, canceled: 1 }] }])
    expect(screen.getByRole("region", { name: "Canceled" })).toBeTruthy()
  })

  it("PAY-13 shows an unpaid order as waiting or declined, not as placed", async () => {
    const words = { awaiting: "Waiting for payment", failed: "Not paid", authorised: "Payment being checked" }
    for (const [state, text] of Object.entries(words)) {
      await drawOrder({ ...order, payment: { ...order.payment, method: "test", state } }, [])
      const steps = screen.getByRole("list", { name: "Order progress" })
      const [first] = within(steps).getAllByRole("listitem")
      expect([first?.textContent, first?.getAttribute("aria-current")]).toEqual([expect.stringContaining(text), "step"])
      expect(steps.textContent).not.toContain("Placed")
      expect(screen.queryByText("Being prepared")).toBeNull()
      cleanup()
    }
  })

  it("AFT-05 offers no cancellation of single pieces that have shipped or await payment", async () => {
    const payment = { ...order.payment, method: "test", state: "awaiting" }
    await drawOrder({ ...order, payment }, [])
    expect(screen.queryByRole("button", { name: /^Cancel This:/ })).toBeNull()
  })

  it("NAV-183 links the lookup pages to the visitor's own orders, which need no number", async () => {
    for (const address of ["/Track/OrderLocator", "/Track/ReturnLocator"]) {
      await renderStorefront(address, {}, {}, createTestRuntime(june.cookie, { graphql: () => "away" }))
      await screen.findByLabelText("Order number", {}, PATIENCE)
      expect(screen.getByRole("link", { name: "your orders" }).getAttribute("href")).toBe("/account/orderhistory")
      cleanup()
    }
  })
})
