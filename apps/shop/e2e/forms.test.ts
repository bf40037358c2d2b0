import type { Locator, Page } from "@playwright/test"
import { internationalAddress } from "./order.ts"
import { findPageAddress } from "./pages.ts"
import { linkFor, password } from "./accounts.ts"
import { expect, full, fullAtDesk, onPhone, test } from "./shop.ts"

test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.getByRole("main")

/** Adds the first available part to the cart from its page. */
const addPart = async (page: Page, quantity = "1"): Promise<string> => {
  await page.goto(await findPageAddress(page.request, "product"))
  const part = await page.getByRole("heading", { level: 1 }).innerText()
  await main(page).getByRole("textbox", { name: "Quantity" }).fill(quantity)
  await main(page).getByRole("button", { name: "Add to Cart" }).first().click()
  await expect(page).toHaveURL("/shoppingcart?scripts=off")
  return part.trim()
}

test(
  "GAP-C59 without scripts a part is added once despite repeated clicks, then changed, removed and priced with a promo code",
  onPhone,
  async ({ page }) => {
    // The second click happens while the first request is pending.
    const pressed = page.waitForRequest((request) => request.method() === "POST")
    const part = await addPart(page, "2")
    const data = (await pressed).postData() ?? ""
    await page.request.post("/shoppingcart", { data, headers: { "content-type": "application/x-www-form-urlencoded" } })
    await page.reload()
    const line = main(page).getByRole("listitem").filter({ hasText: part }).first()
    const quantity = main(page).getByRole("textbox", { name: /^Quantity of/ })
    await expect(line).toBeVisible()
    await expect(quantity).toHaveValue("2")
    await quantity.fill("3")
    await main(page)
      .getByRole("button", { name: /^Update the quantity/ })
      .click()
    await expect(quantity).toHaveValue("3")

    await main(page).getByRole("textbox", { name: "Promo code" }).fill("NO-SUCH-CODE")
    await main(page).getByRole("button", { name: "Apply" }).click()
    await expect(main(page).getByText(/We don.t recognize code/)).toBeVisible()
    await expect(main(page).getByRole("textbox", { name: "Promo code" })).toHaveValue("NO-SUCH-CODE")

    // A link of an earlier release.
    await page.goto("/forms/cart")
    await expect(page).toHaveURL("/shoppingcart?scripts=off")
    await main(page)
      .getByRole("button", { name: /^Remove/ })
      .click()
    await expect(main(page).getByText("Your cart is empty")).toBeVisible()
  }
)

/** Space in px between a button's text and the nearer one of its edges. */
const getTextInset = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return Math.min(text.left - box.left, box.right - text.right)
  })

test("without scripts a kit is built: missing choices are listed, then the kit is added to the cart", onPhone, async ({ page }) => {
  await page.goto("/search?query=tune-up+kit")
  const kits = await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").all()
  const addresses = await Promise.all(kits.map((kit) => kit.getAttribute("href")))
  for (const address of addresses) {
    await page.goto(address ?? "")
    if ((await page.locator("form[action='/forms/kit']").count()) > 0) break
  }
  const button = page.locator("form[action='/forms/kit'] button[type=submit]").first()
  const size = page.viewportSize()
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await getTextInset(button)).toBeGreaterThanOrEqual(8)
  if (size !== null) await page.setViewportSize(size)
  await button.click()
  await expect(main(page).getByRole("heading", { name: "Build your Kit" })).toBeVisible()
  await main(page).getByRole("button", { name: "Add to Cart" }).click()
  await expect(main(page).getByText("Select one").first()).toBeVisible()
  for (const place of await main(page).getByRole("combobox").all()) {
    const part = place.locator("option:not([disabled]):not([value=''])").first()
    await place.selectOption((await part.getAttribute("value")) ?? "")
  }
  await main(page).getByRole("button", { name: "Add to Cart" }).click()
  await expect(page).toHaveURL("/shoppingcart?scripts=off")
  await expect(main(page).getByRole("listitem").first()).toBeVisible()
})

