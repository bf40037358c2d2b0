import type { Page } from "@playwright/test"
import { expectNoAxeViolations, expectNoAxeViolationsAtBoth, getTheme } from "./axe.ts"
import { staffStateFile } from "./environment.ts"
import { camaro } from "./garage.ts"
import { fillAddress, continueCheckout, main, placeOrder } from "./order.ts"
import { onDesktop, expect, full, fullAtDesk, fullOnPhone, test, withoutOffer } from "./shop.ts"
import { goTo } from "./waitForHydration.ts"

// Personal pages with content, each in one theme per width. everyPage.test.ts covers the others.

const visit = async (page: Page, address: string, isShown: () => Promise<void>): Promise<void> =>
  test.step(address, async () => {
    await goTo(page, address)
    await isShown()
    await expectNoAxeViolations(page)
  })

test(
  "pages with personal data have no accessibility violation, from the cart to the paid order",
  full,
  async ({ asVisitor, baseURL, context, isMobile, page }) => {
    const width = isMobile ? "phone" : "desk"
    await withoutOffer(context, baseURL)
    await context.addCookies([{ name: "theme", value: getTheme(isMobile), url: baseURL ?? "" }])
    await asVisitor({ account: `pages.${width}@example.com`, cart: true, vehicles: [camaro] })
    const shows = (text: string | RegExp) => () => expect(main(page).getByText(text).first()).toBeVisible()
    const showsHeading = (name: string | RegExp) => () => expect(main(page).getByRole("heading", { name }).first()).toBeVisible()
    await visit(page, "/shoppingcart", () => expect(main(page).getByRole("link", { name: "Check Out" })).toBeVisible())
    await visit(page, "/buy", () => expect(main(page).getByRole("textbox", { name: "ZIP code" })).toBeVisible())
    await fillAddress(page, `pages.${width}@example.com`)
    await continueCheckout(page)
    await expectNoAxeViolations(page)
    const number = await placeOrder(page)
    await expectNoAxeViolations(page)
    await visit(page, `/account/orderhistory/${number}`, shows(`Order ${number}`))
    await visit(page, "/account/orderhistory", shows(`Order ${number}`))
    await visit(page, "/account", () => expect(page.getByRole("form", { name: "Change your name" })).toBeVisible())
    await visit(page, "/CustomerVehicle", showsHeading("Vehicle (1)"))
    await visit(page, "/pages/rewards", () => expect(main(page).getByRole("button", { name: "Join Rewards" })).toBeVisible())
    await visit(page, "/buildlist", showsHeading(/./))
    await visit(page, "/account/notificationhistory", showsHeading(/./))
  }
)

test("staff pages have no accessibility violation", onDesktop, async ({ baseURL, browser }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", storageState: staffStateFile(), colorScheme: "dark" })
  const page = await context.newPage()
  for (const address of ["/staff", "/staff/orders", "/staff/returns", "/staff/fit"])
    await visit(page, address, () => expect(page.getByRole("heading", { level: 1 })).toBeVisible())
  await context.close()
})

test("sign-in, tracking and empty pages have no accessibility violation at either width", fullAtDesk, async ({ page }) => {
  for (const address of ["/account/login", "/account/forgot", "/Track/OrderLocator", "/compare", "/shoppingcart", "/buy"]) {
    await goTo(page, address)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expectNoAxeViolationsAtBoth(page)
  }
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("form-based pages have no accessibility violation at either width", fullOnPhone, async ({ asVisitor, browser, page }) => {
    await asVisitor({ cart: true, vehicles: [camaro] })
    for (const address of [
      "/shoppingcart?scripts=off",
      "/buy?scripts=off",
      "/CustomerVehicle?scripts=off",
      "/Track/OrderLocator",
      "/account?scripts=off",
      "/account/orderhistory?scripts=off"
    ]) {
      await page.goto(address)
      const body = await page.content()
      // Axe needs scripts, so it checks a copy of the document in a browser that runs scripts.
      const context = await browser.newContext({ javaScriptEnabled: true })
      const looking = await context.newPage()
      await looking.route(page.url(), (route) => route.fulfill({ contentType: "text/html", body }))
      await looking.goto(page.url())
      await expectNoAxeViolationsAtBoth(looking)
      await context.close()
    }
  })
})
