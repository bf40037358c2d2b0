import type { Page } from "@playwright/test"
import { readWelcomeMail } from "./accounts.ts"
import { waitForHydration } from "./waitForHydration.ts"
import { dialog } from "./garage.ts"
import { findPageAddress } from "./pages.ts"
import { builtFile, expect, full, test } from "./shop.ts"

// A first-time visitor, who gets unprompted overlays.
test.use({ storageState: { cookies: [], origins: [] } })

const offer = "Get $10 Off Today"
const interact = async (page: Page) => {
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
}
const field = (page: Page, name: string) => page.getByRole("main").getByRole("textbox", { name })

test("SIGN-06 SIGN-09 SIGN-12 BAN-12 a shopper signs up in the drawer, joins, opens the mailed link and uses its code", async ({
  page
}) => {
  await page.goto(await findPageAddress(page.request, "product"))
  await waitForHydration(page)
  await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click()
  await expect(dialog(page, "1 Item Added to Cart")).toBeVisible()

  await page.goto("/?signup=email")
  const drawer = dialog(page, offer)
  const mailbox = `june.${Date.now()}@example.com`
  await drawer.getByRole("textbox", { name: "Email address" }).fill(mailbox)
  await drawer.getByRole("button", { name: "Get $10 Off" }).click()
  const congratulations = dialog(page, "Congrats, you're in!")
  await expect(congratulations.getByText(/We emailed it to you too/)).toBeVisible()
  const shown =
    (await congratulations
      .getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
      .first()
      .textContent()) ?? ""
  await congratulations.getByRole("button", { name: "Join the Rewards Program" }).click()
  const welcome = dialog(page, "Welcome to the Rewards Program!")
  await expect(welcome.getByText("100 points added! That's worth $4.")).toBeVisible()
  await welcome.getByRole("button", { name: "Continue Shopping" }).click()
  await expect(welcome).toBeHidden()
  await expect(page).toHaveURL("/")

  await page.goto("/account/notificationhistory")
  await expect(page.getByRole("link", { name: "100 points added" })).toBeVisible()
  await page.getByRole("button", { name: "Mark all as read" }).click()
  await expect(page.getByText("All read")).toBeVisible()

  // The mailed link applies the code to the cart, and an enrolled visitor gets no modal.
  const { code, link } = await readWelcomeMail(page.request, mailbox)
  expect(code).toBe(shown)
  await page.goto(link)
  await expect(page.getByRole("main").getByText(code).first()).toBeVisible()
  await expect(page.getByRole("main").getByText("-$10.00")).toBeVisible()
  await interact(page)
  await expect(field(page, "Quantity")).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("SIGN-30 SIGN-38 SRCH-46 the offer does not open over the search, but once after it closes", full, async ({ page }) => {
  // The page has been open for a minute, so the offer is due as soon as the visitor is known, which happens during the
  // search.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 60_000
  })
  const { promise: searchIsOpen, resolve: tell } = Promise.withResolvers<void>()
  await page.route("**/graphql/customer", async (route) => {
    await searchIsOpen
    await route.continue()
  })
  await page.goto("/shop/all")
  await waitForHydration(page)
  const profileResponse = page.waitForResponse("**/graphql/customer")
  await page.getByRole("searchbox", { name: "Search" }).first().click()
  const search = dialog(page, "Search Camber")
  await expect(search).toBeVisible()
  tell()
  await (await profileResponse).finished()
  await expect(page.getByRole("dialog")).toHaveCount(1)
  await page.keyboard.press("Escape")
  await expect(search).toBeHidden()
  // Focus has returned to the search field, and the test leaves it.
  await page.getByRole("searchbox", { name: "Search" }).first().blur()
  await dialog(page, offer).getByRole("button", { name: "No, thanks" }).click()
  await expect(dialog(page, offer)).toBeHidden()

  await page.goto("/shoppingcart")
  await waitForHydration(page)
  const offers = page.waitForResponse(`**/${builtFile("src/features/signup/OffersOverlay.tsx")}`)
  await interact(page)
  await (await offers).finished()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
})
