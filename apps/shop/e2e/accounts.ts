import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { goTo } from "./waitForHydration.ts"

export const password = "correct horse battery"

/** Returns the link in the latest mail to this address, from the outbox page. */
export const linkFor = async (request: APIRequestContext, mailbox: string): Promise<string> => {
  const outbox = await (await request.get("/dev/outbox")).text()
  return new RegExp(`To ${mailbox},.*?<a href="([^"]+)"`, "s").exec(outbox)?.[1] ?? ""
}
/** Returns the welcome code mailed to this address, and the link that applies it to the cart. */
export const readWelcomeMail = async (
  request: APIRequestContext,
  mailbox: string
): Promise<{ readonly code: string; readonly link: string }> => {
  const link = await linkFor(request, mailbox)
  return { link, code: new URL(link).searchParams.get("smi_pc") ?? "" }
}
export const signIn = async (page: Page, mailbox: string, given: string): Promise<void> => {
  const form = page.getByRole("form", { name: "Sign in" })
  await form.getByLabel("Email").fill(mailbox)
  await form.getByLabel("Password").fill(given)
  await form.getByRole("button", { name: "Sign In" }).click()
}
/** Waits until the page has reloaded and shows the account. */
export const expectSignedIn = async (page: Page): Promise<void> => {
  await page.waitForURL("**/account")
  await expect(page.getByRole("form", { name: "Change your name" })).toBeVisible({ timeout: 20_000 })
}

interface Registering {
  readonly firstName?: string
  /** Checks the filled-in form. */
  readonly look?: () => Promise<void>
  /** Request context for the outbox, if the page's own host does not show it. */
  readonly mail?: APIRequestContext
}

/** Registers a new account from the sign-in page and waits for the account page. */
export const register = async (
  page: Page,
  mailbox: string,
  { firstName = "June", look, mail = page.request }: Registering = {}
): Promise<void> => {
  const form = page.getByRole("form", { name: "Register" })
  await form.getByLabel("First name").fill(firstName)
  await form.getByLabel("Email").fill(mailbox)
  await form.getByLabel(/Password/).fill(password)
  await look?.()
  await form.getByRole("button", { name: "Create Account" }).click()
  await expect(page.getByText(/Open its link within 24 hours to finish/)).toBeVisible()
  const link = new URL(await linkFor(mail, mailbox), "http://outbox.invalid")
  await goTo(page, link.pathname + link.search + link.hash)
  await expectSignedIn(page)
}
