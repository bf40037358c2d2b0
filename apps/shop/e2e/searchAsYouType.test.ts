import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { onDesktop, expect, failedToLoad, fullAtDesk, fullOnPhone, anyFailure, test } from "./shop.ts"

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Search/ })
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Search" })
const options = (page: Page) => dialog(page).getByRole("option")
const active = (page: Page) => dialog(page).locator("[role=option][data-highlighted]")
const suggestions = "**/graphql/discovery"

const open = async (page: Page, address = "/") => {
  await page.goto(address)
  await waitForHydration(page)
  await page.keyboard.press("/")
  await expect(field(page)).toBeFocused()
}

test("SRCH-12 before typing, the panel is navigable by keyboard alone", fullAtDesk, async ({ page }) => {
  await open(page)
  await expect(options(page).filter({ hasText: "Chassis & Suspension" })).toBeVisible()
  await expect(dialog(page).getByRole("group", { name: "New Products" }).getByRole("option")).toHaveCount(6)
  await page.keyboard.press("ArrowDown")
  await expect(active(page)).toHaveText((await options(page).first().textContent()) ?? "")
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("ArrowUp")
  await expect(active(page)).toHaveText("Ignition, Charging & Starting")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/shop\/[a-z-]+~2-14$/)
})

test(
  "SRCH-07 SRCH-19 SRCH-37 arrows move through the rows, Tab accepts the hint, and Escape closes immediately",
  onDesktop,
  async ({ page }) => {
    await open(page)
    await page.keyboard.type("brake rot")
    await expect(options(page).first()).toHaveText("brake rotors")
    // The device shows its own terms before the services respond; the hint comes from the services.
    await expect(dialog(page).locator(".search__hint")).toHaveText("brake rotors")
    await page.keyboard.press("Tab")
    await expect(field(page)).toHaveValue("brake rotors")
    await page.keyboard.press("Home")
    await page.keyboard.type("x")
    await expect(field(page)).toHaveValue("xbrake rotors")
    await page.keyboard.press("Backspace")
    await page.keyboard.press("End")
    await page.keyboard.type("!")
    await expect(field(page)).toHaveValue("brake rotors!")
    await page.keyboard.press("ArrowDown")
    await expect(active(page)).toHaveCount(1)
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toHaveCount(0)
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL("/")
  }
)

test("one key adds the vehicle named in the term to the garage and searches the other words for it", fullOnPhone, async ({ page }) => {
  await open(page)
  await page.keyboard.type("brake pads for my 69 camaro")
  await expect(options(page).first()).toContainText("Shop for 1969 Chevrolet Camaro and search “brake pads”")
  await page.keyboard.press("Shift+Enter")
  await expect(page).toHaveURL("/search?query=brake%20pads")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Results for brake pads")
  await expect(page.getByText("Only parts that fit my 1969 Chevrolet Camaro")).toBeVisible()
  await expect(page.getByRole("article").first()).toContainText("1967-1969 Chevrolet Camaro")
})

test("Enter on a part number opens its variant", fullAtDesk, async ({ page, request }) => {
  const listed = await (await request.get("/shop/brakes~2-3")).text()
  const item = /href="(\/item\/[^"?#]+\/\d+)"/.exec(listed)?.[1] ?? ""
  const number = /CAM-[0-9A-Z]+-\d+/.exec(await (await request.get(item)).text())?.[0] ?? ""
  await open(page)
  await page.keyboard.type(number.toLowerCase().replaceAll("-", " "))
  await expect(options(page).first()).toContainText(number)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`${item}?sku=${number}`)
})

test("SRCH-14 SRCH-48 a phone shows three quick links", fullOnPhone, async ({ page }) => {
  await open(page)
  const tiles = dialog(page).getByRole("list", { name: "Quick links" }).getByRole("link")
  await expect(tiles).toHaveCount(3)
  expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href")).slice(0, 2))).toEqual([
    "/pages/newtrending",
    "/deals"
  ])
  await tiles.nth(1).click()
  await expect(page).toHaveURL("/deals")
})

test("OFF-08 offline, the search says that it covers only pages on this device", fullOnPhone, async ({ page, context, quietConsole }) => {
  quietConsole.expected = anyFailure
  await open(page)
  await expect(dialog(page).getByRole("group", { name: "Suggested Searches" })).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.type("carb")
  await expect(dialog(page).getByText("You're offline. Searching pages you opened on this device.")).toBeVisible()
  await expect(dialog(page).getByText("No such part on this device")).toBeVisible()
  await expect(options(page)).toHaveCount(0)
})

const failures = {
  "returns 500": { status: 500, body: "no" },
  "returns data of the wrong shape": {
    status: 200,
    contentType: "application/json",
    body: '{"data":{"autoSuggestPublic":{"autoSuggestProducts":7}}}'
  },
  "returns invalid JSON": { status: 200, contentType: "application/json", body: "<html>" }
}
for (const [what, answer] of Object.entries(failures)) {
  test(
    `SRCH-42 a service that ${what} leads to empty sections and a log entry, without an error message`,
    fullAtDesk,
    async ({ page, quietConsole }) => {
      quietConsole.expected = /./
      const logged: string[] = []
      page.on("console", (message) => logged.push(message.text()))
      await page.route(suggestions, (route) => route.fulfill(answer))
      await open(page)
      await page.keyboard.type("zzqq")
      for (const part of ["searches", "products", "articles"]) await expect(dialog(page).getByText(`No suggested ${part}`)).toBeVisible()
      expect(logged.some((line) => line.includes("Failed to load suggestions"))).toBe(true)
      await expect(page.getByRole("alert")).toHaveCount(0)
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL("/search?query=zzqq")
    }
  )
}

test("a hanging service does not block typing, cached suggestions or the search", fullAtDesk, async ({ page, quietConsole }) => {
  quietConsole.expected = failedToLoad
  await open(page)
  await expect(dialog(page).getByRole("group", { name: "Suggested Searches" })).toBeVisible()
  await page.route(suggestions, () => undefined)
  await page.keyboard.type("brake p")
  await expect(options(page).first()).toHaveText("brake pads")
  await expect(dialog(page).getByText("No suggested products")).toHaveCount(0)
  await page.unroute(suggestions)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/search?query=brake%20p")
})

const odd = {
  "ten thousand characters": "brake ".repeat(2000),
  "control characters": "brake\u0007\u001b[31m pads",
  "right-to-left text": "\u202emarb\u202c مكابح",
  "half a surrogate pair": "brake \ud83d",
  markup: `<img src=x onerror="window.ran=true">&lt;b&gt;`
}
test("SRCH-26 any typed text is searched as text and breaks nothing", fullOnPhone, async ({ page }) => {
  await page.goto("/")
  await waitForHydration(page)
  for (const [what, term] of Object.entries(odd))
    await test.step(what, async () => {
      await page.keyboard.press("/")
      await field(page).fill(term)
      await expect.poll(async () => Array.from(await field(page).inputValue()).length).toBeLessThanOrEqual(200)
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL(/\/search\?query=/)
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Results for")
      expect(await page.evaluate(() => "ran" in window)).toBe(false)
      await expect(dialog(page)).toHaveCount(0)
    })
})
