import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { garageButton } from "./garage.ts"
import { addressOf } from "./pages.ts"
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
test("PWA-12 a window that accepts a new release gets it, while another window keeps the old files", async ({
  context,
  page,
  quietConsole,
  request
}) => {
  // Chromium logs this about preloads during the service worker's start.
  quietConsole.expected = /cross-world service worker resource mismatch/
  const { origin } = releases
  await page.goto(origin)
  await waitForHydration(page)
  const old = await getRelease(page)
  await page.mouse.move(200, 200)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await waitForHydration(page)
  const other = await context.newPage()
  await other.goto(origin + (await addressOf(request, "product")))
  await waitForHydration(other)

  releases.deploy()
  await page.mouse.move(300, 300)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const offer = page.getByRole("link", { name: "Update Now" })
  await expect(offer).toBeVisible()
  expect(await getRelease(page)).toBe(old)
  await offer.click()
  // The old service worker activates the new one after it has answered all requests of its windows.
  await expect.poll(() => getRelease(page).catch(() => old), { timeout: 40_000 }).toBe(`${old}_2`)
  await waitForHydration(page)

  // The server no longer has these files.
  await garageButton(other).click()
  await expect(other.getByRole("dialog")).toBeVisible()
  expect(await getRelease(other)).toBe(old)
  await other.close()
  await page.goto(`${origin}/brands`)
  // Pending requests would fail when the server closes.
  await waitForHydration(page)
})
