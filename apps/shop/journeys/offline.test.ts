import type { Page } from "@playwright/test"
import { addressOf, alive, expect, expectNoAxeViolations, nobodyAnswers, test } from "./shop.ts"

test.use({ serviceWorkers: "allow" })

/** A first sign of a person, and then the worker that it brings. */
const withWorker = async (page: Page): Promise<void> => {
  await alive(page)
  await page.mouse.move(200, 200)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

test("SEO-03 PWA-12 the shop can be installed: Chromium finds no fault with its manifest, and its worker begins with the first sign of a person", async ({
  context,
  page
}) => {
  await page.goto("/")
  await alive(page)
  expect(context.serviceWorkers()).toEqual([])
  await withWorker(page)
  expect(context.serviceWorkers().map((worker) => new URL(worker.url()).pathname)).toEqual(["/service-worker.js"])
  const inspector = await context.newCDPSession(page)
  const { errors } = await inspector.send("Page.getAppManifest")
  const { installabilityErrors } = await inspector.send("Page.getInstallabilityErrors")
  // A private window installs nothing.
  expect([errors, installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")]).toEqual([[], []])
})

test("SEO-03 without a network a part that was read is read again with the day it is of, another page says what there is, and nothing is left for the next visitor", async ({
  context,
  page,
  quietConsole,
  request
}) => {
  // Chromium says so of what it preloaded while the worker started.
  quietConsole.expected = new RegExp(`${nobodyAnswers.source}|cross-world service worker resource mismatch`)
  const product = await addressOf(request, "product")
  await page.goto("/")
  await withWorker(page)
  await page.goto(product)
  const title = await page.getByRole("heading", { level: 1 }).innerText()
  await expect.poll(() => page.evaluate(async (href) => (await caches.match(href)) !== undefined, page.url())).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole("complementary", { name: "Without a network" })).toContainText("This is as of")
  await alive(page)

  await page.goto("/brands")
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole("link", { name: title }).click()
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()

  await context.setOffline(false)
  const left = await page.evaluate(async () => (await fetch("/api/account/login/logout", { headers: { "x-camber": "1" } })).status)
  expect(left).toBe(200)
  await context.setOffline(true)
  await page.goto(product)
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible()
  await expect(page.getByRole("link", { name: title })).toBeHidden()
})
