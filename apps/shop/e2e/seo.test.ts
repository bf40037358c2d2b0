import { expect, fullAtDesk, test } from "./shop.ts"

test.use({ javaScriptEnabled: false })

test("SEO-07 a message to the shop is sent and confirmed", async ({ page }) => {
  await page.goto("/info/helpcenter#contactform")
  await page.getByLabel("Name").fill("June Hale")
  await page.getByLabel("Email").fill("june@example.com")
  await page.getByLabel("What is it about?").selectOption({ label: "An order" })
  await page.getByLabel("Message").fill("Where is my rotor?")
  await page.getByRole("button", { name: "Send Message" }).click()
  await expect(page).toHaveURL(/\/info\/helpcenter\?contact=sent#contactform$/)
  await expect(page.getByText("We got your message")).toBeVisible()
})

test("a directory is filtered by its form", fullAtDesk, async ({ page }) => {
  await page.goto("/brands")
  await page.getByRole("searchbox", { name: "Filter brands" }).fill("anvil")
  await page.getByRole("button", { name: "Filter", exact: true }).click()
  await expect(page.getByText(/^1 of \d+ brands$/)).toBeVisible()
})
