import type { Browser, BrowserContext, Page } from "@playwright/test"
import { register } from "../e2e/accounts.ts"
import { goTo } from "../e2e/waitForHydration.ts"
import { addVehicle, camaro, type Car, choose, dialog } from "../e2e/garage.ts"
import { fillAddress, fillCart, continueCheckout, main } from "../e2e/order.ts"
import { expect } from "../e2e/shop.ts"
import { signInStaff } from "../e2e/staffAtWork.ts"
import type { ShopOnShow } from "./ShopOnShow.ts"

/** Browser state of each person. */
export interface People {
  readonly anonymous: State
  readonly shopper: State
  readonly staff: State
}
type State = Awaited<ReturnType<BrowserContext["storageState"]>>

/** Paths of catalog pages and of the shopper's own pages. */
export interface Places {
  readonly fitting: string
  readonly misfit: string
  readonly kit: string
  readonly car: string
  readonly order: string
  readonly plan: string
}

export const MAILBOX = "june.hale@example.com"
export const BRAKES_PATH = "/shop/brakes~2-3"
const mustang: Car = ["2015", "Ford", "Mustang"]

/** Registers the shopper with two cars, a build, a partly shipped order and a filled cart. */
export const createScreenshotAccounts = async (browser: Browser, { shop, staffToken }: ShopOnShow): Promise<readonly [People, Places]> => {
  const open = () => openBrowser(browser, shop.origin)
  const [anonymous, shopper, staff] = await Promise.all([open(), open(), open()])
  const page = await shopper.newPage()
  await goTo(page, "/account/register")
  await register(page, MAILBOX)
  await addVehicle(page, mustang)
  const [misfit = ""] = await partsThatFit(page)
  await addVehicle(page, camaro)
  const car = new URL(page.url()).pathname
  await giveEngine(page)
  const parts = await partsThatFit(page)
  const [kit = ""] = await getLinks(page, "/search?query=tune-up+kit", "Tune-Up Kit")
  const order = await orderParts(page, parts)
  await signInStaff(staff, shop.origin, staffToken)
  await shipPart(staff, order)
  for (const part of parts.slice(0, 2)) await fillCart(page, part)
  const plan = await planBuild(page, parts)
  const [anonymousState, shopperState, staffState] = await Promise.all([anonymous, shopper, staff].map((item) => item.storageState()))
  await Promise.all([anonymous, shopper, staff].map((item) => item.close()))
  return [
    { anonymous: anonymousState!, shopper: shopperState!, staff: staffState! },
    { fitting: parts[1] ?? "", misfit, kit, car, order, plan }
  ]
}

/** Opens a browser in which unprompted and random overlays count as seen, so that they do not cover the screenshot. */
const openBrowser = async (browser: Browser, origin: string): Promise<BrowserContext> => {
  const withoutTab = { name: "FeedbackTabHidden", value: JSON.stringify({ value: true, keptAt: Date.now() }) }
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
    storageState: { cookies: [], origins: [{ origin, localStorage: [withoutTab] }] }
  })
  const seen = ["EmailSignupModalShown", "FreeShippingToast", "HasEnrolled"]
  await context.addCookies(seen.map((name) => ({ name, value: "true", url: origin })))
  return context
}

/** Selects the car's 350 engine. */
const giveEngine = async (page: Page): Promise<void> => {
  await goTo(page, "/CustomerVehicle")
  await page.getByRole("button", { name: /^Update Vehicle: 1969/ }).click()
  const form = dialog(page, "Update Vehicle")
  await choose(form, "Engine (optional)", "350 V8 5.7L")
  // The last choice saves the form.
  await form.waitFor({ state: "hidden" })
}

const getLinks = async (page: Page, address: string, text: string): Promise<ReadonlyArray<string>> => {
  await goTo(page, address)
  const cards = main(page).getByRole("article").filter({ hasText: text })
  await expect(cards.first()).toBeVisible()
  return cards
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
}
const partsThatFit = (page: Page): Promise<ReadonlyArray<string>> => getLinks(page, BRAKES_PATH, "Guaranteed To Fit")

/** Returns the number of a paid order. */
const orderParts = async (page: Page, parts: ReadonlyArray<string>): Promise<string> => {
  for (const part of parts.slice(0, 3)) await fillCart(page, part)
  await main(page).getByRole("link", { name: "Check Out" }).click()
  await fillAddress(page, MAILBOX)
  await continueCheckout(page)
  await main(page)
    .getByRole("button", { name: /^Place Order and Pay \$/ })
    .and(page.locator(":not([aria-busy=true])"))
    .click()
  await main(page)
    .getByRole("button", { name: /^Pay \$/ })
    .click()
  await expect(main(page).getByText("Your order is paid.")).toBeVisible()
  return new URL(page.url()).pathname.split("/").at(-1) ?? ""
}

/** Ships all lines but one. */
const shipPart = async (staff: BrowserContext, order: string): Promise<void> => {
  const desk = await staff.newPage()
  await goTo(desk, `/staff/orders/${order}`)
  await desk.getByRole("list", { name: "Lines of this order" }).getByRole("checkbox").nth(1).uncheck()
  await desk.getByRole("textbox", { name: "Tracking number (scan or type)" }).fill("1Z999AA10123456784")
  await desk.getByRole("button", { name: /^Ship \d+ pieces?$/ }).click()
  await expect(main(desk).getByText("Partly shipped", { exact: true })).toBeVisible()
  await desk.close()
}

/** Returns the URL of the planner with these parts. */
const planBuild = async (page: Page, parts: ReadonlyArray<string>): Promise<string> => {
  await goTo(page, "/buildlist/plan")
  await main(page)
    .getByRole("button", { name: /^Start a Build/ })
    .click()
  await page.waitForURL(/\/buildlist\/plan\?list=/)
  const { pathname, search } = new URL(page.url())
  for (const part of parts.slice(0, 5)) {
    await goTo(page, part)
    await main(page).getByRole("button", { name: "Add to List", exact: true }).click()
    const drawer = dialog(page, "Save This Item to a List")
    await drawer
      .getByRole("button", { name: /Camaro/ })
      .first()
      .click()
    await expect(drawer).toBeHidden()
  }
  return pathname + search
}
