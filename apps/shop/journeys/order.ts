import type { Page } from "@playwright/test"
import { dialog } from "./garage.ts"
import { addressOf, expect, goTo } from "./shop.ts"

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
export const fillAddress = async (page: Page, mailbox: string): Promise<void> => {
  const texts = {
    "Email address": mailbox,
    "Full name": "June Hale",
    "Phone, for the carrier": "(330) 555-0142",
    "Street and number": "12 Mill Road",
    City: "Akron"
  }
  for (const [label, text] of Object.entries(texts)) await main(page).getByRole("textbox", { name: label, exact: true }).fill(text)
  await main(page).getByRole("combobox", { name: "State" }).selectOption("OH")
  await main(page).getByRole("textbox", { name: "Zip code" }).fill("44308")
}
/** The review for the address that was just filled in is there: the sums wait for nothing. */
export const goOn = (page: Page): Promise<void> => expect(main(page).getByRole("radio", { name: /Standard/ })).toBeVisible()
/** Answers the order's number. */
export const placeOrder = async (page: Page): Promise<string> => {
  await main(page).getByRole("button", { name: "Place Order" }).click()
  await expect(main(page).getByText("Your order is placed.")).toBeVisible()
  return new URL(page.url()).pathname.split("/").at(-1) ?? ""
}