test(
  "without scripts a guest orders: address, review, one order despite repeated submits, and the confirmation",
  onPhone,
  async ({ page }) => {
    await addPart(page)
    await main(page).getByRole("link", { name: "Check Out" }).click()
    await main(page).getByRole("textbox", { name: "City" }).fill("Akron")
    await main(page).getByRole("button", { name: "Continue to Review" }).click()
    await expect(main(page).getByText("Choose a state.")).toBeVisible()
    await expect(main(page).getByRole("textbox", { name: "City" })).toHaveValue("Akron")

    const texts = {
      "Email address": "plain@example.com",
      "Full name": "June Hale",
      "Phone (for delivery)": "(330) 555-0142",
      "Street and number": "12 Mill Road",
      "ZIP code": internationalAddress.zip
    }
    for (const [label, text] of Object.entries(texts)) await main(page).getByRole("textbox", { name: label, exact: true }).fill(text)
    await main(page).getByRole("combobox", { name: "State" }).selectOption(internationalAddress.region.code)
    await main(page).getByRole("button", { name: "Continue to Review" }).click()
    await main(page)
      .getByRole("radio", { name: /Expedited/ })
      .check()
    await main(page).getByRole("button", { name: "Update the Total" }).click()
    await expect(main(page).getByText("Expedited shipping")).toBeVisible()
    await main(page).getByText("Change Address").click()
    await expect(main(page).getByRole("combobox", { name: "State" })).toHaveValue(internationalAddress.region.code)
    await expect(main(page).getByRole("radio", { name: /Expedited/ })).toBeChecked()

    const sent = page.waitForRequest((request) => request.method() === "POST")
    await main(page)
      .getByRole("button", { name: /^Place Order and Pay \$/ })
      .click()
    await main(page)
      .getByRole("button", { name: /^Pay \$/ })
      .click()
    await expect(main(page).getByText("Your order is paid.")).toBeVisible()
    const placed = page.url()
    const body = (await sent).postData() ?? ""
    const again = await page.request.post("/buy", {
      data: body,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      maxRedirects: 0
    })
    expect([again.status(), new URL(again.headers()["location"] ?? "", placed).pathname]).toEqual([303, new URL(placed).pathname])
    await page.goto("/buy")
    await expect(main(page).getByText("Your cart is empty")).toBeVisible()
  }
)

test("without scripts a car is added in steps, used for fitment and removed again", onPhone, async ({ page }) => {
  await page.goto("/CustomerVehicle")
  await expect(page).toHaveURL("/CustomerVehicle?scripts=off")
  await expect(main(page).getByText("Your garage is empty")).toBeVisible()
  await main(page).getByRole("link", { name: "Add a Vehicle" }).click()
  for (const [label, option] of [
    ["Year", "1969"],
    ["Make", "Chevrolet"],
    ["Model", "Camaro"]
  ] as const) {
    await main(page).getByRole("combobox", { name: label }).selectOption(option)
    await main(page)
      .getByRole("button", { name: /^(Next|Update Choices)$/ })
      .click()
  }
  await main(page).getByRole("combobox", { name: "Engine (optional)" }).selectOption({ index: 1 })
  await main(page).getByRole("button", { name: "Add Vehicle" }).click()
  await expect(page).not.toHaveURL(/forms|scripts/)
  await expect(page.getByRole("banner")).toContainText("1969 Chevrolet Camaro")

  await page.goto("/CustomerVehicle?scripts=off")
  const bay = main(page).getByRole("article", { name: /1969 Chevrolet Camaro/ })
  await expect(bay).toContainText("Selected")
  await bay.getByRole("button", { name: /^Do Not Use/ }).click()
  await expect(bay).not.toContainText("Selected")
  await bay.getByRole("button", { name: /^Select/ }).click()
  await expect(page).not.toHaveURL(/forms|scripts/)
  await page.goto("/CustomerVehicle?scripts=off")
  await bay.getByRole("button", { name: /^Delete/ }).click()
  await expect(main(page).getByText("Your garage is empty")).toBeVisible()
  await expect(page.getByRole("banner")).not.toContainText("Camaro")
})

