import type { Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import { setVehicleCookie } from "./setVehicleCookie.ts"
import { onDesktop, expect, onPhone, test } from "./shop.ts"

const toggle = (page: Page) => page.getByRole("main").getByRole("link", { name: /^Only parts that fit my 1969 Chevrolet Camaro/ })

/** Reads '12 of 1,048 + 359 universal' next to the switch: 371 fit. */
const getCounts = async (page: Page) => {
  const text = ((await toggle(page).textContent()) ?? "").replaceAll(/(?<=\d),/g, "")
  const [, made, all, universal] = /(\d+) of (\d+)(?: \+ (\d+) universal)?/.exec(text) ?? []
  const inWords = (count: number) => count.toLocaleString("en-US")
  return { fitting: inWords(Number(made) + Number(universal ?? 0)), all: inWords(Number(all)) }
}

const expectItems = (page: Page, count: string) => expect(page.getByRole("heading", { name: new RegExp(`^${count} items?`) })).toBeVisible()

test("GAP-C70 a category shows what fits the car, and everything after a click, which is remembered for the session", async ({
  page,
  context,
  baseURL
}) => {
  await setVehicleCookie(context, baseURL!, 1969, "Chevrolet", "Camaro")
  await page.goto("/shop/brakes~2-3")
  await waitForHydration(page)
  await expect(toggle(page)).toHaveAttribute("aria-current", "true")
  const { all, fitting } = await getCounts(page)
  expect(Number(fitting.replaceAll(",", ""))).toBeLessThan(Number(all.replaceAll(",", "")))
  await expectItems(page, fitting)
  await toggle(page).click()
  await expect(page).toHaveURL(/\/shop\/brakes~2-3\?fits=0$/)
  await expectItems(page, all)
  await expect(toggle(page)).not.toHaveAttribute("aria-current")

  await page.goto("/shop/chassis-and-suspension~2-16")
  await expect(toggle(page)).not.toHaveAttribute("aria-current")
  const setting = (await context.cookies()).find(({ name }) => name === "Listings")
  expect([setting?.value, setting?.expires]).toEqual(["all", -1])

  await waitForHydration(page)
  await toggle(page).click()
  await expect(page).toHaveURL(/fits=1$/)
  await expect(toggle(page)).toHaveAttribute("aria-current", "true")
  await page.goto("/shop/brakes~2-3")
  await expectItems(page, fitting)
})

test(
  "GAP-C70 a shared URL that shows everything does not change the recipient's setting",
  onDesktop,
  async ({ page, context, baseURL }) => {
    await setVehicleCookie(context, baseURL!, 1969, "Chevrolet", "Camaro")
    await page.goto("/shop/brakes~2-3?fits=0")
    await expect(toggle(page)).not.toHaveAttribute("aria-current")
    await page.goto("/shop/brakes~2-3")
    await expect(toggle(page)).toHaveAttribute("aria-current", "true")
  }
)

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("GAP-C70 the switch is a link and its state is remembered", onPhone, async ({ page, context, baseURL }) => {
    await setVehicleCookie(context, baseURL!, 1969, "Chevrolet", "Camaro")
    await page.goto("/shop/brakes~2-3")
    const { all, fitting } = await getCounts(page)
    await expectItems(page, fitting)
    await toggle(page).click()
    await expectItems(page, all)
    await page.goto("/shop/chassis-and-suspension~2-16")
    await expect(toggle(page)).not.toHaveAttribute("aria-current")
    await toggle(page).click()
    await expect(toggle(page)).toHaveAttribute("aria-current", "true")
    await page.goto("/shop/brakes~2-3")
    await expectItems(page, fitting)
  })
})
