import type { Browser } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { setVehicleCookie } from "./setVehicleCookie.ts"
import { expect, test } from "./shop.ts"

const plate = /\d{4} (Chevrolet|Ford) \w+/

const visitor = async (browser: Browser, origin: string, drive?: readonly [number, string, string]) => {
  const context = await browser.newContext({ baseURL: origin })
  if (drive) await setVehicleCookie(context, origin, ...drive)
  return context.newPage()
}

test("each visitor sees only their own vehicle, even on shared cached pages", async ({ browser, baseURL }) => {
  const camaro = await visitor(browser, baseURL!, [1969, "Chevrolet", "Camaro"])
  const mustang = await visitor(browser, baseURL!, [1967, "Ford", "Mustang"])
  const anonymous = await visitor(browser, baseURL!)
  for (const address of ["/", "/shop/brakes~2-3", "/", "/shop/brakes~2-3"]) {
    await camaro.goto(address)
    await expect(camaro.getByRole("banner").getByText("1969 Chevrolet Camaro")).toBeVisible()
    await mustang.goto(address)
    await expect(mustang.getByRole("banner").getByText("1967 Ford Mustang")).toBeVisible()
    await expect(mustang.getByText("Camaro").and(mustang.getByRole("banner"))).toHaveCount(0)
    await anonymous.goto(address)
    await waitForHydration(anonymous)
    await expect(anonymous.getByRole("banner")).not.toContainText(plate)
  }
  for (const page of [camaro, mustang, anonymous]) await page.context().close()
})
