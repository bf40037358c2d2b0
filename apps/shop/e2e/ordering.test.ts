import { readWelcomeMail } from "./accounts.ts"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { enterCode, internationalAddress, fillAddress, fillCart, continueCheckout, main, placeOrder } from "./order.ts"
import { coreOnPhone, expect, fullAtDesk, test, withoutOffer } from "./shop.ts"

test(
  "a guest orders by keyboard and touch, reads the confirmation and finds the order in another browser",
  coreOnPhone,
  async ({ baseURL, browser, isMobile, page }) => {
    test.setTimeout(120_000)
    const mailbox = `guest.${isMobile ? "phone" : "desk"}@example.com`
    await withoutOffer(page.context(), baseURL)
    await fillCart(page)
    await enterCode(page, "NO-SUCH-CODE")
    await expect(main(page).getByText(/We don.t recognize code NO-SUCH-CODE/)).toBeVisible()
    await main(page).getByRole("link", { name: "Check Out" }).click()

    await main(page).getByRole("button", { name: "Place Order" }).click()
    await expect(main(page).getByRole("textbox", { name: "Email address" })).toBeFocused()
    await expect(main(page).getByText("Choose a state.")).toBeVisible()
    await fillAddress(page, mailbox, undefined, internationalAddress)
    await page.reload()
    await waitForHydration(page)
    await expect(main(page).getByRole("textbox", { name: "ZIP code" })).toHaveValue(internationalAddress.zip)
    await continueCheckout(page)
    await main(page)
      .getByRole("radio", { name: /Expedited/ })
      .check()
    await expect(main(page).getByText("Expedited shipping")).toBeVisible({ visible: !isMobile })
    const number = await placeOrder(page)
    await goTo(page, "/account/orderhistory")
    await main(page)
      .getByRole("link", { name: `Order ${number}` })
      .click()
    await expect(main(page).getByText("12 Mill Road")).toBeVisible()
    await goTo(page, "/shoppingcart")
    await expect(main(page).getByRole("heading", { name: "Your cart is empty" })).toBeVisible()

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
    const other = await context.newPage()
    await goTo(other, "/Track/OrderLocator")
    const lookUp = async (address: string): Promise<void> => {
      await other.getByRole("textbox", { name: "Order number" }).fill(number)
      await other.getByRole("textbox", { name: "Email address" }).fill(address)
      await other.keyboard.press("Enter")
    }
    await lookUp("someone@example.com")
    await expect(other.getByText(/We couldn't find an order with this number/)).toBeVisible()
    await lookUp(mailbox)
    await expect(other.getByRole("list", { name: "Items in this order" })).toBeVisible()
    await expect(other.getByText("12 Mill Road")).toHaveCount(0)
    expect(other.url()).not.toContain(number)
    await context.close()
  }
)

test(
  "a member orders with a sign-up code, sees the order in the history and earns points",
  fullAtDesk,
  async ({ asVisitor, baseURL, page, request }, { retry }) => {
    test.setTimeout(120_000)
    const mailbox = `member.desk${retry}@example.com`
    await withoutOffer(page.context(), baseURL)
    await asVisitor({ account: mailbox, cart: true })
    await goTo(page, "/pages/rewards")
    await main(page).getByRole("button", { name: "Join Rewards" }).click()
    await expect(main(page).getByText("100 points", { exact: true })).toBeVisible()

    const signUp = { emailAddress: mailbox, phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" }
    await page.request.post("/api/promotions/signUpPromo/signUpForPromo", { data: signUp })
    const { code } = await readWelcomeMail(request, mailbox)
    await goTo(page, "/shoppingcart")
    await enterCode(page, code)
    await expect(main(page).getByText(`Promo code ${code}`)).toBeVisible()
    await main(page).getByRole("link", { name: "Check Out" }).click()
    await expect(main(page).getByRole("textbox", { name: "Email address" })).toHaveValue(mailbox)
    await fillAddress(page, mailbox)
    await continueCheckout(page)
    await main(page).getByRole("button", { name: "Use All Points" }).click()
    await expect(main(page).getByText("Rewards, 100 points")).toBeVisible()
    const number = await placeOrder(page)

    await goTo(page, "/account/orderhistory")
    await main(page)
      .getByRole("link", { name: `Order ${number}` })
      .click()
    await expect(main(page).getByText(/^Earns \d+ points once it ships/)).toBeVisible()
    await goTo(page, "/pages/rewards")
    await expect(main(page).getByText("Spent on order")).toBeVisible()
  }
)
