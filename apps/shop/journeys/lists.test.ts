import type { Locator, Page } from "@playwright/test"
import { dialog } from "./garage.ts"
import { type Hand, keyboard, thumb } from "./hand.ts"
import { layoutShift } from "./layoutShift.ts"
import { addressOf, alive, expect, expectNoAxeViolations, failedToLoad, test, themeFor } from "./shop.ts"

const CHECKOUT = "**/graphql/checkout"
const SAVE = "Save This Item to a List"
const main = (page: Page): Locator => page.getByRole("main")
const heading = (page: Page, name: string): Locator => main(page).getByRole("heading", { level: 1, name, exact: true })
const lines = (page: Page): Locator => main(page).getByRole("list", { name: "In this list" }).getByRole("listitem")
const notice = (page: Page, text: string): Locator => page.getByRole("region", { name: "Notifications" }).getByText(text)
const saveOnPage = (page: Page): Locator => main(page).getByRole("button", { name: "Add to List", exact: true })

const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await alive(page)
}
const makeList = async (page: Page, name: string): Promise<void> => {
  await goTo(page, "/buildlist")
  await main(page).getByRole("textbox", { name: "List name" }).fill(name)
  await main(page).getByRole("button", { name: "Create a New List" }).click()
  await expect(heading(page, name)).toBeVisible()
}
/** Keeps a product that leaves no choice in a list that is made for it. */
const keepProduct = async (page: Page, list: string): Promise<void> => {
  await goTo(page, await addressOf(page.request, "product"))
  await saveOnPage(page).click()
  const drawer = dialog(page, SAVE)
  await drawer.getByRole("textbox", { name: "List name" }).fill(list)
  await drawer.getByRole("button", { name: "Create a New List" }).click()
  await expect(drawer).toBeHidden()
}
const shareAddress = async (page: Page): Promise<string> => {
  const answer = page.waitForResponse(
    async (response) => response.url().includes("/graphql/checkout") && (await response.text()).includes("shareGuid")
  )
  await goTo(page, "/buildlist")
  const guid = /"shareGuid":"([^"]+)"/.exec(await (await answer).text())?.[1] ?? ""
  return `/buildlist?shareGuid=${guid}`
}
const handOf = (page: Page, isTouch: boolean | undefined): Hand => (isTouch ? thumb(page) : keyboard(page))

test("LIST-13 LIST-17 a list is made, filled, renamed, emptied by a move and deleted, by keys alone or by thumb", async ({
  page,
  hasTouch
}) => {
  const { press } = handOf(page, hasTouch)
  await goTo(page, await addressOf(page.request, "product"))
  await press(saveOnPage(page))
  const save = dialog(page, SAVE)
  await save.getByRole("textbox", { name: "List name" }).fill("Front end")
  await press(save.getByRole("button", { name: "Create a New List" }))
  await expect(notice(page, "List 'Front end' successfully created with 1 item.")).toBeVisible()
  await expect(save).toBeHidden()
  await expect(saveOnPage(page)).toHaveAttribute("title", "In a list")

  await goTo(page, "/buildlist")
  await expect(heading(page, "Front end")).toBeVisible()
  await press(main(page).getByRole("button", { name: "Rename" }))
  const rename = dialog(page, "Rename List")
  await rename.getByRole("textbox", { name: "List name" }).fill("Rear end")
  await press(rename.getByRole("button", { name: "Rename" }))
  await expect(heading(page, "Rear end")).toBeVisible()

  await press(lines(page).getByRole("button", { name: /^Move / }))
  const move = dialog(page, "Move This Item to a List")
  await move.getByRole("textbox", { name: "List name" }).fill("Brakes")
  await press(move.getByRole("button", { name: "Create a New List" }))
  await expect(notice(page, "Item Moved")).toBeVisible()
  await expect(heading(page, "Brakes")).toBeVisible()
  await expect(lines(page)).toHaveCount(1)

  await press(main(page).getByRole("button", { name: "Delete" }))
  const confirm = page.getByRole("alertdialog", { name: "Delete this list?" })
  await press(confirm.getByRole("button", { name: "Delete" }))
  await expect(heading(page, "Rear end")).toBeVisible()
  await expect(main(page).getByText("Nothing is in this list yet.")).toBeVisible()
})

test("LIST-18 LIST-19 LIST-22 whoever has the link reads the list, can change nothing of it, and takes a copy", async ({
  page,
  browser,
  baseURL
}) => {
  await keepProduct(page, "Front end")
  const address = await shareAddress(page)
  const context = await browser.newContext({ baseURL: baseURL! })
  const friend = await context.newPage()
  await goTo(friend, address)
  await expect(heading(friend, "Front end")).toBeVisible()
  await expect(lines(friend)).toHaveCount(1)
  await expect(main(friend).getByRole("button", { name: /^(Remove|Move|Rename|Delete)/ })).toHaveCount(0)
  await main(friend).getByRole("button", { name: "Copy to My Lists" }).click()
  await expect(friend).toHaveURL(/\/buildlist$/)
  await expect(main(friend).getByRole("button", { name: /^Remove / })).toHaveCount(1)
  await main(friend)
    .getByRole("button", { name: /^Remove / })
    .click()
  await expect(main(friend).getByText("Nothing is in this list yet.")).toBeVisible()
  await context.close()
  await page.reload()
  await expect(lines(page)).toHaveCount(1)
})

