import type { Page } from "@playwright/test"
import { addCar, camaro, type Car, dialog, garageButton } from "./garage.ts"
import { addressOf, alive, expect, expectNoAxeViolations, nobodyAnswers, test } from "./shop.ts"

test.use({ serviceWorkers: "allow" })

/** What the console says of a network that is not there, and of what was preloaded while the worker started. */
const said = new RegExp(
  `${nobodyAnswers.source}|cross-world service worker|preloaded using link preload|failed to load recommendations|Fitment failed|visitor/state failed`
)
const waiting = "Waiting for the network"

/** On a page that the worker has drawn, until it has what is the visitor's own. */
const ready = async (page: Page): Promise<void> => {
  await alive(page)
  await page.mouse.move(300, 300)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}
const isKept = (page: Page, part: string) =>
  expect.poll(() =>
    page.evaluate(async (own) => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) if (url.includes(own)) return true
      return false
    }, part)
  )

test("OFF-02 OFF-04 a part that was read is put on a list and into the cart without a network, waits there through a restart, and is there once when the network is back", async ({
  context,
  page,
  quietConsole,
  request
}) => {
  quietConsole.expected = said
  const product = await addressOf(request, "product")
  await addCar(page, camaro)
  await ready(page)
  await page.goto(product)
  await ready(page)
  const title = await page.getByRole("heading", { level: 1 }).innerText()
  for (const own of ["?lists&own", "?cart&own", "/buildlist", "/shoppingcart"]) await isKept(page, own).toBe(true)
  await isKept(page, new URL(page.url()).pathname).toBe(true)

  await context.setOffline(true)
  await page.getByRole("button", { name: "Add to Cart" }).first().click()
  await expect(page.getByText("Kept on this device: it is sent when the network is back.")).toBeVisible()
  await page.getByRole("button", { name: "Add to List", exact: true }).click()
  const drawer = page.getByRole("dialog", { name: "Save This Item to a List" })
  await drawer.getByRole("textbox").fill("Brakes")
  await drawer.getByRole("button", { name: "Create a New List" }).click()
  await expect(drawer).toBeHidden()

  await page.goto("/shoppingcart")
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible()
  await expect(page.getByText(waiting, { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto("/buildlist")
  await expect(page.getByRole("heading", { level: 1, name: "Brakes" })).toBeVisible()
  await expect(page.getByText(waiting, { exact: true })).toBeVisible()

  // A window that is closed takes nothing of it along.
  const again = await context.newPage()
  await page.close()
  await again.goto("/shoppingcart")
  await expect(again.getByText(waiting, { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(again.getByText("What you changed without a network is saved.")).toBeVisible()
  await expect(again.getByText(waiting, { exact: true })).toBeHidden()
  await again.goto("/shoppingcart")
  await expect(again.getByRole("heading", { level: 2, name: title })).toHaveCount(1)
  await expect(again.getByRole("main").getByText("1 item").first()).toBeVisible()
  await again.goto("/buildlist")
  await expect(again.getByRole("heading", { level: 2, name: title })).toHaveCount(1)
})

test("OFF-07 without a network another car of the garage is selected, and a part that was read says whether it fits that one, and why", async ({
  context,
  page,
  quietConsole,
  request
}) => {
  quietConsole.expected = said
  const second: Car = ["2004", "Ford", "F-150"]
  const product = await addressOf(request, "product")
  await addCar(page, second)
  await ready(page)
  await addCar(page, camaro)
  await ready(page)
  await page.goto(product)
  await ready(page)
  const title = await page.getByRole("heading", { level: 1 }).innerText()
  const panel = page.locator(".fitpanel")
  await expect(panel).toContainText("Camaro")
  const forCamaro = await panel.innerText()
  for (const own of ["?unjudgedProduct&", new URL(page.url()).pathname]) await isKept(page, own).toBe(true)

  await context.setOffline(true)
  await garageButton(page).click()
  await dialog(page, /.*/).getByRole("button", { name: /F-150/ }).first().click()
  await expect(panel).toContainText("2004 Ford F-150")
  await expect(panel).toContainText("Why:")
  const forFord = await panel.innerText()
  expect(forFord).not.toBe(forCamaro)
  expect(forFord).not.toContain("Camaro")
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()

  // The page that was kept was drawn for the other car.
  await page.goto(product)
  await ready(page)
  await expect.poll(() => panel.innerText()).toBe(forFord)

  await context.setOffline(false)
  await page.reload()
  await expect.poll(() => panel.innerText()).toBe(forFord)
})