test("without scripts a visitor signs in and reads that a wrong password was refused", onPhone, async ({ asVisitor, context, page }) => {
  const mailbox = "without.scripts@example.com"
  await asVisitor({ account: mailbox })
  await context.clearCookies({ name: /^(?:WebUserGuid|camber_session)$/ })
  await page.goto("/account/login?returnUrl=%2Fthe-toolbox")
  const form = main(page).getByRole("form", { name: "Sign in" })
  const signInWith = async (given: string): Promise<void> => {
    await form.getByLabel("Email").fill(mailbox)
    await form.getByLabel("Password").fill(given)
    await form.getByRole("button", { name: "Sign In" }).click()
  }
  await signInWith("not my password")
  await expect(main(page).getByText(/isn't correct/)).toBeVisible()
  await page.goto("/account/login?returnUrl=%2Fthe-toolbox")
  await signInWith(password)
  await expect(page).toHaveURL("/the-toolbox")
  await page.goto("/forms/addresses")
  await expect(page).toHaveURL("/account?scripts=off")
  await main(page).getByRole("link", { name: "Add an Address" }).click()
  await expect(main(page).getByRole("textbox", { name: "Full name" })).toBeVisible()
})

test("without scripts a visitor registers and gets the mail with the link", fullAtDesk, async ({ page, request }) => {
  const mailbox = "registered.without.scripts@example.com"
  await page.goto("/account/login")
  const form = main(page).getByRole("form", { name: "Register" })
  await form.getByLabel("First name").fill("June")
  await form.getByLabel("Email").fill(mailbox)
  await form.getByLabel(/Password/).fill(password)
  await form.getByRole("button", { name: "Create Account" }).click()
  await expect(main(page).getByText(/Open its link within 24 hours to finish/)).toBeVisible()
  expect(await linkFor(request, mailbox)).toContain("/account/")
})

test(
  "LOC-11 without scripts a ZIP code in the cart shows what shipping costs there, and a wrong one is explained",
  full,
  async ({ page }) => {
    await addPart(page)
    const zip = main(page).getByRole("textbox", { name: /^Deliver to/ })
    const show = main(page).getByRole("button", { name: /^(Get Delivery Dates|Update)$/ })
    await zip.fill("123")
    await show.click()
    await expect(main(page).getByText("Enter a five-digit US ZIP code, such as 90210.")).toBeVisible()
    await expect(zip).toHaveValue("123")
    await zip.fill(internationalAddress.zip)
    await show.click()
    await expect(zip).toHaveValue(internationalAddress.zip)
    await expect(main(page).getByText(`Standard shipping to ${internationalAddress.zip}`)).toBeVisible()
  }
)

test("NAV-102 without scripts a review is sent and confirmed", fullAtDesk, async ({ page }) => {
  await page.goto(await findPageAddress(page.request, "product"))
  await main(page).getByRole("link", { name: "Write a Review" }).first().click()
  const form = main(page).getByRole("form", { name: "Write a review" })
  await form.getByRole("radio", { name: "4 stars" }).check({ force: true })
  await form.getByLabel("Title").fill("Fits as promised")
  await form.getByLabel("Your review").fill("It went on in an afternoon, and stops straight.")
  await form.getByLabel("Name to show").fill("June")
  await form.getByRole("button", { name: "Send Review" }).click()
  await expect(main(page).getByText("Thank you! We read every review before it is published.")).toBeVisible()
})

test("NAV-119 without scripts a question is sent and confirmed", fullAtDesk, async ({ page }) => {
  await page.goto(await findPageAddress(page.request, "product"))
  await main(page)
    .getByRole("link", { name: /^Ask a Question/i })
    .first()
    .click()
  const form = main(page).getByRole("form", { name: "Ask a question" })
  await form.getByLabel("Your question").fill("Does it clear a 15 inch wheel?")
  await form.getByRole("button", { name: "Send Question" }).click()
  await expect(main(page).getByText(/^Thank you! Your question will appear/)).toBeVisible()
})

test("NAV-52 without scripts the newsletter's page says that signing up needs JavaScript", fullAtDesk, async ({ page }) => {
  await page.goto("/emailsignup")
  // Playwright's text locators skip the element `noscript`.
  const notice = main(page).locator("noscript .notice")
  await expect(notice).toHaveText("Signing up needs JavaScript, which is turned off in this browser.")
  await expect(notice).toBeVisible()
})
