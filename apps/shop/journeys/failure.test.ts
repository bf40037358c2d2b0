import type { Page } from "@playwright/test"
import { alive, expect, expectNoAxeViolations, nobodyAnswers, test } from "./shop.ts"

const sorry = (page: Page) => page.getByRole("heading", { level: 1, name: "Well, That's Embarrassing" })
const toTheToolbox = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Tech" }).click()

test("ERR-11 ERR-12 a service that fails shows the generic error page, whose button brings the page when the service is back", async ({
  page,
  quietConsole
}) => {
  quietConsole.expected = nobodyAnswers
  await page.goto("/")
  await alive(page)
  await page.route("**/graphql/**", (route) => route.abort())
  await toTheToolbox(page)
  await expect(sorry(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Well, That's Embarrassing/)
  await expect(page.getByRole("main").getByRole("link", { name: "1-800-555-0100" })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.unroute("**/graphql/**")
  await page.getByRole("button", { name: "Refresh the page" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Tech" })).toBeVisible()
  await expect(page).toHaveTitle(/^Tech/)
})

test("the frame stays, so that another link leads out of the error without a reload", async ({ page, quietConsole }) => {
  quietConsole.expected = nobodyAnswers
  await page.goto("/")
  await alive(page)
  await page.route("**/graphql/**", (route) => route.fulfill({ status: 503 }))
  await toTheToolbox(page)
  await expect(sorry(page)).toBeVisible()
  await page.unroute("**/graphql/**")
  await toTheToolbox(page)
  await expect(page.getByRole("heading", { level: 1, name: "Tech" })).toBeVisible()
})

test("an engine that does not load ends in the error page and not in a page that waits for ever", async ({ page, quietConsole }) => {
  quietConsole.expected = /Failed to load resource|engine did not load/
  await page.route("**/assets/browserEngine-*.js", (route) => route.abort())
  await page.goto("/")
  await alive(page)
  await toTheToolbox(page)
  await expect(sorry(page)).toBeVisible()
})
