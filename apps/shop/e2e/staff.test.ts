import type { Browser, BrowserContextOptions } from "@playwright/test"
import { createVisitor } from "./asVisitor.ts"
import { readEnvironment, staffStateFile } from "./environment.ts"
import type { Car } from "./garage.ts"
import { keyboard, tabTo } from "./inputMethod.ts"
import { fillAddress, continueCheckout, main, placeOrder } from "./order.ts"
import { ship, turnLine } from "./staffAtWork.ts"
import { expect, test, withoutOffer } from "./shop.ts"
import { waitForHydration, goTo } from "./waitForHydration.ts"

/** A vehicle that no other test reports a misfit for. */
const mustang: Car = ["1967", "Ford", "Mustang"]

const openFor = async (browser: Browser, options: BrowserContextOptions = {}) => {
  const { origin } = readEnvironment()
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, ...options })
  await withoutOffer(context, origin)
  await context.addCookies([{ name: "FreeShippingToast", value: "true", url: origin }])
  return context
}
const openStaff = (browser: Browser) => openFor(browser, { storageState: staffStateFile() })

test("DESK-01 DESK-03 DESK-04 DESK-05 DESK-06 DESK-07 AFT-12 AFT-15 AFT-16 staff find, split-ship, partly cancel and refund an order by keyboard, and a misfit appears on the product page", async ({
  browser
}) => {
  const staff = await openStaff(browser)
  const customer = await openFor(browser)
  const { origin } = readEnvironment()
  await createVisitor(customer, origin, { vehicles: [mustang] })
  const page = await customer.newPage()
  await page.goto("/shop/brakes~2-3")
  await waitForHydration(page)
  const fitting = main(page).getByRole("article").filter({ hasText: "Guaranteed To Fit" })
  await expect(fitting.nth(2)).toBeVisible()
  const names = fitting.getByRole("heading").getByRole("link")
  const parts = await names.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  await createVisitor(customer, origin, { cart: parts.slice(0, 3), vehicles: [mustang] })
  await goTo(page, "/buy")
  await fillAddress(page, "in.parts@example.com")
  await main(page).getByRole("textbox", { name: "Full name", exact: true }).fill("Wilhelmina Quist")
  await continueCheckout(page)
  const number = await placeOrder(page)

  const desk = await staff.newPage()
  const hand = keyboard(desk)
  const { press } = hand
  await desk.goto(`/staff/orders`)
  await waitForHydration(desk)
  await tabTo(desk, desk.getByRole("searchbox", { name: "Number, email, name, phone or part" }))
  await desk.keyboard.type("quist")
  await desk.keyboard.press("Enter")
  await expect(desk.getByText("1 order", { exact: true })).toBeVisible()
  await press(desk.getByRole("link", { name: number }))

  const lines = desk.getByRole("list", { name: "Lines of this order" })
  await expect(lines.getByRole("checkbox", { checked: true })).toHaveCount(3)
  const slipOpens = staff.waitForEvent("page")
  await press(desk.getByRole("link", { name: "Print Slip" }))
  const slip = await slipOpens
  await expect(slip.getByText("Wilhelmina Quist")).toBeVisible()
  await expect(slip.getByRole("checkbox", { name: /^Packed: / })).toHaveCount(3)
  await slip.close()

  await turnLine(desk, hand, 1)
  await turnLine(desk, hand, 2)
  await ship(desk, hand, "1Z999AA10123456784")
  await expect(main(desk).getByText("Partly shipped", { exact: true })).toBeVisible()
  await turnLine(desk, hand, 1)
  await ship(desk, hand, "1Z999AA10123456792")
  await press(desk.getByRole("button", { name: "Cancel 1 piece" }))
  await press(desk.getByRole("alertdialog").getByRole("button", { name: "Cancel the pieces" }))
  await expect(desk.getByText("1 piece canceled. The customer has been notified.")).toBeVisible()
  await expect(lines.getByRole("checkbox")).toHaveCount(0)

  await page.goto(`/account/orderhistory/${number}`)
  await waitForHydration(page)
  const parcels = main(page).getByRole("region", { name: "Shipments" })
  await expect(parcels.getByText(/^1Z\d/)).toHaveText(["1Z999AA10123456784", "1Z999AA10123456792"])
  await expect(parcels.getByText(/^1 × /)).toHaveCount(2)
  await main(page).getByRole("button", { name: "Start a Return" }).click()
  await main(page)
    .getByRole("combobox", { name: /^How many of/ })
    .first()
    .selectOption("1")
  await main(page).getByRole("combobox", { name: "Why?" }).selectOption("does-not-fit")
  await main(page).getByRole("button", { name: "Request Return" }).click()
  const promise = "Free return: it was guaranteed to fit your 1967 Ford Mustang."
  await expect(main(page).getByText(promise)).toBeVisible()
  await expect(main(page).getByText("We received your return request.")).toBeVisible()
  const labelOpens = customer.waitForEvent("page")
  await main(page).getByRole("button", { name: "Print the Label" }).click()
  const label = await labelOpens
  await expect(label.getByRole("heading", { name: "Return label" })).toBeVisible()
  await expect(label.getByText("Freight paid by Camber")).toBeVisible()
  await label.close()

  // A single report is displayed but does not change the fit guarantee; staff mark the shopper as mistaken.
  const asksFor = async (text: string) =>
    expect(async () => {
      await page.goto(parts[0] ?? "")
      await waitForHydration(page)
      await expect(main(page).getByText(text).first()).toBeVisible({ timeout: 3000 })
    }).toPass()
  await asksFor("A buyer with your car reported a misfit. We're checking.")
  await expect(main(page).getByText("Guaranteed To Fit").first()).toBeVisible()
  await desk.goto(`/staff/fit`)
  await waitForHydration(desk)
  const report = desk.getByRole("region", { name: /^Report on / })
  await expect(report.getByText("1967 Ford Mustang", { exact: true })).toBeVisible()
  await press(report.getByRole("button", { name: "Shopper's mistake" }))
  await expect(desk.getByText("No open reports.")).toBeVisible()
  await asksFor("Guaranteed To Fit")

  await desk.goto(`/staff/returns`)
  await waitForHydration(desk)
  await press(desk.getByRole("link", { name: new RegExp(`order ${number}$`) }))
  await press(desk.getByRole("button", { name: "Receive and Credit" }))
  await expect(desk.getByText(/received\. The customer has been notified\.$/)).toBeVisible()
  await desk.close()
  await page.goto(`/account/orderhistory/${number}`)
  await expect(
    main(page)
      .getByRole("region", { name: "Return", exact: true })
      .getByText(/^\$[\d.,]+ credited(?:, \$[\d.,]+ of it for your shipping)?\.$/)
  ).toBeVisible()
  await customer.close()
  await staff.close()
})

test("ERR-29 the staff overview works in a browser with an invalid language tag", async ({ browser }) => {
  const staff = await openStaff(browser)
  await staff.addInitScript(() => Object.defineProperty(navigator, "language", { value: "en-US@posix", configurable: true }))
  const page = await staff.newPage()
  await goTo(page, "/staff")
  await expect(page.getByRole("figure").first()).toBeVisible()
  await expect(page.getByRole("heading", { name: "Page speed" })).toBeVisible()
  expect(page.url()).not.toContain("CsrErrorRefresh")
  await staff.close()
})
