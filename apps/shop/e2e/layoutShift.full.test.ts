import { dialog } from "./garage.ts"
import { layoutShift, listShifts, SHIFT_BUDGET } from "./layoutShift.ts"
import { findPageAddress, slowProcessor } from "./pages.ts"
import { expect, test, withoutOffer } from "./shop.ts"

// On a slow processor late content arrives more than half a second after a press, so that the browser counts its shifts.

test(`a product page shifts by at most ${SHIFT_BUDGET} while it starts and is scrolled on a slow processor`, async ({ page, request }) => {
  await slowProcessor(page)
  await page.goto(await findPageAddress(request, "product"))
  await page.waitForLoadState("networkidle")
  await page.mouse.move(200, 200)
  await page.waitForLoadState("networkidle")
  for (const _ of ["half of the page", "its end"]) {
    await page.mouse.wheel(0, 2500)
    await page.waitForLoadState("networkidle")
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(await layoutShift(page), JSON.stringify(await listShifts(page))).toBeLessThanOrEqual(SHIFT_BUDGET)
})

test(`NAV-144 the path from a product through the cart to checkout shifts by at most ${SHIFT_BUDGET} on a slow processor`, async ({
  baseURL,
  context,
  page,
  request
}) => {
  test.setTimeout(120_000)
  await withoutOffer(context, baseURL)
  await slowProcessor(page)
  await page.goto(await findPageAddress(request, "product"))
  const main = page.getByRole("main")
  await main.getByRole("button", { name: "Add to Cart", exact: true }).first().click()
  await dialog(page, /Added to Cart/)
    .getByRole("link", { name: "View Cart" })
    .click()
  await expect(main.getByRole("link", { name: "Check Out" })).toBeVisible()
  await page.waitForLoadState("networkidle")
  await main.getByRole("link", { name: "Check Out" }).click()
  await expect(main.getByRole("textbox", { name: "Email address" })).toBeVisible()
  await page.waitForLoadState("networkidle")
  expect(await layoutShift(page), JSON.stringify(await listShifts(page))).toBeLessThanOrEqual(SHIFT_BUDGET)
})
