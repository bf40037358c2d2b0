import type { Locator, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { dialog } from "./garage.ts"
import { type InputMethod, keyboard, thumb } from "./inputMethod.ts"
import { layoutShift } from "./layoutShift.ts"
import { getTheme } from "./axe.ts"
import { findPageAddress } from "./pages.ts"
import { expect, full, onPhone, test } from "./shop.ts"

const SAVE = "Save This Item to a List"
const main = (page: Page): Locator => page.getByRole("main")
const heading = (page: Page, name: string): Locator => main(page).getByRole("heading", { level: 1, name, exact: true })
const lines = (page: Page): Locator => main(page).getByRole("list", { name: "In this list" }).getByRole("listitem")
const notice = (page: Page, text: string): Locator => page.getByRole("region", { name: "Notifications" }).getByText(text)
const saveOnPage = (page: Page): Locator => main(page).getByRole("button", { name: "Add to List", exact: true })

const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await waitForHydration(page)
}
const getHand = (page: Page, isTouch: boolean | undefined): InputMethod => (isTouch ? thumb(page) : keyboard(page))
const stillness = (page: Page) => page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))

test(
  "NAV-148 LIST-13 LIST-17 a list is created, filled, renamed, emptied by a move and deleted by keyboard or touch",
  full,
  async ({ page, context, baseURL, hasTouch, isMobile }) => {
    const { press } = getHand(page, hasTouch)
    const expectFocusAtMain = async () => {
      await expect(page.locator("[role$=dialog]")).toHaveCount(0)
      await expect(main(page)).toBeFocused()
    }
    await context.addCookies([{ name: "theme", value: getTheme(isMobile), url: baseURL! }])
    await goTo(page, await findPageAddress(page.request, "product"))
    await press(saveOnPage(page))
    const save = dialog(page, SAVE)
    await save.getByRole("textbox", { name: "List name" }).fill("Front end")
    await press(save.getByRole("button", { name: "Create a New List" }))
    await expect(notice(page, "List 'Front end' successfully created with 1 item.")).toBeVisible()
    await expect(save).toBeHidden()
    await expect(saveOnPage(page)).toHaveAttribute("title", "In a list")

    await goTo(page, "/buildlist")
    await expect(heading(page, "Front end")).toBeVisible()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    const price = await lines(page).locator(".price").innerText()
    await press(lines(page).getByRole("button", { name: /^Increase / }))
    await expect(lines(page).locator(".price")).not.toHaveText(price)
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
    await expect(lines(page).getByRole("textbox", { name: "Quantity" })).toHaveValue("2")
    await expectFocusAtMain()

    await press(main(page).getByRole("button", { name: /^Rear end/ }))
    await expect(heading(page, "Rear end")).toBeVisible()
    await expectFocusAtMain()
    await press(main(page).getByRole("button", { name: /^Brakes/ }))
    await expect(heading(page, "Brakes")).toBeVisible()
    await press(lines(page).getByRole("button", { name: /^Move / }))
    await press(dialog(page, "Move This Item to a List").getByRole("button", { name: /^Rear end/ }))
    await expect(main(page).getByText("This list is empty.")).toBeVisible()
    await expectFocusAtMain()

    await press(main(page).getByRole("button", { name: "Delete" }))
    const confirm = page.getByRole("alertdialog", { name: "Delete this list?" })
    await press(confirm.getByRole("button", { name: "Delete" }))
    await expect(heading(page, "Rear end")).toBeVisible()
    await expectFocusAtMain()
    await expect(lines(page)).toHaveCount(1)
  }
)

