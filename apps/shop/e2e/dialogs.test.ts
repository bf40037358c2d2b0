import type { Page } from "@playwright/test"
import { alive } from "./waitForHydration.ts"
import { expectNoAxeViolations } from "./axe.ts"
import { expect, onPhone, test } from "./shop.ts"

const lines = (page: Page) => page.getByRole("main").locator("li.cartline")

/** The first two parts of a list whose card adds them at once. */
const fillCart = async (page: Page): Promise<void> => {
  await page.goto("/shop/brakes~2-3")
  await alive(page)
  const products = await page.locator(".card h3 a, .card h2 a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
  let added = 0
  for (const address of products) {
    await page.goto(address)
    await alive(page)
    await page.getByRole("main").getByRole("button", { name: "Add to Cart" }).first().click()
    const isAdded = page.getByRole("dialog", { name: "1 Item Added to Cart" })
    await expect(isAdded.or(page.getByRole("dialog")).or(page.locator(".option__error")).first()).toBeVisible()
    if (await isAdded.isVisible()) added++
    if (added === 2) return
  }
}

test(
  "CTRL-28 CTRL-30 the cart is emptied once that is confirmed, and not when it is declined; the question takes 300 ms to go",
  onPhone,
  async ({ page }) => {
    await fillCart(page)
    await page.goto("/shoppingcart")
    await alive(page)
    await expect(lines(page)).toHaveCount(2)
    const opener = page.getByRole("button", { name: "Remove all" })
    const dialog = page.getByRole("alertdialog", { name: "Remove all items?" })
    await opener.click()
    await expect(dialog).toHaveCSS("transition-duration", /^0\.3s\b/)
    await expectNoAxeViolations(page)
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(lines(page)).toHaveCount(2)
    await opener.click()
    let answers = 0
    page.on("response", (response) => void (answers += Number(response.url().includes("/graphql/checkout"))))
    await dialog.getByRole("button", { name: "Remove all" }).click()
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
    // It shows at once and is true when the services have answered, once for all lines.
    await expect.poll(() => answers).toBeGreaterThanOrEqual(1)
    await page.reload()
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  }
)
