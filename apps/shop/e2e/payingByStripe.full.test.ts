import { type StripeDouble, createFakeStripe } from "../../../packages/adapter-stripe/test/createFakeStripe.ts"
import { type ShopUnderTest, startShop } from "../scripts/ShopUnderTest.ts"
import { waitForHydration } from "./waitForHydration.ts"
import { E2E_SKUS, copySeededDataFolder } from "../scripts/seededDataFolder.ts"
import { fillAddress, fillCart, main } from "./order.ts"
import { findPageAddress } from "./pages.ts"
import { onDesktop, expect, test, withoutOffer } from "./shop.ts"

const SECRET = "whsec_of_the_journeys"
let stripe: StripeDouble
let shop: ShopUnderTest
test.beforeAll(async () => {
  test.setTimeout(180_000)
  stripe = await createFakeStripe(SECRET)
  const settings = {
    PAYMENT: "stripe",
    STRIPE_SECRET_KEY: "sk_test_of_the_journeys",
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API: stripe.api.origin,
    MAIL_OUTBOX: "shown"
  }
  shop = await startShop(E2E_SKUS, settings, await copySeededDataFolder())
})
test.afterAll(async () => {
  await shop.stop()
  await stripe.close()
})

test(
  "PAY-01 PAY-13 PAY-16 a guest pays on Stripe's page, sees the payment after the webhook, cancels and gets a full refund",
  onDesktop,
  async ({ page }) => {
    test.setTimeout(120_000)
    await withoutOffer(page.context(), shop.origin)
    await fillCart(page, `${shop.origin}${await findPageAddress(page.request, "product")}`)
    await main(page).getByRole("link", { name: "Check Out" }).click()
    await fillAddress(page, "stripe.payer@example.com")
    await expect(main(page).getByText("We never see your card number.", { exact: false })).toBeVisible()
    await main(page)
      .getByRole("button", { name: /^Place Order and Pay \$/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`^${stripe.api.origin}/c/pay/cs_test_`))
    const session = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const back = stripe.asked.find(({ path }) => path === "/v1/checkout/sessions")?.form.get("success_url") ?? ""
    await page.goto(back)
    await waitForHydration(page)
    await expect(main(page).getByText("We are checking your payment.")).toBeVisible()

    const event = stripe.end(session, "paid")
    const sendWebhook = (signature: string) =>
      page.request.post(`${shop.origin}/hooks/stripe`, {
        data: event,
        headers: { "content-type": "application/json", "stripe-signature": signature }
      })
    expect((await sendWebhook(stripe.sign(event, Date.now(), "whsec_of_others"))).status()).toBe(400)
    expect(await (await sendWebhook(stripe.sign(event))).json()).toEqual({ outcome: "settled" })
    expect(await (await sendWebhook(stripe.sign(event))).json()).toEqual({ outcome: "known" })
    await expect(main(page).getByText("Your order is paid.")).toBeVisible()
    await expect(main(page).getByRole("heading", { name: /^Paid \$/ })).toBeVisible()

    // Before packing, a cancellation refunds the full amount through Stripe.
    const total = Number(
      stripe.asked.find(({ path }) => path === "/v1/checkout/sessions")?.form.get("line_items[0][price_data][unit_amount]")
    )
    await main(page).getByRole("link", { name: "See the Order" }).click()
    await main(page).getByRole("button", { name: "Cancel This Order" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the Order" }).click()
    await expect(main(page).getByText("Order canceled.")).toBeVisible()
    await expect.poll(() => [...stripe.wentBack().values()], { timeout: 30_000 }).toEqual([total])
    await page.reload()
    await expect(main(page).getByText(`Refunded $${(total / 100).toFixed(2)}.`)).toBeVisible()
  }
)
