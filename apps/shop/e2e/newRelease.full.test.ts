import type { APIRequestContext, BrowserContext, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { garageButton } from "./garage.ts"
import { findPageAddress } from "./pages.ts"
import { type Releases, startReleaseSwitch } from "./releases.ts"
import { expect, test } from "./shop.ts"

test.use({ serviceWorkers: "allow" })

let releases: Releases
test.beforeEach(async ({ baseURL }) => {
  releases = await startReleaseSwitch(baseURL ?? "")
})
test.afterEach(() => releases.close())

const getRelease = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => /entry-client-[\w-]+(?=\.js)/.exec(document.documentElement.innerHTML)?.[0])

/** Opens two windows: the test's page, and a product. Both use the first release's worker. */
const openWindows = async (context: BrowserContext, page: Page, request: APIRequestContext): Promise<{ other: Page; old: string }> => {
  const { origin } = releases
  await page.goto(origin)
  await waitForHydration(page)
  const old = (await getRelease(page))!
  await page.mouse.move(200, 200)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto(origin + (await findPageAddress(request, "product")))
  await waitForHydration(other)
  return { other, old }
}

const checkForUpdate = async (page: Page): Promise<void> => {
  await page.mouse.move(300, 300)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

const getOffer = (page: Page) => page.getByRole("link", { name: "Update Now" })

// The old service worker activates the new one after it has answered all requests of its windows.
const expectRelease = (page: Page, release: string) =>
  expect.poll(() => getRelease(page).catch(() => null), { timeout: 40_000 }).toBe(release)

test("PWA-12 a window that accepts a new release gets it, while another window keeps the old files", async ({
  context,
  page,
  quietConsole,
  request
}) => {
  // Chromium logs this about preloads during the service worker's start.
  quietConsole.expected = /cross-world service worker resource mismatch/
  const { old, other } = await openWindows(context, page, request)

  releases.deploy()
  await checkForUpdate(page)
  await expect(getOffer(page)).toBeVisible()
  expect(await getRelease(page)).toBe(old)
  await getOffer(page).click()
  await expectRelease(page, `${old}_2`)
  await waitForHydration(page)

  // The server no longer has these files.
  await garageButton(other).click()
  await expect(other.getByRole("dialog")).toBeVisible()
  expect(await getRelease(other)).toBe(old)
  await other.close()
  await page.goto(`${releases.origin}/brands`)
  // Pending requests would fail when the server closes.
  await waitForHydration(page)
})

test("PWA-12 two windows offer a new release, each loads it once on request, and typed text stays until then", async ({
  context,
  page,
  quietConsole,
  request
}) => {
  quietConsole.expected = /cross-world service worker resource mismatch/
  const { old, other } = await openWindows(context, page, request)
  const quantity = other.getByRole("main").getByRole("textbox", { name: "Quantity" }).first()
  await quantity.fill("3")

  releases.deploy()
  await other.mouse.move(200, 200)
  await checkForUpdate(page)
  await expect(getOffer(other)).toBeVisible()
  await expect(getOffer(page)).toBeVisible()

  const loads = { page: 0, other: 0 }
  page.on("load", () => loads.page++)
  other.on("load", () => loads.other++)
  await getOffer(page).click()
  await expectRelease(page, `${old}_2`)
  await waitForHydration(page)
  expect(await getRelease(other)).toBe(old)
  await expect(quantity).toHaveValue("3")

  await getOffer(other).click()
  await expectRelease(other, `${old}_2`)
  await waitForHydration(other)
  await expect(getOffer(other)).toHaveCount(0)
  await expect(getOffer(page)).toHaveCount(0)
  expect(loads).toEqual({ page: 1, other: 1 })
})
