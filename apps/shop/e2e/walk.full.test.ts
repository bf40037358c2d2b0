import type { Locator, Page } from "@playwright/test"
import { type ShopUnderTest, startShop } from "../scripts/ShopUnderTest.ts"
import { waitForHydration } from "./waitForHydration.ts"
import { E2E_SKUS, copySeededDataFolder } from "../scripts/seededDataFolder.ts"
import { type Car, dialog, fillVehicleFormWith } from "./garage.ts"
import { type InputMethod, getInputMethod } from "./inputMethod.ts"
import { expect, failedToLoad, onPhone, test } from "./shop.ts"

/** Runs the main scenario on its own shop, which is killed halfway. */
let shop: ShopUnderTest
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await startShop(E2E_SKUS, {}, await copySeededDataFolder())
})
test.afterAll(() => shop.stop())

const plate = (page: Page): Locator => page.getByRole("banner").locator("a.plate")
const panel = (page: Page): Locator => page.locator(".buy .fitpanel")
const cartLink = (page: Page): Locator => page.getByRole("link", { name: /^Cart/ }).filter({ visible: true }).first()

const addVehicle = async (page: Page, hand: InputMethod, car: Car, engine: string | null) => {
  const drawer = dialog(page, "Add a Vehicle")
  await fillVehicleFormWith(hand, drawer, car)
  if (engine) await hand.choose(drawer.getByLabel("Engine (optional)"), engine)
  else await hand.press(drawer.getByRole("button", { name: "Add Vehicle" }))
  await expect(drawer).toBeHidden()
}