test(
  "LIST-18 LIST-19 LIST-22 LIST-28 a visitor with the link sees the list as a build, copies it and buys it as a whole",
  onPhone,
  async ({ page, context, browser, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await goTo(page, await findPageAddress(page.request, "product"))
    await saveOnPage(page).click()
    await dialog(page, SAVE).getByRole("textbox", { name: "List name" }).fill("Front end")
    await dialog(page, SAVE).getByRole("button", { name: "Create a New List" }).click()
    await expect(dialog(page, SAVE)).toBeHidden()
    await goTo(page, await findPageAddress(page.request, "article"))
    await saveOnPage(page).click()
    await dialog(page, SAVE)
      .getByRole("button", { name: /Front end/ })
      .click()
    await expect(notice(page, "Article added to list.")).toBeVisible()
    await goTo(page, "/buildlist")
    await expect(lines(page)).toHaveCount(2)
    await main(page).getByRole("button", { name: "Copy link to Front end" }).click()
    await expect(main(page).getByText("Copied")).toBeAttached()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toMatch(/\/buildlist\?shareGuid=[0-9a-f-]{36}$/)

    const others = await browser.newContext({ baseURL: baseURL! })
    const friend = await others.newPage()
    await goTo(friend, address)
    await expect(heading(friend, "Front end")).toBeVisible()
    await expect(main(friend).getByRole("button", { name: /^(Remove|Move|Rename|Delete)/ })).toHaveCount(0)
    await main(friend).getByRole("link", { name: "Build sheet" }).click()
    await expect(main(friend).getByRole("heading", { name: "Build check" })).toBeVisible()
    await friend.emulateMedia({ media: "print" })
    await expect(main(friend).getByRole("img", { name: "QR code for this list" })).toBeVisible()
    await expect(main(friend).getByRole("button", { name: "Print" })).toBeHidden()
    expect(await friend.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await friend.emulateMedia({ media: "screen" })
    await main(friend).getByRole("button", { name: "Copy to My Lists" }).click()
    await expect(friend).toHaveURL(/\/buildlist$/)
    await main(friend).getByRole("button", { name: "Add All to Cart" }).click()
    await expect(notice(friend, "1 Item has been added to your cart.")).toBeVisible()
    await main(friend)
      .getByRole("button", { name: /^Remove / })
      .first()
      .click()
    await expect(lines(friend)).toHaveCount(1)
    await others.close()
    await page.reload()
    await expect(lines(page)).toHaveCount(2)
  }
)

test("REC-10 four parts are selected on their cards and compared by keyboard or touch", full, async ({ page, hasTouch, isMobile }) => {
  const { press } = getHand(page, hasTouch)
  await goTo(page, "/shop/brakes~2-3")
  await page.mouse.move(5, 5)
  // The buttons appear card by card, so each is found in its card.
  for (const at of [0, 1, 2, 3])
    await press(
      main(page)
        .getByRole("article")
        .nth(at)
        .getByRole("button", { name: /^Compare: / })
    )
  const tray = page.getByRole("region", { name: "Compare" })
  await expect(tray).toContainText("4 of 4")
  // The last link of the page: from here, Tab continues through every card.
  await tray.getByRole("link", { name: "Compare" }).focus()
  await press(tray.getByRole("link", { name: "Compare" }))
  await expect(heading(page, "Compare")).toBeVisible()
  const heads = main(page).getByRole("columnheader")
  await expect(heads).toHaveCount(4)
  const all = await main(page).getByRole("row").count()
  await press(main(page).getByRole("button", { name: "Show only differences" }))
  await expect.poll(() => main(page).getByRole("row").count()).toBeLessThan(all)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  if (!isMobile)
    await press(
      main(page)
        .getByRole("button", { name: /^Remove / })
        .first()
    )
  else
    await main(page)
      .getByRole("button", { name: /^Remove / })
      .first()
      .tap()
  await expect(heads).toHaveCount(3)
  // Any visitor with the URL sees the same comparison, even without scripts.
  expect((await (await page.request.get(page.url())).text()).match(/<th scope="col"/g)).toHaveLength(3)
})

test.describe("feedback", () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test(
    "FB-05 FB-09 FB-10 FB-11 MODAL-13 feedback is sent from the tab's drawer, which then hides the tab",
    full,
    async ({ page, isMobile }) => {
      await page.addInitScript(() => sessionStorage.setItem("FeedbackTabShown", JSON.stringify({ value: true, keptAt: Date.now() })))
      await goTo(page, "/the-toolbox")
      await page.mouse.move(5, 5)
      const tab = page.getByRole("button", { name: "Feedback", exact: true })
      // On a narrow screen the tab appears only at the end of the page.
      if (isMobile) await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await tab.click()
      const drawer = dialog(page, "Feedback")
      await expect(drawer).toBeVisible()
      await stillness(page)
      expect((await drawer.boundingBox())?.width).toBe(isMobile ? 390 : 500)
      await drawer.getByRole("textbox", { name: "Feedback" }).fill("<b>Good parts</b>")
      await drawer.getByRole("button", { name: "Submit" }).click()
      await expect(notice(page, "Thank you for your feedback!")).toBeVisible()
      await expect(tab).toBeHidden()
      await page.reload()
      await waitForHydration(page)
      await page.mouse.move(9, 9)
      await expect(tab).toBeHidden()
    }
  )
})
