import type { Page } from "@playwright/test"
import { expectSignedIn, password, register, signIn } from "./accounts.ts"
import { goTo } from "./waitForHydration.ts"
import { appCode } from "./pages.ts"
import { expect, test, withoutOffer } from "./shop.ts"

const main = (page: Page) => page.getByRole("main")

const signOut = async (page: Page): Promise<void> => {
  await goTo(page, "/account")
  await main(page).getByRole("button", { name: "Sign Out" }).click()
  await page.waitForURL(({ search }) => search === "?signedOut=true")
}

/** Signs in with the password up to the request for a code. */
const begin = async (page: Page, mailbox: string): Promise<void> => {
  await goTo(page, "/account/login")
  await signIn(page, mailbox, password)
  await expect(main(page).getByRole("heading", { level: 1, name: "One More Step" })).toBeVisible()
}

const give = async (page: Page, code: string): Promise<void> => {
  await main(page).getByRole("form", { name: "Code" }).getByLabel("Code").fill(code)
  await main(page).getByRole("button", { name: "Sign In" }).click()
}

test("OPS-41 a second factor is set up with the displayed key, and each app code or recovery code signs in once", async ({
  baseURL,
  page,
  quietConsole
}, { retry }) => {
  test.setTimeout(150_000)
  // A page being left may still send requests as the previous visitor.
  quietConsole.expected = /status (?:of )?403/
  const mailbox = `factor.${retry}@example.com`
  await withoutOffer(page.context(), baseURL)
  await goTo(page, "/account/login")
  await register(page, mailbox)
  await main(page).getByRole("link", { name: "Set it up" }).click()
  await expect(main(page).getByRole("heading", { name: "It is off" })).toBeVisible()
  await main(page).getByLabel("Your password").fill(password)
  await main(page).getByRole("button", { name: "Set Up" }).click()

  const [recovery = "", ...others] = await main(page).getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allTextContents()
  expect(others).toHaveLength(9)
  const key = await main(page)
    .getByRole("region", { name: /Add the key/ })
    .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .innerText()
  await expect(main(page).getByRole("img", { name: "The key, for your authenticator app" })).toBeVisible()
  const confirm = main(page).getByRole("form", { name: "Turn on two-factor authentication" })
  await confirm.getByLabel("6-digit code from your app").fill("000000")
  await confirm.getByRole("button", { name: "Turn On" }).click()
  await expect(main(page).getByText(/The password or code isn't correct/)).toBeVisible()
  await confirm.getByLabel("6-digit code from your app").fill(appCode(key))
  await confirm.getByRole("button", { name: "Turn On" }).click()
  await expect(main(page).getByText("Recovery codes left: 10.")).toBeVisible()
  await expect(main(page).getByText(recovery)).toHaveCount(0)

  await signOut(page)
  await begin(page, mailbox)
  // The last code was used and cannot be reused, so this is the app's next code.
  await give(page, appCode(key, 1))
  await expectSignedIn(page)

  await signOut(page)
  await begin(page, mailbox)
  await give(page, recovery.toLowerCase())
  await expectSignedIn(page)
  await goTo(page, "/forms/second-factor")
  await expect(main(page).getByText("Recovery codes left: 9.")).toBeVisible()

  await signOut(page)
  await begin(page, mailbox)
  await give(page, recovery)
  await expect(main(page).getByText(/That code isn't correct, or was already used/)).toBeVisible()
  await goTo(page, "/account")
  await expect(main(page).getByText("You are not signed in")).toBeVisible({ timeout: 20_000 })
})
