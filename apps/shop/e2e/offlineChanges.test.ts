import { type BrowserContext, chromium, type Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { createVisitor } from "./asVisitor.ts"
import { camaro, type Car, dialog, garageButton } from "./garage.ts"
import { findPageAddress } from "./pages.ts"
import { expect, fullOnPhone, anyFailure, test } from "./shop.ts"

declare global {
  interface Window {
    /** Every fitment text that the page has shown since it was opened. */
    everSaid?: Array<string>
  }
}

test.use({ serviceWorkers: "allow" })

/** Console messages about the missing network and about preloads during the service worker's start. */
const expectedMessages = new RegExp(
  `${anyFailure.source}|cross-world service worker|preloaded using link preload|failed to load recommendations|Failed to load fitment verdicts|visitor/state failed`
)
const waiting = "Waiting to sync"

/** Waits until a page from the service worker has loaded the visitor's data. */
const ready = async (page: Page): Promise<void> => {
  await waitForHydration(page)
  await page.mouse.move(300, 300)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}
const expectCached = (page: Page, part: string) =>
  expect.poll(() =>
    page.evaluate(async (own) => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) if (url.includes(own)) return true
      return false
    }, part)
  )

/** Opens a browser with a profile on disk, which survives closing it. */
const openBrowser = async (profile: string, baseURL: string | undefined): Promise<BrowserContext> => {
  const { launchOptions: launch, storageState, viewport } = test.info().project.use
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    viewport: viewport ?? null,
    serviceWorkers: "allow",
    ...(baseURL && { baseURL })
  })
  if (typeof storageState === "object") await context.addCookies(storageState.cookies ?? [])
  return context
}

test(
  "OFF-02 OFF-04 OFF-07 offline a visited part is checked for another car, listed and added to the cart, and saved once after a browser restart",
  fullOnPhone,
  async ({ baseURL, request }, testInfo) => {
    const product = await findPageAddress(request, "product")
    const profile = testInfo.outputPath("profile")
    let context = await openBrowser(profile, baseURL)
    let page = context.pages()[0] ?? (await context.newPage())
    await createVisitor(context, baseURL ?? "", { vehicles: [["2004", "Ford", "F-150"], camaro] })
    await page.goto("/")
    await ready(page)
    await page.goto(product)
    await ready(page)
    const title = await page.getByRole("heading", { level: 1 }).innerText()
    for (const own of ["?unjudgedProduct&", "?lists&own", "?cart&own", "/buildlist", "/shoppingcart", new URL(page.url()).pathname])
      await expectCached(page, own).toBe(true)

    await context.setOffline(true)
    await garageButton(page).click()
    await dialog(page, /.*/).getByRole("button", { name: /F-150/ }).first().click()
    await expect(page.locator(".fitpanel")).toContainText("yours is a 2004 Ford F-150")
    await page.getByRole("button", { name: "Add to Cart" }).first().click()
    await expect(page.getByText("Saved. We'll sync it when you're online.")).toBeVisible()
    // The drawer may open after the toast.
    await expect(dialog(page, "1 Item Added to Cart")).toBeVisible()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Add to List", exact: true }).click()
    const drawer = page.getByRole("dialog", { name: "Save This Item to a List" })
    await drawer.getByRole("textbox").fill("Brakes")
    await drawer.getByRole("button", { name: "Create a New List" }).click()
    await expect(drawer).toBeHidden()
    await page.goto("/shoppingcart")
    await expect(page.getByText(waiting, { exact: true })).toBeVisible()
    await context.close()

    context = await openBrowser(profile, baseURL)
    await context.setOffline(true)
    page = context.pages()[0] ?? (await context.newPage())
    await page.goto("/buildlist")
    await expect(page.getByRole("heading", { level: 1, name: "Brakes" })).toBeVisible()
    await expect(page.getByText(waiting, { exact: true })).toBeVisible()
    await page.goto("/shoppingcart")
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible()
    await expect(page.getByText(waiting, { exact: true })).toBeVisible()

    await context.setOffline(false)
    await expect(page.getByText("Your changes are synced.")).toBeVisible()
    await expect(page.getByText(waiting, { exact: true })).toBeHidden()
    await expect(page.getByRole("complementary", { name: "Without a network" })).toBeHidden()
    await page.goto("/shoppingcart")
    await expect(page.getByRole("heading", { level: 2, name: title })).toHaveCount(1)
    await expect(page.getByRole("main").getByText("1 item").first()).toBeVisible()
    await page.goto("/buildlist")
    await expect(page.getByRole("heading", { level: 2, name: title })).toHaveCount(1)
    await page.goto(product)
    await ready(page)
    await expect(page.locator(".fitpanel")).toContainText("yours is a 2004 Ford F-150")
    await context.close()
  }
)

test(
  "OFF-07 offline another car is selected, and a visited part shows whether and why it fits that car",
  fullOnPhone,
  async ({ asVisitor, context, page, quietConsole, request }) => {
    quietConsole.expected = expectedMessages
    const second: Car = ["2004", "Ford", "F-150"]
    const product = await findPageAddress(request, "product")
    await asVisitor({ vehicles: [second, camaro] })
    await page.goto("/")
    await ready(page)
    await page.goto(product)
    await ready(page)
    const title = await page.getByRole("heading", { level: 1 }).innerText()
    const panel = page.locator(".fitpanel")
    await expect(panel).toContainText("Camaro")
    const forCamaro = await panel.innerText()
    for (const own of ["?unjudgedProduct&", new URL(page.url()).pathname]) await expectCached(page, own).toBe(true)

    await context.setOffline(true)
    await garageButton(page).click()
    await dialog(page, /.*/).getByRole("button", { name: /F-150/ }).first().click()
    await expect(panel).toContainText("2004 Ford F-150")
    await expect(panel).toContainText("Why:")
    const forFord = await panel.innerText()
    expect(forFord).not.toBe(forCamaro)
    expect(forFord).not.toContain("Camaro")
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()

    // The cached page was rendered for the other car; its verdict must never appear.
    await page.addInitScript(() => {
      const displayed: Array<string> = []
      window.everSaid = displayed
      const look = () => {
        for (const place of document.querySelectorAll<HTMLElement>(".fitpanel, .masthead__plate .plate"))
          if (place.checkVisibility({ visibilityProperty: true })) displayed.push(place.innerText)
        requestAnimationFrame(look)
      }
      look()
    })
    await page.goto(product)
    await expect(panel).toBeVisible()
    await expect.poll(() => panel.innerText()).toBe(forFord)
    const everDisplayed = await page.evaluate(() => window.everSaid ?? [])
    expect(everDisplayed.length).toBeGreaterThan(0)
    expect(everDisplayed.filter((text) => /camaro/i.test(text))).toEqual([])

    await context.setOffline(false)
    await page.reload()
    await expect.poll(() => panel.innerText()).toContain(forFord)
  }
)
