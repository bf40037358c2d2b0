import { waitForHydration } from "./waitForHydration.ts"
import { choose, dialog, garageButton } from "./garage.ts"
import { keyboard, thumb } from "./inputMethod.ts"
import { coreAtDesk, expect, fullAtDesk, onPhone, test } from "./shop.ts"

const vin = "1g1fp22p2-s2100001"

test(
  "a car is added by VIN, gets another engine, is deleted and restored, by keyboard or touch",
  coreAtDesk,
  async ({ page, isMobile }) => {
    const hand = isMobile ? thumb(page) : keyboard(page)
    await page.goto("/?showymm=true")
    await waitForHydration(page)
    const form = dialog(page, "Add a Vehicle")
    await hand.press(form.getByText("Have your VIN?"))
    const field = form.getByRole("textbox", { name: /^VIN/ })
    await hand.press(field)
    await page.keyboard.type("1g1fp22p3-s2100001")
    await expect(form.getByText(/This VIN has a wrong character/)).toBeVisible()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type(vin)
    await page.keyboard.press("Enter")
    // The first VIN lookup waits until the data is unpacked.
    await expect(form.getByText(/^Found: 1995 Chevrolet Camaro/)).toBeVisible({ timeout: 30_000 })
    await hand.press(form.getByRole("button", { name: "Add Vehicle" }))
    await page.waitForURL(/\/vehicle\/1995-chevrolet-camaro/)
    await expect(page.getByRole("banner").getByText("1995 Chevrolet Camaro")).toBeVisible()

    await page.goto("/CustomerVehicle")
    await waitForHydration(page)
    await hand.press(page.getByRole("button", { name: /^Update Vehicle: 1995/ }))
    const update = dialog(page, "Update Vehicle")
    await expect(update.getByLabel("Model", { exact: true })).toHaveValue(/\d/)
    await choose(update, "Engine (optional)", "Engine Swap")
    await choose(update, "Engine make", "Chevrolet")
    await choose(update, "Engine family", "LS Gen III")
    await hand.press(update.getByRole("button", { name: "Update Vehicle" }))
    await page.waitForURL(/\/vehicle\//)

    await waitForHydration(page)
    await garageButton(page).click()
    const list = dialog(page, "Your Garage")
    await expect(list.getByRole("button", { name: /LS Gen III.*stock 5\.7L V8/ })).toBeVisible()
    await hand.press(list.getByRole("button", { name: /^Delete 1995/ }))
    await expect(list.getByText("Your garage is empty")).toBeVisible()
    const undo = list.getByRole("button", { name: /^Undo/ })
    await expect(undo).toBeFocused()
    await hand.press(undo)
    await expect(list.getByRole("button", { name: /LS Gen III.*stock 5\.7L V8/, pressed: true })).toBeVisible()
  }
)

test("a year selected on the home page before scripts load stays selected", onPhone, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto("/", { waitUntil: "commit" })
  const builder = page.getByRole("region", { name: "What are you building?" })
  await builder.getByLabel("Year", { exact: true }).selectOption("1969")
  release()
  await waitForHydration(page)
  await expect(builder.getByLabel("Year", { exact: true })).toHaveValue("1969")
  await choose(builder, "Make", "Chevrolet")
  await choose(builder, "Model", "Camaro")
  await expect(builder.getByRole("button", { name: "Add Vehicle" })).toBeEnabled()
})

for (const [kind, answer] of [
  ["returns 500", { status: 500, body: "broken" }],
  ["returns data of the wrong shape", { status: 200, contentType: "application/json", body: '{"data":{"customerProjects":[]}}' }]
] as const) {
  test(`a garage service that ${kind} shows an error and is retried`, fullAtDesk, async ({ page, quietConsole }) => {
    quietConsole.expected = /Garage|customerproject|500/
    let isBroken = true
    await page.route("**/graphql/customerproject", (route) => (isBroken ? route.fulfill(answer) : route.fallback()))
    await page.goto("/the-toolbox?showvehicles=true")
    await waitForHydration(page)
    const list = dialog(page, "Your Garage")
    const again = list.getByRole("button", { name: "Try again" })
    await again.waitFor({ timeout: 30_000 })
    isBroken = false
    await again.click()
    await expect(list.getByText("Your garage is empty")).toBeVisible()
  })
}
