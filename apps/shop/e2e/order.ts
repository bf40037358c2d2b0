import type { Locator, Page } from "@playwright/test"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { dialog } from "./garage.ts"
import type { InputMethod } from "./inputMethod.ts"
import { addressOf } from "./pages.ts"
import { expect } from "./shop.ts"

export const main = (page: Page) => page.getByRole("main")
/** A piece of a part, the first that there is unless it is named, in the cart and on show there. */
export const fillCart = async (page: Page, product?: string): Promise<void> => {
  await goTo(page, product ?? (await addressOf(page.request, "product")))
  await main(page).getByRole("button", { name: "Add to Cart" }).first().click()
  await dialog(page, "1 Item Added to Cart").getByRole("link", { name: "View Cart" }).click()
  await expect(main(page).getByRole("link", { name: "Check Out" })).toBeVisible()
}
export const enterCode = async (page: Page, code: string): Promise<void> => {
  await main(page).getByRole("textbox", { name: "Promo code" }).fill(code)
  await page.keyboard.press("Enter")
}
const akron = { city: "Akron", region: { code: "OH", name: "Ohio" }, zip: "44308" }
/** Three days by ground from the nearest warehouse: what flies is sooner there. */
export const internationalAddress = { city: "Seattle", region: { code: "WA", name: "Washington" }, zip: "98101" }
/** With a hand as a shopper fills it in; without one at once. */
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
/** The review for the address that was just filled in is there: the sums wait for nothing. */
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
/** The first amount of a text such as `Paid $1,234.50.`, in integer cents. */
export const centsIn = (text: string): number => {
  const [, dollars = "", cents = ""] = /\$([\d,]+)\.(\d\d)/.exec(text) ?? []
  if (cents === "") throw new Error(`"${text}" tells no amount.`)
  return Number(dollars.replaceAll(",", "") + cents)
}
/** The sums of an order by what they are called, in integer cents; what is free is 0. */
export const readTotals = async (list: Locator): Promise<ReadonlyMap<string, number>> => {
  const labels = await list.locator("dt").allTextContents()
  const values = await list.locator("dd").allTextContents()
  return new Map(labels.map((label, index) => [label, values[index] === "Free" ? 0 : centsIn(values[index] ?? "")]))
}
