import type { Page } from "@playwright/test"
import { alive, expect, test } from "./shop.ts"

test.use({ serviceWorkers: "allow" })

/** A first sign of a person, and then the worker that it brings. */
const withWorker = async (page: Page): Promise<void> => {
  await alive(page)
  await page.mouse.move(200, 200)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
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
