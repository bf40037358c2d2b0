import type { BrowserContext, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { addVehicle, camaro, dialog } from "./garage.ts"
import { layoutShift, SHIFT_BUDGET } from "./layoutShift.ts"
import { findPageAddress } from "./pages.ts"
import { onDesktop, expect, full, fullAtDesk, fullOnPhone, test } from "./shop.ts"

const plate = (page: Page) => page.getByRole("banner").locator("a.plate")
const cartLink = (page: Page) => page.getByRole("link", { name: /^Cart/ }).filter({ visible: true }).first()

const saved = (page: Page) => page.getByRole("region", { name: "Your Garage" })

test(`personal data causes a layout shift of at most ${SHIFT_BUDGET}`, full, async ({ asVisitor, page, request }) => {
  await asVisitor({ cart: true, vehicles: [camaro] })
  for (const kind of ["home", "category", "product"] as const) {
    await page.goto(await findPageAddress(request, kind))
    await waitForHydration(page)
    await expect(cartLink(page)).toContainText("1")
    if (kind === "home") await expect(saved(page).getByRole("button", { name: "1969 Chevrolet Camaro" })).toBeVisible()
    await page.waitForLoadState("networkidle")
    expect(await layoutShift(page), kind).toBeLessThanOrEqual(SHIFT_BUDGET)
  }
})

test.describe("an anonymous visitor", () => {
  // No cookies or storage in this browser.
  test.use({ storageState: { cookies: [], origins: [] } })

  test("loads no personal data until the first interaction", onDesktop, async ({ page }) => {
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    const engines = () => asked.filter((path) => /\/assets\/(?:browserE|e)ngine-/.test(path) || path.startsWith("/graphql"))
    await page.goto("/")
    await waitForHydration(page)
    await page.waitForLoadState("networkidle")
    await expect(cartLink(page)).toContainText("0 items")
    expect(engines()).toEqual([])
    await page.mouse.move(300, 300)
    await expect.poll(engines).toContainEqual(expect.stringContaining("/graphql"))
  })
})

const record = "CustomerProjects"
const getRecord = (page: Page) => page.evaluate((key) => localStorage.getItem(key), record)
const expectEmptyGarage = async (page: Page) => {
  await expect(plate(page)).toHaveText("Add a Vehicle")
  await page.goto("/the-toolbox?showvehicles=true")
  await expect(dialog(page, "Your Garage").getByText("Your garage is empty")).toBeVisible()
}

/** Returns the visitor's id from the cookie. */
const settle = async (context: BrowserContext, page: Page) => {
  await page.goto("/the-toolbox?showvehicles=true")
  await waitForHydration(page)
  await expect(dialog(page, "Your Garage").getByText("Your garage is empty")).toBeVisible()
  return (await context.cookies()).find(({ name }) => name === "WebUserGuid")?.value
}

const getCookie = (fitment: unknown) => encodeURIComponent(JSON.stringify(fitment))
for (const [kind, value] of [
  ["names a car that does not exist", getCookie({ Year: 1969, MakeId: 999_999, ModelId: 999_999 })],
  ["names another visitor's project", getCookie({ ProjectId: "11111111-2222-4333-8444-555555555555" })],
  ["cannot be read", "%7Bbroken"]
] as const) {
  test(
    `GAR-57 GAR-58 a Fitment cookie that ${kind} selects nothing, and a car can be added`,
    fullOnPhone,
    async ({ page, context, baseURL }) => {
      await settle(context, page)
      await context.addCookies([{ name: "Fitment", value, url: baseURL! }])
      await page.goto("/the-toolbox")
      await waitForHydration(page)
      await expectEmptyGarage(page)
      await addVehicle(page, camaro)
      await expect(plate(page)).toContainText("1969 Chevrolet Camaro")
    }
  )
}

test("GAR-55 a local record of another visitor's garage is deleted and never displayed", fullAtDesk, async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL: baseURL! })
  const otherPage = await other.newPage()
  await addVehicle(otherPage, camaro)
  const foreign = await getRecord(otherPage)
  expect(foreign).toContain("Camaro")
  await other.close()

  await page.goto("/the-toolbox")
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [record, foreign!])
  await page.reload()
  await waitForHydration(page)
  await expectEmptyGarage(page)
  await expect.poll(() => getRecord(page)).not.toContain("Camaro")
})

for (const text of ["{broken", "null", '{"userGuid":7,"projects":"all"}']) {
  test(`GAR-54 an invalid local record ${text} is ignored`, fullAtDesk, async ({ page, context, quietConsole }) => {
    quietConsole.expected = /Failed to read the stored garage/
    await addVehicle(page, camaro)
    await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [record, text])
    await page.goto("/CustomerVehicle")
    await waitForHydration(page)
    await expect(page.getByRole("article", { name: /^1969 Chevrolet Camaro/ })).toBeVisible()
    await expect.poll(() => getRecord(page)).toContain("Camaro")
    expect((await context.cookies()).some(({ name }) => name === "WebUserGuid")).toBe(true)
  })
}
