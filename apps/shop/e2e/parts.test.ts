import type { Locator, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { dialog } from "./garage.ts"
import { chooseAll, getInputMethod } from "./inputMethod.ts"
import { getTheme } from "./axe.ts"
import { findPageAddress } from "./pages.ts"
import { coreOnPhone, expect, fullAtDesk, test } from "./shop.ts"

const main = (page: Page): Locator => page.getByRole("main")
const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await waitForHydration(page)
}
/** Returns the first card of a listing whose button opens this drawer. */
const cardButton = (page: Page): Locator =>
  main(page)
    .getByRole("button", { name: /^Add to Cart: / })
    .first()

test(
  "DRW-10 ATC-18 ATC-29 ATC-36 options are selected, a kit is built and several parts are added by keyboard or touch",
  coreOnPhone,
  async ({ page, hasTouch, isMobile, context, baseURL }) => {
    test.setTimeout(180_000)
    await context.addCookies([{ name: "theme", value: getTheme(isMobile === true), url: baseURL ?? "" }])
    const hand = getInputMethod(page, hasTouch)

    await test.step("an option is selected in a card's drawer", async () => {
      await goTo(page, "/shop/brakes~2-3")
      await hand.press(cardButton(page))
      const drawer = dialog(page, "Choose options")
      // The incomplete button is disabled for touch. The keyboard can press it and gets a message about the missing
      // choice.
      if (!hasTouch) {
        await hand.press(drawer.getByRole("button", { name: "Add to Cart" }))
        await expect(drawer.getByRole("alert").first()).toContainText("Select a ")
      }
      await chooseAll(drawer, hand)
      await hand.press(drawer.getByRole("button", { name: "Add to Cart" }))
      await expect(dialog(page, "1 Item Added to Cart")).toBeVisible()
      await page.keyboard.press("Escape")
    })

    await test.step("a kit is built from a card", async () => {
      await goTo(page, "/search?query=tune-up+kit")
      await hand.press(
        main(page)
          .getByRole("button", { name: /^Add to Cart: .*Tune-Up Kit/i })
          .first()
      )
      const [kit, added] = [dialog(page, "Build your Kit"), dialog(page, "1 Item Added to Cart")]
      await expect(kit.or(added)).toBeVisible()
      if (await kit.isVisible()) {
        await chooseAll(kit, hand)
        await hand.press(kit.getByRole("button", { name: "Add to Cart" }))
      }
      await expect(added).toBeVisible()
      await page.keyboard.press("Escape")
    })

    await test.step("several needed parts are added at once", async () => {
      await goTo(page, await findPageAddress(page.request, "product"))
      await page.mouse.move(40, 40)
      const needed = main(page).getByRole("region", { name: "Needed for the Job" })
      await needed.scrollIntoViewIfNeeded()
      const all = needed.getByRole("button", { name: /^Add \d+ items? To Cart \| \$/ })
      // The checkboxes appear with the button, after the products.
      await expect(all).toBeVisible()
      // Parts without a known fit are not preselected.
      for (const box of (await needed.getByRole("checkbox").all()).slice(0, 2)) await box.check()
      await needed.getByRole("checkbox").first().uncheck()
      await expect(all).toBeEnabled()
      const count = Number(/\d+/.exec((await all.textContent()) ?? "")?.[0])
      await hand.press(all)
      const drawer = dialog(page, "Select options")
      if (
        await drawer.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false
        )
      ) {
        await chooseAll(drawer, hand)
        await hand.press(drawer.getByRole("button", { name: "Add to Cart" }))
        await expect(drawer).toBeHidden()
      }
      const confirmation = count === 1 ? "1 Item has been added to your cart." : `${count} Items have been added to your cart.`
      await expect(page.getByRole("region", { name: "Notifications" }).getByText(confirmation)).toBeVisible()
    })
  }
)

test(
  "NAV-101 NAV-102 NAV-119 a question is asked on a product page, and a review is shown only to its author",
  fullAtDesk,
  async ({ page, hasTouch, browser }) => {
    const { press } = getInputMethod(page, hasTouch)
    await goTo(page, await findPageAddress(page.request, "product"))
    await press(main(page).getByRole("link", { name: "Ask a Question" }))
    await main(page).getByRole("textbox", { name: "Your question" }).fill("Do the holes of <b>this</b> one line up?")
    await press(main(page).getByRole("button", { name: "Send Question" }))
    await expect(main(page).getByText("Thank you! Your question will appear")).toBeVisible()
    // The reviews come before the questions in the tab order.
    await goTo(page, page.url())
    await press(main(page).getByRole("region", { name: "Reviews" }).getByRole("link", { name: "Write a Review" }))
    const form = main(page).getByRole("form", { name: "Write a review" })
    await press(form.getByRole("button", { name: "Send Review" }))
    await expect(form.getByText("Choose from one to five stars.")).toBeVisible()
    await form.getByRole("radio", { name: "4 stars" }).check()
    await form.getByRole("textbox", { name: "Title" }).fill("Quiet <b>brakes</b>")
    await form.getByRole("textbox", { name: "Your review" }).fill("Quieter than the stock ones, and every hole lines up.")
    await form.getByRole("textbox", { name: "Name to show" }).fill("June")
    await press(form.getByRole("button", { name: "Send Review" }))
    await expect(page.getByText("Thank you! We read every review before it is published.")).toBeVisible()
    await expect(main(page).getByRole("region", { name: "Your review" }).getByText("Quiet <b>brakes</b>")).toBeVisible()

    const other = await browser.newPage()
    await other.goto(page.url())
    await waitForHydration(other)
    await expect(other.getByRole("region", { name: "Your review" })).toHaveCount(0)
    await other.close()
  }
)
