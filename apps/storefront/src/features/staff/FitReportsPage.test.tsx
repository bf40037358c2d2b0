import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStaffPage } from "../../../test/renderStaffPage.ts"

const report = {
  reportId: 7,
  reportedAt: "2026-10-01T12:00:00.000Z",
  state: "open",
  orderNumber: "4821773905",
  skuVariantNumber: "CAM-P2-1",
  product: { title: "Rotor", href: "/item/rotor/2" },
  car: "1969 Chevrolet Camaro",
  statement: "Fits 1967-1969 Chevrolet Camaro (yours: 1969).",
  source: "Maker's catalog, 2025-03-01",
  customers: 2,
  orders: 14
}

/** Renders the queue with that report; `after` is its content after a verdict. Records the sent verdicts. */
const drawQueue = async (after: ReadonlyArray<object>, isDone = true) => {
  const sent: Array<unknown> = []
  await renderStaffPage("/staff/fit", {
    "/api/staff/fit-reports": () => [report],
    "/api/staff/fit-reports/judge": (body) => {
      sent.push(body)
      return { isDone, now: after }
    }
  })
  const card = await screen.findByRole("region", { name: "Report on CAM-P2-1" })
  const press = (name: string) => fireEvent.click(within(card).getByRole("button", { name }))
  return { sent, card, press }
}

describe("the staff's reports of wrong fit", () => {
  it("OPS-92 appear beside the other staff pages, each with its number of open entries", async () => {
    const waiting = { orders: 2, failedRefunds: 1, returns: 0, reviews: 4, questions: 0, fitReports: 1, messages: 0 }
    await renderStaffPage("/staff/fit", { "/api/staff/fit-reports": () => [report], "/api/staff/waiting": () => waiting })
    const strip = screen.getByRole("navigation", { name: "Staff" })
    await waitFor(() => expect(within(strip).getByRole("link", { name: /^Orders/ }).textContent).toBe("Orders3"))
    expect(within(strip).getByRole("link", { name: /^Reviews/ }).textContent).toBe("Reviews4")
    expect(within(strip).getByRole("link", { name: /^Returns/ }).textContent).toBe("Returns")
  })

  it("AFT-16 show the statement, the car and how often the shop made the statement, and a verdict removes the report from the queue", async () => {
    const { card, press, sent } = await drawQueue([])
    for (const text of ["1969 Chevrolet Camaro", "Fits 1967-1969 Chevrolet Camaro (yours: 1969).", "Maker's catalog, 2025-03-01"])
      expect(within(card).getByText(text)).toBeTruthy()
    expect(
      within(card).getByText(/^2 of 14 orders in which this statement decided the fit\. Product pages still guarantee the fit/)
    ).toBeTruthy()
    press("Shopper's mistake")
    expect(await screen.findByText("No open reports.")).toBeTruthy()
    expect(screen.getByText("The report no longer counts.")).toBeTruthy()
    expect(sent).toEqual([{ reportId: 7, seen: "open", state: "mistake" }])
  })

  it("AFT-16 show that another staff member was faster, and do not put a report under review twice", async () => {
    const { press } = await drawQueue([{ ...report, state: "review", car: null, statement: null, source: null }], false)
    press("Under review")
    expect(await screen.findByText(/already handled by someone else/)).toBeTruthy()
    expect(screen.getByText("Under review").tagName).toBe("B")
    expect(screen.queryByRole("button", { name: "Under review" })).toBeNull()
    expect(screen.getAllByText("erased with the customer's account")).toHaveLength(2)
  })
})