test("LIST-22 the link is on the clipboard, with a tick", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await makeList(page, "Front end")
  await main(page).getByRole("button", { name: "Copy link to Front end" }).click()
  await expect(main(page).getByText("Copied")).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/buildlist\?shareGuid=[0-9a-f-]{36}$/)
})

test("a list goes into the cart as a whole", async ({ page }) => {
  await keepProduct(page, "Front end")
  await goTo(page, "/buildlist")
  await main(page).getByRole("button", { name: "Add All to Cart" }).click()
  await expect(notice(page, "1 Item has been added to your cart.")).toBeVisible()
  await goTo(page, "/shoppingcart")
  const line = main(page).locator("li.cartline")
  await expect(line).toHaveCount(1)
  await line.getByRole("button", { name: /^Save to list/ }).click()
  await expect(dialog(page, SAVE).getByRole("button", { name: /Front end/ })).toContainText("1 item")
})

test("LIST-28 an article is kept in a list", async ({ page }) => {
  await makeList(page, "Reading")
  await goTo(page, await addressOf(page.request, "article"))
  await saveOnPage(page).click()
  await dialog(page, SAVE)
    .getByRole("button", { name: /Reading/ })
    .click()
  await expect(notice(page, "Article added to list.")).toBeVisible()
  await goTo(page, "/buildlist")
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText("Article")
})

test("NAV-105 NAV-106 an address adds to a list or the cart once, and forgets it", async ({ page }) => {
  const product = await addressOf(page.request, "product")
  await goTo(page, product)
  const sku = /CAM-[0-9A-Z]+-\d+/.exec(await main(page).innerText())?.[0] ?? ""
  await page.goto(`/?action=addtolist&skuorskubasetoadd=${sku}`)
  await expect(page.getByRole("dialog").first()).toBeVisible()
  await expect(page).toHaveURL("/")
  await page.goto(`/?action=addtocart&skuorskubasetoadd=${sku}`)
  await expect(dialog(page, "1 Item Added to Cart")).toBeVisible()
  await page.reload()
  await alive(page)
  await goTo(page, "/shoppingcart")
  await expect(main(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("1")
})

test("TOAST-13 TOAST-14 bad names are told, and a name of markup is text", async ({ page }) => {
  await goTo(page, "/buildlist")
  const field = main(page).getByRole("textbox", { name: "List name" })
  const create = main(page).getByRole("button", { name: "Create a New List" })
  await create.click()
  await expect(main(page).getByText("Please provide a list name.")).toBeVisible()
  await field.fill("x".repeat(41))
  await expect(main(page).getByText("List name must be less than 40 characters.")).toBeVisible()
  await expect(main(page).getByText("41/40 characters")).toBeVisible()
  const markup = "<img src=x onerror=document.title=1>"
  await field.fill(markup)
  await create.click()
  await expect(heading(page, markup)).toBeVisible()
  await expect(page).toHaveTitle(/My List/)
})

test("an address that shares nothing says so", async ({ page }) => {
  for (const guid of ["garbage", "%3Cscript%3E", "00000000-0000-4000-8000-000000000000"]) {
    await goTo(page, `/buildlist?shareGuid=${guid}`)
    await expect(main(page).getByRole("heading", { name: "There is no list at this address" })).toBeVisible()
  }
})

test("what was taken out in another tab cannot be moved, and the page then shows what there is", async ({ page, context }) => {
  await keepProduct(page, "Front end")
  await makeList(page, "Brakes")
  await main(page)
    .getByRole("button", { name: /Front end/ })
    .click()
  await expect(lines(page)).toHaveCount(1)
  const other = await context.newPage()
  await goTo(other, "/buildlist")
  await main(other)
    .getByRole("button", { name: /^Remove / })
    .click()
  await expect(main(other).getByText("Nothing is in this list yet.")).toBeVisible()
  await other.close()
  await lines(page)
    .getByRole("button", { name: /^Move / })
    .click()
  await dialog(page, "Move This Item to a List")
    .getByRole("button", { name: /Brakes/ })
    .click()
  await expect(notice(page, "Item not moved, please try again")).toBeVisible()
})

test("ERR-110 while the service fails the drawer stays, the page says so, and both try again", async ({ page, quietConsole }) => {
  quietConsole.expected = failedToLoad
  await keepProduct(page, "Front end")
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 503, body: "away" }))
  await saveOnPage(page).click()
  const drawer = dialog(page, SAVE)
  await drawer.getByRole("button", { name: /Front end/ }).click()
  await expect(notice(page, "Unable to add item to list at this time.")).toBeVisible({ timeout: 20_000 })
  await expect(drawer).toBeVisible()
  await goTo(page, "/buildlist")
  const alert = main(page).getByRole("alert")
  await expect(alert).toContainText("Your lists could not be loaded.", { timeout: 20_000 })
  await page.unroute(CHECKOUT)
  await alert.getByRole("button", { name: "Try again" }).click()
  await expect(heading(page, "Front end")).toBeVisible()
})

test("the lists and their drawer have no axe violations, and nothing moves when the lists come", async ({
  page,
  context,
  baseURL,
  isMobile
}) => {
  await keepProduct(page, "Front end")
  await context.addCookies([{ name: "theme", value: themeFor(isMobile), url: baseURL! }])
  await goTo(page, "/buildlist")
  await expect(lines(page)).toHaveCount(1)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  await expectNoAxeViolations(page)
  await lines(page)
    .getByRole("button", { name: /^Move / })
    .click()
  await expect(dialog(page, "Move This Item to a List")).toBeVisible()
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
  await expectNoAxeViolations(page)
})
