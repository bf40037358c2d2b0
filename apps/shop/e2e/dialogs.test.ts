import type { APIRequestContext, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { expect, onPhone, test } from "./shop.ts"

const lines = (page: Page) => page.getByRole("main").locator("li.cartline")

/** Returns two products that can be added from their cards. */
const findProducts = async (request: APIRequestContext): Promise<ReadonlyArray<string>> => {
  const list = await (await request.get("/shop/brakes~2-3")).text()
  return Array.from(new Set(Array.from(list.matchAll(/href="(\/item\/[^"?#]+\/\d+)"/g), ([, address = ""]) => address))).slice(0, 2)
}

test(
  "CTRL-28 CTRL-30 the cart is emptied only after confirmation, and the dialog closes within 300 ms",
  onPhone,
  async ({ asVisitor, page, request }) => {
    await asVisitor({ cart: await findProducts(request) })
    await page.goto("/shoppingcart")
    await waitForHydration(page)
    await expect(lines(page)).toHaveCount(2)
    const opener = page.getByRole("button", { name: "Remove all" })
    const dialog = page.getByRole("alertdialog", { name: "Remove all items?" })
    await opener.click()
    await expect(dialog).toHaveCSS("transition-duration", /^0\.3s\b/)
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(lines(page)).toHaveCount(2)
    await opener.click()
    let answers = 0
    page.on("response", (response) => void (answers += Number(response.url().includes("/graphql/checkout"))))
    await dialog.getByRole("button", { name: "Remove all" }).click()
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
    // The change is displayed immediately and saved in one request for all lines.
    await expect.poll(() => answers).toBeGreaterThanOrEqual(1)
    await page.reload()
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  }
)
