import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { drawStaffPage } from "../../../test/drawStaffPage.ts"

const order = {
  orderNumber: "123",
  placedAt: "2026-10-01T12:00:00.000Z",
  status: "placed",
  email: "a@b.test",
  total: 5995,
  trackingNumber: null
}

/** The page with that order, which a move makes `after`, and the moves that it has sent. */
const drawOrder = async (after: Readonly<Record<string, string>>, isDone = true) => {
  const sent: Array<unknown> = []
  await drawStaffPage("/staff/orders", {
    "/api/staff/orders": () => [order],
    "/api/staff/orders/move": (body) => {
      sent.push(body)
      return { isDone, now: [{ ...order, ...after }] }
    }
  })
  return sent
}
const ship = async (trackingNumber: string) => {
  const form = await screen.findByRole("form", { name: "Order 123" })
  fireEvent.change(within(form).getByRole("textbox"), { target: { value: trackingNumber } })
  fireEvent.submit(form)
}

describe("the staff's orders", () => {
  it("are moved on, with the carrier's number", async () => {
    const sent = await drawOrder({ status: "shipped", trackingNumber: "1Z" })
    await ship(" 1Z ")
    expect(await screen.findByRole("button", { name: "Mark as delivered" })).toBeTruthy()
    expect(screen.getByText("Order 123 is shipped. The customer has been notified.")).toBeTruthy()
    expect(sent).toEqual([{ orderNumber: "123", to: "shipped", trackingNumber: "1Z" }])
    expect(screen.getByRole("cell", { name: "$59.95" })).toBeTruthy()
  })

  it("are canceled once that is confirmed, and not when it is declined", async () => {
    const sent = await drawOrder({ status: "canceled" })
    const answer = async (name: string) => {
      fireEvent.click(await screen.findByRole("button", { name: "Cancel the order" }))
      fireEvent.click(within(await screen.findByRole("alertdialog", { name: "Cancel order 123?" })).getByRole("button", { name }))
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    }
    await answer("Keep it")
    expect(sent).toEqual([])
    await answer("Cancel the order")
    await waitFor(() => expect(sent).toEqual([{ orderNumber: "123", to: "canceled", trackingNumber: null }]))
  })

  it("are shown as they are where somebody else was quicker, and nobody is said to be told", async () => {
    await drawOrder({ status: "canceled" }, false)
    await ship("1Z")
    expect(await screen.findByText(/^Order 123 was already moved by someone else\./)).toBeTruthy()
    expect(screen.getByRole("cell", { name: "Canceled" })).toBeTruthy()
    expect(screen.queryByText(/The customer has been notified/)).toBeNull()
  })
})
