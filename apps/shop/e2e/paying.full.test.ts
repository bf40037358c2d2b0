import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { type InputMethod, keyboard } from "./inputMethod.ts"
import { fillAddress, fillCart, continueCheckout, main } from "./order.ts"
import { findPageAddress } from "./pages.ts"
import { expect, test, withoutOffer } from "./shop.ts"

const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name })
const mailTo = async (page: Page, mailbox: string): Promise<string> => {
  const outbox = await (await page.request.get("/dev/outbox")).text()
  return outbox
    .split("<article>")
    .filter((item) => item.includes(`To ${mailbox},`))
    .join("\n")
}

/** Goes from the cart to the test payment page. */
const toPayment = async (page: Page, hand: InputMethod, mailbox: string) => {
  await fillCart(page, await findPageAddress(page.request, "product"))
  await hand.press(main(page).getByRole("link", { name: "Check Out" }))
  await fillAddress(page, mailbox)
  await continueCheckout(page)
  // While the tax is calculated, the button is busy and ignores clicks.
  await expect(main(page).getByRole("term").filter({ hasText: /^Tax$/ })).toBeVisible()
  await expect(button(page, /^Place Order and Pay \$/)).not.toHaveAttribute("aria-busy", "true")
  await expect(main(page).getByText(/no card is needed, and nothing is charged/)).toBeVisible()
  await hand.press(button(page, /^Place Order and Pay \$/))
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible()
}

test("PAY-13 PAY-14 a guest's payment is declined once, then succeeds, with the same total on page, list and mail", async ({
  baseURL,
  page
}) => {
  test.setTimeout(150_000)
  const hand = keyboard(page)
  const mailbox = "payer@example.com"
  await withoutOffer(page.context(), baseURL)
  await toPayment(page, hand, mailbox)
  await hand.press(button(page, "Decline"))
  await waitForHydration(page)
  await expect(main(page).getByText("Your payment was declined.")).toBeVisible()
  await expect(main(page).getByText(/Nothing was charged\. Your parts are held for you until/)).toBeVisible()
  expect(await mailTo(page, mailbox)).not.toContain("Thank you for your order")
  const number = new URL(page.url()).pathname.split("/").at(-1) ?? ""

  await page.goto("/account/orderhistory")
  await waitForHydration(page)
  await expect(main(page).getByText("Not paid", { exact: true })).toBeVisible()
  await hand.press(main(page).getByRole("link", { name: `Order ${number}` }))
  await hand.press(button(page, "Try Again"))
  await expect(page.getByText("Attempt")).toBeVisible()
  await hand.press(page.getByRole("link", { name: "Back to the order without paying" }))
  await waitForHydration(page)
  await expect(main(page).getByText("Payment due.")).toBeVisible()
  await hand.press(button(page, "Pay Now"))
  await hand.press(button(page, /^Pay \$/))
  await waitForHydration(page)
  await expect(main(page).getByText("Your order is paid.")).toBeVisible()
  await expect(main(page).getByRole("heading", { name: /^Paid \$/ })).toBeVisible()
  expect(await mailTo(page, mailbox)).toMatch(/You paid \$[\d.,]+\. Nothing more is due\./)
  await page.goto("/account/orderhistory")
  await expect(main(page).getByText("Being prepared", { exact: true })).toBeVisible()
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("PAY-13 PAY-14 a guest places an order, is declined once and pays", async ({ page }) => {
    test.setTimeout(120_000)
    const mailbox = "plain.payer@example.com"
    await page.goto(await findPageAddress(page.request, "product"))
    await main(page).getByRole("button", { name: "Add to Cart" }).first().click()
    await main(page).getByRole("link", { name: "Check Out" }).click()
    await fillAddress(page, mailbox)
    await button(page, "Continue to Review").click()
    await button(page, /^Place Order and Pay \$/).click()
    await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible()
    await button(page, "Decline").click()
    await expect(page).toHaveURL(/\/buy\/confirmation\/\d{10}\b/)
    await expect(main(page).getByText("Your payment was declined.")).toBeVisible()
    await main(page).getByRole("link", { name: "Try Again" }).click()
    await button(page, /^Pay \$/).click()
    await expect(main(page).getByText("Your order is paid.")).toBeVisible()
    expect(await mailTo(page, mailbox)).toContain("Nothing more is due")
  })
})
