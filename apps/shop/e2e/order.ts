import type { Locator, Page } from "@playwright/test"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { dialog } from "./garage.ts"
import type { InputMethod } from "./inputMethod.ts"
import { findPageAddress } from "./pages.ts"
import { expect } from "./shop.ts"

export const main = (page: Page) => page.getByRole("main")
/** Adds one unit of a part, the first available by default, and opens the cart. */
export const fillCart = async (page: Page, product?: string): Promise<void> => {
  await goTo(page, product ?? (await findPageAddress(page.request, "product")))
  await main(page).getByRole("button", { name: "Add to Cart" }).first().click()
  await dialog(page, "1 Item Added to Cart").getByRole("link", { name: "View Cart" }).click()
  await expect(main(page).getByRole("link", { name: "Check Out" })).toBeVisible()
}
export const enterCode = async (page: Page, code: string): Promise<void> => {
  await main(page).getByRole("textbox", { name: "Promo code" }).fill(code)
  await page.keyboard.press("Enter")
}
const akron = { city: "Akron", region: { code: "OH", name: "Ohio" }, zip: "44308" }
/** An address three days by ground from the nearest warehouse, so that air shipping is faster. */
export const internationalAddress = { city: "Seattle", region: { code: "WA", name: "Washington" }, zip: "98101" }
/** Fills in the address: with an input method, as a shopper does, or directly. */
export const fillAddress = async (page: Page, mailbox: string, hand?: InputMethod, place = akron): Promise<void> => {
  const texts = {
    "Email address": mailbox,
    "Full name": "June Hale",
    "Phone (for delivery)": "(330) 555-0142",
    "Street and number": "12 Mill Road",
    City: place.city
  }
  const write = hand?.write ?? ((field: Locator, text: string) => field.fill(text))
  for (const [label, text] of Object.entries(texts)) await write(main(page).getByRole("textbox", { name: label, exact: true }), text)
  const state = main(page).getByRole("combobox", { name: "State" })
  await (hand?.set(state, place.region.name) ?? state.selectOption(place.region.code))
  await write(main(page).getByRole("textbox", { name: "ZIP code" }), place.zip)
}
/** Waits for the review of the address just entered, which appears without a further step. */
export const continueCheckout = (page: Page): Promise<void> => expect(main(page).getByRole("radio", { name: /Standard/ })).toBeVisible()
/** Places the order and pays it on the test payment page. Returns the order number. */
export const placeOrder = async (page: Page): Promise<string> => {
  await main(page)
    .getByRole("button", { name: /^Place Order and Pay \$/ })
    .click()
  await main(page)
    .getByRole("button", { name: /^Pay \$/ })
    .click()
  await expect(main(page).getByText("Your order is paid.")).toBeVisible()
  await waitForHydration(page)
  return new URL(page.url()).pathname.split("/").at(-1) ?? ""
}
/** Returns the first amount of a text such as `Paid $1,234.50.`, in integer cents. */
export const centsIn = (text: string): number => {
  const [, dollars = "", cents = ""] = /\$([\d,]+)\.(\d\d)/.exec(text) ?? []
  if (cents === "") throw new Error(`"${text}" contains no dollar amount`)
  return Number(dollars.replaceAll(",", "") + cents)
}
/** Reads an order's totals by label, in integer cents; free items are 0. */
export const readTotals = async (list: Locator): Promise<ReadonlyMap<string, number>> => {
  const labels = await list.locator("dt").allTextContents()
  const values = await list.locator("dd").allTextContents()
  return new Map(labels.map((label, index) => [label, values[index] === "Free" ? 0 : centsIn(values[index] ?? "")]))
}