test("the whole scenario from car to cart survives a crash, another car and no car", onPhone, async ({ page, quietConsole }) => {
  test.setTimeout(150_000)
  const hand = getInputMethod(page, true)
  await page.goto(shop.origin)
  await waitForHydration(page)

  await test.step("GAR-33 GAR-36 GAR-44 add the 1969 Camaro with its 350 and see it on the badge", async () => {
    await hand.press(plate(page))
    await addVehicle(page, hand, ["1969", "Chevrolet", "Camaro"], "350")
    await expect(page).toHaveURL(/\/vehicle\/1969-chevrolet-camaro/)
    await expect(plate(page)).toContainText("1969 Chevrolet Camaro")
  })

  await test.step("SRCH-01 SRCH-09 SRCH-45 type 'brake ro' and select a suggestion", async () => {
    await hand.openSearch()
    const search = dialog(page, /^Search/)
    await expect(search.getByRole("combobox")).toBeFocused()
    await hand.press(search.getByRole("switch", { name: "Only parts that fit" }))
    await search.getByRole("combobox").focus()
    await page.keyboard.type("brake ro")
    await expect(search.getByRole("option", { name: "brake rotors", exact: true })).toBeVisible()
    await expect(search.getByRole("status")).toContainText(/\d+ products?/)
    await hand.pick("brake rotors")
    await expect(page).toHaveURL(/\/search\?(?!.*fits=1).*query=brake(?:\+|%20)rotors/)
    await expect(search).toBeHidden()
  })

  await test.step("FIT-01 filter to parts that fit", async () => {
    await hand.press(page.getByRole("main").getByRole("link", { name: /Only parts that fit my/ }))
    await expect(page).toHaveURL(/fits=1/)
    await expect(page.getByRole("heading", { name: /^\d+ items?$/ })).toBeVisible()
    await expect(
      page
        .getByRole("region", { name: /^\d+ items?$/ })
        .getByText("Guaranteed To Fit")
        .first()
    ).toBeVisible()
  })

  await test.step("open a rotor that is guaranteed to fit and read why", async () => {
    await hand.press(
      page.getByRole("article").filter({ hasText: "Street Front Brake Rotor, Drilled" }).first().getByRole("heading").getByRole("link")
    )
    await expect(page).toHaveURL(/\/item\/.*rotor/)
    await expect(panel(page)).toContainText("Guaranteed To Fit")
    await expect(panel(page)).toContainText("Why: Fits 1967-1969 Chevrolet Camaro (yours: 1969).")
  })
  const product = new URL(page.url()).pathname

  await test.step("DRW-04 ATC-04 ATC-15 select options, add to the cart and see the count", async () => {
    await hand.check(page.getByRole("radio", { name: /^Right/ }))
    await expect(page.getByRole("radio", { name: /^Right/ })).toBeChecked()
    await hand.check(page.getByRole("radio", { name: /^12 in/ }))
    await hand.press(page.getByRole("main").getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first())
    const added = dialog(page, "1 Item Added to Cart")
    await expect(added).toBeVisible()
    await hand.press(added.getByRole("button", { name: "Continue Shopping" }))
    await expect(added).toBeHidden()
    await expect(cartLink(page)).toContainText("1")
  })

  await test.step("reload, kill and restart the server: vehicle and cart are still there", async () => {
    await page.reload()
    await waitForHydration(page)
    await expect(plate(page)).toContainText("1969 Chevrolet Camaro")
    await expect(cartLink(page)).toContainText("1")
    quietConsole.expected = failedToLoad
    shop = await shop.crash()
    await page.goto(`${shop.origin}/shoppingcart`)
    await waitForHydration(page)
    await expect(plate(page)).toContainText("1969 Chevrolet Camaro")
    const line = page.getByRole("main").getByRole("listitem").first()
    await expect(line).toContainText("Diameter: 12 in")
    await expect(line).toContainText("Side: Right")
    await expect(line).toContainText("Guaranteed To Fit")
  })

  await test.step("GAR-48 switch to a vehicle that the rotor does not fit: the cart line, the page and the card show it", async () => {
    await hand.press(plate(page))
    const garage = dialog(page, "Your Garage")
    await expect(garage.getByText("Vehicle (1)")).toBeVisible()
    await hand.press(garage.getByRole("button", { name: "Add a Vehicle" }))
    await addVehicle(page, hand, ["1967", "Ford", "Mustang"], null)
    await expect(plate(page)).toContainText("1967 Ford Mustang")
    await page.goto(`${shop.origin}/shoppingcart`)
    await waitForHydration(page)
    const line = page.getByRole("main").getByRole("listitem").first()
    await expect(line).toContainText("May Not Fit")
    await expect(line).toContainText("1967 Ford Mustang")

    await page.goto(shop.origin + product)
    await waitForHydration(page)
    await expect(panel(page)).toContainText("May Not Fit")
    await expect(panel(page)).toContainText("Made for 1967-1969 Chevrolet Camaro")

    await hand.press(plate(page))
    await hand.press(garage.getByRole("button", { name: /^1969 Chevrolet Camaro/ }))
    await expect(garage).toBeHidden()
    await expect(page).toHaveURL(new RegExp(product))
    await expect(panel(page)).toContainText("Guaranteed To Fit")
    await hand.press(plate(page))
    await hand.press(garage.getByRole("button", { name: /^1967 Ford Mustang/ }))
    await expect(panel(page)).toContainText("May Not Fit")

    await page.goto(`${shop.origin}/search?query=drilled+camaro+brake+rotors&fits=0`)
    await waitForHydration(page)
    const card = page.getByRole("article").filter({ has: page.locator(`a[href^="${product}"]`) })
    await expect(card).toContainText("May Not Fit")
  })

  await test.step("GAR-50 GAR-51 FIT-05 remove the vehicles: the prompts to add one return", async () => {
    await page.goto(shop.origin + product)
    await waitForHydration(page)
    await hand.press(plate(page))
    const garage = dialog(page, "Your Garage")
    for (const left of [1, 0]) {
      await hand.press(garage.getByRole("button", { name: /^Delete/ }).first())
      await expect(garage.getByRole("button", { name: /^Delete/ })).toHaveCount(left)
    }
    await expect(garage).toContainText("Add vehicles to your garage for easy access to parts, accessories, and recommendations.")
    await page.keyboard.press("Escape")
    await expect(garage).toBeHidden()
    await expect(panel(page)).toContainText("Verify the Vehicle for your project")
    await expect(panel(page).getByRole("button", { name: "Add Vehicle" })).toBeVisible()
    await expect(plate(page)).toContainText("Add a Vehicle")
  })
})
