import type { Page } from "@playwright/test"
import { expectSignedIn, password, register, signIn } from "./accounts.ts"
import { waitForHydration, goTo } from "./waitForHydration.ts"
import { dialog } from "./garage.ts"
import { findPageAddress } from "./pages.ts"
import { expect, anyFailure, test, withoutOffer } from "./shop.ts"

test.use({ serviceWorkers: "allow" })

/** Returns the keys of everything stored on this device that contains these words. */
const findStored = (page: Page, words: string): Promise<ReadonlyArray<string>> =>
  page.evaluate(async (words) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes(words)) found.push(new URL(request.url).pathname)
    }
    return found
  }, words)

/** Creates a list of this name with a part in it, and opens the lists page. */
const makeList = async (page: Page, name: string): Promise<void> => {
  await goTo(page, await findPageAddress(page.request, "product"))
  await page.getByRole("main").getByRole("button", { name: "Add to List", exact: true }).click()
  const drawer = dialog(page, "Save This Item to a List")
  await drawer.getByRole("textbox", { name: "List name" }).fill(name)
  await drawer.getByRole("button", { name: "Create a New List" }).click()
  await expect(drawer).toBeHidden()
  await goTo(page, "/buildlist")
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

const signOut = async (page: Page): Promise<void> => {
  await goTo(page, "/account")
  await page.getByRole("main").getByRole("button", { name: "Sign Out" }).click()
  await page.waitForURL(({ search }) => search === "?signedOut=true")
}

test("two accounts on one device never read each other's data, online or offline, and a deleted account leaves nothing", async ({
  baseURL,
  context,
  page,
  quietConsole
}, testInfo) => {
  test.setTimeout(120_000)
  const getMailbox = (name: string) => `${name}-${testInfo.retry}@example.com`
  quietConsole.expected = new RegExp(`${anyFailure.source}|cross-world service worker resource mismatch`)
  await withoutOffer(context, baseURL)
  const [june, rosa] = ["Late model front end", "Street truck brakes"]
  await goTo(page, "/account/login")
  await register(page, getMailbox("first-on-device"))
  await page.mouse.move(200, 200)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await makeList(page, june)
  await expect.poll(() => findStored(page, june)).not.toEqual([])

  await signOut(page)
  await expect.poll(() => findStored(page, june)).toEqual([])
  await goTo(page, "/account/login")
  await register(page, getMailbox("second-on-device"))
  await makeList(page, rosa)
  await expect.poll(() => findStored(page, rosa)).not.toEqual([])
  expect(await findStored(page, june)).toEqual([])
  await context.setOffline(true)
  await goTo(page, "/buildlist")
  await expect(page.getByRole("heading", { level: 1, name: rosa })).toBeVisible()
  expect(await page.content()).not.toContain(june)
  await context.setOffline(false)

  await goTo(page, "/account")
  await page.getByRole("button", { name: "Delete My Account" }).click()
  const form = page.getByRole("form", { name: "Delete your account" })
  await form.getByLabel("Password").fill(password)
  await form.getByRole("button", { name: "Delete Permanently" }).click()
  await page.waitForURL(({ pathname }) => pathname === "/")
  await waitForHydration(page)
  await expect.poll(() => findStored(page, rosa)).toEqual([])
  await goTo(page, "/account/login")
  await signIn(page, getMailbox("first-on-device"), password)
  await expectSignedIn(page)
  await goTo(page, "/buildlist")
  await expect(page.getByRole("heading", { level: 1, name: june })).toBeVisible()
  expect(await findStored(page, rosa)).toEqual([])
})
