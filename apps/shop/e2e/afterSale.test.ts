import { linkFor } from "./accounts.ts"
import { goTo } from "./waitForHydration.ts"
import { fillAddress, continueCheckout, main, placeOrder } from "./order.ts"
import { expect, full, test, withoutOffer } from "./shop.ts"

test(
  "AFT-01 AFT-04 a guest opens an order by the mailed link in another browser and cancels it before it is packed",
  full,
  async ({ asVisitor, baseURL, browser, page }) => {
    test.setTimeout(120_000)
    const mailbox = "link@example.com"
    await withoutOffer(page.context(), baseURL)
    await asVisitor({ cart: true })
    await goTo(page, "/buy")
    await fillAddress(page, mailbox)
    await continueCheckout(page)
    const number = await placeOrder(page)
    const link = await linkFor(page.request, mailbox)
    expect(link).toContain(`/order/${number}?key=`)

    const still = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), javaScriptEnabled: false })
    const plain = await still.newPage()
    await plain.goto(link)
    await expect(main(plain).getByText("12 Mill Road")).toBeVisible()
    expect(plain.url()).not.toContain("key")
    await expect(main(plain).getByText("Cancel This Order")).toBeVisible()
    await still.close()

    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    await withoutOffer(context, baseURL)
    const other = await context.newPage()
    await goTo(other, link)
    await expect(main(other).getByText("12 Mill Road")).toBeVisible()
    expect(other.url()).toMatch(new RegExp(`/account/orderhistory/${number}$`))
    const cancel = async (answer: string) => {
      await main(other).getByRole("button", { name: "Cancel This Order" }).press("Enter")
      await other.getByRole("alertdialog").getByRole("button", { name: answer }).press("Enter")
      await expect(other.getByRole("alertdialog")).toHaveCount(0)
    }
    await cancel("Keep It")
    await cancel("Cancel the Order")
    await expect(main(other).getByText("Order canceled.")).toBeVisible()
    await expect(main(other).getByRole("button", { name: "Cancel This Order" })).toHaveCount(0)
    await context.close()
    await goTo(page, `/account/orderhistory/${number}`)
    await expect(main(page).getByRole("heading", { name: `Order ${number}` })).toBeVisible()
    await expect(main(page).getByText("Canceled").first()).toBeVisible()
  }
)
