import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { camaro, dialog, garageButton } from "./garage.ts"
import { findPageAddress } from "./pages.ts"
import { expect, full, anyFailure, emptyStorage, test } from "./shop.ts"

test.use({ serviceWorkers: "allow" })

/** Interacts with the page and waits for the service worker that this starts. */
const withWorker = async (page: Page): Promise<void> => {
  await waitForHydration(page)
  await page.mouse.move(200, 200)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

test("SEO-03 PWA-12 the shop is installable, and its service worker starts with the first interaction", full, async ({ context, page }) => {
  await page.goto("/")
  await waitForHydration(page)
  expect(context.serviceWorkers()).toEqual([])
  await withWorker(page)
  expect(context.serviceWorkers().map((worker) => new URL(worker.url()).pathname)).toEqual(["/service-worker.js"])
  const inspector = await context.newCDPSession(page)
  const { errors } = await inspector.send("Page.getAppManifest")
  const { installabilityErrors } = await inspector.send("Page.getInstallabilityErrors")
  // A private window cannot install apps.
  expect([errors, installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")]).toEqual([[], []])
})

test("SEO-03 offline a visited part shows its date, an unvisited page lists what is available, and signing out deletes both", async ({
  context,
  page,
  quietConsole,
  request
}) => {
  // Chromium logs this about preloads during the service worker's start.
  quietConsole.expected = new RegExp(`${anyFailure.source}|cross-world service worker resource mismatch`)
  const product = await findPageAddress(request, "product")
  await page.goto("/")
  await withWorker(page)
  await page.goto(product)
  const title = await page.getByRole("heading", { level: 1 }).innerText()
  await expect.poll(() => page.evaluate(async (href) => (await caches.match(href)) !== undefined, page.url())).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole("complementary", { name: "Offline" })).toContainText("This page is from")
  await waitForHydration(page)

  await page.goto("/brands")
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible()
  await page.getByRole("link", { name: title }).click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()

  await context.setOffline(false)
  // Leave the part's page before signing out: an open page would be cached for the next visitor.
  await page.goto("/categories")
  await waitForHydration(page)
  const left = await page.evaluate(async () => (await fetch("/api/account/login/logout", { headers: { "x-camber": "1" } })).status)
  expect(left).toBe(200)
  await context.setOffline(true)
  await page.goto(product)
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible()
  await expect(page.getByRole("link", { name: title })).toBeHidden()
})

test("NAV-133 an anonymous visitor's first page opens offline with the same styles", full, async ({ baseURL, browser }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", storageState: emptyStorage, serviceWorkers: "allow" })
  const page = await context.newPage()
  await page.goto("/info/helpcenter")
  const sheets = ((await page.locator("style[data-of]").getAttribute("data-of")) ?? "").split(" ")
  const width = () =>
    page
      .locator(".answers .expander__b")
      .first()
      .evaluate((answer) => getComputedStyle(answer).maxInlineSize)
  expect(await width()).not.toBe("none")
  const styled = await width()
  await withWorker(page)
  for (const href of [...sheets, page.url()])
    await expect.poll(() => page.evaluate(async (href) => (await caches.match(href)) !== undefined, href), { message: href }).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole("complementary", { name: "Offline" })).toBeVisible()
  expect(await width()).toBe(styled)
  await context.close()
})

test(
  "OFF-08 offline a listing appears only for the cars it was opened with, and search finds visited parts",
  full,
  async ({ asVisitor, context, page, quietConsole, request }) => {
    quietConsole.expected = new RegExp(
      `${anyFailure.source}|cross-world service worker|Failed to load fitment verdicts|visitor/state failed`
    )
    const product = await findPageAddress(request, "product")
    const listing = await findPageAddress(request, "category")
    const expectCached = (part: string) =>
      expect.poll(
        () =>
          page.evaluate(async (part) => {
            for (const name of await caches.keys())
              for (const { url } of await (await caches.open(name)).keys()) if (url.includes(part)) return true
            return false
          }, part),
        { message: part }
      )
    await asVisitor({ vehicles: [["2004", "Ford", "F-150"], camaro] })
    await page.goto("/")
    await withWorker(page)
    await page.goto(product)
    await withWorker(page)
    const title = await page.getByRole("heading", { level: 1 }).innerText()
    for (const part of [new URL(page.url()).pathname, "?unjudgedProduct&", "customerProjects&own"]) await expectCached(part).toBe(true)
    await page.goto(listing)
    await withWorker(page)
    await expectCached(`${listing}?drawn-for`).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole("heading", { level: 1, name: "Brakes" })).toBeVisible()
    await page.goto(product)
    await waitForHydration(page)
    await garageButton(page).click()
    await dialog(page, /.*/).getByRole("button", { name: /F-150/ }).first().click()
    await expect(page.locator(".fitpanel")).toContainText("2004 Ford F-150")
    await page.goto(listing)
    await expect(page.getByText("You opened this page for your 1969 Chevrolet Camaro.")).toBeVisible()
    await expect(page.getByRole("banner").getByText("2004 Ford F-150")).toBeVisible()

    await page.getByRole("main").getByRole("link", { name: title }).click()
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await waitForHydration(page)
    await page.keyboard.press("/")
    const search = page.getByRole("dialog")
    await expect(search.getByText("Searching pages you opened on this device.")).toBeVisible()
    await page.keyboard.type(title.split(" ")[0] ?? "")
    await expect(search.getByRole("option", { name: title })).toBeVisible()
  }
)
