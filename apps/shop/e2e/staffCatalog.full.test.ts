import { createVisitor } from "./asVisitor.ts"
import { expectNoAxeViolations } from "./axe.ts"
import { readEnvironment, staffStateFile } from "./environment.ts"
import { keyboard } from "./inputMethod.ts"
import { main } from "./order.ts"
import { expect, test, withoutOffer } from "./shop.ts"
import { waitForHydration } from "./waitForHydration.ts"

test("EDIT-01 EDIT-02 EDIT-05 EDIT-07 staff find a part by number, change its price and title by keyboard, and shoppers see both", async ({
  browser
}) => {
  const { origin } = readEnvironment()
  const open = async (options: Parameters<typeof browser.newContext>[0] = {}) => {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 }, ...options })
    await withoutOffer(context, origin)
    return context
  }
  const [staff, customer] = [await open({ storageState: staffStateFile() }), await open()]
  await createVisitor(customer, origin, {})
  const desk = await staff.newPage()
  const { press, write } = keyboard(desk)
  // A part of the second page, which no other test orders.
  await desk.goto("/staff/products?page=2")
  await waitForHydration(desk)
  const first = desk.getByRole("table").getByRole("link").first()
  const sku = (await first.textContent()) ?? ""
  await write(desk.getByRole("searchbox", { name: /^SKU, any other number/ }), sku.toLowerCase())
  await desk.keyboard.press("Enter")
  await expect(desk).toHaveURL(/[?&]q=/)
  await expect(first).toHaveText(sku)
  await write(desk.getByRole("textbox", { name: `Regular price: ${sku}`, exact: true }), "4321.99")
  await write(desk.getByRole("textbox", { name: `Sale price: ${sku}`, exact: true }), "4300")
  await desk.keyboard.press("Enter")
  await expect(main(desk).getByText(/1 part saved\. Shoppers see the change within 5 seconds/)).toBeVisible()
  await expectNoAxeViolations(desk)

  await first.click()
  await write(desk.getByRole("textbox", { name: "Title", exact: true }), "A title by staff")
  await desk.keyboard.press("Enter")
  await expect(main(desk).getByText(/^Imported: /)).toBeVisible()
  await expectNoAxeViolations(desk)
  const href = (await desk.getByRole("link", { name: "View in shop" }).getAttribute("href")) ?? ""

  const page = await customer.newPage()
  await expect(async () => {
    await page.goto(`${href}?sku=${encodeURIComponent(sku)}`)
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(/A title by staff/, { timeout: 1000 })
    await expect(main(page).getByText("$4,300.00").first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  await press(desk.getByRole("button", { name: "Undo Edit: Title" }))
  await expect(main(desk).getByText(/^Edit undone/)).toBeVisible()
  await staff.close()
  await customer.close()
})
