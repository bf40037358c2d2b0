import type { Locator, Page } from "@playwright/test"
import { addressOf, alive, expect, onPhone, test } from "./shop.ts"

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
}
const plus = (page: Page): Locator => page.getByRole("button", { name: "Increase quantity" }).first()
const quantity = (page: Page): Locator => page.getByRole("textbox", { name: "Quantity" }).first()

test(
  "NAV-126 each of the presses that come every 100 ms while a page starts counts, however slow the processor is",
  onPhone,
  async ({ page, request }) => {
    await slowDown(page)
    await page.goto(await addressOf(request, "product"), { waitUntil: "commit" })
    const pressed = await plus(page).evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          let presses = 0
          const isAlive = () => !("earlyClicks" in window)
          const press = () => {
            ;(button as HTMLElement).click()
            presses += 1
            if (isAlive() && presses >= 3) resolve(presses)
            else setTimeout(press, 100)
          }
          press()
        })
    )
    await expect(quantity(page)).toHaveValue(String(1 + pressed))
  }
)

/** Milliseconds between the moments at which a page is pressed for the first time. */
const STEP = 300

test(
  "NAV-126 the first press of a hand counts once, at whatever moment of a page's start it comes",
  onPhone,
  async ({ context, request }) => {
    test.setTimeout(120_000)
    const address = await addressOf(request, "product")
    /** Pressed once at this moment of the page's clock; whether it was alive by then. */
    const pressedAt = async (moment: number) => {
      const page = await context.newPage()
      await slowDown(page)
      await page.goto(address, { waitUntil: "commit" })
      await plus(page).scrollIntoViewIfNeeded()
      const wasAlive = await page.waitForFunction((moment) => performance.now() > moment && { isIt: !("earlyClicks" in window) }, moment)
      const { isIt } = (await wasAlive.jsonValue()) as { readonly isIt: boolean }
      await plus(page).tap()
      await alive(page)
      await expect(quantity(page), `${moment} ms`).not.toHaveValue("1")
      expect(await quantity(page).inputValue(), `${moment} ms`).toBe("2")
      await page.close()
      return isIt
    }
    for (let moment = 0; !(await pressedAt(moment)); moment += STEP);
  }
)
