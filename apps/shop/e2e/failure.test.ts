import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { expect, full, anyFailure, test } from "./shop.ts"

const sorry = (page: Page) => page.getByRole("heading", { level: 1, name: "Well, That's Embarrassing" })
/** Follows a link of the hydrated footer. Before hydration, the link would load the page as a document, which works. */
const toTheToolbox = async (page: Page) => {
  const footer = page.getByRole("contentinfo")
  // Only a hydrated footer handles this button.
  const toggle = footer.getByRole("button", { name: "Dark theme" })
  const wasPressed = await toggle.getAttribute("aria-pressed")
  await toggle.click()
  await expect(toggle).not.toHaveAttribute("aria-pressed", wasPressed ?? "")
  await footer.getByRole("link", { name: "Tech" }).click()
}

test("ERR-11 ERR-12 ERR-16 a failing service shows the error page, whose button loads the page after recovery", async ({
  page,
  quietConsole
}) => {
  // ERR-14: a network error is logged to the console.
  quietConsole.expected = new RegExp(`${anyFailure.source}|Failed to load the page`)
  await page.goto("/")
  await waitForHydration(page)
  await page.route("**/graphql/**", (route) => route.abort())
  await toTheToolbox(page)
  await expect(sorry(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Well, That's Embarrassing/)
  await expect(page.getByRole("main").getByRole("link", { name: "1-800-555-0100" })).toBeVisible()

  await page.unroute("**/graphql/**")
  await page.getByRole("button", { name: "Refresh the page" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Tech" })).toBeVisible()
  await expect(page).toHaveTitle(/^Tech/)
})

test(
  "ERR-14 ERR-124 an error is logged once, and the shell stays usable, so that another link works without a reload",
  full,
  async ({ page, quietConsole }) => {
    quietConsole.expected = new RegExp(`${anyFailure.source}|with status 503`)
    const faults: Array<string> = []
    page.on("pageerror", ({ message }) => faults.push(message))
    await page.goto("/")
    await waitForHydration(page)
    await page.route("**/graphql/**", (route) => route.fulfill({ status: 503 }))
    await toTheToolbox(page)
    await expect(sorry(page)).toBeVisible()
    await expect.poll(() => faults).toEqual([expect.stringContaining("with status 503")])
    await page.unroute("**/graphql/**")
    await toTheToolbox(page)
    await expect(page.getByRole("heading", { level: 1, name: "Tech" })).toBeVisible()
    expect(faults).toHaveLength(1)
  }
)

test("a runtime that fails to load shows the error page instead of waiting forever", full, async ({ page, quietConsole }) => {
  quietConsole.expected = /Failed to load resource|Loading the Effect runtime failed|Failed to load the page/
  await page.route("**/assets/browserRuntime-*.js", (route) => route.abort())
  await page.goto("/")
  await waitForHydration(page)
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Just browsing/ })
    .click()
  await expect(sorry(page)).toBeVisible()
})
