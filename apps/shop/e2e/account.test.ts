import type { Browser, Page } from "@playwright/test"
import { expectSignedIn, linkFor, password, register, signIn } from "./accounts.ts"
import { goTo } from "./waitForHydration.ts"
import { camaro, dialog } from "./garage.ts"
import { findPageAddress } from "./pages.ts"
import { expect, test, withoutOffer } from "./shop.ts"

const anotherDevice = async (browser: Browser, baseURL = ""): Promise<Page> => {
  const context = await browser.newContext({ baseURL })
  await withoutOffer(context, baseURL)
  return context.newPage()
}

/** Adds a product to a new list. */
const makeList = async (page: Page): Promise<void> => {
  await goTo(page, await findPageAddress(page.request, "product"))
  const main = page.getByRole("main")
  await main.getByRole("button", { name: "Add to List", exact: true }).click()
  const drawer = dialog(page, "Save This Item to a List")
  await drawer.getByRole("textbox", { name: "List name" }).fill("Front end")
  await drawer.getByRole("button", { name: "Create a New List" }).click()
  await expect(drawer).toBeHidden()
}
const expectCollected = async (page: Page): Promise<void> => {
  const main = page.getByRole("main")
  await goTo(page, "/shoppingcart")
  await expect(main.getByRole("textbox", { name: "Quantity" })).toHaveValue("1")
  await goTo(page, "/CustomerVehicle")
  await expect(main.getByText("Camaro").first()).toBeVisible()
  await goTo(page, "/buildlist")
  await expect(main.getByRole("heading", { level: 1, name: "Front end" })).toBeVisible()
}

test("an account keeps a guest's data, works on another device, gets a new password and is deleted", async ({
  asVisitor,
  baseURL,
  browser,
  page,
  quietConsole,
  request
}) => {
  test.setTimeout(120_000)
  const mailbox = "june@example.com"
  await withoutOffer(page.context(), baseURL)
  await asVisitor({ cart: true, vehicles: [camaro] })
  await makeList(page)

  await goTo(page, "/account")
  await page.getByRole("main").getByRole("link", { name: "Sign In/Register" }).click()
  await register(page, mailbox)
  await expectCollected(page)

  const other = await anotherDevice(browser, baseURL)
  await goTo(other, "/account/login?returnUrl=%2Fbuildlist")
  await signIn(other, mailbox, "not my password")
  await expect(other.getByText(/isn't correct/)).toBeVisible()
  await signIn(other, mailbox, password)
  await other.waitForURL("**/buildlist")
  await expectCollected(other)

  // A new password ends all sessions.
  await goTo(other, "/account/forgot")
  await other.getByRole("main").getByLabel("Email").fill(mailbox)
  await other.getByRole("button", { name: "Send the Link" }).click()
  await expect(other.getByText(/We sent you an email/)).toBeVisible()
  await goTo(other, await linkFor(request, mailbox))
  await other.getByLabel(/New password/).fill("another horse battery")
  await other.getByRole("button", { name: "Save and Sign In" }).click()
  await expectSignedIn(other)
  // The first device's page still sends requests as the customer, which now fail.
  quietConsole.expected = /status (?:of )?403/
  await goTo(page, "/account")
  await expect(page.getByText("Your session has ended")).toBeVisible({ timeout: 20_000 })

  await other.getByRole("main").getByRole("button", { name: "Sign Out" }).click()
  await other.waitForURL(({ search }) => search === "?signedOut=true")
  await goTo(other, "/account")
  await expect(other.getByText("You are not signed in")).toBeVisible({ timeout: 20_000 })
  await other.context().close()
})
